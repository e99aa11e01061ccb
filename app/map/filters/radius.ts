import { kilometersInMile } from "~/catalog/distance";
import type { DistanceUnit } from "~/platform/preferences/options";

const kilometers = (all: readonly number[]) => all.map((each) => each / kilometersInMile);

/** The radii that are offered, in miles: whole ones of the reader's unit. */
export const radii: Record<DistanceUnit, readonly number[]> = {
  mi: [1, 5, 10, 25, 50, 100],
  km: kilometers([2, 5, 10, 25, 50, 100, 150]),
};
