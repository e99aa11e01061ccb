import { type SQL, sql } from "drizzle-orm";
import { literalLimit } from "~/platform/db/database.server";
import { goldenStep } from "~/search/geo/golden-step";
import {
  type Bounds,
  coarseRanges,
  countedZoom,
  placedCellsOf,
  widePlacedLevel,
} from "~/search/geo/morton-cells";
import type { Filters, Stock } from "~/search/model/filter";
import { cellsPerLookup, maxScannedRows } from "~/search/plan/limits";
import { tsquery } from "~/search/text/tsquery";
import {
  bothStocks,
  conditions,
  every,
  listingColumns,
  rangeTable,
} from "./predicates.repo.server";

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
    most = maxScannedRows,
  }: { bounds?: Bounds; byDocument?: boolean; most?: number },
  filters: Filters,
): SQL {
  const { words = [], ...rest } = filters;
  // The other filters come after: of a range of prices the planner, who knows neither end, thinks that it
  // is of few, and would begin with their index.
  const where = every(conditions({ ...rest, bounds: bounds ?? filters.bounds }, "any"));
  const listings = (having: SQL, stock: Stock = "in") =>
    sql`select l.* from (select ${listingColumns}, l.created_at from listing l where ${every([having, ...conditions({ includeSoldOut: false }, stock)])} offset 0) l where ${where}`;
  const placed = bounds && placedCellsOf(bounds);
  const inDocument = sql`l.document @@ ${tsquery(words)}::tsquery`;
  if (!bounds || (byDocument && !placed))
    return sql`select l.* from (${bothStocks(filters, (stock) => listings(inDocument, stock))}) l ${literalLimit(most)}`;
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
  return sql`select l.* from (${filters.includeSoldOut ? soldOut : sql``} (${inCells})) l ${literalLimit(most)}`;
}

/** That the index of words with cells and prices has an entry of each: `entries` of the words in a table. */
export const holding = (words: readonly (readonly string[])[], entries: (some: SQL) => SQL) =>
  words.map(
    (some) =>
      sql`placed_words(l.document, l.cell, l.price_cents, l.condition) && array(${entries(sql`unnest(${sql.param([...some])}::text[])`)})`,
  );

/** Lists of numbers as a table of texts, each to be read as an array. */
export const listTable = (lists: readonly (readonly number[])[]) =>
  sql`unnest(${sql.param(lists.map((list) => `{${list.join(",")}}`))}::text[])`;

/**
 * The same of a wide view: of its cells, too many to be named, those that have anything in stock. Most of the
 * earth is sea.
 */
function groupsOfHeld(bounds: Bounds, level: number): SQL {
  const kept = countedZoom(level);
  return sql`(select array_agg(c.cell) from (
      select c.cell, row_number() over (order by c.cell * 40503 % 65536) / ${cellsPerLookup} as at from (
        select distinct c.cell >> ${2 * (kept - level)}::int as cell from ${rangeTable(coarseRanges(bounds, kept))}
        cross join lateral (
          select c.cell from cell_counts(${kept}::int, '', '', r.lo, r.hi) c offset 0) c) c) c
    group by c.at)`;
}

/** From all over the area, so that where there is too much to look at no part of it is left out. */
function groupsOf(cells: readonly number[]): number[][] {
  const mixed = cells
    .map((cell, at) => ({ cell, place: (at * goldenStep) % 1 }))
    .sort((a, b) => a.place - b.place)
    .map(({ cell }) => cell);
  return Array.from({ length: Math.ceil(mixed.length / cellsPerLookup) }, (_, at) =>
    mixed.slice(at * cellsPerLookup, (at + 1) * cellsPerLookup),
  );
}
