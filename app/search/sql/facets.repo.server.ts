import { type SQL, sql } from "drizzle-orm";
import { categories, conditions } from "~/catalog/choices";
import { atMost, searchRows } from "~/platform/db/database.server";
import { type Bounds, cellsOf, coarseRanges } from "~/search/geo/morton-cells";
import type { FacetRow } from "~/search/model/facet";
import type { Filters } from "~/search/model/filter";
import { type Candidates, candidates } from "./candidates.repo.server";
import { countLimit } from "./limits";

/** So many of brands and sellers. */
const mostNamed = 20;

/**
 * Counts what a source finds, the first `countLimit` listings of it, by each facet without its own
 * filter; "all" passes every filter, "seen" none of these.
 */
export function selectFacets({ source, filters }: Candidates): Promise<FacetRow[]> {
  const { category, condition, brand, leaf, sellerId, ...rest } = filters;
  const chosen = { category, condition, brand, leaf, seller_id: sellerId };
  const but = (own?: string) =>
    sql.join(
      [
        sql`true`,
        ...Object.entries(chosen)
          .filter(([column, value]) => value !== undefined && column !== own)
          .map(([column, value]) => sql`${sql.identifier(column)} = ${value}`),
      ],
      sql` and `,
    );
  return searchRows(sql`with found as materialized (
      select l.category, l.condition, l.brand, l.leaf, l.seller_id
      from (select l.* from (${candidates({ source, filters: rest })}) l ${atMost(countLimit)}) l)
    select 'category' as facet, category as value, count(*)::int as n from found where ${but("category")} group by 2
    union all select 'condition', condition, count(*)::int from found where ${but("condition")} group by 2
    union all select 'leaf', leaf, count(*)::int from found where ${but("leaf")} and leaf <> '' group by 2
    union all (select 'brand', brand, count(*)::int from found where ${but("brand")} and brand <> ''
      group by 2 order by 3 desc, 2 ${atMost(mostNamed)})
    union all (select 'seller', seller_id::text, count(*)::int from found where ${but("seller_id")}
      group by seller_id order by 3 desc, seller_id ${atMost(mostNamed)})
    union all select n.* from (select count(*)::int as seen, (count(*) filter (where ${but()}))::int as every from found) f
      cross join lateral (values ('all', '', f.every), ('seen', '', f.seen)) n`);
}

/**
 * Categories and conditions by the counts kept for each cell, each without its own filter. Lists of what
 * to look up are one walk of an index each, which ranges of cells would not be.
 */
export function selectCountedFacets(
  bounds: Bounds,
  zoom: number,
  { category = "", condition = "" }: Filters,
): Promise<FacetRow[]> {
  const cells = `{${cellsOf(coarseRanges(bounds, zoom, 12)).join(",")}}`;
  const counts = (facet: "category" | "condition", where: SQL) =>
    sql`select ${facet}::text as facet, c.${sql.identifier(facet)} as value, sum(c.n)::int as n from cell_stat c
      where c.z = ${zoom}::smallint and ${where} and c.cell = any(${cells}::bigint[]) group by 2`;
  return searchRows(sql`${counts("category", sql`c.category = any(${sql.param([...categories])}::text[]) and c.condition = ${condition}`)}
    union all ${counts("condition", sql`c.category = ${category} and c.condition = any(${sql.param([...conditions])}::text[])`)}`);
}

/** What businesses are called. */
export function selectSellerNames(ids: readonly string[]) {
  return searchRows<{ id: string; name: string }>(
    sql`select id, name from seller where id = any(${sql.param([...ids])}::uuid[])`,
  );
}
