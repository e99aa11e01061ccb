import type { Sort } from "~/catalog/choices";
import { defaultOrigin } from "~/catalog/distance";
import { boxAround, hull, overlap, world } from "~/search/geo/bounds";
import { type Bounds, placedCellsOf } from "~/search/geo/morton-cells";
import { radii } from "~/search/geo/search-radii";
import { asksOnly, type Filters } from "~/search/model/filter";
import type { IndexedOrder, PlacedOrder, Point, Rank } from "~/search/model/order";
import type { Source } from "~/search/model/source";
import { planByPrice, rangeOfPrices } from "~/search/plan/by-price.server";
import type { CompiledQuery } from "~/search/plan/compile.server";
import {
  largeRingShare,
  leastMatchingRows,
  longReadRows,
  maxInlineCandidates,
  maxRingGrowth,
  maxScannedRows,
  maxSortedRows,
  maxTermWalkRows,
  ringMargin,
  walkCostPerRow,
} from "~/search/plan/limits";
import { sourceWithin, walksFar } from "~/search/plan/sources";
import { type Cursor, readCursor, writeCursor } from "~/search/query/cursor.server";
import type { ListingSearch } from "~/search/query/search-params";
import { type PartRow, selectParts } from "~/search/sql/listings.repo.server";
import { countAreas } from "~/search/stats/cell-counts.repo.server";
import { cellHistogram } from "~/search/stats/cell-histogram.server";
import { estimateCount } from "~/search/stats/row-sample.server";
import type { ResolvedTerm } from "~/search/text/analyze-terms.server";
import { addBrandTerms, countBrand } from "~/search/text/brand-terms.server";
import { numberRanks } from "~/search/text/part-numbers.server";
import { tsquery } from "~/search/text/tsquery";
import { countedPriceRange } from "./price-range.server";
import { relaxTerms } from "./relax-terms.server";

export type FoundParts =
  | { kind: "other-search" }
  | {
      kind: "ok";
      parts: PartRow[];
      next?: string;
      understood: CompiledQuery;
      from: Point;
      /** The words searched for, where nothing has all of them. */
      kept?: readonly ResolvedTerm[];
      total: { count: number; isExact: boolean };
    };

/**
 * A page of the listings that a search finds, and the token of the page after it. Where nothing in
 * stock anywhere has all of its words, as many of them as something has are searched for.
 */
export async function findParts(
  search: ListingSearch,
  { page, limit = 24 }: { page?: string; limit?: number } = {},
): Promise<FoundParts> {
  const after = page ? readCursor(search, page) : undefined;
  if (page && !after) return { kind: "other-search" };
  const from = search.near ?? defaultOrigin;
  const wanted = { from, after, limit: limit + 1 };
  const {
    understood,
    answer: found,
    kept,
  } = await relaxTerms(
    search,
    (meant) => look(meant, search, wanted),
    ({ rows }) => rows.length === 0,
  );
  const parts = found.rows.slice(0, limit);
  const last = parts.at(-1);
  const isLast = found.rows.length <= limit;
  const next = !isLast && last ? writeCursor(search, [last.value, last.key]) : undefined;
  const total = isLast && !after ? { count: parts.length, isExact: true } : await found.count();
  return { kind: "ok", parts, next, understood, from, kept, total };
}

type Wanted = { from: Point; after?: Cursor; limit: number };
type Found = { rows: PartRow[]; count: () => Promise<{ count: number; isExact: boolean }> };

const nothing: Found = { rows: [], count: async () => ({ count: 0, isExact: true }) };

async function look(
  understood: CompiledQuery,
  { sort }: ListingSearch,
  wanted: Wanted,
): Promise<Found> {
  const { filters } = understood;
  if (understood.isProvablyEmpty) return nothing;
  // By price and by place alone an index leads to what is in a range.
  const isSought = filters.words || filters.brand !== undefined || sort === "newest";
  const source = understood.source ?? (isSought ? await countedPriceRange(filters) : undefined);
  if (source) {
    // What is in a range may be looked for near the place for the next page: in the same order.
    const rank = sort === "best" && understood.source ? rankOf(understood) : undefined;
    const rows = await selectParts({ ...wanted, filters, source, order: sort, rank });
    return { rows, count: counted(rows, understood) };
  }
  return sort === "nearest" || sort === "best"
    ? await searchNearest(understood, sort, wanted)
    : await scanInOrder(understood, sort, wanted);
}

