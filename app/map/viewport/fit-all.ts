import type { MapBounds } from "@partlane/ui/price-map";
import type { Coords } from "~/catalog/distance";
import { cellBox, inside, union } from "./tile-bounds";
import { boxOf, zoomFor } from "./viewport";

type Ask = (where: {
  bounds?: MapBounds;
  zoom: number;
}) => Promise<(Coords & { id: string; listing: unknown })[]>;

/** Clusters are requested so many zooms closer each time, down to the deepest. */
const step = 4;
const deepest = 16;

/**
 * The box of all that there is, by its clusters; null of nothing. A cluster stands where its parts are
 * on average: as long as the map would come nearer than they were counted for, they are counted again,
 * in the cells that there are.
 */
export async function boundsOfAll(ask: Ask): Promise<MapBounds | null> {
  let bounds: MapBounds | undefined;
  for (let zoom = step; ; zoom += step) {
    const clusters = await ask({ bounds, zoom });
    const box = boxOf(clusters);
    const isPrecise = zoom === deepest || clusters.every(({ listing }) => listing);
    if (!box || isPrecise || zoomFor(box) < zoom) return box;
    bounds = union(clusters.map((cluster) => inside(cellBox(cluster))));
  }
}
