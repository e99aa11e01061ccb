import type { Filters } from "~/search/model/filter";
import type { PriceOrder } from "~/search/model/order";
import type { Source } from "~/search/model/source";
import type { PlanStatistics } from "~/search/stats/plan-statistics.server";
import {
  countPassing,
  estimateScanDepth,
  isCoveredBySample,
  type Sample,
} from "~/search/stats/row-sample";
import {
  estimateMargin,
  maxPriceCuts,
  maxPricedWalkRows,
  maxRangeRows,
  termLookupCostRows,
} from "./limits";
import type { PageWanted } from "./page";
import { bandsInOrder, leftAfter } from "./price-bands";

type Sampled = Pick<PlanStatistics, "sample" | "histogram">;

/** The sample, if it covers the filters. */
const sampleFor = ({ sample }: Sampled, filters: Filters): Sample | undefined =>
  isCoveredBySample(filters) ? sample : undefined;

type ByPrice = {
  source: Extract<Source, { by: "prices" }>;
  /** Whether a walk is worth a try before. */
  walks: boolean;
  /** Listings that a walk reads until there are enough, and that have the words up to there; where a sample tells. */
  depth?: { walked: number; worded: number };
};

/**
 * How to find the first by price of what has some words: prices go with the part type, so that the cheapest
 * alternator comes after hundreds of thousands of other things, but brake pads come at once. A sample of
 * all listings tells which it is, and so how many bands of prices are worth a look at once.
 */
export function planByPrice(
  filters: Filters,
  order: PriceOrder,
  stats: Sampled,
  { after, limit }: Pick<PageWanted, "after" | "limit">,
): ByPrice {
  const sample = sampleFor(stats, filters);
  const left = leftAfter(filters, order, after && Math.abs(after[0]));
  const met = sample && estimateScanDepth(sample, left, order);
  const each = stats.histogram.all / Math.max(1, sample?.cells.length ?? 0);
  const depth = met && { walked: met.walked * each, worded: met.worded * each };
  const walks =
    depth !== undefined &&
    depth.walked <= Math.min(maxPricedWalkRows, depth.worded + termLookupCostRows);
  const { minPriceCents: min, maxPriceCents: max } = left;
  const bands = bandsInOrder(order, { min, max, cuts: cutsOf(met?.passing ?? []) });
  return { walks, depth, source: { by: "prices", order, bands, limit } };
}

/** The estimated share of all listings that match. */
function estimateOf(sample: Sample, asked: Filters, all: number): number {
  const { inView, passing } = countPassing(sample, asked);
  return (passing * all) / Math.max(1, inView);
}

/** Whether it is little enough to be read and sorted. */
const isSelective = (estimate: number) => estimate <= maxRangeRows / estimateMargin;

type Range<By extends Source["by"]> = {
  source: Extract<Source, { by: By }>;
  /** Listings that are in it. */
  estimate: number;
};

/**
 * All that has the words in a condition and a range of prices, where a sample tells that this is little: by
 * place it would be looked for far and wide. Undefined where it does not tell so, or neither is asked.
 */
export function rangeOfPrices(filters: Filters, stats: Sampled): Range<"prices"> | undefined {
  const { words, condition, minPriceCents: min, maxPriceCents: max, includeSoldOut } = filters;
  const isAsked = [condition, min, max].some((each) => each !== undefined);
  if (!words || !isAsked || includeSoldOut) return undefined;
  const asked: Filters = {
    ...{ words, condition, includeSoldOut },
    ...{ minPriceCents: min, maxPriceCents: max },
  };
  const sample = sampleFor(stats, filters);
  if (!sample) return undefined;
  const estimate = estimateOf(sample, asked, stats.histogram.all);
  if (!isSelective(estimate)) return undefined;
  const bands = bandsInOrder("price", { min, max, cuts: [] });
  return { source: { by: "prices", order: "price", bands, limit: maxRangeRows }, estimate };
}

/**
 * All in a range of prices, of a category if one is asked, where that is few: of common words it may have none, and
 * to see that they would be looked for far and wide. It is to be counted before. Undefined where it is more, or a
 * sample does not tell so.
 */
export function selectivePriceRange(
  filters: Filters,
  stats: Sampled,
): (Range<"priced"> & { counted: Filters }) | undefined {
  const { category, minPriceCents, maxPriceCents, includeSoldOut } = filters;
  if ((minPriceCents ?? maxPriceCents) === undefined || includeSoldOut) return undefined;
  const counted: Filters = { category, minPriceCents, maxPriceCents, includeSoldOut };
  const sample = sampleFor(stats, counted);
  if (!sample) return undefined;
  const estimate = estimateOf(sample, counted, stats.histogram.all);
  if (!isSelective(estimate)) return undefined;
  return { source: { by: "priced", most: maxRangeRows }, estimate, counted };
}

/** Where there is enough, most likely; then, in case there is not, twice as far each time. */
function cutsOf(passing: readonly number[]): number[] {
  const places = Array.from({ length: maxPriceCuts }, (_, at) => 2 ** (at + 1) - 1);
  return places.flatMap((at) => passing[at] ?? []);
}
