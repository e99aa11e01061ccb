import { type SQL, sql } from "drizzle-orm";
import type { Sort } from "~/catalog/choices";
import { type Bounds, type CellRange, cellRanges, placeWordsOf } from "./cells";
import type { Place } from "./page-token.server";
import type { Vehicle } from "./search-params";

export type ListedOrder = Exclude<Sort, "best">;
/** The orders that an index has. */
export type WalkedOrder = Exclude<ListedOrder, "nearest">;

/** What a listing must be, for the queries; words are tsqueries that it must match. */
export type Filters = {
  category?: string;
  leaf?: string;
  condition?: string;
  minCents?: number;
  maxCents?: number;
  brand?: string;
  sellerId?: string;
  /** The vehicle that it must fit, by a row. */
  fits?: Vehicle;
  words?: string;
  bounds?: Bounds;
  includeSoldOut: boolean;
};

export type Point = { lat: number; lng: number };

/**
 * The conditions on the listing `l`. Words are compared, not looked up: left to itself the planner
 * reads the whole list of a common word for each range of an area.
 */
export function conditions(filters: Filters): SQL[] {
  const { category, leaf, condition, minCents, maxCents, brand, sellerId, fits, words, bounds } =
    filters;
  const all: (SQL | undefined | false)[] = [
    !filters.includeSoldOut && sql`l.quantity > 0`,
    category !== undefined && sql`l.category = ${category}`,
    leaf !== undefined && sql`l.leaf = ${leaf}`,
    condition !== undefined && sql`l.condition = ${condition}`,
    minCents !== undefined && sql`l.price_cents >= ${minCents}::int`,
    maxCents !== undefined && sql`l.price_cents <= ${maxCents}::int`,
    brand !== undefined && sql`l.brand = ${brand}`,
    sellerId !== undefined && sql`l.seller_id = ${sellerId}::uuid`,
    words !== undefined && sql`ts_match_vq(l.document, ${words}::tsquery)`,
    bounds && inside(bounds),
    // Looked up for each listing: as a join it would read all that fits, once for each range.
    fits &&
      sql`(select true from fitment f where f.listing_key = l.key and ${fitting(fits)} limit 1)`,
  ];
  return all.filter((each): each is SQL => Boolean(each));
}

/** That the row `f` says that it fits. */
export function fitting({ make, model, year, engine }: Vehicle): SQL {
  const engines = engine ? sql`f.engine in ('', ${engine})` : sql`f.engine = ''`;
  return sql`f.make = ${make} and f.model = ${model} and f.y0 <= ${year}::int and f.y1 >= ${year}::int and ${engines}`;
}

function inside({ west, south, east, north }: Bounds): SQL {
  const between =
    west <= east
      ? sql`l.lng >= ${west}::float8 and l.lng <= ${east}::float8`
      : sql`(l.lng >= ${west}::float8 or l.lng <= ${east}::float8)`;
  return sql`l.lat >= ${south}::float8 and l.lat <= ${north}::float8 and ${between}`;
}

export const every = (all: readonly SQL[]) =>
  all.length > 0 ? sql.join([...all], sql` and `) : sql`true`;

/** Ranges as a table `r(lo, hi)`. */
export function rangeTable(ranges: readonly CellRange[]): SQL {
  const [lows, highs] = [0, 1].map((end) => `{${ranges.map((range) => range[end]).join(",")}}`);
  return sql`unnest(${lows}::bigint[], ${highs}::bigint[]) r(lo, hi)`;
}

/** The most rows that any search looks at. */
export const scanLimit = 50_000;
/** The most rows that facets count one by one. */
export const countLimit = 6_000;

/**
 * The listings `l` of an area, by its Morton ranges: each an index range of its own, which a join
 * on a condition would not be. Answers the columns that
 * the index holds, and the time for those who sort by it.
 */
export function listingsOfArea(bounds: Bounds, filters: Filters, order?: Sort): SQL {
  const where = every(conditions({ ...filters, bounds }));
  return sql`select l.* from ${rangeTable(cellRanges(bounds))} cross join lateral (
    select l.key, l.lat, l.lng, l.price_cents, l.category, l.condition, l.brand, l.cell${order === "newest" ? sql`, l.created_at` : sql``}
    from listing l where l.cell between r.lo and r.hi and ${where} offset 0) l limit ${scanLimit}::int`;
}

/** The listings `l` with the filters' words, within an area if there is one: all by one index. */
export function listingsOfWords(bounds: Bounds | undefined, filters: Filters): SQL {
  const { words = "", ...rest } = filters;
  const places = bounds && placeWordsOf(bounds);
  const query = places ? `${words} & (${places.map((place) => `'${place}'`).join(" | ")})` : words;
  const where = every(conditions({ ...rest, bounds: bounds ?? filters.bounds }));
  return sql`select l.* from (
    select l.key, l.lat, l.lng, l.price_cents, l.category, l.condition, l.brand, l.cell, l.created_at
    from listing l where l.document @@ ${query}::tsquery and ${where} offset 0) l limit ${scanLimit}::int`;
}

/** Great-circle miles from a point to the listing `l`, by the haversine formula. */
export function milesFrom({ lat, lng }: Point): SQL {
  return sql`7917.5226 * asin(least(1, sqrt(sin(radians(l.lat - ${lat}::float8) / 2) ^ 2 + cos(radians(${lat}::float8)) * cos(radians(l.lat)) * sin(radians(l.lng - ${lng}::float8) / 2) ^ 2)))`;
}

/** What an order sorts by, ascending, as pages remember it; the key comes second. */
export function sortValue(order: ListedOrder, from: Point): SQL {
  switch (order) {
    case "nearest":
      return milesFrom(from);
    case "price":
      return sql`l.price_cents::float8`;
    case "price-high":
      return sql`-l.price_cents::float8`;
    case "newest":
      return sql`-extract(epoch from l.created_at)::float8`;
  }
}

/** The same for an order that an index has, in the index's own words. */
export function walked(order: WalkedOrder): SQL {
  switch (order) {
    case "price":
      return sql`l.price_cents, l.key`;
    case "price-high":
      return sql`l.price_cents desc, l.key desc`;
    case "newest":
      return sql`l.created_at desc, l.key desc`;
  }
}

/** That the listing `l` comes after the place, in an order that an index has. */
export function walkedPast(order: WalkedOrder, [value, key]: Place): SQL {
  switch (order) {
    case "price":
      return sql`(l.price_cents, l.key) > (${value}::float8::int, ${key}::int)`;
    case "price-high":
      return sql`(l.price_cents, l.key) < (${-value}::float8::int, ${key}::int)`;
    case "newest":
      return sql`(l.created_at, l.key) < (to_timestamp(${-value}::float8), ${key}::int)`;
  }
}
