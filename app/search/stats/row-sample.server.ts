import { setTimeout as sleep } from "node:timers/promises";
import type { FacetRow } from "~/search/model/facet";
import type { Filters } from "~/search/model/filter";
import { cellHistogram } from "./cell-histogram.server";
import { countPassing, countSample, isCoveredBySample, type Sample, sampleOf } from "./row-sample";
import { type SampledRow, selectSample } from "./row-sample.repo.server";

/* Counts of wide views, reckoned from a sample of all listings that is kept in memory. */

const sampleSize = 40_000;
/** Where a sample would be so much of all, it is all. */
const wholeFrom = 0.4;
/** Which kinds and brands are common changes slowly. */
const freshMs = 10 * 60_000;
const retryMs = 30_000;
/** Of a view with fewer listings the sample has too few. */
const leastInView = 100_000;
/** Fewer matches in the sample are too few for an estimate. */
const leastCounted = 20;

let known: Sample | undefined;
let coming: Promise<unknown> = Promise.resolve();
let nextAt = 0;

/** The sample, once loaded: on a cold disk that may take a while. */
export function loadedSample(now = performance.now()): Sample | undefined {
  if (now >= nextAt) {
    nextAt = now + freshMs;
    coming = loadSample().then(
      (sample) => (known = sample),
      () => (nextAt = now + retryMs),
    );
  }
  return known;
}

/** One after the other, so that none takes long; the pages that two of them have in common are few. */
async function loadSample() {
  const { all } = await cellHistogram();
  const share = sampleSize / Math.max(1, all);
  const draws = share > wholeFrom ? [100] : Array.from({ length: 8 }, () => (100 * share) / 8);
  const rows: SampledRow[] = [];
  for (const [seed, percent] of draws.entries()) rows.push(...(await selectSample(percent, seed)));
  return await sampleOf(rows);
}

/** The sample, if it covers the filters. */
export const sampleFor = (filters: Filters): Sample | undefined =>
  isCoveredBySample(filters) ? loadedSample() : undefined;

/** The same, but waits while the sample loads: for searches that would read tens of thousands of listings without it. */
export async function waitForSample(
  filters: Filters,
  patienceMs: number,
): Promise<Sample | undefined> {
  if (isCoveredBySample(filters) && !loadedSample())
    await Promise.race([coming, sleep(patienceMs, undefined, { ref: false })]);
  return sampleFor(filters);
}

const forView = (filters: Filters, held: number) =>
  held >= leastInView ? sampleFor(filters) : undefined;

/**
 * About how many listings of a view with `held` of them there are by each facet without its own filter,
 * and of them all; undefined where the sample does not tell.
 */
export function estimateFacets(filters: Filters, held: number): FacetRow[] | undefined {
  const sample = forView(filters, held);
  if (!sample) return undefined;
  const { counts, inView, passing } = countSample(sample, filters);
  // Of words that few have, those few tell more.
  if (inView === 0 || (filters.words && passing < leastCounted)) return undefined;
  return counts.map((row) => ({ ...row, n: Math.round((row.n * held) / inView) }));
}

/** About how many listings of a view with `held` of them pass the filters; undefined as above. */
export function estimateCount(filters: Filters, held: number): number | undefined {
  const sample = forView(filters, held);
  if (!sample) return undefined;
  const { inView, passing } = countPassing(sample, filters);
  return passing < leastCounted ? undefined : (passing * held) / inView;
}
