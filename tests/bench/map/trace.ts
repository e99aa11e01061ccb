import type { Browser, Page } from "playwright";
import type { MoveFrames } from "./record";

type TraceEvent = {
  name: string;
  ph: string;
  ts: number;
  dur?: number;
  /** Of that, what the thread itself worked. */
  tdur?: number;
  pid: number;
  tid: number;
  args: { data?: { startTime?: number } };
};

const mark = "bench: the clocks";

/** Begins to note what the page's main thread does. */
export async function startTracing(browser: Browser, page: Page): Promise<void> {
  const categories = ["toplevel", "disabled-by-default-devtools.timeline", "blink.user_timing"];
  await browser.startTracing(page, { categories });
  await page.evaluate((name) => performance.mark(name), mark);
}

/** When each task of the page's main thread began and how long it took, in ms of the page's clock. */
export async function stopTracing(browser: Browser): Promise<Task[]> {
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const clock = traceEvents.find(({ name }) => name === mark);
  const startTime = clock?.args.data?.startTime;
  if (!clock || startTime === undefined) throw new Error("The trace does not tell its clock.");
  return traceEvents
    .filter(
      ({ name, ph, pid, tid }) =>
        name === "RunTask" && ph === "X" && pid === clock.pid && tid === clock.tid,
    )
    .map(({ ts, dur = 0, tdur = dur }) => ({
      from: startTime + (ts - clock.ts) / 1_000,
      took: dur / 1_000,
      share: dur > 0 ? tdur / dur : 0,
    }))
    .sort((a, b) => a.from - b.from);
}

export interface Task {
  from: number;
  took: number;
  /** How much of it the thread worked, and did not wait for a core or another thread. */
  share: number;
}

/** How long the main thread worked in each frame in which the map moved, in ms. */
export function workOf(moves: readonly MoveFrames[], tasks: readonly Task[]): number[] {
  return moves.flatMap(({ moving }) =>
    moving.map(({ from, took }) => {
      const to = from + took;
      return tasks.reduce(
        (sum, task) =>
          sum +
          task.share * Math.max(0, Math.min(to, task.from + task.took) - Math.max(from, task.from)),
        0,
      );
    }),
  );
}
