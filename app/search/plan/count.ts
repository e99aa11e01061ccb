import { asksOnly, type Filters } from "~/search/model/filter";

const countedFilters = ["category", "condition", "bounds", "within"] as const;

/** Whether the counts kept for each cell tell all that the filters ask. */
export const isCounted = (filters: Filters): boolean =>
  !filters.includeSoldOut && asksOnly(filters, [...countedFilters, "includeSoldOut"]);
