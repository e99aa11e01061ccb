import { type Coords, distanceMiles } from "~/catalog/distance";
import { formatDistanceMiles } from "~/content/format";
import type { DistanceUnit } from "~/platform/preferences/options";

const directions = [
  "east",
  "northeast",
  "north",
  "northwest",
  "west",
  "southwest",
  "south",
  "southeast",
];

/** So near, in miles, that a direction says nothing. */
const sameMiles = 0.05;

/** How far a point is from another, and which way: `0.4 mi north`; undefined where it is the same. */
export function wayFrom(from: Coords, to: Coords, unit?: DistanceUnit): string | undefined {
  const miles = distanceMiles(from, to);
  if (miles < sameMiles) return undefined;
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180);
  const eighths = Math.round((Math.atan2(to.lat - from.lat, east) * 4) / Math.PI);
  return `${formatDistanceMiles(miles, unit)} ${directions[(eighths + 8) % 8]}`;
}
