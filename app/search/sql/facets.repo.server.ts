import { type SQL, sql } from "drizzle-orm";
import { literalLimit, searchRows } from "~/platform/db/database.server";
import { categories, conditions } from "~/platform/enums";
import type { FacetQuery } from "~/search/filters/filter";
import { comparisonsOf, facetQueries } from "~/search/filters/filter-queries";
import { type FacetName, facetedFilters, withoutFilter } from "~/search/filters/filters";
import { type Bounds, cellsOf, cellZoom, coarseRanges } from "~/search/geo/morton-cells";
import type { FacetRow } from "~/search/model/facet";
import type { Filters } from "~/search/model/filter";
import { maxCountedRows } from "~/search/plan/limits";
import { type Candidates, candidates } from "./candidates.repo.server";
import { compared, every } from "./predicates.repo.server";

const own = facetQueries.map(({ column }) => column).join(", ");

/**
 * Counts what a source finds, the first `maxCountedRows` listings of it, by each facet without its own
 * filter; "all" passes every filter, "seen" none of these.
 */
export function selectFacets({ source, filters }: Candidates): Promise<FacetRow[]> {
  // What is found by its seller is no longer found without: of all others the first would be counted.
  const rest = facetedFilters
    .filter(({ name }) => name !== "seller" || source.by !== "seller")
    .reduce<Filters>(withoutFilter, filters);
  const passing = (but?: FacetName) =>
    every(
      comparisonsOf(
        filters,
        facetQueries.filter(({ name }) => name !== but),
      ).map((each) => compared(each, "found")),
    );
  const counts = facetQueries.map((facet) => {
    const { name, hasBlank, most } = facet;
    const [column, value] = [sql.raw(facet.column), facetValue(facet)];
    const said = hasBlank ? sql`and ${column} <> ''` : sql``;
    const first = most ? sql`order by 3 desc, ${value} ${literalLimit(most)}` : sql``;
    return sql`(select ${sql.raw(`'${name}'`)} as facet, ${value}::text as value, count(*)::int as n
      from found where ${passing(name)} ${said} group by ${value} ${first})`;
  });
  return searchRows(sql`with found as materialized (
      select l.* from (select ${sql.raw(own)} from (${candidates({ source, filters: rest })}) l ${literalLimit(maxCountedRows)}) l)
    ${sql.join(counts, sql` union all `)}
    union all select n.* from (select count(*)::int as seen, (count(*) filter (where ${passing()}))::int as every from found) f
      cross join lateral (values ('all', '', f.every), ('seen', '', f.seen)) n`);
}

/** What a facet is counted by: its column, or the highest of its steps that the column reaches. */
function facetValue({ column, steps }: FacetQuery): SQL {
  return sql.raw(
    steps
      ? `(array[0, ${steps.join(", ")}])[width_bucket(${column}, array[${steps.join(", ")}]) + 1]`
      : column,
  );
}

/**
 * Categories and conditions by the counts kept for each cell, each without its own filter. Lists of what
 * to look up are one walk of an index each, which ranges of cells would not be.
 */
export function selectCountedFacets(
  bounds: Bounds,
  zoom: number,
  { category, condition }: Filters,
): Promise<FacetRow[]> {
  const cells = `{${cellsOf(coarseRanges(bounds, zoom, 12)).join(",")}}`;
  const counts = (facet: "category" | "condition", where: SQL, changed: SQL) => {
    const value = sql`c.${sql.identifier(facet)} as value`;
    return sql`select ${facet}::text as facet, c.value, sum(c.n)::int as n from (
      select ${value}, c.n from cell_stat c
      where c.z = ${zoom}::smallint and ${where} and c.cell = any(${cells}::bigint[])
      union all select ${value}, c.n from cell_change c
      where ${changed} and c.cell >> (2 * (${cellZoom}::int - ${zoom}::int)) = any(${cells}::bigint[])) c
      group by 2 having sum(c.n) > 0`;
  };
  return searchRows(sql`${counts("category", sql`c.category = any(${sql.param([...categories])}::text[]) and c.condition = ${condition ?? ""}`, sql`${condition ?? ""} in ('', c.condition)`)}
    union all ${counts("condition", sql`c.category = ${category ?? ""} and c.condition = any(${sql.param([...conditions])}::text[])`, sql`${category ?? ""} in ('', c.category)`)}`);
}

/** What businesses are called. */
export function selectSellerNames(ids: readonly string[]) {
  return searchRows<{ id: string; name: string }>(
    sql`select id, name from seller where id = any(${sql.param([...ids])}::uuid[])`,
  );
}
