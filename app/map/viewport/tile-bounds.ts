import type { MapBounds } from "@partlane/ui/price-map";
import type { Coords } from "~/catalog/distance";

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

/** The box that holds all of some boxes. */
export function union(boxes: readonly MapBounds[]): MapBounds {
  return {
    north: Math.max(...boxes.map(({ north }) => north)),
    south: Math.min(...boxes.map(({ south }) => south)),
    east: Math.max(...boxes.map(({ east }) => east)),
    west: Math.min(...boxes.map(({ west }) => west)),
  };
}

/** A hair smaller, so that what is on the edge is not in the neighbor too. */
export function inside({ north, south, east, west }: MapBounds): MapBounds {
  const [high, wide] = [(north - south) * 1e-3, (east - west) * 1e-3];
  return { north: north - high, south: south + high, east: east - wide, west: west + wide };
}

/** What a box has in common with an area that does not go across the date line. */
export function within(box: MapBounds, area: MapBounds | undefined): MapBounds {
  if (!area || area.west > area.east) return box;
  return {
    north: Math.min(box.north, area.north),
    south: Math.max(box.south, area.south),
    east: Math.min(box.east, area.east),
    west: Math.max(box.west, area.west),
  };
}
