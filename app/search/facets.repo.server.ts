import { sql } from "drizzle-orm";
import { searchRows } from "~/platform/database.server";
import { type Bounds, cellRanges, cellZoom } from "./cells";
import { countLimit, type Filters, rangeTable } from "./filters.repo.server";
import { candidates, type Source } from "./parts.repo.server";

export type FacetRow = { facet: "category" | "condition" | "brand"; value: string; n: number };

/** Counts what a source finds, the first `countLimit` listings of it, by category, condition and brand, each without its own filter. */
export function selectFacets(source: Source, filters: Filters): Promise<FacetRow[]> {
  const { category, condition, brand, ...rest } = filters;
  const is = (column: string, value: string | undefined) =>
    value === undefined ? sql`true` : sql`${sql.identifier(column)} = ${value}`;
  const [inCategory, inCondition, ofBrand] = [
    is("category", category),
    is("condition", condition),
    is("brand", brand),
  ];
  return searchRows(sql`with found as materialized (
      select l.category, l.condition, l.brand, count(*)::int as n
      from (select l.* from (${candidates({ source, filters: rest, order: "nearest" })}) l limit ${countLimit}::int) l
      group by 1, 2, 3)
    select 'category' as facet, category as value, sum(n)::int as n from found where ${inCondition} and ${ofBrand} group by 2
    union all select 'condition', condition, sum(n)::int from found where ${inCategory} and ${ofBrand} group by 2
    union all (select 'brand', brand, sum(n)::int from found where ${inCategory} and ${inCondition} and brand <> ''
      group by 2 order by 3 desc, 2 limit 20)`);
}

/** The same by the counts kept for each cell: category and condition alone. */
export function selectCountedFacets(
  bounds: Bounds,
  zoom: number,
  { category = "", condition = "" }: Filters,
): Promise<FacetRow[]> {
  const shift = 4 ** (cellZoom - zoom);
  const ranges = cellRanges(bounds, 12).map(
    ([low, high]) => [Math.floor(low / shift), Math.floor(high / shift)] as const,
  );
  return searchRows(sql`
    select a.facet, case a.facet when 'category' then a.category else a.condition end as value, sum(c.n)::int as n
    from (
      select 'category' as facet, category, ${condition}::text as condition from (select distinct category from cell_stat where z = 2 and condition = '' and category <> '') k
      union all select 'condition', ${category}::text, condition from (select distinct condition from cell_stat where z = 2 and category = '' and condition <> '') k) a
    cross join ${rangeTable(ranges)}
    cross join lateral (select c.n from cell_stat c where c.z = ${zoom}::smallint and c.category = a.category and c.condition = a.condition
      and c.cell between r.lo and r.hi offset 0) c
    group by 1, 2`);
}
