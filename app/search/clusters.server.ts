import { clusterLimit } from "./answers.schema";
import { world } from "./area";
import { type Candidates, sourceWithin } from "./candidates.repo.server";
import { cellZoom, tileOf } from "./cells";
import {
  type ClusterRow,
  type PointRow,
  selectClusters,
  selectCountedClusters,
  selectPoints,
  selectSingles,
} from "./clusters.repo.server";
import { knownDensity } from "./density.server";
import { withFewerWords } from "./fewer-words.server";
import type { Filters } from "./filters.repo.server";
import { isCounted } from "./parts.server";
import type { ListingSearch } from "./search-params";
import { few, type Understood } from "./understand.server";

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
 * other filter the first 50,000 listings are counted as they are found.
 */
export async function findClusters(search: ListingSearch, zoom: number): Promise<Cluster[]> {
  const { answer } = await withFewerWords(
    search,
    (understood) => clustersOf(understood, zoom),
    (clusters) => clusters.length === 0,
  );
  return answer;
}

async function clustersOf(understood: Understood, zoom: number): Promise<Cluster[]> {
  const { filters } = understood;
  const bounds = filters.bounds ?? world;
  const finest = Math.max(2, Math.round(zoom) + 2);
  const asked: Candidates = {
    filters,
    source: understood.source ?? sourceWithin(filters, bounds),
  };
  // Close up, where cells are too coarse, there are few enough to be taken one by one.
  if (finest > cellZoom && (await isFew(understood)))
    return pointClusters(await selectPoints(asked, few), finest);
  const level = Math.min(cellZoom, finest);
  if (understood.source || !isCounted(filters) || filters.within)
    return fitted(await selectClusters(asked, level), level);
  const rows = await selectCountedClusters(bounds, level, filters);
  return await named(fitted(rows, level), filters);
}

async function isFew({ filters, source, share }: Understood): Promise<boolean> {
  if (source) return true;
  const density = await knownDensity();
  return density.within(filters.bounds ?? world, filters) * share <= few;
}

/** In larger cells until they are few enough. */
function fitted(rows: readonly ClusterRow[], level: number): (Cluster & { cell: number })[] {
  if (rows.length > clusterLimit && level > 0) {
    const larger = new Map<number, ClusterRow>();
    for (const row of rows) {
      const cell = Math.floor(row.cell / 4);
      const known = larger.get(cell);
      larger.set(cell, known ? joined(known, row) : { ...row, cell });
    }
    return fitted([...larger.values()], level - 1);
  }
  return rows.map(({ cell, n, min_price_cents, lat, lng, key }) => ({
    ...{ id: `${level}.${cell}`, cell, count: n, minPriceCents: min_price_cents, lat, lng, key },
  }));
}

function joined(a: ClusterRow, b: ClusterRow): ClusterRow {
  const n = a.n + b.n;
  return {
    ...{ cell: a.cell, n, key: null },
    min_price_cents: Math.min(a.min_price_cents, b.min_price_cents),
    lat: (a.lat * a.n + b.lat * b.n) / n,
    lng: (a.lng * a.n + b.lng * b.n) / n,
  };
}

function pointClusters(points: readonly PointRow[], zoom: number): Cluster[] {
  for (let level = zoom; ; level -= 1) {
    const tiles = new Map<string, ClusterRow>();
    for (const { key, lat, lng, price_cents } of points) {
      const row = { cell: 0, n: 1, min_price_cents: price_cents, lat, lng, key };
      const tile = tileOf(lat, lng, level);
      const known = tiles.get(tile);
      tiles.set(tile, known ? joined(known, row) : row);
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
