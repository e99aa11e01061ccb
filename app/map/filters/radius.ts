import { kilometersInMile } from "~/catalog/distance";
import { inUnit } from "~/content/format";
import type { DistanceUnit } from "~/platform/preferences/options";

const kilometers = (all: readonly number[]) => all.map((each) => each / kilometersInMile);

/** The radii that are offered, in miles: whole ones of the reader's unit. */
export const radii: Record<DistanceUnit, readonly number[]> = {
  mi: [1, 5, 10, 25, 50, 100],
  km: kilometers([2, 5, 10, 25, 50, 100, 150]),
};

/** A radius as text in the reader's unit, whole where it is: 25 → `25 mi` or `40.2 km`. */
export function radiusText(miles: number, unit: DistanceUnit): string {
  return `${Math.round(inUnit(miles, unit) * 10) / 10} ${unit}`;
}
