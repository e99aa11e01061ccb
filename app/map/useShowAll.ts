import { useCallback, useEffect, useRef } from "react";
import type { Listing } from "~/catalog/listing.schema";
import { askClusters } from "./ask";
import { boxOf } from "./place";
import type { useFinding } from "./useFinding";

/** A zoom at which the whole earth is a few clusters. */
const farZoom = 2;

interface ShowAllOptions {
  finding: ReturnType<typeof useFinding>;
  listings: readonly Listing[];
}

/** Shows all that the search finds, wherever it is: the area gives way, and the map takes it all in. */
export function useShowAll({ finding, listings }: ShowAllOptions) {
  const { search, isWhole, own, change, map } = finding;
  const request = useRef<AbortController>();
  useEffect(() => () => request.current?.abort(), []);
  const { show } = map;
  return useCallback(async () => {
    request.current?.abort();
    const { signal } = (request.current = new AbortController());
    const everywhere = { ...search, bounds: undefined };
    try {
      const places =
        isWhole && !own.bounds
          ? listings.map(({ coords }) => coords)
          : await askClusters({ ...everywhere, zoom: farZoom }, signal);
      const bounds = boxOf(places);
      if (signal.aborted || !bounds) return;
      show({ bounds });
      if (own.bounds) change({ bounds: undefined, zoom: undefined }, { replace: false });
    } catch {
      // The map stays where it is; pressing again asks again.
    }
  }, [search, isWhole, own.bounds, listings, show, change]);
}