function rankOf({ number, words }: CompiledQuery): Rank | undefined {
  if (number) {
    const kinds = [...number.kinds];
    const ranks = kinds.map(([, { kind }]) => numberRanks[kind]);
    return { by: "number", keys: kinds.map(([key]) => key), ranks };
  }
  return words && { by: "words", query: tsquery(words.meant.map(({ inName }) => inName)) };
}

/** By price or time: a walk in order soon meets enough, or what is in the bounds is sorted. */
async function scanInOrder(
  { filters, share }: CompiledQuery,
  order: IndexedOrder,
  wanted: Wanted,
): Promise<Found> {
  const bounds = filters.bounds ?? world;
  const ofWords = filters.words ? Infinity : countBrand(filters);
  const [density, ofBrand] = await Promise.all([cellHistogram(), ofWords]);
  const within = density.within(bounds, filters);
  const matching = Math.min(within * share, ofBrand);
  // A walk reads row by row, an area by its index alone.
  const walkedRows =
    (walkCostPerRow * wanted.limit * density.all) / Math.max(matching, leastMatchingRows);
  const isListed = filters.fits || (filters.words && filters.bounds);
  const read = isListed ? matching : filters.words ? maxTermWalkRows : Math.min(within, ofBrand);
  const look = async (source: Source, asked = filters) => {
    const rows = await selectParts({ ...wanted, filters: asked, source, order });
    const most = source.by === "words" ? source.most : undefined;
    return { rows, count: counted(rows, { filters, share }, most) };
  };
  const named = addBrandTerms(filters);
  const lookAtAll = () =>
    filters.bounds || filters.fits || !named.words
      ? look(sourceWithin(filters, bounds, density.shareWithin(bounds)))
      : look({ by: "words", most: maxSortedRows }, named);
  if (order !== "newest" && named.words && !filters.fits && !filters.includeSoldOut) {
    const isNear =
      matching <= maxInlineCandidates && filters.bounds && placedCellsOf(filters.bounds);
    if (ofBrand <= maxInlineCandidates || isNear) return await lookAtAll();
    const plan = planByPrice(named, order, { ...wanted, all: density.all });
    const walk = plan.walks ? await look({ by: "walk", order, most: maxTermWalkRows }) : undefined;
    return walk && walk.rows.length >= wanted.limit ? walk : await look(plan.source, named);
  }
  const priced = order === "newest" && (await lookInRange({ filters, share }, order, wanted));
  if (priced) return priced;
  if (read < walkedRows) return await lookAtAll();
  if (walksFar(order, filters)) return await look({ by: "walk", order });
  const most = filters.words && matching < longReadRows ? maxTermWalkRows : maxScannedRows;
  const found = await look({ by: "walk", order, most });
  // Prices go with the kind of part: the cheapest of some are dearer than thousands of others.
  const isCut = density.within(world, { category: filters.category }) > most;
  if (!isCut) return found;
  // Among the sold out, who are few, as many looks go farther.
  const { rows } = filters.includeSoldOut
    ? await look({ by: "walk", order, most }, { ...filters, includeSoldOut: false })
    : found;
  return rows.length < wanted.limit ? await lookAtAll() : found;
}

/** All that has the words, and the brand's, in a range of prices, where a sample tells that this is little. */
async function lookInRange(
  { filters, share }: CompiledQuery,
  order: Sort,
  wanted: Wanted,
): Promise<Found | undefined> {
  const named = addBrandTerms(filters);
  const range = rangeOfPrices(named, (await cellHistogram()).all);
  if (!range) return undefined;
  const rows = await selectParts({ ...wanted, filters: named, source: range, order });
  // After a place nothing tells how many there are.
  const found = rows[0]?.found ?? (wanted.after ? range.limit : 0);
  if (found >= range.limit) return undefined;
  return { rows, count: counted(rows, { filters: named, share }, range.limit) };
}

/**
 * The nearest first: looks in a circle that should hold enough, and in larger ones until there are
 * enough within the circle, or all was looked at. How large is guessed by where listings are, and
 * by how many of these matched so far.
 */
