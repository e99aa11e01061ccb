import { type SQL, sql } from "drizzle-orm";
import { milesFrom } from "~/platform/db/miles-from.server";
import type { Comparison } from "~/search/filters/filter";
import { comparisonsOf, facetQueries } from "~/search/filters/filter-queries";
import { fitting } from "~/search/fitment/fitment.repo.server";
import type { Bounds, CellRange } from "~/search/geo/morton-cells";
import type { Filters, Stock } from "~/search/model/filter";
import { tsquery } from "~/search/text/tsquery";
import { reached } from "./reach.repo.server";

const stocksOf = ({ includeSoldOut }: Filters): Stock[] =>
  includeSoldOut ? ["out", "in"] : ["in"];

/** Of what is not published, nobody knows whether it is in stock. `any` is of what was asked that already. */
const stockIs: Record<Stock, SQL | undefined> = {
  in: sql`l.in_stock`,
  out: sql`not l.in_stock`,
  both: sql`l.in_stock is not null`,
  any: undefined,
};

/**
 * The conditions on the listing `l`. Words are compared, not looked up: left to itself the planner
 * reads the whole list of a common word for each range of an area.
 */
export function conditions(
  filters: Filters,
  stock: Stock = filters.includeSoldOut ? "both" : "in",
): SQL[] {
  const { fits, words, bounds, within, reach } = filters;
  const all: (SQL | undefined | false)[] = [
    stockIs[stock],
    ...comparisonsOf(filters).map((each) => compared(each, "l")),
    words !== undefined && sql`ts_match_vq(l.document, ${tsquery(words)}::tsquery)`,
    bounds && inside(bounds),
    within && sql`${milesFrom(within.from)} <= ${within.miles}::float8`,
    // Looked up for each listing: as a join it would read all that fits, once for each range.
    fits &&
      sql`(select true from fitment f where f.listing_key = l.key and ${fitting(fits)} limit 1)`,
    reach && reached(reach.is, reach.from),
  ];
  return all.filter((each): each is SQL => Boolean(each));
}

/** A filter's comparison as SQL. */
export const compared = ({ column, is, value, type }: Comparison, table: string): SQL =>
  sql`${sql.raw(`${table}.${column} ${is}`)} ${value}${sql.raw(type ? `::${type}` : "")}`;

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

/** What facets, clusters and orders read of a listing `l`, all of it in the index of places. */
export const listingColumns = sql.raw(
  `l.key, l.lat, l.lng, l.price_cents, ${facetQueries.map(({ column }) => `l.${column}`).join(", ")}, l.cell`,
);

/** The same for listings in stock, and for sold-out ones if included. */
export function bothStocks(filters: Filters, part: (stock: Stock) => SQL): SQL {
  return sql.join(
    stocksOf(filters).map((stock) => sql`(${part(stock)})`),
    sql` union all `,
  );
}
