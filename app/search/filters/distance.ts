import { kilometersInMile } from "~/catalog/distance";
import { inUnit } from "~/content/format";
import type { DistanceUnit } from "~/platform/preferences/options";
import { wholeNumber } from "~/search/geo/parse-numbers";
import { type Filter, type FilterQuery, inQuery } from "./filter";

/** The largest distance, in miles: whole miles, or whole kilometers converted. */
type Values = { withinMiles?: number };

/** A radius as text in the reader's unit, whole where it is: 25 → `25 mi` or `40.2 km`. */
export function radiusText(miles: number, unit: DistanceUnit): string {
  return `${Math.round(inUnit(miles, unit) * 10) / 10} ${unit}`;
}

/** Zero results explain it with the bounds: they are one area. */
export const distance: Filter<"within", Values> = {
  name: "within",
  fields: ["withinMiles"],
  label: ({ withinMiles = 0 }, { unit }) => `Within ${radiusText(withinMiles, unit)}`,
  isExplained: false,
};

/** As far as anything on earth is, in miles. */
const withinLimit = 12_500;

function milesWithin(text: string): number | undefined {
  const [, kilometers] = /^(\d+)km$/.exec(text) ?? [];
  if (!kilometers) return wholeNumber(text, 1, withinLimit);
  const known = wholeNumber(kilometers, 1, Math.floor(withinLimit * kilometersInMile));
  return known && known / kilometersInMile;
}

export const distanceQuery: FilterQuery<Values> = {
  parameters: [
    inQuery(
      "within",
      "Maximum distance: whole miles, or whole kilometers followed by km.",
      { type: "string", pattern: "^[1-9]\\d{0,4}(km)?$" },
      "25",
    ),
  ],
  read: (read) => ({
    withinMiles: read(
      "within",
      milesWithin,
      `Within must be a whole number of miles from 1 to ${withinLimit.toLocaleString("en-US")}, or of kilometers, like 40km.`,
    ),
  }),
  where: () => [],
};
