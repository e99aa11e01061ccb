/*
 * What the metrics count, as plain numbers: to count costs next to nothing, also where nobody reads them. Every name
 * is one of the code's own, never of what a stranger sends, so that there are only so many.
 */

/** What is counted, and the labels that tell its counts apart. */
export interface Counted {
  /** Asked of a cache of this name: answered from it, loaded first, or answered with what is stale where loading failed. */
  cache: { cache: string; result: "hit" | "stale" | "miss" };
  /** Requests that were turned away, and why; a limit has its name. */
  refusal: { reason: "overload" | "database-away" | "rate-limit"; limit: string };
  /** Jobs that this process's worker has ended. */
  job: { job: string; outcome: "done" | "retried" | "failed" };
}

interface Count<Labels> {
  labels: Labels;
  value: number;
}

type Counts = { [Kind in keyof Counted]: Map<string, Count<Counted[Kind]>> };

/** On globalThis, so that hot reloading goes on counting. */
const held = globalThis as { partlaneCounts?: Counts };

function counts(): Counts {
  held.partlaneCounts ??= { cache: new Map(), refusal: new Map(), job: new Map() };
  return held.partlaneCounts;
}

/** Counts one more. */
export function count<Kind extends keyof Counted>(kind: Kind, labels: Counted[Kind]): void {
  const key = Object.values(labels).join(" ");
  const all: Map<string, Count<Counted[Kind]>> = counts()[kind];
  const known = all.get(key);
  if (known) known.value += 1;
  else all.set(key, { labels, value: 1 });
}

/** All that was counted of a kind since the process began. */
export const countsOf = <Kind extends keyof Counted>(kind: Kind): Count<Counted[Kind]>[] => [
  ...counts()[kind].values(),
];
