import { useCallback, useEffect, useRef } from "react";
import type { Listing } from "~/catalog/listing.schema";
import { askClusters } from "./search-api";
import { boundsOfAll } from "~/map/viewport/fit-all";
import { boxOf } from "~/map/viewport/viewport";
import type { useMapSearch } from "./useMapSearch";

interface FitAllOptions {
  finding: ReturnType<typeof useMapSearch>;
  listings: readonly Listing[];
}

/**
 * Shows all that the search finds, wherever it is: the area gives way, and the map takes it all in. The
 * address says what is looked at, and Back leads to what was shown before.
 */
export function useFitAll({ finding, listings }: FitAllOptions) {
  const { search, isWhole, own, change, map } = finding;
  const request = useRef<AbortController>();
  useEffect(() => () => request.current?.abort(), []);
  const { show } = map;
  return useCallback(async () => {
    request.current?.abort();
    const { signal } = (request.current = new AbortController());
    try {
      const look =
        isWhole && !own.bounds
          ? boxOf(listings.map(({ coords }) => coords))
          : await boundsOfAll((where) => askClusters({ ...search, ...where }, signal));
      if (signal.aborted || !look) return;
      show({ bounds: look });
      change({ bounds: undefined, zoom: undefined, look }, { replace: own.look !== undefined });
    } catch {
      // The map stays where it is; pressing again asks again.
    }
  }, [search, isWhole, own.bounds, own.look, listings, show, change]);
}
