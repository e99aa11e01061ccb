import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { exitWithParent } from "../../scripts/lib/build/build";

const root = path.resolve(import.meta.dirname, "../..");

/** A first start builds the site, which takes a while on a small machine; in ms. */
const startLimit = 240_000;

export type BuiltSite = {
  /** Its origin, without a slash at the end. */
  url: string;
  /** Where it keeps its data, its database and mail among it. */
  dataDir: string;
  /** The process that has started the others. */
  pid: number;
  /** What it said so far, on both of its outputs. */
  said(): string;
  /** Its exit code; null while it runs. */
  readonly exitCode: number | null;
  /** What ended it, where that was a signal. */
  readonly exitSignal: NodeJS.Signals | null;
  /** Stops it as Ctrl-C would, and removes its data. */
  stop(): Promise<void>;
};

/**
 * Starts the built site the way `npm start` does, with a data directory of its own on a free port;
 * `folder` is the project's own unless another one holds the site. What it says goes to
 * `test-results/<name>.log`. Throws with its last words when it does not start.
 */
export async function startBuiltSite(
  name: string,
  env: Record<string, string> = {},
  folder = root,
): Promise<BuiltSite> {
  const made = await mkdtemp(path.join(tmpdir(), "partlane-site-"));
  // As root, the database runs as somebody else, who has to get in.
  await chmod(made, 0o755);
  const dataDir = env.DATA_DIR ?? made;
  mkdirSync(path.join(root, "test-results"), { recursive: true });
  const log = createWriteStream(path.join(root, `test-results/${name}.log`));
  const child = spawn(process.execPath, ["--import", exitWithParent, "scripts/start.mjs"], {
    cwd: folder,
    env: { ...surroundings(), PORT: "0", LOG_LEVEL: "warn", ...env, DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const tidy = () => rm(made, { recursive: true, force: true });
  let said = "";
  try {
    const url = await addressOf(child, (chunk) => {
      log.write(chunk);
      said += chunk;
    });
    return {
      url,
      dataDir,
      pid: child.pid ?? 0,
      said: () => said,
      get exitCode() {
        return child.exitCode;
      },
      get exitSignal() {
        return child.signalCode;
      },
      async stop() {
        await end(child);
        log.end();
        await tidy();
      },
    };
  } catch (error) {
    await end(child);
    await tidy();
    throw error;
  }
}

/** The environment without what belongs to the test runner, or to another site. */
function surroundings(): NodeJS.ProcessEnv {
  const { NODE_ENV, VITEST, DATABASE_URL, DATABASE_REPLICA_URL, SITE_URL, HOST, ...rest } =
    process.env;
  return rest as NodeJS.ProcessEnv;
}

function addressOf(child: ChildProcess, keep: (chunk: string) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const refuse = (why: string) => reject(new Error(`${why}\n${said.slice(-4_000)}`));
    const timer = setTimeout(
      () => refuse(`The site was not ready within ${startLimit / 1_000} s.`),
      startLimit,
    );
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (chunk: string) => {
        keep(chunk);
        said += chunk;
        const ready = /^Partlane is ready at (http:\/\/\S+?)\/?(?:\s|$)/m.exec(said);
        if (!ready?.[1]) return;
        clearTimeout(timer);
        resolve(ready[1]);
      });
    child.once("exit", (code) => {
      clearTimeout(timer);
      refuse(`The site ended with code ${code} before it was ready.`);
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => {
    child.once("exit", resolve);
  });
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), 8_000);
  await gone;
  clearTimeout(timer);
}
