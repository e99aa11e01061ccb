import type { Bounds } from "~/search/geo/morton-cells";
import type { IndexedOrder, PriceOrder } from "./order";

/** Listings in bands of prices: some bands together, then those after them. */
export type Bands = { order: PriceOrder; bands: readonly (readonly number[])[] };

/** Where candidates come from: each is bounded, and reads by an index. */
export type Source =
  | { by: "area"; bounds: Bounds }
  /** Whole cells of the map. */
  | { by: "cells"; cells: readonly number[] }
  /** `byDocument`: by the index of whole documents, where much of all that there is lies in the bounds. */
  | { by: "words"; bounds?: Bounds; byDocument?: boolean; most?: number }
  | { by: "fits"; bounds: Bounds }
  | { by: "seller" }
  | { by: "keys"; keys: readonly number[] }
  /** The first by price with the filters' terms, whatever order the page has. */
  | ({ by: "prices"; limit: number } & Bands)
  /** All of the filters' prices, and category, that is in stock, by their index: for who knows that it is few. */
  | { by: "priced"; most: number }
  /** `most`: so many are looked at, before the filters that no index has. */
  | { by: "walk"; order: IndexedOrder; most?: number };
