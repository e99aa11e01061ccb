import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { findChromium } from "../../../tests/support/chromium";

/**
 * Finds a Chromium or Chrome for the tests. On Debian, as root, installs Debian's own when there is
 * none; anywhere else throws an error whose message is one sentence that says what to install.
 */
export function ensureChromium(note: (line: string) => void): string {
  const present = findChromium();
  if (present) return present;
  if (process.env.CHROMIUM_PATH)
    throw new Error(
      `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which is not a program: point it at a Chromium or Chrome, or unset it.`,
    );
  if (!isDebian() || process.getuid?.() !== 0) throw new Error(whatToInstall());
  note("Installing Debian's Chromium, because the tests need a browser and there is none.");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [
    ["update"],
    ["install", "-y", "--no-install-recommends", "chromium", "fonts-liberation"],
  ]) {
    const run = spawnSync("apt-get", args, { env, encoding: "utf8" });
    if (run.status === 0) continue;
    const reason = (run.stderr || String(run.error ?? "")).trim().split("\n").at(-1) ?? "";
    throw new Error(
      `Debian's Chromium could not be installed (apt-get ${args[0]}: ${reason}): install a Chromium or Chrome by hand, or set CHROMIUM_PATH to one.`,
    );
  }
  const installed = findChromium();
  if (!installed) throw new Error(whatToInstall());
  return installed;
}

function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
  } catch {
    // A system without that file is another one.
    return false;
  }
}

function whatToInstall(): string {
  const how = isDebian() ? " (on Debian: apt-get install chromium, as root)" : "";
  return `The browser tests need Chromium or Google Chrome on the path${how}: install one, or set CHROMIUM_PATH to where it is.`;
}
