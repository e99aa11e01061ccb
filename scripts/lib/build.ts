import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { StartError } from "../../app/platform/start-error.server";

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
  "scripts/lib/lean-client.ts",
  "scripts/lib/lean-icon.ts",
];

/** The built site, for remix-serve; relative to the project's directory. */
export const builtServer = "build/server/index.js";

/** Whether the build of exactly these sources is there. */
export async function isBuilt(root: string): Promise<boolean> {
  return isBuildOf(root, await digestSources(root));
}

async function isBuildOf(root: string, digest: string): Promise<boolean> {
  const built = await readFile(stampOf(root), "utf8").catch(() => "");
  return built === digest && existsSync(path.join(root, builtServer));
}

const stampOf = (root: string) => path.join(root, "build", ".stamp");

/** Builds the site unless the build of exactly these sources is there. Throws `StartError`. */
export async function ensureBuild(
  root: string,
  note: (line: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  const wanted = await digestSources(root);
  if (await isBuildOf(root, wanted)) return;
  const stamp = stampOf(root);
  note(
    "Building the site, because its sources have changed since the last build or there is none.",
  );
  await rm(stamp, { force: true });
  await build(root, signal);
  await mkdir(path.dirname(stamp), { recursive: true });
  await writeFile(stamp, wanted);
}

async function digestSources(root: string): Promise<string> {
  const hash = createHash("sha256").update(process.version);
  const files = (
    await Promise.all(SOURCES.map((source) => filesOf(path.join(root, source))))
  ).flat();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  for (const [index, file] of files.entries())
    hash.update(`\0${path.relative(root, file)}\0`).update(
      createHash("sha256")
        .update(contents[index] ?? "")
        .digest(),
    );
  return hash.digest("hex");
}

async function filesOf(source: string): Promise<string[]> {
  const entries = await readdir(source, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOTDIR") return "file" as const;
      if (error.code === "ENOENT") return [];
      throw error;
    },
  );
  if (entries === "file") return [source];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
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
export const exitWithParent = new URL("./exit-with-parent.mjs", import.meta.url).href;

const require = createRequire(import.meta.url);

export function remixCommand(): string {
  return path.join(path.dirname(require.resolve("@remix-run/dev/package.json")), "dist/cli.js");
}

export function remixServeCommand(): string {
  return path.join(path.dirname(require.resolve("@remix-run/serve/package.json")), "dist/cli.js");
}

/** For `--import`: lets the web server load the site, and wait for the environment to serve it in. */
export const serveStandby = pathToFileURL(
  path.resolve(import.meta.dirname, "../serve-standby.mjs"),
).href;

/** For `--import`: what the web server's process needs. */
export const servePreload = pathToFileURL(
  path.resolve(import.meta.dirname, "../serve-preload.mjs"),
).href;
