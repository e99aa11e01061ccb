import { type SQL, sql } from "drizzle-orm";
import { conditions as allConditions, type Sort } from "~/catalog/choices";
import { atMost } from "~/platform/db/database.server";
import { fitting, fittingYears, modelYears, signed } from "~/search/fitment/fitment.repo.server";
import {
  type Bounds,
  type CellRange,
  cellRanges,
  cellZoom,
  coarseRanges,
  countedZoom,
  placedCellsOf,
  widePlacedLevel,
} from "~/search/geo/morton-cells";
import type { Place } from "~/search/query/cursor.server";
import type { Vehicle } from "~/search/query/search-params";
import { goldenStep } from "~/search/stats/sample-cells";
import { milesFrom, type Point, walked, walkedPast } from "./order.repo.server";
import type { PriceOrder } from "./price-bands";

/** What a listing must be, for the queries. */
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
  /** Of each of these its document must have one. */
  words?: readonly (readonly string[])[];
  bounds?: Bounds;
  /** No farther than so many miles from there. */
  within?: { from: Point; miles: number };
  includeSoldOut: boolean;
};

/** The sold out, who are few, stand in indexes of their own, and come first: of many a limit would leave them out. */
type Stock = "in" | "out" | "any";

const stocksOf = ({ includeSoldOut }: Filters): Stock[] =>
  includeSoldOut ? ["out", "in"] : ["in"];

/**
 * The conditions on the listing `l`. Words are compared, not looked up: left to itself the planner
 * reads the whole list of a common word for each range of an area.
 */
export function conditions(
  filters: Filters,
  stock: Stock = filters.includeSoldOut ? "any" : "in",
): SQL[] {
  const { category, leaf, condition, minCents, maxCents, brand, sellerId } = filters;
  const { fits, words, bounds, within } = filters;
  const all: (SQL | undefined | false)[] = [
    stock !== "any" && (stock === "in" ? sql`l.quantity > 0` : sql`l.quantity = 0`),
    category !== undefined && sql`l.category = ${category}`,
    leaf !== undefined && sql`l.leaf = ${leaf}`,
    condition !== undefined && sql`l.condition = ${condition}`,
    minCents !== undefined && sql`l.price_cents >= ${minCents}::int`,
    maxCents !== undefined && sql`l.price_cents <= ${maxCents}::int`,
    brand !== undefined && sql`l.brand = ${brand}`,
    sellerId !== undefined && sql`l.seller_id = ${sellerId}::uuid`,
    words !== undefined && sql`ts_match_vq(l.document, ${tsquery(words)}::tsquery)`,
    bounds && inside(bounds),
    within && sql`${milesFrom(within.from)} <= ${within.miles}::float8`,
    // Looked up for each listing: as a join it would read all that fits, once for each range.
    fits &&
      sql`(select true from fitment f where f.listing_key = l.key and ${fitting(fits)} limit 1)`,
  ];
  return all.filter((each): each is SQL => Boolean(each));
}

/**
 * The listings `l` of an area that fit the filters' vehicle, by an index of vehicles with cells. It
 * holds the signatures of their words as well, so that few are read that have not all of these.
 */
