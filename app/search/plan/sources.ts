import type { Bounds } from "~/search/geo/morton-cells";
import { type Filters, usesOnlyFilters } from "~/search/model/filter";
import type { IndexedOrder } from "~/search/model/order";
import type { Source } from "~/search/model/source";
import { wideViewShare } from "./limits";

/**
 * Where to look in an area: what fits before what has the words, the fewest of all. `share`: what part of all
 * listings is in it, about.
 */
export const sourceWithin = (filters: Filters, bounds: Bounds, share: number): Source =>
  filters.words && !filters.fits
    ? { by: "words", bounds, byDocument: share > wideViewShare }
    : { by: filters.fits ? "fits" : "area", bounds };

const indexedByPrice = [
  ...(["category", "condition", "partType", "minPriceCents", "maxPriceCents"] as const),
  "includeSoldOut" as const,
];

/** Whether a price index covers all filters, so that a long index walk is cheap. */
export const isCoveredByPriceIndex = (order: IndexedOrder, filters: Filters): boolean =>
  order !== "newest" && usesOnlyFilters(filters, indexedByPrice);
