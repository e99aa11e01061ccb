import { useRef } from "react";
import { type Joining, joinMarkers, type Spot, worldPx } from "./clusters";
import type { PriceMapMarker } from "./types";

/** How far outside the view markers are still drawn, in px. */
const MARGIN = 60;
/**
 * No more than these are drawn at once, however large the map: each is up to five elements, and a step
 * of zoom moves them all. What there is too much of is joined as if each took up more room.
 */
const MOST = 48;
const MORE_AIR = 1.25;
const MOST_AIR = 20;

interface Given extends Omit<Joining, "air"> {
  markers: readonly PriceMapMarker[];
}

interface View {
  /** In px at zoom 0. */
  middle: { x: number; y: number };
  zoom: number;
  width: number;
  height: number;
}

interface Joined {
  given: Given;
  level: number;
  how: Joining & { air: number };
  /** With where they are, in px at zoom 0. */
  spots: { spot: Spot; x: number; y: number }[];
}

function join(given: Given, level: number, how: Joined["how"]): Joined {
  const spots = joinMarkers(given.markers, level, how);
  return { given, level, how, spots: spots.map((spot) => ({ spot, ...worldPx(spot) })) };
}

/** The same with fewer spots. */
function joinMore({ given, level, how }: Joined): Joined {
  // What is too much to be laid out stays in one.
  const layout = level > how.joinUpTo;
  return join(
    given,
    level,
    layout ? { ...how, joinUpTo: level } : { ...how, air: how.air * MORE_AIR },
  );
}

function inView({ spots }: Joined, { middle, zoom, width, height }: View): Spot[] {
  const scale = 2 ** zoom;
  const seen: Spot[] = [];
  for (const { spot, x, y } of spots)
    if (
      Math.abs((x - middle.x) * scale + spot.shift.x) < width / 2 + MARGIN &&
      Math.abs((y - middle.y) * scale + spot.shift.y) < height / 2 + MARGIN
    )
      seen.push(spot);
  return seen;
}

const isSame = (a: Given, b: Given) =>
  a.markers === b.markers && a.apart === b.apart && a.joinUpTo === b.joinUpTo;

/** What of some markers is drawn in a view; the same list as long as that is the same. */
export function useSpotsInView(given: Given, view: View): readonly Spot[] {
  const known = useRef<Joined | null>(null);
  const seen = useRef<readonly Spot[]>([]);
  const level = Math.round(view.zoom);
  const { apart, joinUpTo } = given;
  let joined = known.current;
  if (joined?.level !== level || !isSame(joined.given, given))
    joined = join(given, level, { apart, joinUpTo, air: 1 });
  // Where a glide from one zoom to the next shows the most.
  const widest = { ...view, zoom: Math.min(view.zoom, level) };
  while (joined.how.air < MOST_AIR && inView(joined, widest).length > MOST)
    joined = joinMore(joined);
  known.current = joined;

  const spots = inView(joined, view);
  const before = seen.current;
  if (before.length !== spots.length || spots.some((spot, at) => spot !== before[at]))
    seen.current = spots;
  return seen.current;
}
