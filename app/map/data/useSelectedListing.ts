import { useMemo, useState } from "react";
import { type Coords, distanceMiles, travelTimeFrom } from "~/catalog/distance";
import type { Listing } from "~/catalog/listing.schema";
import type { useMapSearch } from "./useMapSearch";
import type { LocationGroup } from "./useLocationGroup";

/** The same listings, as far as they are from a place. */
export function withDistancesFrom(listings: readonly Listing[], origin: Coords): Listing[] {
  return listings.map((listing) => ({
    ...listing,
    distanceMiles: distanceMiles(origin, listing.coords),
    travelTimeMinutes: travelTimeFrom(origin, listing.travelTimeMinutes),
  }));
}

/** The same, the nearest first where that is the order and all of them are here. */
export function useFromOrigin(listings: readonly Listing[], origin: Coords, isToSort: boolean) {
  return useMemo(() => {
    const measured = withDistancesFrom(listings, origin);
    return isToSort ? measured.sort((a, b) => a.distanceMiles - b.distanceMiles) : measured;
  }, [listings, origin, isToSort]);
}

interface Selected {
  id: string | null;
  finding: ReturnType<typeof useMapSearch>;
  spot: LocationGroup | null;
  /** The one that the URL came with, which may be beyond the area and the filters. */
  named: Listing | null;
  origin: Coords;
}

/** The listing with an id, as it was last seen: it stays when the map is moved away from it. */
export function useSelectedListing({ id, finding, spot, named, origin }: Selected): Listing | null {
  const { results, clusters } = finding;
  const known = [
    ...results.found.listings,
    ...(clusters?.flatMap(({ listing }) => listing ?? []) ?? []),
    ...(spot?.listings ?? []),
    ...(named ? [named] : []),
  ];
  const seen = known.find((listing) => listing.id === id) ?? null;
  const [last, setLast] = useState(seen);
  if (seen && seen !== last) setLast(seen);
  const selected = seen ?? (last?.id === id ? last : null);
  return useMemo(() => (selected && withDistancesFrom([selected], origin)[0]) ?? null, [selected, origin]);
}
