import { env } from "~/platform/config/env.server";
import { EnvError } from "~/platform/config/env-error.server";
import type { AnyJob, Repeat, Schedule } from "./jobs.server";

/** How long after the site was loaded its worker is started, in ms: the first pages go before. */
const startAfterMs = 1_500;
/** How often to check for the settings, in ms: the site may be loaded before them. */
const retryMs = 500;

interface Work {
  jobs: readonly AnyJob[];
  schedules: readonly Schedule[];
  repeats: readonly Repeat[];
}

/** What a stopping web server waits for (server/draining.mjs calls them): given the time left, in ms. */
type Stop = (withinMs: number) => Promise<void>;

/** Kept on globalThis so that hot reloading gives a running worker the new jobs, not a second worker. */
const held = globalThis as {
  partlaneWork?: Work;
  partlaneStops?: Set<Stop>;
};

/**
 * Runs the jobs in this process, beside the pages, unless JOBS says that others do. The worker is loaded
 * and started a moment after the site, and stopped with it.
 */
export function startJobsInside(work: Work): void {
  const isRunning = held.partlaneWork !== undefined;
  held.partlaneWork = work;
  if (!isRunning) startSoon(startAfterMs);
}

/** Has a stopping web server wait for that too. */
export function whenStopping(stop: Stop): void {
  held.partlaneStops ??= new Set();
  held.partlaneStops.add(stop);
}

function startSoon(afterMs: number): void {
  setTimeout(() => void start(), afterMs).unref();
}

async function start(): Promise<void> {
  try {
    const { JOBS, DATABASE_URL } = env();
    if (JOBS !== "inside") return;
    const { startJobWorker } = await import("./worker.server");
    const worker = startJobWorker({
      url: DATABASE_URL,
      jobs: () => held.partlaneWork?.jobs ?? [],
      schedules: held.partlaneWork?.schedules,
      repeats: held.partlaneWork?.repeats,
    });
    whenStopping((withinMs) => worker.stop(withinMs));
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    startSoon(retryMs);
  }
}
