import { distanceMiles } from "~/catalog/distance";
import { isInside, world } from "./area";
import { knownDensity } from "./density.server";
import type { FacetRow } from "./facets.repo.server";
import type { Filters } from "./filters.repo.server";
import { type SampledListing, selectSample } from "./sample.repo.server";

/* Counts of wide views, reckoned from a sample of all listings that is kept in memory. */

const sampleSize = 20_000;
/** Which kinds and brands are common changes slowly. */
const freshMs = 10 * 60_000;
const retryMs = 30_000;
/** Of a view with fewer listings the sample has too few. */
const leastInView = 100_000;
/** A count of fewer in the sample tells nothing. */
const leastCounted = 20;

let known: readonly SampledListing[] | undefined;
let nextAt = 0;

/** The sample, unless it is still on its way: nobody waits for it, and on a cold disk it may take a while. */
export function sampleAtHand(now = performance.now()): readonly SampledListing[] | undefined {
  if (now >= nextAt) {
    nextAt = now + freshMs;
    void loadSample().then(
      (sample) => (known = sample),
      () => (nextAt = now + retryMs),
    );
  }
  return known;
}

async function loadSample() {
  const { all } = await knownDensity();
  return await selectSample(Math.min(100, (100 * sampleSize) / Math.max(1, all)));
}

/** Whether a sample can tell of it: it knows neither words, fitments nor sellers. */
const isTold = ({ words, fits, sellerId }: Filters) =>
  [words, fits, sellerId].every((each) => each === undefined);

/**
 * About how many listings of a view with `held` of them there are by each facet without its own filter,
 * and of them all; undefined where the sample does not tell.
 */
export function reckonFacets(filters: Filters, held: number): FacetRow[] | undefined {
  const { counts, inView } = countFor(filters, held);
  if (inView === 0) return undefined;
  return counts.map((row) => ({ ...row, n: Math.round((row.n * held) / inView) }));
}

/** About how many listings of a view with `held` of them pass the filters; undefined as above. */
export function reckonCount(filters: Filters, held: number): number | undefined {
  const { passing, inView } = countFor(filters, held);
  return passing < leastCounted ? undefined : (passing * held) / inView;
}

const countFor = (filters: Filters, held: number) =>
  countSample((held >= leastInView && isTold(filters) && sampleAtHand()) || [], filters);

const facets = ["category", "condition", "leaf", "brand"] as const;
/** So many of brands. */
const mostNamed = 20;

/** What a sample has in the filters' view, what of it passes them, and that by each facet. */
export function countSample(sample: readonly SampledListing[], filters: Filters) {
  const { bounds = world, within, minCents = 0, maxCents = Infinity } = filters;
  const chosen = facets.filter((facet) => filters[facet] !== undefined);
  const counted = new Map(facets.map((facet) => [facet, new Map<string, number>()]));
  const add = (facet: (typeof facets)[number], value: string) => {
    const values = counted.get(facet);
    if (value) values?.set(value, (values.get(value) ?? 0) + 1);
  };
  let [inView, passing] = [0, 0];
  for (const listing of sample) {
    if (!isInside(bounds, listing)) continue;
    inView += 1;
    if (listing.price_cents < minCents || listing.price_cents > maxCents) continue;
    if (within && distanceMiles(within.from, listing) > within.miles) continue;
    const failed = chosen.filter((facet) => listing[facet] !== filters[facet]);
    if (failed.length === 0) passing += 1;
    for (const facet of facets)
      if (failed.every((each) => each === facet)) add(facet, listing[facet]);
  }
  const rows = [...counted].flatMap(([facet, values]) =>
    [...values]
      .sort((a, b) => b[1] - a[1])
      .slice(0, facet === "brand" ? mostNamed : undefined)
      .map(([value, n]): FacetRow => ({ facet, value, n })),
  );
  const counts: FacetRow[] = [...rows, { facet: "all", value: "", n: passing }];
  return { counts, inView, passing };
}
