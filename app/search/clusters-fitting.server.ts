import { isInside, world } from "./area";
import { cellRanges, cellZoom, centreOfCell } from "./cells";
import { joined } from "./cluster-rows";
import { type ClusterRow, selectFitting } from "./clusters.repo.server";
import { knownDensity } from "./density.server";
import type { Filters } from "./filters.repo.server";
import { vehicleWord } from "./words";

/* The clusters of what fits a vehicle in a wide view: by the index of vehicles with cells alone. */

/** Of a view with so many listings those that fit are few enough to be read one by one. */
const mostRead = 50_000;
/** Counted in cells so many zooms finer than clusters are: that is where they stand, to 8 pixels. */
const finer = 2;

/** Undefined where the index does not hold what the filters ask, or the view is not wide. */
export async function fittingClusters(
  filters: Filters,
  level: number,
  most = mostRead,
): Promise<ClusterRow[] | undefined> {
  const { bounds = world, fits, includeSoldOut, words, leaf, brand, sellerId, within } = filters;
  if (!fits || includeSoldOut) return undefined;
  // What few have is looked up by words, of which the vehicle is one.
  const others = words?.filter(([word]) => word !== vehicleWord(fits)) ?? [];
  if (others.length > 0 || [leaf, brand, sellerId, within].some((each) => each !== undefined))
    return undefined;
  const density = await knownDensity();
  if (density.within(bounds) <= most) return undefined;
  const zoom = Math.min(cellZoom, level + finer);
  const found = await selectFitting(cellRanges(bounds), { ...filters, fits }, zoom);
  const clusters = new Map<number, ClusterRow>();
  for (const { cell: small, n, min_price_cents, key } of found) {
    const centre = centreOfCell(small, zoom);
    if (!isInside(bounds, centre)) continue;
    const cell = Math.floor(small / 4 ** (zoom - level));
    const row = { ...{ cell, n, min_price_cents }, ...centre, key: n === 1 ? key : null };
    const known = clusters.get(cell);
    clusters.set(cell, known ? joined(known, row) : row);
  }
  return [...clusters.values()];
}
