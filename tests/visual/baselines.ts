import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { findChromium } from "../support/chromium";

declare module "vitest" {
  interface ProvidedContext {
    visual: {
      /** The browser's major version; another one draws other pixels. */
      major: string;
      /** Whether this major version has baselines at all. */
      known: boolean;
      /** Whether this run writes the baselines anew. */
      update: boolean;
    };
  }
}

const root = path.resolve(import.meta.dirname, "../..");

/** Set by `npm run test:visual -- --update`. */
export const updatesBaselines = process.env.VISUAL_UPDATE === "1";

/** Where a run leaves the pictures that differ, from the root of the repository. */
export const resultsFolder = "test-results/visual";

let major: string | undefined;

/** The major version of the installed Chromium or Chrome; `none` without one. */
export function chromiumMajor(): string {
  major ??= askMajor();
  return major;
}

function askMajor(): string {
  const chromium = findChromium();
  if (!chromium) return "none";
  const answer = execFileSync(chromium, ["--version"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return /\d+/.exec(answer)?.[0] ?? "none";
}

/** The folder of a major version's baselines, from the root of the repository. */
export function baselinesFolder(major: string): string {
  return path.join("tests/visual/baselines", `chromium-${major}`);
}

/** The baselines that exist in a folder, as `<component>/<story>/<mode>.png`. */
export function baselinesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".png"))
    .map((file) => file.replaceAll(path.sep, "/"))
    .sort();
}

/** Where the baseline of a shot lies. */
export function baselineFile(name: string): string {
  return path.join(root, baselinesFolder(chromiumMajor()), `${name}.png`);
}

/** Where a run leaves a picture of a shot that is not what it was. */
export function resultFile(kind: "before" | "after", name: string): string {
  return path.join(root, resultsFolder, kind, `${name}.png`);
}
