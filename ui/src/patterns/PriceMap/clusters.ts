import type { PriceMapMarker } from "./types";

/** What stands at one spot of the map: one marker, or several that would overlap. */
export interface Spot {
  key: string;
  lat: number;
  lng: number;
  /** From that place, in px: what cannot be told apart by zooming is laid out side by side. */
  shift: { x: number; y: number };
  markers: readonly PriceMapMarker[];
}

/** Web Mercator in px at zoom 0; https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames */
export function worldPx({ lat, lng }: { lat: number; lng: number }): { x: number; y: number } {
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: (lng / 360 + 0.5) * 256,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 256,
  };
}

/** Nearer than a badge and its air, in px: two such badges would cover each other. */
const REACH = { x: 64, y: 40 };

/**
 * Joins markers whose badges would overlap at a zoom; those in `apart` always stand alone. Beyond
 * `joinUpTo` they are laid out around their place instead. Greedy from the first marker on, over a
 * grid of badge-sized cells: linear in the number of markers, in their order, and the same markers
 * give the same spots.
 */
export function joinMarkers(
  markers: readonly PriceMapMarker[],
  zoom: number,
  { apart, joinUpTo }: { apart: string | null; joinUpTo: number },
): Spot[] {
  const groups = group(markers, zoom, zoom > joinUpTo ? null : apart);
  return groups.flatMap((members) => (zoom > joinUpTo ? members.map(spread) : [together(members)]));
}

type Members = [PriceMapMarker, ...PriceMapMarker[]];

function group(markers: readonly PriceMapMarker[], zoom: number, apart: string | null): Members[] {
  const scale = 2 ** zoom;
  const groups: Members[] = [];
  const grid = new Map<string, { x: number; y: number; members: Members }[]>();
  for (const marker of markers) {
    const world = worldPx(marker);
    const [x, y] = [world.x * scale, world.y * scale];
    const [column, row] = [Math.floor(x / REACH.x), Math.floor(y / REACH.y)];
    // What was counted elsewhere is a group already.
    const single = marker.id === apart || marker.count !== undefined;
    const near = single
      ? undefined
      : around(grid, column, row).find(
          (other) => Math.abs(other.x - x) < REACH.x && Math.abs(other.y - y) < REACH.y,
        );
    if (near) {
      near.members.push(marker);
      continue;
    }
    const members: Members = [marker];
    groups.push(members);
    if (single) continue;
    const cell = `${column}/${row}`;
    const entry = { x, y, members };
    const entries = grid.get(cell);
    if (entries) entries.push(entry);
    else grid.set(cell, [entry]);
  }
  return groups;
}

function around<T>(grid: ReadonlyMap<string, T[]>, column: number, row: number): T[] {
  const found: T[] = [];
  for (let x = column - 1; x <= column + 1; x++)
    for (let y = row - 1; y <= row + 1; y++) found.push(...(grid.get(`${x}/${y}`) ?? []));
  return found;
}

/** In the middle of its markers, and known by the first of them. */
function together(markers: Members): Spot {
  const [first] = markers;
  const mean = (of: "lat" | "lng") =>
    markers.reduce((sum, marker) => sum + marker[of], 0) / markers.length;
  return {
    key: markers.length > 1 ? `group-${first.id}` : first.id,
    lat: mean("lat"),
    lng: mean("lng"),
    shift: { x: 0, y: 0 },
    markers,
  };
}

/** One of several in one place: they form a block around it. */
function spread(marker: PriceMapMarker, index: number, { length }: readonly unknown[]): Spot {
  const columns = Math.ceil(Math.sqrt(length));
  const rows = Math.ceil(length / columns);
  return {
    key: marker.id,
    lat: marker.lat,
    lng: marker.lng,
    shift: {
      x: ((index % columns) - (columns - 1) / 2) * REACH.x,
      y: (Math.floor(index / columns) - (rows - 1) / 2) * REACH.y,
    },
    markers: [marker],
  };
}

/** What a price comes to for comparing: its number, whatever stands around it. */
const amountOf = ({ price }: PriceMapMarker) => Number(price.replaceAll(/[^\d.]/g, ""));

/** The lowest price of a spot, as it is shown. */
export function lowestPrice(markers: readonly PriceMapMarker[]): string {
  return markers.reduce((low, marker) => (amountOf(marker) < amountOf(low) ? marker : low)).price;
}
