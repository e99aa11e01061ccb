import { fromWorld, TILE_PX, toWorld } from "../../internal/mercator";
import type { PriceMapProps } from "./props";
import type { MapBounds, MapPoint } from "./types";

interface Room {
  /** The map's box, in px. */
  width: number;
  height: number;
  /** What lies over its edges. */
  covered?: PriceMapProps["covered"];
  /** Around the bounds, in px: a badge at their edge is seen whole. */
  air?: number;
  /** No farther than this, also where not all is seen from there. */
  minZoom?: number;
  /** No nearer than this. */
  maxZoom?: number;
}

/**
 * From where all of some bounds is seen, at a whole zoom, in the middle of what is not covered. West
 * may be greater than east: across the date line.
 */
export function viewFor(bounds: MapBounds, room: Room): { center: MapPoint; zoom: number } {
  const { width, height, covered = {}, air = 0, minZoom = 0, maxZoom = 18 } = room;
  const { top = 0, right = 0, bottom = 0, left = 0 } = covered;
  const a = toWorld({ lat: bounds.north, lng: bounds.west });
  const b = toWorld({ lat: bounds.south, lng: bounds.east });
  if (b.x < a.x) b.x += 1;
  const scale = Math.min(
    Math.max(1, width - left - right - 2 * air) / Math.max(1e-9, b.x - a.x),
    Math.max(1, height - top - bottom - 2 * air) / Math.max(1e-9, b.y - a.y),
  );
  // A hair more, so that the bounds of a view give that view again.
  const zoom = Math.max(minZoom, Math.min(maxZoom, Math.floor(Math.log2(scale / TILE_PX) + 0.02)));
  const size = TILE_PX * 2 ** zoom;
  const { lat, lng } = fromWorld({
    x: (a.x + b.x) / 2 + (right - left) / 2 / size,
    y: (a.y + b.y) / 2 + (bottom - top) / 2 / size,
  });
  return { center: { lat, lng: Math.abs(lng) > 180 ? lng - 360 * Math.sign(lng) : lng }, zoom };
}

/** What is seen from there in a box of so many px, to the last row of the map at most. */
export function boundsFor(
  { center, zoom }: { center: MapPoint; zoom: number },
  { width, height }: Pick<Room, "width" | "height">,
): MapBounds {
  const size = TILE_PX * 2 ** zoom;
  const { x, y } = toWorld(center);
  const at = (right: number, down: number) =>
    fromWorld({ x: x + right / size, y: Math.min(1, Math.max(0, y + down / size)) });
  const [first, last] = [at(-width / 2, -height / 2), at(width / 2, height / 2)];
  return { north: first.lat, west: first.lng, south: last.lat, east: last.lng };
}
