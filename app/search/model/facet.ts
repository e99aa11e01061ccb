import type { FacetName } from "~/search/filters/filters";

/** How many listings have a facet's value; `all`: pass every filter; `seen`: were looked at. */
export type FacetRow = { facet: FacetName | "all" | "seen"; value: string; n: number };
