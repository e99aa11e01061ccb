import { isInside, world } from "~/search/geo/bounds";
import { cellRanges, cellZoom, centreOfCell } from "~/search/geo/morton-cells";
import { usesOnlyFilters } from "~/search/model/filter";
import type { BoundQuery } from "~/search/plan/bind";
import { fittingZooms, maxFittingRows } from "~/search/plan/limits";
import { type ClusterRow, selectFitting } from "~/search/sql/clusters.repo.server";
import { cellHistogram } from "~/search/stats/cell-histogram.server";
import { vehicleWord } from "~/search/text/tokenize";
import { coarsen } from "./cluster-rows";

/* The clusters of what fits a vehicle in a wide view: by the index of vehicles with cells alone. */

/** What the index holds; `words` of the vehicle alone. */
const indexed = [
  ...(["fits", "category", "condition", "minPriceCents", "maxPriceCents"] as const),
  ...(["bounds", "includeSoldOut", "words"] as const),
];

/** Undefined when the index does not cover the filters, or the view is not wide. */
export async function fittingClusters(
  { filters, source }: BoundQuery,
  level: number,
  most = maxFittingRows,
): Promise<ClusterRow[] | undefined> {
  const { bounds = world, fits, includeSoldOut, words } = filters;
  // What few have is looked up by words, of which the vehicle is one; a number's, by their keys.
  if (!fits || includeSoldOut || (source && source.by !== "words")) return undefined;
  const others = words?.filter(([word]) => word !== vehicleWord(fits)) ?? [];
  if (others.length > 0 || !usesOnlyFilters(filters, indexed)) return undefined;
  const density = await cellHistogram();
  if (density.within(bounds) <= most) return undefined;
  const zoom = Math.min(cellZoom, level + fittingZooms);
  const found = await selectFitting(cellRanges(bounds), { ...filters, fits }, zoom);
  const rows = found
    .map((row) => ({ ...row, ...centreOfCell(row.cell, zoom), key: row.n === 1 ? row.key : null }))
    .filter((row) => isInside(bounds, row));
  return coarsen(rows, zoom - level);
}
