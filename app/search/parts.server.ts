import { defaultOrigin } from "~/catalog/distance";
import { boxAround, overlap, radii, world } from "./area";
import type { Bounds } from "./cells";
import type { Filters, ListedOrder, Point } from "./filters.repo.server";
import { type UnderstoodNumber, understandNumber } from "./numbers.server";
import { type Place, pageToken, placeOf } from "./page-token.server";
import {
  type Asked,
  countAreas,
  countFitting,
  type PartRow,
  type Source,
  selectParts,
} from "./parts.repo.server";
import type { ListingSearch } from "./search-params";
import { type UnderstoodWords, understandWords } from "./words.server";

/** What a search was taken to mean, ready to be asked in any way. */
export type Understood = {
  number?: UnderstoodNumber;
  words?: UnderstoodWords;
  filters: Filters;
  /** Where few candidates come from; undefined: from places. */
  source?: Source;
  /** What part of the listings may match, for how far to look. */
  share: number;
};

/** So few candidates are all read and sorted; more are looked for near a place, or in order. */
const few = 3_000;

/** Reads the text of a search, and decides where to look. */
export async function understand(query: ListingSearch): Promise<Understood> {
  const text = query.text.trim();
  const filters = filtersOf(query);
  const number = text ? await understandNumber(text) : undefined;
  if (number)
    return {
      ...{ number, filters, share: 0 },
      source: { by: "keys", keys: [...number.kinds.keys()] },
    };
  const words = text ? await understandWords(text) : undefined;
  if (words && !words.tsquery)
    return { ...{ words, filters, share: 0 }, source: { by: "keys", keys: [] } };
  if (words?.tsquery) filters.words = words.tsquery;
  const [total = 0] = words ? await countAreas([world], { includeSoldOut: false }) : [];
  const share = shareOf(query, words?.counts ?? [], total);
  if (words && wordShare(words.counts, total) * total <= few / 10)
    return { words, filters, share: 0, source: { by: "words" } };
  if (query.sellerId) return { words, filters, share: 0, source: { by: "seller" } };
  if (filters.fits && (await countFitting(filters.fits, few + 1)) <= few)
    return { words, filters, share: 0, source: { by: "vehicle", vehicle: filters.fits } };
  return { words, filters, share };
}

function filtersOf(query: ListingSearch): Filters {
  const { category, leaf, condition, brand, sellerId, bounds, includeSoldOut = false } = query;
  return {
    ...{ category, leaf, condition, brand, sellerId, bounds, includeSoldOut },
    minCents: query.minPriceDollars && query.minPriceDollars * 100,
    maxCents: query.maxPriceDollars && query.maxPriceDollars * 100,
    fits: query.onlyFits ? query.vehicle : undefined,
  };
}

/** Guesses, on the small side: looking further costs less than looking again. */
function shareOf(query: ListingSearch, counts: readonly number[], total: number): number {
  let share = wordShare(counts, total);
  if (query.leaf) share *= query.category ? 0.15 : 0.015;
  if (query.brand) share *= 0.02;
  if (query.onlyFits) share *= 0.005;
  if (query.minPriceDollars || query.maxPriceDollars) share *= 0.3;
  return Math.max(share, 1e-5);
}

/** What part of the listings has all the words, were they strewn at random. */
const wordShare = (counts: readonly number[], total: number) =>
  counts.reduce((all, n) => all * Math.min(1, n / Math.max(1, total)), 1);

export type FoundParts =
  | { kind: "other-search" }
  | { kind: "ok"; parts: PartRow[]; next?: string; understood: Understood; from: Point };

/** A page of the listings that a search finds, and the token of the page after it. */
export async function findParts(
  query: ListingSearch,
  { page, limit = 24 }: { page?: string; limit?: number } = {},
): Promise<FoundParts> {
  const after = page ? placeOf(query, page) : undefined;
  if (page && !after) return { kind: "other-search" };
  const from = query.near ?? defaultOrigin;
  const understood = await understand(query);
  const order = query.sort === "best" ? "nearest" : query.sort;
  const rows = await look(understood, { order, from, after, limit: limit + 1 });
  const parts = rows.slice(0, limit);
  const last = parts.at(-1);
  const next = rows.length > limit && last ? pageToken(query, [last.value, last.key]) : undefined;
  return { kind: "ok", parts, next, understood, from };
}

type Wanted = { order: ListedOrder; from: Point; after?: Place; limit: number };

async function look(understood: Understood, wanted: Wanted): Promise<PartRow[]> {
  const { filters, source } = understood;
  if (source) return await selectParts({ ...wanted, filters, source });
  if (wanted.order === "nearest") return await lookNear(understood, wanted);
  const bounds = filters.bounds ?? world;
  const [within = 0] = await countAreas([bounds], filters);
  // What words find within bounds is sorted; in all the world, a walk soon meets a common word.
  if (filters.words && filters.bounds && within * understood.share <= 4 * few)
    return await selectParts({ ...wanted, filters, source: { by: "words", bounds } });
  const walk: Asked["source"] = { by: "walk", order: wanted.order };
  return await selectParts({
    ...wanted,
    filters,
    source: within <= few ? { by: "area", bounds } : walk,
  });
}

/**
 * The nearest first: looks in a circle that should hold enough, by the counts kept for each cell,
 * and in larger ones until there are enough within the circle, or all was looked at.
 */
async function lookNear({ filters, share }: Understood, wanted: Wanted): Promise<PartRow[]> {
  const { from, after, limit } = wanted;
  const within = filters.bounds ?? world;
  const circles = radii
    .filter((miles) => miles > (after?.[0] ?? 0))
    .map((miles) => ({ miles, boxes: overlap(boxAround(from, miles), within) }))
    .filter(({ boxes }) => boxes.length > 0);
  const counts = await countAreas(
    circles.map(({ boxes }) => hull(boxes)),
    filters,
  );
  const wish = (1.5 * limit) / share;
  let at = counts.findIndex((count) => count >= wish);
  if (at < 0) at = circles.length - 1;
  for (;;) {
    const circle = circles[at];
    if (!circle) return [];
    const bounds = hull(circle.boxes);
    const by = filters.words ? "words" : "area";
    const rows = await selectParts({ ...wanted, filters, source: { by, bounds } });
    const isLast = at >= circles.length - 1;
    if (isLast) return rows;
    const sure = rows.filter(({ value }) => value <= circle.miles);
    if (sure.length >= limit) return sure;
    at = Math.min(circles.length - 1, at + (sure.length * 4 > limit ? 2 : 4));
  }
}

/** One view from the two halves of one that goes across the date line. */
function hull(boxes: readonly Bounds[]): Bounds {
  const [one, other] = boxes as [Bounds, Bounds | undefined];
  if (!other) return one;
  const [left, right] = one.west > other.west ? [one, other] : [other, one];
  return { ...left, east: right.east };
}
