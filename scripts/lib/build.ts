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
];

/** Builds the site unless the build of exactly these sources is there. Throws `StartError`. */
export async function ensureBuild(
  root: string,
  note: (line: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  const stamp = path.join(root, "build", ".stamp");
  const wanted = await digestSources(root);
  const built = await readFile(stamp, "utf8").catch(() => "");
  if (built === wanted && existsSync(path.join(root, "build/server/index.js"))) return;
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
  for (const source of SOURCES)
    for (const file of await filesOf(path.join(root, source)))
      hash.update(`\0${path.relative(root, file)}\0`).update(
        createHash("sha256")
          .update(await readFile(file))
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

/** For `--import`: what the web server's process needs. */
export const servePreload = pathToFileURL(
  path.resolve(import.meta.dirname, "../serve-preload.mjs"),
).href;
