import type { ListingSearch } from "./search-params";

/**
 * Whether what can be had comes first in a search's list, and what is too far to pick up and not sent comes last. Who
 * looks at an area of the map and says nowhere where they are may well be there: nothing is too far for them. And
 * the best match is the best match, however far.
 */
export const isReachedFirst = ({
  near,
  bounds,
  sort,
  withinMiles,
}: Pick<ListingSearch, "near" | "bounds" | "sort" | "withinMiles">): boolean =>
  sort !== "best" && withinMiles === undefined && (near !== undefined || bounds === undefined);
