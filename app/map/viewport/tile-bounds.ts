import type { MapBounds } from "@partlane/ui/price-map";
import type { Coords } from "~/catalog/distance";
import { hull, overlap } from "~/search/geo/bounds";

/**
 * The cell that a cluster stands in: clusters are counted by the map's tiles of a zoom, which their ids
 * begin with, and stand where their listings are on average, inside of the tile.
 * https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames
 */
export function cellBox({ id, lat, lng }: Coords & { id: string }): MapBounds {
  const size = 2 ** Number(id.split(".")[0]);
  const sine = Math.sin((lat * Math.PI) / 180);
  const x = Math.floor((lng / 360 + 0.5) * size);
  const y = Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size);
  const latOf = (row: number) =>
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / size))) * 180) / Math.PI;
  const lngOf = (column: number) => (column / size - 0.5) * 360;
  return { north: latOf(y), south: latOf(y + 1), west: lngOf(x), east: lngOf(x + 1) };
}

/** How many degrees a box is wide; west is greater than east across the date line. */
export const widthOf = ({ west, east }: Pick<MapBounds, "west" | "east">): number =>
  west <= east ? east - west : east - west + 360;

/**
 * The box that holds all of some boxes: across the date line where it is not half as wide there, so
 * that the map comes nearer.
 */
export function union(boxes: readonly MapBounds[]): MapBounds {
  const north = Math.max(...boxes.map((box) => box.north));
  const south = Math.min(...boxes.map((box) => box.south));
  const straight = boxes.some(({ west, east }) => west > east)
    ? { west: -180, east: 180 }
    : {
        west: Math.min(...boxes.map(({ west }) => west)),
        east: Math.max(...boxes.map(({ east }) => east)),
      };
  const across = acrossTheDateLine(boxes);
  const isNearer = across !== null && 2 * widthOf(across) < widthOf(straight);
  return { north, south, ...(isNearer ? across : straight) };
}

/** The sides of the narrowest box of some that goes across the date line; null where there is none. */
function acrossTheDateLine(boxes: readonly MapBounds[]): Pick<MapBounds, "west" | "east"> | null {
  const [first, ...others] = boxes.toSorted((a, b) => a.west - b.west);
  if (!first) return null;
  const goesAcross = ({ west, east }: MapBounds) => west > east;
  // From the earth's west edge on.
  const begun = boxes.filter(goesAcross).map(({ east }) => east);
  let reached = begun.length > 0 ? Math.max(...begun) : first.east;
  let widest = { gap: 0, west: 0, east: 0 };
  for (const box of [first, ...others]) {
    const gap = box.west - reached;
    if (gap > widest.gap) widest = { gap, west: box.west, east: reached };
    reached = Math.max(reached, goesAcross(box) ? 180 : box.east);
  }
  return widest.gap > 0 ? { west: widest.west, east: widest.east } : null;
}

/** A hair smaller, so that what is on the edge is not in the neighbor too. */
export function inside({ north, south, east, west }: MapBounds): MapBounds {
  const [high, wide] = [(north - south) * 1e-3, (east - west) * 1e-3];
  return { north: north - high, south: south + high, east: east - wide, west: west + wide };
}

/** What a box has in common with an area; all of it where that is nothing. */
export function within(box: MapBounds, area: MapBounds | undefined): MapBounds {
  const common = area ? overlap(box, area) : [];
  return common.length > 0 ? hull(common) : box;
}
