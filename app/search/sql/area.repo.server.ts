import { type SQL, sql } from "drizzle-orm";
import type { Sort } from "~/catalog/choices";
import { literalLimit } from "~/platform/db/database.server";
import { type Bounds, type CellRange, cellRanges, cellZoom } from "~/search/geo/morton-cells";
import type { Filters, Stock } from "~/search/model/filter";
import { maxScannedRows } from "~/search/plan/limits";
import {
  bothStocks,
  conditions,
  every,
  listingColumns,
  rangeTable,
} from "./predicates.repo.server";

/**
 * The listings `l` of an area, by its Morton ranges: each an index range of its own, which a join
 * on a condition would not be; or by the cells that have any, where that is known. Answers the columns that
 * the index holds, and the time for those who sort by it.
 */
export function listingsOfArea(bounds: Bounds, filters: Filters, order?: Sort): SQL {
  const time = order === "newest" ? sql`, l.created_at` : sql``;
  const ranges = rangeTable(cellRanges(bounds));
  const within = (cells: SQL, stock: Stock) =>
    sql`select ${listingColumns}${time} from listing l where ${cells} and ${every(conditions({ ...filters, bounds }, stock))} offset 0`;
  const inRanges = (parts: SQL) => sql`select l.* from ${ranges} cross join lateral (${parts}) l`;
  const held = kept(ranges, filters);
  // What a limit leaves out is of both stocks alike where they are read range by range.
  const listings = held
    ? bothStocks(filters, (stock) =>
        stock === "in" ? within(held, stock) : inRanges(within(inRange, stock)),
      )
    : inRanges(bothStocks(filters, (stock) => within(inRange, stock)));
  return sql`select l.* from (${listings}) l ${literalLimit(maxScannedRows)}`;
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
      sql`select ${listingColumns} from listing l where l.cell = any(${`{${cells.join(",")}}`}::bigint[]) and ${every(conditions(filters, stock))} offset 0`,
  )}) l ${literalLimit(maxScannedRows)}`;
}

const inRange = sql`l.cell between r.lo and r.hi`;

/**
 * That a listing in stock is in one of the cells of some ranges that have any of its category and condition, by the
 * counts kept for each: of a range's listings these are a few, and to skip from one to the next costs more than
 * to know where they are. As one list: an index goes along it from page to page, where a join would come down
 * to each of them again.
 */
function kept(ranges: SQL, { category, condition }: Filters): SQL | undefined {
  if (category === undefined || condition === undefined) return undefined;
  return sql`l.cell = any(array(select c.cell from ${ranges} cross join lateral (
    select c.cell from cell_counts(${cellZoom}::int, ${category}, ${condition}, r.lo, r.hi) c offset 0) c))`;
}
