import type { Sort } from "~/catalog/choices";

/* How what was found is put in order. */

/** The orders that an index has. */
export type IndexedOrder = Extract<Sort, "price" | "price-high" | "newest">;
/** Orders by price. */
export type PriceOrder = Exclude<IndexedOrder, "newest">;
/** Those that the place has to do with. */
export type PlacedOrder = Exclude<Sort, IndexedOrder>;

/**
 * What can be had from where distances begin, because it is near enough to pick up or is sent there; or what is neither.
 */
export type Reach = "within" | "beyond";

export type Point = { lat: number; lng: number };

/** What makes a better match: how the number stands to each listing, or words that are in its name. */
export type Rank =
  | { by: "number"; keys: readonly number[]; ranks: readonly number[] }
  | { by: "words"; query: string };
