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

/** The room that a badge, or the pill of a group, takes up on the map with its air, in px. */
const BADGE = { width: 64, height: 40 };
const PILL = { width: 118, height: 46 };

/**
 * Joins markers whose badges would overlap at a zoom; the one `apart` always stands alone. Beyond
 * `joinUpTo` they are laid out around their place instead. The same markers give the same spots, in
 * the order of their first ones.
 */
export function joinMarkers(
  markers: readonly PriceMapMarker[],
  zoom: number,
  { apart, joinUpTo }: { apart: string | null; joinUpTo: number },
): Spot[] {
  const spreads = zoom > joinUpTo;
  const scale = 2 ** zoom;
  let groups = markers.map((marker): Group => {
    const world = worldPx(marker);
    // What was counted elsewhere is a group already.
    const single = marker.count !== undefined || (!spreads && marker.id === apart);
    return { x: world.x * scale, y: world.y * scale, members: [marker], single };
  });
  // A group is wider than its members and may now touch its neighbours: until nothing changes.
  for (let count = Number.POSITIVE_INFINITY; groups.length < count; ) {
    count = groups.length;
    groups = combine(groups);
    if (spreads) break;
  }
  return groups.flatMap(({ members }) => (spreads ? members.map(spread) : [together(members)]));
}

type Members = [PriceMapMarker, ...PriceMapMarker[]];
interface Group {
  x: number;
  y: number;
  members: Members;
  /** Never joined. */
  single: boolean;
}

const sizeOf = ({ members, single }: Group) => (members.length > 1 || single ? PILL : BADGE);

function touch(a: Group, b: Group): boolean {
  const [one, other] = [sizeOf(a), sizeOf(b)];
  return (
    2 * Math.abs(a.x - b.x) < one.width + other.width &&
    2 * Math.abs(a.y - b.y) < one.height + other.height
  );
}

/** One pass, greedy from the first group on, over a grid: linear in the number of groups. */
function combine(groups: readonly Group[]): Group[] {
  const combined: Group[] = [];
  const grid = new Map<string, Group[]>();
  for (const group of groups) {
    if (group.single) {
      combined.push(group);
      continue;
    }
    const column = Math.floor(group.x / PILL.width);
    const row = Math.floor(group.y / PILL.height);
    const near = around(grid, column, row).find((other) => touch(other, group));
    if (near) {
      near.members.push(...group.members);
      continue;
    }
    const kept: Group = { ...group, members: [...group.members] };
    combined.push(kept);
    const cell = `${column}/${row}`;
    const entries = grid.get(cell);
    if (entries) entries.push(kept);
    else grid.set(cell, [kept]);
  }
  return combined.map(recentre(groups));
}

/** Puts a group in the middle of what it was combined from. */
function recentre(from: readonly Group[]): (group: Group) => Group {
  const place = new Map(from.map((group) => [group.members[0].id, group]));
  return (group) => {
    let [x, y, weight] = [0, 0, 0];
    for (const member of group.members) {
      const part = place.get(member.id);
      if (!part) continue;
      x += part.x * part.members.length;
      y += part.y * part.members.length;
      weight += part.members.length;
    }
    return { ...group, x: x / weight, y: y / weight };
  };
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
      x: ((index % columns) - (columns - 1) / 2) * BADGE.width,
      y: (Math.floor(index / columns) - (rows - 1) / 2) * BADGE.height,
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
