import type { Filters } from "~/search/model/filter";
import type { Source } from "~/search/model/source";
import { maxScannedRows } from "./limits";
import type { Fallback, Plan, ReadPlan } from "./plan";

const kinds = {
  ...{ keys: "key-lookup", words: "term-postings", prices: "price-range", priced: "price-range" },
  ...{ walk: "index-walk", area: "cells", cells: "cells", fits: "vehicle-cells" },
  seller: "seller-listings",
} as const satisfies Record<Source["by"], ReadPlan["kind"]>;

type Asked = Omit<ReadPlan, "kind" | "maxRows"> & { maxRows?: number };

/** A read of a source, called by its kind. */
export function readOf(asked: Asked): ReadPlan {
  const { source } = asked;
  // Reads that a limit of their own does not end are ended by the one of all.
  const own = source.by === "words" ? source.most : undefined;
  return { kind: kinds[source.by], maxRows: own ?? maxScannedRows, ...asked };
}

/** About what a limit leaves of some rows. */
export const capped = (rows: number, limit = maxScannedRows): number =>
  Math.round(Math.min(rows, limit));

/** What is done where a read proves to be the wrong one: planned when it is looked at. */
export function orElse(when: Fallback["when"], plan: () => Plan, counted?: Filters): Fallback {
  let planned: Plan | undefined;
  return {
    ...{ when, counted },
    get plan() {
      planned ??= plan();
      return planned;
    },
  };
}

/** `0.5 miles`. */
export const milesText = (miles: number): string =>
  `${miles < 10 ? miles.toPrecision(2) : rowsText(miles)} miles`;

/** `all match`, or `one in 12 matches`. */
export const partText = (share: number): string =>
  share > 0.99 ? "all match" : `one in ${rowsText(1 / share)} matches`;

/** A number of listings as reasons say it: 1,234. */
export const rowsText = (rows: number): string => Math.round(rows).toLocaleString("en-US");
