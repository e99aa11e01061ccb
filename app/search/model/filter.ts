import type { FilterValues } from "~/search/filters/filters";
import type { Bounds } from "~/search/geo/morton-cells";
import type { Vehicle } from "~/search/query/search-params";
import type { Point, Reach } from "./order";

/** What a listing must be, for the queries. */
export type Filters = Omit<
  FilterValues,
  "onlyFits" | "anyFit" | "positions" | "withinMiles" | "includeSoldOut"
> & {
  /** The vehicle that it must fit, by a row. */
  fits?: Vehicle;
  /** Of each of these its document must have one. */
  words?: readonly (readonly string[])[];
  bounds?: Bounds;
  /** The largest distance from that point, in miles. */
  within?: { from: Point; miles: number };
  /** Of a walk in order: whether it can be had there, or cannot. */
  reach?: { from: Point; is: Reach };
  includeSoldOut: boolean;
};

/** Whether a search sets no filters but these, so that an index or a table with only these can answer it. */
export const usesOnlyFilters = (filters: Filters, known: readonly (keyof Filters)[]): boolean => {
  const names = new Set<string>(known);
  return Object.entries(filters).every(([name, value]) => value === undefined || names.has(name));
};

/** The sold out, who are few, stand in indexes of their own, and come first: of many a limit would leave them out. */
export type Stock = "in" | "out" | "both" | "any";
