import { type LatLng, TILE_PX, toWorld } from "../../internal/mercator";

/** The middle of some places and the zoom, whole or not, at which they fill a box in px. */
export function fitPlaces(
  places: readonly LatLng[],
  box: { width: number; height: number },
  zooms: { min: number; max: number },
): { x: number; y: number; zoom: number } {
  const points = places.map(toWorld);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const zoom = Math.log2(
    Math.min(box.width / (east - west || 1e-9), box.height / (south - north || 1e-9)) / TILE_PX,
  );
  return {
    x: (west + east) / 2,
    y: (north + south) / 2,
    zoom: Math.min(zooms.max, Math.max(zooms.min, zoom)),
  };
}

/**
 * The tiles that cover a box about a center, and where each one's north-west corner lies from the
 * center, in px at that whole zoom. Columns wrap around the world; rows end at its edges.
 */
export function tilesAround(
  center: { x: number; y: number },
  zoom: number,
  box: { width: number; above: number; below: number },
): { key: string; x: number; y: number; left: number; top: number }[] {
  const count = 2 ** zoom;
  const [centerX, centerY] = [center.x * count, center.y * count];
  const halfX = box.width / 2 / TILE_PX;
  const [above, below] = [box.above / TILE_PX, box.below / TILE_PX];
  const tiles = [];
  for (let row = Math.floor(centerY - above); row < centerY + below; row++) {
    if (row < 0 || row >= count) continue;
    for (let column = Math.floor(centerX - halfX); column < centerX + halfX; column++) {
      tiles.push({
        key: `${column}/${row}`,
        x: ((column % count) + count) % count,
        y: row,
        left: Math.round((column - centerX) * TILE_PX),
        top: Math.round((row - centerY) * TILE_PX),
      });
    }
  }
  return tiles;
}
