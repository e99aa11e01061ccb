import { setTimeout as sleep } from "node:timers/promises";

/** Waits for a time in ms, or until the signal is aborted. */
export const pause = (ms: number, options: { signal: AbortSignal; ref?: boolean }): Promise<void> =>
  sleep(ms, undefined, options).catch(() => {});
