import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "../../..");

/** The path of a program that a dependency brings. */
export function bin(name: string): string {
  return path.join(root, "node_modules/.bin", name);
}

type RunOptions = {
  /** `show` passes the output on as it comes; `keep` returns it. */
  output: "show" | "keep";
  env?: Record<string, string>;
  cwd?: string;
  /** When to give up, in ms. */
  limitMs?: number;
};

const running = new Set<ChildProcess>();
let ending = false;

/**
 * Runs a program to its end, as a process group of its own so that it can be ended with everything
 * that it started. Answers whether it succeeded, and what it said.
 */
export async function run(
  command: string,
  args: readonly string[],
  { output, env, cwd = root, limitMs = 15 * 60_000 }: RunOptions,
): Promise<{ ok: boolean; said: string }> {
  // Whoever asks while everything is being ended gets no answer any more.
  if (ending) await new Promise(() => {});
  const child = spawn(command, args, {
    cwd,
    detached: true,
    env: { ...process.env, ...env },
    stdio: [
      "ignore",
      output === "show" ? "inherit" : "pipe",
      output === "show" ? "inherit" : "pipe",
    ],
  });
  running.add(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      said += chunk;
    });
  const timer = setTimeout(() => {
    said += `\nIt took longer than ${limitMs / 60_000} minutes, and was stopped.\n`;
    end(child, "SIGKILL");
  }, limitMs);
  const ok = await new Promise<boolean>((resolve) => {
    child.once("error", (error) => {
      said += `\n${error.message}\n`;
      resolve(false);
    });
    child.once("close", (code) => resolve(code === 0));
  });
  clearTimeout(timer);
  running.delete(child);
  return { ok, said };
}

function end(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has already gone.
  }
}

/** On Ctrl-C and the like, asks every child to end, waits up to 5 s, ends what is left, and exits. */
export function endChildrenWithUs(beforeExit: () => void = () => {}): void {
  const stop = (signal: NodeJS.Signals, code: number) => {
    if (ending) return;
    ending = true;
    beforeExit();
    for (const child of running) end(child, signal === "SIGHUP" ? "SIGTERM" : signal);
    const begun = Date.now();
    const wait = setInterval(() => {
      if (running.size > 0 && Date.now() - begun < 5_000) return;
      clearInterval(wait);
      for (const child of running) end(child, "SIGKILL");
      process.exit(code);
    }, 50);
  };
  process.on("SIGINT", () => stop("SIGINT", 130));
  process.on("SIGTERM", () => stop("SIGTERM", 143));
  process.on("SIGHUP", () => stop("SIGHUP", 129));
  process.on("exit", () => {
    for (const child of running) end(child, "SIGKILL");
  });
}
