import { world } from "~/search/geo/bounds";
import { cellRanges, cellZoom, tileOf } from "~/search/geo/morton-cells";
import type { Filters } from "~/search/model/filter";
import type { BoundQuery } from "~/search/plan/bind";
import { rangeOfPrices } from "~/search/plan/by-price";
import { isCounted } from "~/search/plan/count";
import { maxInlineCandidates, maxScannedRows } from "~/search/plan/limits";
import { sourceWithin } from "~/search/plan/sources";
import type { ListingSearch } from "~/search/query/search-params";
import type { Candidates } from "~/search/sql/candidates.repo.server";
import {
  type ClusterRow,
  type PointRow,
  selectClusters,
  selectClustersOfRanges,
  selectCountedClusters,
  selectPoints,
  selectSingles,
} from "~/search/sql/clusters.repo.server";
import type { CellHistogram } from "~/search/stats/cell-histogram";
import { addBrandTerms } from "~/search/text/brand-words";
import { type ResolvedText, resolveText } from "~/search/text/resolve-text.server";
import { clusterLimit } from "./answers.schema";
import type { BoundSearch } from "./bind-search.server";
import { coarsenToLimit, mergeClusterRows, type RowsOfLevel } from "./cluster-rows";
import { estimateClusters } from "./clusters-estimated.server";
import { fittingClusters } from "./clusters-fitting.server";
import { countedPriceRange } from "./price-range.server";
import { relaxTerms } from "./relax-terms.server";

/** A cluster stands where its listings are on average; `key` is the one that it has. */
export type Cluster = {
  id: string;
  count: number;
  minPriceCents: number;
  lat: number;
  lng: number;
  key: number | null;
};

/**
 * What a search finds in its bounds, in clusters about 64 pixels apart on a map of that zoom, or
 * farther where that would be too many. Category and condition are counted beforehand; with any
 * other filter they are counted as they are found, or reckoned where that would be too many.
 */
export async function findClusters(
  search: ListingSearch,
  zoom: number,
  text?: ResolvedText,
): Promise<Cluster[]> {
  const { answer } = await relaxTerms(search, text ?? (await resolveText(search)), {
    ask: (bound) => clustersOf(bound, zoom),
    isNothing: (clusters) => clusters.length === 0,
  });
  return answer;
}

async function clustersOf({ query, stats }: BoundSearch, zoom: number): Promise<Cluster[]> {
  const { filters } = query;
  if (query.isProvablyEmpty) return [];
  const canUsePriceRange = filters.words || filters.brand !== undefined;
  const source =
    query.source ?? (canUsePriceRange ? await countedPriceRange(filters, stats) : undefined);
  const bounds = filters.bounds ?? world;
  const finest = Math.max(2, Math.round(zoom) + 2);
  const { histogram } = stats;
  const asked: Candidates = {
    filters,
    source: source ?? sourceWithin(filters, bounds, histogram.shareWithin(bounds)),
  };
  // Close up, where cells are too coarse, there are few enough to be taken one by one.
  if (finest > cellZoom && isFew(query, histogram))
    return pointClusters(await selectPoints(asked, maxInlineCandidates), finest);
  const level = Math.min(cellZoom, finest);
  const fit = await fittingClusters(query, level);
  if (fit) return clustersAt(coarsenToLimit(fit, level));
  if (source) return clustersAt(coarsenToLimit(await selectClusters(asked, level), level));
  if (isCounted(filters) && !filters.within) {
    const rows = await selectCountedClusters(bounds, level, filters);
    return await named(clustersAt(coarsenToLimit(rows, level)), filters);
  }
  const reckoned = await estimateClusters(filters, level);
  if (reckoned) return clustersAt(reckoned);
  const ofBrand = addBrandTerms(filters);
  const range = rangeOfPrices(ofBrand, stats);
  if (range) {
    const found = await selectClusters({ filters: ofBrand, source: range.source }, level);
    const count = found.reduce((sum, { n }) => sum + n, 0);
    if (count < range.source.limit) return clustersAt(coarsenToLimit(found, level));
  }
  const isAll = asked.source.by === "area" && !filters.includeSoldOut;
  const rows =
    isAll && histogram.within(bounds, filters) <= maxScannedRows
      ? await selectClustersOfRanges(cellRanges(bounds), { ...filters, bounds }, level)
      : await selectClusters(asked, level);
  return clustersAt(coarsenToLimit(rows, level));
}

const isFew = ({ filters, source, share }: BoundQuery, histogram: CellHistogram): boolean =>
  source !== undefined ||
  histogram.within(filters.bounds ?? world, filters) * share <= maxInlineCandidates;

const clustersAt = ({ rows, level }: RowsOfLevel): (Cluster & { cell: number })[] =>
  rows.map(({ cell, n, min_price_cents, lat, lng, key }) => ({
    ...{ id: `${level}.${cell}`, cell, count: n, minPriceCents: min_price_cents, lat, lng, key },
  }));

function pointClusters(points: readonly PointRow[], zoom: number): Cluster[] {
  for (let level = zoom; ; level -= 1) {
    const tiles = new Map<string, ClusterRow>();
    for (const { key, lat, lng, price_cents } of points) {
      const row = { cell: 0, n: 1, min_price_cents: price_cents, lat, lng, key };
      const tile = tileOf(lat, lng, level);
      const known = tiles.get(tile);
      tiles.set(tile, known ? mergeClusterRows(known, row) : row);
    }
    if (tiles.size <= clusterLimit || level === 0)
      return [...tiles].map(([tile, { n, min_price_cents, lat, lng, key }]) => ({
        ...{ id: `${level}.${tile}`, count: n, minPriceCents: min_price_cents, lat, lng, key },
      }));
  }
}

/** With the one listing of those that have but one. */
async function named(
  clusters: readonly (Cluster & { cell: number })[],
  filters: Filters,
): Promise<Cluster[]> {
  const alone = clusters.filter(({ count }) => count === 1);
  const [first] = alone;
  if (!first) return [...clusters];
  const level = Number(first.id.split(".")[0]);
  const found = await selectSingles(
    alone.map(({ cell }) => cell),
    level,
    filters,
  );
  const keys = new Map(found.map(({ cell, key }) => [cell, key]));
  return clusters.map((each) =>
    each.count === 1 ? { ...each, key: keys.get(each.cell) ?? null } : each,
  );
}