export function listingsThatFit(bounds: Bounds, { fits, ...rest }: Filters): SQL {
  if (!fits) throw new Error("What fits is asked for with a vehicle.");
  const where = every([
    ...signed(rest.words ?? []),
    fittingYears(fits),
    sql`f.cell between r.lo and r.hi`,
  ]);
  return sql`select l.* from (
    select distinct f.listing_key from ${modelYears(fits)} cross join ${rangeTable(cellRanges(bounds))} cross join lateral (
      select f.listing_key from fitment f where ${where} offset 0) f) k
    join listing l on l.key = k.listing_key where ${every(conditions({ ...rest, bounds }))} ${atMost(scanLimit)}`;
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
export const countLimit = 3_000;

/** What facets, clusters and orders read of a listing `l`, all of it in the index of places. */
const columns = sql.raw(
  "l.key, l.lat, l.lng, l.price_cents, l.category, l.condition, l.brand, l.leaf, l.seller_id, l.cell",
);

/** The same for what is in stock, and for the sold out, where they are asked for. */
export function bothStocks(filters: Filters, part: (stock: Stock) => SQL): SQL {
  return sql.join(
    stocksOf(filters).map((stock) => sql`(${part(stock)})`),
    sql` union all `,
  );
}

/**
 * The listings `l` of an area, by its Morton ranges: each an index range of its own, which a join
 * on a condition would not be; or by the cells that have any, where that is known. Answers the columns that
 * the index holds, and the time for those who sort by it.
 */
export function listingsOfArea(bounds: Bounds, filters: Filters, order?: Sort): SQL {
  const time = order === "newest" ? sql`, l.created_at` : sql``;
  const ranges = rangeTable(cellRanges(bounds));
  const within = (cells: SQL, stock: Stock) =>
    sql`select ${columns}${time} from listing l where ${cells} and ${every(conditions({ ...filters, bounds }, stock))} offset 0`;
  const inRanges = (parts: SQL) => sql`select l.* from ${ranges} cross join lateral (${parts}) l`;
  const held = kept(ranges, filters);
  // What a limit leaves out is of both stocks alike where they are read range by range.
  const listings = held
    ? bothStocks(filters, (stock) =>
        stock === "in" ? within(held, stock) : inRanges(within(inRange, stock)),
      )
    : inRanges(bothStocks(filters, (stock) => within(inRange, stock)));
  return sql`select l.* from (${listings}) l ${atMost(scanLimit)}`;
}

/**
 * How many listings there are in each cell of an area's ranges, and what is told of them together: by the
 * same index, whose order spares the sorting. What is out of stock is not among them.
 */
export function listingsByCell(ranges: readonly CellRange[], filters: Filters): SQL {
  const where = every(conditions(filters, "in"));
  const counted = (cells: SQL) => sql`
    select l.cell, count(*)::int as n, min(l.price_cents) as min_price_cents, sum(l.lat) as slat, sum(l.lng) as slng, min(l.key) as key
    from listing l where ${cells} and ${where} group by l.cell offset 0`;
  const table = rangeTable(ranges);
  const held = kept(table, filters);
  return held
    ? counted(held)
    : sql`select l.* from ${table} cross join lateral (${counted(inRange)}) l`;
}

/** The listings `l` of some cells, by the same index. */
export function listingsOfCells(cells: readonly number[], filters: Filters): SQL {
  return sql`select l.* from (${bothStocks(
    filters,
    (stock) =>
      sql`select ${columns} from listing l where l.cell = any(${`{${cells.join(",")}}`}::bigint[]) and ${every(conditions(filters, stock))} offset 0`,
  )}) l ${atMost(scanLimit)}`;
}

const inRange = sql`l.cell between r.lo and r.hi`;

/**
 * That a listing in stock is in one of the cells of some ranges that have any of its category and condition, by the
 * counts kept for each: of a range's listings these are a few, and to skip from one to the next costs more than
 * to know where they are. As one list: an index goes along it from page to page, where a join would come down
 * to each of them anew.
 */
function kept(ranges: SQL, { category, condition }: Filters): SQL | undefined {
  if (category === undefined || condition === undefined) return undefined;
  return sql`l.cell = any(array(select c.cell from ${ranges} cross join lateral (
    select c.cell from cell_stat c where c.z = ${cellZoom}::smallint and c.category = ${category} and c.condition = ${condition} and c.cell between r.lo and r.hi offset 0) c))`;
}

/** A tsquery for one of each. */
export const tsquery = (words: readonly (readonly string[])[]) =>
  words.map((each) => `(${each.map(quoted).join(" | ")})`).join(" & ");

const quoted = (lexeme: string) => `'${lexeme.replaceAll(/['\\]/g, "$&$&")}'`;

/**
 * The listings `l` with the filters' words, within an area if there is one: all by one index. In an
 * area by the index of words with cells: each word of each cell is an entry of its own there, so that a
 * common word costs no more than a rare one. Without an area, or where asked to in a wide one, by the index
 * of documents.
 */
export function listingsOfWords(
  {
    bounds,
    byDocument,
    most = scanLimit,
  }: { bounds?: Bounds; byDocument?: boolean; most?: number },
  filters: Filters,
): SQL {
  const { words = [], ...rest } = filters;
  // The other filters come after: of a range of prices the planner, who knows neither end, thinks that it
  // is of few, and would begin with their index.
  const where = every(conditions({ ...rest, bounds: bounds ?? filters.bounds }, "any"));
  const listings = (having: SQL, stock: Stock = "in") =>
    sql`select l.* from (select ${columns}, l.created_at from listing l where ${every([having, ...conditions({ includeSoldOut: false }, stock)])} offset 0) l where ${where}`;
  const placed = bounds && placedCellsOf(bounds);
  const inDocument = sql`l.document @@ ${tsquery(words)}::tsquery`;
  if (!bounds || (byDocument && !placed))
    return sql`select l.* from (${bothStocks(filters, (stock) => listings(inDocument, stock))}) l ${atMost(most)}`;
  const level = placed?.level ?? widePlacedLevel;
  const groups = placed ? listTable(groupsOf(placed.cells)) : groupsOfHeld(bounds, level);
  const having = holding(
    words,
    (some) =>
      sql`select placed_word(w, ${level}::int, c) from ${some} w, unnest(g.cells::bigint[]) c`,
  );
  const inCells = sql`select l.* from ${groups} g(cells) cross join lateral (${listings(every(having))}) l`;
  // No index has their words with cells.
  const soldOut = sql`(${listings(inDocument, "out")}) union all`;
  return sql`select l.* from (${filters.includeSoldOut ? soldOut : sql``} (${inCells})) l ${atMost(most)}`;
}

/** That the index of words with cells and prices has an entry of each: `entries` of the words in a table. */
const holding = (words: readonly (readonly string[])[], entries: (some: SQL) => SQL) =>
  words.map(
    (some) =>
      sql`placed_words(l.document, l.cell, l.price_cents, l.condition) && array(${entries(sql`unnest(${sql.param([...some])}::text[])`)})`,
  );

/** Lists of numbers as a table of texts, each to be read as an array. */
const listTable = (lists: readonly (readonly number[])[]) =>
  sql`unnest(${sql.param(lists.map((list) => `{${list.join(",")}}`))}::text[])`;

/** Listings in bands of prices: some bands together, then those after them. */
export type Bands = { order: PriceOrder; bands: readonly (readonly number[])[] };

/**
 * The first listings `l` by price with the filters' words: by the index of words with conditions and prices,
 * one group of bands after the other until there are enough. What is out of stock is not among them.
 */
export function listingsOfWordsByPrice(
  { order, bands }: Bands,
  { words = [], ...rest }: Filters,
  { after, limit }: { after?: Place; limit: number },
): SQL {
  if (words.length === 0) throw new Error("By prices only words are looked up.");
  const where = conditions(rest, "any");
  if (after) where.push(walkedPast(order, after));
  const asked = rest.condition ? [rest.condition] : [...allConditions];
  const having = holding(
    words,
    (some) =>
      sql`select priced_word(w, c, b) from ${some} w, unnest(${sql.param(asked)}::text[]) c, unnest(g.bands::int[]) b`,
  );
  // What a group gives is in order, and so are the groups: a sort of all would look into every one.
  return sql`select l.* from ${listTable(bands)} with ordinality g(bands, at)
    cross join lateral (
      select l.* from (select ${columns}, l.created_at from listing l where ${every([...having, sql`l.quantity > 0`])} offset 0) l
      where ${every(where)} order by ${walked(order)} ${atMost(limit)}) l
    order by g.at ${atMost(limit)}`;
}

/**
 * So many cells are looked up together: for each listing that it finds, the index goes through all the
 * entries that are asked for, so hundreds of cells at once cost up to ten times as much.
 */
const together = 6;

/**
 * The same of a wide view: of its cells, too many to be named, those that have anything in stock. Most of the
 * earth is sea.
 */
function groupsOfHeld(bounds: Bounds, level: number): SQL {
  const kept = countedZoom(level);
  return sql`(select array_agg(c.cell) from (
      select c.cell, row_number() over (order by c.cell * 40503 % 65536) / ${together} as at from (
        select distinct c.cell >> ${2 * (kept - level)}::int as cell from ${rangeTable(coarseRanges(bounds, kept))}
        cross join lateral (
          select c.cell from cell_stat c where c.z = ${kept}::smallint and c.category = '' and c.condition = ''
            and c.cell between r.lo and r.hi offset 0) c) c) c
    group by c.at)`;
}

/** From all over the area, so that where there is too much to look at no part of it is left out. */
function groupsOf(cells: readonly number[]): number[][] {
  const mixed = cells
    .map((cell, at) => ({ cell, place: (at * goldenStep) % 1 }))
    .sort((a, b) => a.place - b.place)
    .map(({ cell }) => cell);
  return Array.from({ length: Math.ceil(mixed.length / together) }, (_, at) =>
    mixed.slice(at * together, (at + 1) * together),
  );
}
