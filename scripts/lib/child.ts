import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { exitWithParent } from "./build";
import type { Supervision } from "./supervise";

type NodeChild = {
  /** What it is, to begin a sentence with. */
  name: string;
  /** What comes after `node`. */
  args: string[];
  cwd: string;
  env: Record<string, string | undefined>;
  stdout: "ignore" | "inherit";
};

/** Starts a Node process that ends with us, whatever ends us, and whose end ends us. */
export function startNode(supervision: Supervision, options: NodeChild): void {
  const { child, ended } = launch(supervision, options);
  supervision.onStop((msLeft) => stopChild(child, ended, msLeft));
}

/**
 * Starts a Node process that waits for a message, as `startNode` does; returns what sends it. Until
 * then there is nothing to stop in order: it just ends with us.
 */
export function startWaitingNode(
  supervision: Supervision,
  options: NodeChild,
): (message: Record<string, string>) => void {
  const { child, ended } = launch(supervision, options);
  return (message) => {
    supervision.onStop((msLeft) => stopChild(child, ended, msLeft));
    // One that has ended hears nothing: its end is told by itself.
    child.send(message, () => {});
  };
}

function launch(supervision: Supervision, options: NodeChild) {
  supervision.signal.throwIfAborted();
  const child = spawn(process.execPath, ["--import", exitWithParent, ...options.args], {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ["ignore", options.stdout, "inherit", "ipc"],
    // Its own process group: Ctrl-C reaches us alone, and we stop things in order.
    detached: true,
  });
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  supervision.watch(
    ended.then((how) => `${options.name} ended unexpectedly (${how}): start again.`),
  );
  return { child, ended };
}

async function stopChild(
  child: ChildProcess,
  ended: Promise<string>,
  msLeft: number,
): Promise<void> {
  child.kill("SIGTERM");
  // Leaves a second to those that stop after it.
  const patience = sleep(Math.max(100, msLeft - 1_000), "late", { ref: false });
  if ((await Promise.race([ended, patience])) === "late") child.kill("SIGKILL");
  await ended;
}
