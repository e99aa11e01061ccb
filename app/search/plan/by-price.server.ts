import type { Filters } from "~/search/model/filter";
import type { PriceOrder } from "~/search/model/order";
import type { Source } from "~/search/model/source";
import type { Cursor } from "~/search/query/cursor.server";
import { cellHistogram } from "~/search/stats/cell-histogram.server";
import { countPassing, estimateScanDepth, type Sample } from "~/search/stats/row-sample";
import { sampleFor } from "~/search/stats/row-sample.server";
import { maxPriceCuts, maxPricedWalkRows, maxRangeRows, termLookupCostRows } from "./limits";
import { bandsInOrder, leftAfter } from "./price-bands";

type Asked = { after?: Cursor; limit: number; all: number };

/**
 * How to find the first by price of what has some words: prices go with the kind of part, so that the cheapest
 * alternator comes after hundreds of thousands of other things, but brake pads come at once. A sample of
 * all listings tells which it is, and so how many bands of prices are worth a look at once.
 */
export function planByPrice(
  filters: Filters,
  order: PriceOrder,
  { after, limit, all }: Asked,
): { walks: boolean; source: Source } {
  const sample = sampleFor(filters);
  const left = leftAfter(filters, order, after && Math.abs(after[0]));
  const met = sample && estimateScanDepth(sample, left, order);
  const each = all / Math.max(1, sample?.cells.length ?? 0);
  const walks =
    met !== undefined &&
    met.walked * each <= Math.min(maxPricedWalkRows, met.worded * each + termLookupCostRows);
  const { minPriceCents: min, maxPriceCents: max } = left;
  const bands = bandsInOrder(order, { min, max, cuts: cutsOf(met?.passing ?? []) });
  return { walks, source: { by: "prices", order, bands, limit } };
}

/** Whether a sample of all tells that of what is asked there is little enough to be read and sorted. */
function isSelective(sample: Sample, asked: Filters, all: number): boolean {
  const { inView, passing } = countPassing(sample, asked);
  return (passing * all) / Math.max(1, inView) <= maxRangeRows / 2;
}

/**
 * All that has the words in a condition and a range of prices, where a sample tells that this is little: by
 * place it would be looked for far and wide. Undefined where it does not tell so, or neither is asked.
 */
export function rangeOfPrices(filters: Filters, all: number): SourceOfRange | undefined {
  const { words, condition, minPriceCents: min, maxPriceCents: max, includeSoldOut } = filters;
  const isAsked = [condition, min, max].some((each) => each !== undefined);
  if (!words || !isAsked || includeSoldOut) return undefined;
  const asked: Filters = {
    words,
    condition,
    minPriceCents: min,
    maxPriceCents: max,
    includeSoldOut,
  };
  const sample = sampleFor(filters);
  if (!sample) return undefined;
  if (!isSelective(sample, asked, all)) return undefined;
  const bands = bandsInOrder("price", { min, max, cuts: [] });
  return { by: "prices", order: "price", bands, limit: maxRangeRows };
}

/**
 * All in a range of prices, of a category if one is asked, where that is few: of common words it may have none, and
 * to see that they would be looked for far and wide. Undefined where it is more, or a sample does not tell so.
 */
export async function selectivePriceRange(filters: Filters): Promise<PriceRange | undefined> {
  const { category, minPriceCents, maxPriceCents, includeSoldOut } = filters;
  if ((minPriceCents ?? maxPriceCents) === undefined || includeSoldOut) return undefined;
  const asked: Filters = { category, minPriceCents, maxPriceCents, includeSoldOut };
  const sample = sampleFor(asked);
  if (!sample) return undefined;
  const { all } = await cellHistogram();
  if (!isSelective(sample, asked, all)) return undefined;
  return { source: { by: "priced", most: maxRangeRows }, asked };
}

/** To be taken where fewer than `maxRangeRows` of `asked` are counted in it. */
type PriceRange = { source: Source; asked: Filters };

type SourceOfRange = Extract<Source, { by: "prices" }>;

/** Where there is enough, most likely; then, in case there is not, twice as far each time. */
function cutsOf(passing: readonly number[]): number[] {
  const places = Array.from({ length: maxPriceCuts }, (_, at) => 2 ** (at + 1) - 1);
  return places.flatMap((at) => passing[at] ?? []);
}
