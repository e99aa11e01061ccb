import type { Bounds } from "~/search/geo/morton-cells";
import type { Vehicle } from "~/search/query/search-params";
import type { Point } from "./order";

/** What a listing must be, for the queries. */
export type Filters = {
  category?: string;
  leaf?: string;
  condition?: string;
  minCents?: number;
  maxCents?: number;
  brand?: string;
  sellerId?: string;
  /** The vehicle that it must fit, by a row. */
  fits?: Vehicle;
  /** Of each of these its document must have one. */
  words?: readonly (readonly string[])[];
  bounds?: Bounds;
  /** No farther than so many miles from there. */
  within?: { from: Point; miles: number };
  includeSoldOut: boolean;
};

/** The sold out, who are few, stand in indexes of their own, and come first: of many a limit would leave them out. */
export type Stock = "in" | "out" | "any";
