import { sql } from "drizzle-orm";
import { atMost, searchRows } from "~/platform/database.server";
import { type Candidates, candidates } from "./candidates.repo.server";
import { type Bounds, coarseRanges } from "./cells";
import { countLimit, type Filters, rangeTable } from "./filters.repo.server";

export const facetNames = ["category", "condition", "brand", "leaf", "seller"] as const;
export type FacetName = (typeof facetNames)[number];
export type FacetRow = { facet: FacetName | "all" | "seen"; value: string; n: number };

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
      select l.category, l.condition, l.brand, l.leaf, l.seller_id::text as seller_id, count(*)::int as n
      from (select l.* from (${candidates({ source, filters: rest })}) l ${atMost(countLimit)}) l
      group by 1, 2, 3, 4, 5)
    select 'category' as facet, category as value, sum(n)::int as n from found where ${but("category")} group by 2
    union all select 'condition', condition, sum(n)::int from found where ${but("condition")} group by 2
    union all select 'leaf', leaf, sum(n)::int from found where ${but("leaf")} and leaf <> '' group by 2
    union all (select 'brand', brand, sum(n)::int from found where ${but("brand")} and brand <> ''
      group by 2 order by 3 desc, 2 ${atMost(mostNamed)})
    union all (select 'seller', seller_id, sum(n)::int from found where ${but("seller_id")}
      group by 2 order by 3 desc, 2 ${atMost(mostNamed)})
    union all select 'all', '', coalesce(sum(n), 0)::int from found where ${but()}
    union all select 'seen', '', coalesce(sum(n), 0)::int from found`);
}

/** Categories and conditions by the counts kept for each cell, each without its own filter. */
export function selectCountedFacets(
  bounds: Bounds,
  zoom: number,
  { category = "", condition = "" }: Filters,
): Promise<FacetRow[]> {
  return searchRows(sql`
    select a.facet, case a.facet when 'category' then a.category else a.condition end as value, sum(c.n)::int as n
    from (
      select 'category' as facet, category, ${condition}::text as condition from (select distinct category from cell_stat where z = 2 and condition = '' and category <> '') k
      union all select 'condition', ${category}::text, condition from (select distinct condition from cell_stat where z = 2 and category = '' and condition <> '') k) a
    cross join ${rangeTable(coarseRanges(bounds, zoom, 12))}
    cross join lateral (select c.n from cell_stat c where c.z = ${zoom}::smallint and c.category = a.category and c.condition = a.condition
      and c.cell between r.lo and r.hi offset 0) c
    group by 1, 2`);
}

/** What businesses are called. */
export function selectSellerNames(ids: readonly string[]) {
  return searchRows<{ id: string; name: string }>(
    sql`select id, name from seller where id = any(${sql.param([...ids])}::uuid[])`,
  );
}
