import { fromWorld, type LatLng, TILE_PX, toWorld } from "../../internal/mercator";
import { BADGE, combine, type Group, sizeOf } from "./groups";
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

/** Where a place is in px at zoom 0. */
export function worldPx(place: LatLng): { x: number; y: number } {
  const { x, y } = toWorld(place);
  return { x: x * TILE_PX, y: y * TILE_PX };
}

export interface Joining {
  /** This one always stands alone. */
  apart: string | null;
  /** Beyond this zoom they are laid out around their place instead. */
  joinUpTo: number;
  /** How many times its own size each of them has to itself; 1 by default. */
  air?: number;
}

/**
 * Joins markers whose badges would overlap at a zoom, groups that were counted elsewhere too. The same
 * markers give the same spots, in the order of their first ones.
 */
export function joinMarkers(
  markers: readonly PriceMapMarker[],
  zoom: number,
  { apart, joinUpTo, air = 1 }: Joining,
): Spot[] {
  const spreads = zoom > joinUpTo;
  const scale = 2 ** zoom;
  let groups = markers.map((marker): Group => {
    const world = worldPx(marker);
    // At the last zoom, what was counted elsewhere cannot be laid out.
    const single = spreads ? marker.count !== undefined : marker.id === apart;
    const at = { x: world.x * scale, y: world.y * scale };
    return { ...at, size: sizeOf([marker]), members: [marker], single };
  });
  // A group is wider than its members and may now touch its neighbors: until nothing changes.
  for (let count = Number.POSITIVE_INFINITY; groups.length < count; ) {
    count = groups.length;
    groups = combine(groups, air);
    if (spreads) break;
  }
  return groups.flatMap((group) =>
    spreads ? group.members.map(spread) : [together(group, scale * TILE_PX)],
  );
}

/** In the middle of its markers on a map that is so wide, and known by the first of them. */
function together({ members: markers, x, y }: Group, width: number): Spot {
  const [first] = markers;
  const { lat, lng } = markers.length > 1 ? fromWorld({ x: x / width, y: y / width }) : first;
  return {
    key: markers.length > 1 ? `group-${first.id}` : first.id,
    ...{ lat, lng },
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
