import { sql } from "drizzle-orm";
import { literalLimit, searchRows } from "~/platform/db/database.server";
import { conditions as allConditions, categories } from "~/platform/enums";
import { fittingYears, modelYears } from "~/search/fitment/fitment.repo.server";
import {
  type Bounds,
  type CellRange,
  cellZoom,
  coarseRanges,
  countedZoom,
} from "~/search/geo/morton-cells";
import type { Filters } from "~/search/model/filter";
import { maxClusterCells, maxScannedRows } from "~/search/plan/limits";
import type { Vehicle } from "~/search/query/search-params";
import { listingsByCell } from "./area.repo.server";
import { type Candidates, candidates } from "./candidates.repo.server";
import { conditions, every, rangeTable } from "./predicates.repo.server";

/** A cell with what is in it. `key` is the listing's, when there is but one and it is known. */
export type ClusterRow = {
  cell: number;
  n: number;
  min_price_cents: number;
  lat: number;
  lng: number;
  key: number | null;
};

/** The clusters of a view, counted beforehand: cells of a zoom, by category and condition. */
export function selectCountedClusters(
  bounds: Bounds,
  zoom: number,
  { category, condition }: Filters,
): Promise<ClusterRow[]> {
  const kept = countedZoom(zoom);
  const merge = 2 * (kept - zoom);
  return searchRows(sql`
    select (c.cell >> ${merge}::int)::float8 as cell, sum(c.n)::int as n, min(c.min_price_cents) as min_price_cents,
      sum(c.slat) / sum(c.n) as lat, sum(c.slng) / sum(c.n) as lng, null::int as key
    from ${rangeTable(coarseRanges(bounds, kept))} cross join lateral (
      select c.* from cell_counts(${kept}::int, ${category ?? ""}, ${condition ?? ""}, r.lo, r.hi) c offset 0) c
    group by 1 having sum(c.n) > 0 order by 1 ${literalLimit(maxClusterCells)}`);
}

/** The clusters of ranges of cells, counted now: all that is in stock there. */
export function selectClustersOfRanges(
  ranges: readonly CellRange[],
  filters: Filters,
  zoom: number,
): Promise<ClusterRow[]> {
  const shift = 2 * (cellZoom - zoom);
  return searchRows(sql`
    select (c.cell >> ${shift}::int)::float8 as cell, sum(c.n)::int as n, min(c.min_price_cents) as min_price_cents,
      sum(c.slat) / sum(c.n) as lat, sum(c.slng) / sum(c.n) as lng, case when sum(c.n) = 1 then min(c.key) end as key
    from (${listingsByCell(ranges, filters)}) c group by 1 order by 1 ${literalLimit(maxClusterCells)}`);
}

/** The clusters of what a source finds, counted now. */
export function selectClusters(asked: Candidates, zoom: number): Promise<ClusterRow[]> {
  const shift = 2 * (cellZoom - zoom);
  return searchRows(sql`
    select l.tile::float8 as cell, count(*)::int as n, min(l.price_cents) as min_price_cents,
      sum(l.lat) / count(*) as lat, sum(l.lng) / count(*) as lng, case when count(*) = 1 then min(l.key) end as key
    from (select l.cell >> ${shift}::int as tile, l.price_cents, l.lat, l.lng, l.key from (${candidates(asked)}) l) l
    group by l.tile order by l.tile ${literalLimit(maxClusterCells)}`);
}

/** So many in a cell of a zoom, the lowest price there, and one of their listings. */
export type CellRow = Omit<ClusterRow, "lat" | "lng" | "key"> & { key: number };

/** What fits a vehicle in ranges of cells, in the cells of a zoom: all by one index, no listing is read. */
export function selectFitting(
  ranges: readonly CellRange[],
  { fits, category, condition, minPriceCents, maxPriceCents }: Filters & { fits: Vehicle },
  zoom: number,
): Promise<CellRow[]> {
  const shift = 2 * (cellZoom - zoom);
  const where = [
    fittingYears(fits),
    // Of what is sold out no price is known.
    sql`f.cell between r.lo and r.hi and f.price_cents >= ${minPriceCents ?? 0}::int`,
  ];
  if (maxPriceCents !== undefined) where.push(sql`f.price_cents <= ${maxPriceCents}::int`);
  if (category || condition) {
    const asked = [category ? [category] : categories, condition ? [condition] : allConditions];
    const [some, of] = asked.map((each) => sql`unnest(${sql.param([...each])}::text[])`);
    where.push(sql`f.kind = any(array(select listing_kind(a, b) from ${some} a, ${of} b))`);
  }
  // Two rows of a listing may both say so: counted apart in each cell, as to group by listing first takes longer.
  return searchRows(sql`
    select f.tile::float8 as cell, count(distinct f.listing_key)::int as n, min(f.price_cents) as min_price_cents, min(f.listing_key) as key
    from (select f.listing_key, f.cell >> ${shift}::int as tile, f.price_cents
      from ${modelYears(fits)} cross join ${rangeTable(ranges)} cross join lateral (
        select f.listing_key, f.cell, f.price_cents from fitment f where ${every(where)} offset 0) f
      ${literalLimit(2 * maxScannedRows)}) f
    group by f.tile ${literalLimit(maxScannedRows)}`);
}

export type PointRow = { key: number; lat: number; lng: number; price_cents: number };

/** Where the candidates are, one by one, at most `limit`. */
export function selectPoints(asked: Candidates, limit: number): Promise<PointRow[]> {
  return searchRows(
    sql`select l.key, l.lat, l.lng, l.price_cents from (${candidates(asked)}) l ${literalLimit(limit)}`,
  );
}

/** The one listing that each of some cells of a zoom has in stock. */
export function selectSingles(
  cells: readonly number[],
  zoom: number,
  { category, condition }: Filters,
): Promise<{ cell: number; key: number }[]> {
  const size = 4 ** (cellZoom - zoom);
  const ranges = cells.map((cell) => [cell * size, (cell + 1) * size - 1] as const);
  const where = every(conditions({ category, condition, includeSoldOut: false }));
  return searchRows(sql`
    select (r.lo / ${size}::bigint)::float8 as cell, l.key from ${rangeTable(ranges)} cross join lateral (
      select l.key from listing l where l.cell between r.lo and r.hi and ${where} limit 1) l`);
}
