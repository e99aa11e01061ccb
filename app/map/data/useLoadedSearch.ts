import { useMemo } from "react";
import type { Loaded, MapPageProps } from "./page-data";

/** The same object as long as the answer is the same. */
export function useLoadedSearch({
  search,
  vehicle,
  shown,
  facets,
  first,
  place,
  reading,
  ...props
}: MapPageProps): Loaded {
  const { listings, origin, next, total, leftOut, corrected, similarNumbers, replacedBy } = props;
  return useMemo(
    () => ({
      ...{ search, vehicle, shown, facets, first, place: place.place },
      said: reading?.kind === "vehicle" ? reading.said : undefined,
      found: { listings, origin, next, total, leftOut, corrected, similarNumbers, replacedBy },
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an answer is all new, or all the same
    [listings, search, facets, place],
  );
}