async function searchNearest(
  understood: CompiledQuery,
  order: PlacedOrder,
  wanted: Wanted,
): Promise<Found> {
  const { share } = understood;
  // What has both the words and the brand's is found by the index: else each with the words would be read.
  const filters = understood.filters.words ? addBrandTerms(understood.filters) : understood.filters;
  const { from, after, limit } = wanted;
  const within = filters.bounds ?? world;
  const density = await cellHistogram();
  const held = (bounds: Bounds) => density.within(bounds, filters);
  const circles = circlesWithin(within, from, after?.[0]);
  const last = circles.length - 1;
  const firstThatHolds = (wish: number, begin: number) => {
    let [low, high] = [Math.min(begin, last), last];
    while (low < high) {
      const middle = (low + high) >> 1;
      const circle = circles[middle];
      if (circle && held(circle.bounds) < wish) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const before = after ? held(boxAround(from, after[0])) : 0;
  const isSmall = filters.bounds && held(within) * share <= maxInlineCandidates / 2;
  const priced = isSmall ? undefined : await lookInRange(understood, order, wanted);
  if (priced) return priced;
  // What fits and has the words is rare, and all of it costs little more than a large circle: one look
  // nearby, then everywhere.
  const isRare = filters.fits !== undefined && filters.words !== undefined;
  const first = firstThatHolds(before + (ringMargin * limit) / share, 0);
  const isLarge = held(circles[first]?.bounds ?? within) > held(within) * largeRingShare;
  let at = isSmall || (isRare && isLarge) ? last : first;
  for (;;) {
    const circle = circles[at];
    if (!circle) return nothing;
    const area = at === last ? within : circle.bounds;
    const source = sourceWithin(filters, area, density.shareWithin(area));
    const rows = await selectParts({ ...wanted, filters, source, order });
    if (at === last) return { rows, count: counted(rows, { filters, share }) };
    const seen = Math.max(1, held(circle.bounds));
    const found = Math.max(1, rows[0]?.found ?? 0);
    const sure = rows.filter(({ value }) => value <= circle.miles);
    if (sure.length >= limit)
      return { rows: sure, count: () => guessCount({ filters, share: found / seen }, sure.length) };
    const wish = before + seen * Math.min(maxRingGrowth, (ringMargin * limit) / found);
    at = isRare ? last : firstThatHolds(wish, at + 1);
  }
}

/** Larger and larger ones around a point, as far as they reach into a view. */
const circlesWithin = (within: Bounds, from: Point, beyondMiles = 0) =>
  radii
    .filter((miles) => miles > beyondMiles)
    .map((miles) => ({ miles, boxes: overlap(boxAround(from, miles), within) }))
    .filter(({ boxes }) => boxes.length > 0)
    .map(({ miles, boxes }) => ({ miles, bounds: hull(boxes) }));

type Guessed = Pick<CompiledQuery, "filters" | "share">;

/** All of the bounds was looked at, and so counted, unless the rows come from a walk. */
const counted =
  (rows: readonly PartRow[], guessed: Guessed, most = maxScannedRows): Found["count"] =>
  async () => {
    const all = rows[0]?.found;
    // As many as are looked at: there may be more.
    return all == null || all >= most
      ? await guessCount(guessed, all ?? rows.length)
      : { count: all, isExact: true };
  };

/** By the counts kept for each cell: exact for all of a category and condition, else about. */
async function guessCount({ filters, share }: Guessed, atLeast: number) {
  const isExact = !filters.bounds && isCounted(filters);
  const count = isExact ? (await countAreas([world], filters))[0] : await reckon(filters, share);
  return { count: Math.max(atLeast, Math.round(count ?? 0)), isExact };
}

/** As facets do where they can, so that both say the same. */
async function reckon(filters: Filters, share: number): Promise<number> {
  const density = await cellHistogram();
  const { bounds = world } = filters;
  const reckoned = estimateCount(filters, density.within(bounds));
  return reckoned ?? density.within(bounds, filters) * share;
}

const countedFilters = ["category", "condition", "bounds", "within"] as const;

/** Whether the counts kept for each cell tell all that the filters ask. */
export const isCounted = (filters: Filters): boolean =>
  !filters.includeSoldOut && asksOnly(filters, [...countedFilters, "includeSoldOut"]);
