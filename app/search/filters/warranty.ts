import { wholeNumber } from "~/search/geo/parse-numbers";
import { compare, type FacetedFilter, type FilterQuery, inQuery } from "./filter";

/** At least this much warranty, in days. */
type Values = { minWarrantyDays?: number };

/** The terms that are offered, in days. */
export const warrantySteps = [30, 90, 365, 730];
const longestDays = 36_500;

/** A term as it is said at a counter: 90 → `90 days`, 730 → `2 years`. */
export function warrantyText(days: number): string {
  const [count, unit] = days % 365 === 0 ? [days / 365, "year"] : [days, "day"];
  return `${count.toLocaleString("en-US")} ${unit}${count === 1 ? "" : "s"}`;
}

/** The same among other facts: `2-year warranty`. */
export const warrantyLabel = (days: number): string =>
  days % 365 === 0 ? `${days / 365}-year warranty` : `${days}-day warranty`;

export const warranty: FacetedFilter<"warranty", Values> = {
  name: "warranty",
  fields: ["minWarrantyDays"],
  label: ({ minWarrantyDays = 0 }) => `Warranty ${warrantyText(minWarrantyDays)} or longer`,
  facet: {
    title: "Warranty, at least",
    section: "offer",
    order: warrantySteps.map((days) => ({
      value: String(days),
      label: warrantyText(days),
    })),
    isNested: true,
    chosen: ({ minWarrantyDays }) => minWarrantyDays?.toString(),
    choose: (value) => ({ minWarrantyDays: value === undefined ? undefined : Number(value) }),
  },
};

export const warrantyQuery: FilterQuery<Values> = {
  parameters: [
    inQuery(
      "warranty",
      "Minimum warranty, in days.",
      { type: "integer", minimum: 1, maximum: longestDays },
      365,
    ),
  ],
  read: (read) => ({
    minWarrantyDays: read(
      "warranty",
      (text) => wholeNumber(text, 1, longestDays),
      `Warranty must be a whole number of days from 1 to ${longestDays.toLocaleString("en-US")}.`,
    ),
  }),
  where: ({ minWarrantyDays }) => [compare("warranty_days", ">=", minWarrantyDays, "int")],
  selectivity: ({ minWarrantyDays = 0 }) =>
    minWarrantyDays > 90 ? 0.4 : minWarrantyDays ? 0.6 : 1,
  facet: {
    column: "warranty_days",
    steps: warrantySteps,
    isSampled: true,
    labelOf: (value) => warrantyText(Number(value)),
  },
};
