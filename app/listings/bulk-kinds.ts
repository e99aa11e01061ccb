import { listingActions } from "./listing-graph";

/* What can be done to many listings at once, and why one stays as it is. Browser-safe, and little. */

/** So many listings are changed at once, while their seller waits. */
export const mostAtOnce = 2_000;

/** What can be done to many listings at once, in the order in which it is offered. */
export const bulkKinds = [
  ...(["price-set", "price-up", "price-down", "quantity-set", "quantity-add"] as const),
  ...listingActions,
] as const;
export type BulkKind = (typeof bulkKinds)[number];

/** The cents that prices end in after a change by percent; `none` leaves them as they come. */
export const priceEndings = ["none", "95", "99"] as const;
export type PriceEnding = (typeof priceEndings)[number];

/** Why a listing stays as it is. */
export const keptReasons = {
  unchanged: "Already like that",
  draft: "Draft, not published yet",
  archived: "Archived, so it can't be changed",
  "not-paused": "Not paused",
  "sold-out": "Nothing in stock: set the stock first",
  "price-too-low": "Would cost nothing",
  "price-too-high": "Would cost more than any price here",
  "too-few": "Would have less than nothing in stock",
  "too-many": "Would have more in stock than fits one listing",
  "not-allowed": "May not be sold: open it to see why",
} as const;
export type KeptReason = keyof typeof keptReasons;
