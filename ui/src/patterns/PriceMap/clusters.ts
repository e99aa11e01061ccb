import { type LatLng, TILE_PX, toWorld } from "../../internal/mercator";
import { BADGE, combine, type Group, type Members } from "./groups";
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
  /** How many times its own size each of them has to itself; 1 unless told otherwise. */
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
    return { x: world.x * scale, y: world.y * scale, members: [marker], single };
  });
  // A group is wider than its members and may now touch its neighbours: until nothing changes.
  for (let count = Number.POSITIVE_INFINITY; groups.length < count; ) {
    count = groups.length;
    groups = combine(groups, air);
    if (spreads) break;
  }
  return groups.flatMap(({ members }) => (spreads ? members.map(spread) : [together(members)]));
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

/** How many parts a spot stands for. */
export const countOf = (markers: readonly PriceMapMarker[]) =>
  markers.reduce((sum, { count = 1 }) => sum + count, 0);

/** Whether it stands for several, and so is no price of one part. */
export const isGroup = (markers: readonly PriceMapMarker[]) =>
  markers.length > 1 || markers[0]?.count !== undefined;

/** What a price comes to for comparing: its number, whatever stands around it. */
const amountOf = ({ price }: PriceMapMarker) => Number(price.replaceAll(/[^\d.]/g, ""));

/** The lowest price of a spot, as it is shown. */
export function lowestPrice(markers: readonly PriceMapMarker[]): string {
  return markers.reduce((low, marker) => (amountOf(marker) < amountOf(low) ? marker : low)).price;
}
