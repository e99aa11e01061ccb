import { world } from "~/search/geo/bounds";
import { placedCellsOf } from "~/search/geo/morton-cells";
import type { Filters } from "~/search/model/filter";
import type { IndexedOrder, PriceOrder } from "~/search/model/order";
import type { PlanStatistics } from "~/search/stats/plan-statistics.server";
import { addBrandTerms } from "~/search/text/brand-words";
import type { BoundQuery } from "./bind";
import { planByPrice, rangeOfPrices } from "./by-price";
import {
  leastMatchingRows,
  longReadRows,
  maxInlineCandidates,
  maxScannedRows,
  maxSortedRows,
  maxTermWalkRows,
  walkCostPerRow,
} from "./limits";
import type { PageWanted } from "./page";
import type { Fallback, Plan, ReadPlan } from "./plan";
import { capped, orElse, readOf, rowsText } from "./read";
import { isCoveredByPriceIndex, sourceWithin } from "./sources";

type InOrder = {
  query: BoundQuery;
  stats: PlanStatistics;
  page: PageWanted;
  order: IndexedOrder;
  /** Listings in the view, of the category and condition; and those of them that match, about. */
  within: number;
  matching: number;
  /** No more are of the brand, where it alone says so. */
  ofBrand: number;
};

/** By price or time: a walk in order soon meets enough, or what is in the bounds is sorted. */
export function planInOrder(
  query: BoundQuery,
  stats: PlanStatistics,
  { page, order }: { page: PageWanted; order: IndexedOrder },
): Plan {
  const { filters, share } = query;
  const within = stats.histogram.within(filters.bounds ?? world, filters);
  const ofBrand = filters.words ? Infinity : stats.brandCount;
  const matching = Math.min(within * share, ofBrand);
  const asked: InOrder = { query, stats, page, order, within, matching, ofBrand };
  const { fits, includeSoldOut } = filters;
  if (order !== "newest" && addBrandTerms(filters).words && !fits && !includeSoldOut)
    return termsByPrice(asked, order);
  const range = order === "newest" ? planRange(query, stats, page) : undefined;
  return range ? range(() => walkOrSort(asked)) : walkOrSort(asked);
}

/** What has words, by price. */
function termsByPrice(asked: InOrder, order: PriceOrder): Plan {
  const { query, stats, page, matching, ofBrand } = asked;
  const { filters } = query;
  if (ofBrand <= maxInlineCandidates)
    return sortAll(asked, `${rowsText(ofBrand)} are of the brand`);
  if (matching <= maxInlineCandidates && filters.bounds && placedCellsOf(filters.bounds))
    return sortAll(asked, `about ${rowsText(matching)} match in a view of few cells`);
  const named = addBrandTerms(filters);
  const { source, walks, depth } = planByPrice(named, order, stats, page);
  const worded = depth ? rowsText(depth.worded) : "nobody knows how many";
  const byTerms = readOf({
    ...{ source, filters: named, order, total: query },
    estimate: capped(depth?.worded ?? maxScannedRows),
    because: `${worded} with the words come up to a full page, band by band of prices`,
  });
  if (!walks || !depth) return byTerms;
  return walk(asked, maxTermWalkRows, {
    because: `a walk by price meets a page in about ${rowsText(depth.walked)} listings`,
    fallback: orElse("the page is not full", () => byTerms),
  });
}

/** An index walk, or all matches sorted: whichever reads less. */
function walkOrSort(asked: InOrder): Plan {
  const { query, stats, page, order, within, matching, ofBrand } = asked;
  const { filters } = query;
  // A walk reads row by row, an area by its index alone.
  const walked =
    (walkCostPerRow * page.limit * stats.histogram.all) / Math.max(matching, leastMatchingRows);
  const isListed = filters.fits || (filters.words && filters.bounds);
  const read = isListed ? matching : filters.words ? maxTermWalkRows : Math.min(within, ofBrand);
  if (read < walked)
    return sortAll(
      asked,
      `to sort costs ${rowsText(read)}, a walk to a full page ${rowsText(walked)}`,
    );
  const meets = `a walk to a full page costs ${rowsText(walked)}, to sort all ${rowsText(read)}`;
  if (isCoveredByPriceIndex(order, filters))
    return walk(asked, undefined, { because: `${meets}, and the index holds all that is asked` });
  const most = filters.words && matching < longReadRows ? maxTermWalkRows : maxScannedRows;
  // Prices go with the part type: the cheapest of some are dearer than thousands of others.
  if (stats.histogram.within(world, { category: filters.category }) <= most)
    return walk(asked, most, { because: `${meets}, and it meets all there is` });
  const when = filters.includeSoldOut
    ? "the page is not full of what is in stock"
    : "the page is not full";
  const all = () => sortAll(asked, `the first ${rowsText(most)} in order hold no full page`);
  return walk(asked, most, { because: meets, fallback: orElse(when, all) });
}

function walk(
  { query, page, order, stats, matching }: InOrder,
  most: number | undefined,
  { because, fallback }: { because: string; fallback?: Fallback },
): ReadPlan {
  const expected = (page.limit * stats.histogram.all) / Math.max(matching, leastMatchingRows);
  return readOf({
    ...{ source: { by: "walk", order, most }, filters: query.filters, order, total: query },
    ...{ estimate: capped(expected, most ?? stats.histogram.all), because, fallback },
  });
}

/** All that has the words, or is in the bounds, sorted. */
function sortAll({ query, stats, order, matching, within }: InOrder, because: string): Plan {
  const { filters } = query;
  const named = addBrandTerms(filters);
  const { bounds = world } = filters;
  const decided = { order, total: query, because };
  if (filters.bounds || filters.fits || !named.words) {
    const source = sourceWithin(filters, bounds, stats.histogram.shareWithin(bounds));
    const estimate = capped(source.by === "area" ? within : matching);
    return readOf({ ...decided, source, filters, estimate });
  }
  const source = { by: "words", most: maxSortedRows } as const;
  return readOf({
    ...decided,
    ...{ source, filters: named, estimate: capped(matching, maxSortedRows) },
  });
}

/** All that has the words, and the brand's, in a range of prices, where a sample tells that this is little. */
export function planRange(
  query: BoundQuery,
  stats: PlanStatistics,
  page: PageWanted,
): ((otherwise: () => Plan) => Plan) | undefined {
  const named: Filters = addBrandTerms(query.filters);
  const range = rangeOfPrices(named, stats);
  if (!range) return undefined;
  const { source, estimate } = range;
  return (otherwise) =>
    readOf({
      ...{ source, filters: named, order: page.order, estimate: capped(estimate) },
      total: { filters: named, share: query.share },
      maxRows: source.limit,
      because: `about ${rowsText(estimate)} with the words are in that condition and range of prices`,
      fallback: orElse("there are too many", otherwise),
    });
}
