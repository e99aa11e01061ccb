import { useCallback } from "react";
import type { Listing } from "~/catalog/listing.schema";
import { fetchClusters } from "./search-api";
import { boundsOfAll } from "~/map/viewport/fit-all";
import { boxOf } from "~/map/viewport/viewport";
import type { useMapSearch } from "./useMapSearch";
import { useRequest } from "./useRequest";

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
  const { start } = useRequest();
  const { show } = map;
  return useCallback(
    () =>
      start(
        async (signal) =>
          isWhole && !own.bounds
            ? boxOf(listings.map(({ coords }) => coords))
            : boundsOfAll((where) => fetchClusters({ ...search, ...where }, signal)),
        {
          done(look) {
            if (!look) return;
            show({ bounds: look });
            change({ bounds: undefined, zoom: undefined, look }, { replace: own.look !== undefined });
          },
        },
      ),
    [search, isWhole, own.bounds, own.look, listings, start, show, change],
  );
}
