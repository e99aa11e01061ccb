import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { exitWithParent } from "../build/build";
import type { Life, Supervision } from "./supervise";

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

/** A Node process that waits for a message before it begins. */
export type WaitingNode = {
  /** Sends the message. */
  begin(message: Record<string, string>): void;
  /** From now on its death does not end the run: it is started again with the same message. */
  keep(): void;
  /** Ends it at once, as a fault would: what hangs is started again like what died. */
  kill(): void;
};

/**
 * Starts a Node process that waits for a message, as `startNode` does. Until it has its message there is
 * nothing to stop in order: it just ends with us.
 */
export function startWaitingNode(supervision: Supervision, options: NodeChild): WaitingNode {
  let running = spawnNode(supervision.signal, options);
  let message: Record<string, string> | undefined;
  let isKept = false;
  const sentence = async ({ ended }: Running) =>
    `${options.name} ended unexpectedly (${await ended})`;
  const send = () => {
    // One that has ended hears nothing: its end is told by itself.
    if (message) running.child.send(message, () => {});
  };
  const life = (): Life => ({
    died: sentence(running),
    again: async () => {
      running = spawnNode(supervision.signal, options);
      send();
      return life();
    },
  });
  supervision.watch(
    sentence(running).then((how) => (isKept ? new Promise(() => {}) : `${how}: start again.`)),
  );
  return {
    begin(sent) {
      message = sent;
      supervision.onStop((msLeft) => stopChild(running.child, running.ended, msLeft));
      send();
    },
    keep() {
      isKept = true;
      supervision.keep(life());
    },
    kill: () => void running.child.kill("SIGKILL"),
  };
}

type Running = ReturnType<typeof spawnNode>;

function launch(supervision: Supervision, options: NodeChild) {
  const running = spawnNode(supervision.signal, options);
  supervision.watch(
    running.ended.then((how) => `${options.name} ended unexpectedly (${how}): start again.`),
  );
  return running;
}

function spawnNode(signal: AbortSignal, options: NodeChild) {
  signal.throwIfAborted();
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
