import { type Filters, usesOnlyFilters } from "~/search/model/filter";

const countedFilters = ["category", "condition", "bounds", "within"] as const;

/** Whether the counts kept for each cell tell all that the filters ask. */
export const isCounted = (filters: Filters): boolean =>
  !filters.includeSoldOut && usesOnlyFilters(filters, [...countedFilters, "includeSoldOut"]);
