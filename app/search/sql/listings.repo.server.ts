import { type SQL, sql } from "drizzle-orm";
import type { Sort } from "~/catalog/choices";
import { type ListingRow, listingRowColumns } from "~/catalog/listing-row.server";
import { literalLimit, searchRows } from "~/platform/db/database.server";
import type { IndexedOrder, Point, Rank, Reach } from "~/search/model/order";
import { type Candidates, candidates } from "./candidates.repo.server";
import { afterCursor, indexOrderBy, sortValue } from "./order.repo.server";
import { reached } from "./reach.repo.server";

/** A listing with what it was sorted by, and how many there are in all where that was counted. */
export type PartRow = ListingRow & { value: number; found: number | null };

export type Asked = Candidates & {
  order: Sort;
  from: Point;
  /** As far as the page goes; all candidates are counted. */
  reach?: Reach;
  rank?: Rank;
  limit: number;
};

/** A page of listings in order. */
export function selectParts(asked: Asked): Promise<PartRow[]> {
  const { source, order } = asked;
  const isInOrder = source.by === "walk" || (source.by === "prices" && source.order === order);
  const page = isInOrder ? walkedPage(asked, source.order) : sortedPage(asked);
  // Numbered from outside: a sort that knows its limit keeps no more than that.
  return searchRows(sql`with page as materialized (select c.*, row_number() over () as at from (${page}) c)
    select p.value, p.found, ${sql.raw(listingRowColumns)} from page p join listing l on l.key = p.key join seller s on s.id = l.seller_id
    order by p.at`);
}

/** All candidates are looked at, and so counted, whether they are within reach or not. */
function sortedPage(asked: Asked): SQL {
  const { from, reach, after, limit, order, rank } = asked;
  // Equals come as a walk meets them.
  const sign = order === "newest" || order === "price-high" ? sql`-` : sql``;
  const next = after
    ? sql`where (l.value, ${sign}l.key) > (${after[0]}::float8, ${sign}${after[1]}::int)`
    : sql``;
  const inOrder = sql`select l.*
    from (select l.key, l.lat, l.lng, l.seller_id, ${sortValue(order, from, rank)} as value, count(*) over ()::int as found from (${candidates(asked)}) l offset 0) l
    ${next} order by l.value, ${sign}l.key`;
  if (!reach) return sql`select l.key, l.value, l.found from (${inOrder} ${literalLimit(limit)}) l`;
  // Of those in order no more sellers are looked up than fill the page.
  return sql`select l.key, l.value, l.found from (${inOrder} offset 0) l
    where ${reached(reach, from)} ${literalLimit(limit)}`;
}

/** The candidates of a walk come in order already: it ends as soon as there are enough. */
function walkedPage(asked: Asked, order: IndexedOrder): SQL {
  const { from, reach, after, limit, filters } = asked;
  const next = after ? sql`where ${afterCursor(order, after)}` : sql``;
  // Among the filters: a walk ends with so many that pass them.
  const walked = { ...asked, filters: { ...filters, reach: reach && { from, is: reach } } };
  return sql`select l.key, ${sortValue(order, from)} as value, null::int as found from (${candidates(walked)}) l ${next}
    order by ${indexOrderBy(order)} ${literalLimit(limit)}`;
}

/** Listings by their keys, in that order. */
export function selectByKeys(keys: readonly number[]): Promise<PartRow[]> {
  return searchRows(sql`
    select 0::float8 as value, null::int as found, ${sql.raw(listingRowColumns)}
    from unnest(${`{${keys.join(",")}}`}::int[]) with ordinality k(key, at)
    join listing l on l.key = k.key join seller s on s.id = l.seller_id order by k.at`);
}

/** How many candidates there are, counted no further than the limit. */
export async function countCandidates(asked: Candidates, limit: number): Promise<number> {
  const [row] = await searchRows<{ n: number }>(
    sql`select count(*)::int as n from (select from (${candidates(asked)}) l ${literalLimit(limit)}) l`,
  );
  return row?.n ?? 0;
}
