import { useMemo, useState } from "react";
import { type Coords, distanceMiles } from "~/catalog/distance";
import type { Listing } from "~/catalog/listing.schema";

/** The same listings, as far as they are from a place. */
export function fromOrigin(listings: readonly Listing[], origin: Coords): Listing[] {
  return listings.map((listing) => ({
    ...listing,
    distanceMiles: distanceMiles(origin, listing.coords),
  }));
}

/** The same, the nearest first where that is the order and all of them are here. */
export function useFromOrigin(listings: readonly Listing[], origin: Coords, isToSort: boolean) {
  return useMemo(() => {
    const measured = fromOrigin(listings, origin);
    return isToSort ? measured.sort((a, b) => a.distanceMiles - b.distanceMiles) : measured;
  }, [listings, origin, isToSort]);
}

/**
 * The listing with an id, as it was last seen: it stays when the map is moved away from it. `named`
 * is the one that the URL came with, which may be beyond the area and the filters.
 */
export function useLastSeen(
  id: string | null,
  listings: readonly Listing[],
  named: Listing | null,
) {
  const seen = [...listings, named].find((listing) => listing?.id === id) ?? null;
  const [last, setLast] = useState(seen);
  if (seen && seen !== last) setLast(seen);
  return seen ?? (last?.id === id ? last : null);
}
