import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { StartError } from "../../../app/platform/config/start-error.server";
import { fingerprintFor, isFresh } from "./build-fingerprint";

/** What the built site is made of: a change in any of it makes the build stale. */
const SOURCES = [
  "app",
  "ui/src",
  "ui/package.json",
  "public",
  "package.json",
  "package-lock.json",
  "remix.config.js",
  "tsconfig.json",
  "vite.config.ts",
  "scripts/lib",
  "scripts/start-built.ts",
];

/** The built site, for remix-serve; relative to the project's directory. */
export const builtServer = "build/server/index.cjs";

/** Whether the build of exactly these sources is there. */
export function isBuilt(root: string): boolean {
  return existsSync(path.join(root, builtServer)) && isFresh(fingerprintFile(root), root, SOURCES);
}

const fingerprintFile = (root: string) => path.join(root, "build", ".fingerprint");

/** Builds the site unless the build of exactly these sources is there. Throws `StartError`. */
export async function ensureBuild(
  root: string,
  note: (line: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  if (isBuilt(root)) return;
  requireBuildTools();
  const writeFingerprint = fingerprintFor(fingerprintFile(root), root, SOURCES);
  note(
    "Building the site, because its sources have changed since the last build or there is none.",
  );
  await rm(fingerprintFile(root), { force: true });
  await build(root, signal);
  writeFingerprint();
}

async function build(root: string, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted();
  const child = spawn(
    process.execPath,
    ["--import", exitWithParent, remixCommand(), "vite:build"],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      detached: true,
    },
  );
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  const abort = () => child.kill("SIGKILL");
  signal?.addEventListener("abort", abort);
  const code = await new Promise((resolve) => {
    child.once("error", () => resolve(null));
    child.once("close", resolve);
  });
  signal?.removeEventListener("abort", abort);
  signal?.throwIfAborted();
  if (code === 0) return;
  throw new StartError(
    `${said.trimEnd()}\nThe site could not be built, for the reason above: mend it and start again.`,
  );
}

/** For `--import`: ends a child when its parent ends. */
export const exitWithParent = new URL("../process/exit-with-parent.mjs", import.meta.url).href;

const require = createRequire(import.meta.url);

/** Throws `StartError` where they are not there: an installation for production alone has none. */
export function requireBuildTools(): void {
  try {
    remixCommand();
  } catch {
    throw new StartError(
      "The site is not built of these sources by this version of Node, and what builds it is not installed: run npm ci, or bring the folder build of npm run build with the very same sources.",
    );
  }
}

export function remixCommand(): string {
  return path.join(path.dirname(require.resolve("@remix-run/dev/package.json")), "dist/cli.js");
}

export function remixServeCommand(): string {
  return path.join(path.dirname(require.resolve("@remix-run/serve/package.json")), "dist/cli.js");
}

/** For `--import`: lets the web server load the site, and wait for the environment to serve it in. */
export const serveStandby = new URL("../../serve-standby.mjs", import.meta.url).href;

/** For `--import`: what guards the web server (server/). */
export const servePreload = new URL("../../../server/preload.mjs", import.meta.url).href;
