import type { Bounds } from "./morton-cells";

type Point = { lat: number; lng: number };

/** Length of a degree of latitude in miles, on the sphere that distances are measured on. */
const milesOfDegree = 69.0936;

export const world: Bounds = { west: -180, south: -90, east: 180, north: 90 };

/** Whether a point is in a view. */
export const isInside = ({ west, south, east, north }: Bounds, { lat, lng }: Point): boolean =>
  lat >= south &&
  lat <= north &&
  (west <= east ? lng >= west && lng <= east : lng >= west || lng <= east);

/** The middle of a view, also of one that goes across the date line. */
export function middleOf({ west, south, east, north }: Bounds): Point {
  const middle = (west <= east ? west + east : west + east + 360) / 2;
  return { lat: (south + north) / 2, lng: middle > 180 ? middle - 360 : middle };
}

/** The box around a point that holds everything within some miles of it. */
export function boxAround({ lat, lng }: Point, miles: number): Bounds {
  const high = miles / milesOfDegree;
  const [south, north] = [Math.max(-90, lat - high), Math.min(90, lat + high)];
  const reach = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
  const wide = reach > 0 ? high / reach : 360;
  if (wide >= 180) return { ...world, south, north };
  const turned = (degrees: number) => ((degrees + 540) % 360) - 180;
  return { west: turned(lng - wide), south, east: turned(lng + wide), north };
}

/** What two views have in common, as one or two boxes, or none. */
export function overlap(a: Bounds, b: Bounds): Bounds[] {
  const [south, north] = [Math.max(a.south, b.south), Math.min(a.north, b.north)];
  if (south > north) return [];
  if (a.west <= a.east && b.west <= b.east) {
    const [west, east] = [Math.max(a.west, b.west), Math.min(a.east, b.east)];
    return west <= east ? [{ west, south, east, north }] : [];
  }
  return halves(a).flatMap((one) =>
    halves(b).flatMap((other) => {
      const [west, east] = [Math.max(one[0], other[0]), Math.min(one[1], other[1])];
      return west <= east ? [{ west, south, east, north }] : [];
    }),
  );
}

/** One view from the two halves of one that goes across the date line. */
export function hull(boxes: readonly Bounds[]): Bounds {
  const [one, other] = boxes as [Bounds, Bounds | undefined];
  if (!other) return one;
  const [left, right] = one.west > other.west ? [one, other] : [other, one];
  return { ...left, east: right.east };
}

const halves = ({ west, east }: Bounds): [number, number][] =>
  west <= east
    ? [[west, east]]
    : [
        [west, 180],
        [-180, east],
      ];
