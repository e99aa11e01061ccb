import { useMemo } from "react";
import { type Coords, defaultOrigin } from "~/catalog/distance";
import type { Listing } from "~/catalog/listing.schema";
import type { ListingSearch } from "~/search/query/search-params";
import { countedZoom, isSpecificSearch, clampedBounds } from "~/map/viewport/viewport";
import { clusterSearchOf, useClusters } from "./useClusters";
import { useViewport } from "~/map/viewport/useViewport";
import { useMapUrlState } from "~/map/viewport/useMapUrlState";
import type { Loaded } from "./page-data";
import { apiSearchOf, useResults } from "./useResults";
import { keyOf } from "~/search/query/search-key";

/** Rounded to some hundred meters: enough for what is near, and the reader's exact location stays private. */
const roughly = ({ lat, lng }: Coords): Coords => ({
  lat: Math.round(lat * 1000) / 1000,
  lng: Math.round(lng * 1000) / 1000,
});

/** Everything that the map page finds: by the URL, the map's moves, and where the reader is. */
export function useMapSearch(loaded: Loaded, named: Listing | null, position: Coords | null) {
  const { own, change } = useMapUrlState();
  const { search: given } = loaded;
  const bounds = own.bounds;
  const boundsKey = bounds && Object.values(bounds).join();
  const search = useMemo((): ListingSearch => {
    const fromHere =
      (given.sort === "nearest" || given.withinMiles) &&
      (bounds || given.withinMiles || isSpecificSearch(given));
    const asked = apiSearchOf(loaded);
    const near = given.near ?? (position && fromHere ? roughly(position) : asked.near);
    return { ...asked, bounds, near };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says all of the bounds
  }, [loaded, boundsKey, position]);

  const results = useResults(search, { loaded, own, change });
  const { found } = results;
  const map = useViewport({
    ...{ search: given, found: found.listings, named, own, change },
    isAnswered: results.isAnswered,
    around: given.near ?? position ?? loaded.place ?? defaultOrigin,
  });
  const { view, start } = map;
  const isWhole = found.next === null && !results.isLaterPage;
  const area = bounds ?? (view ? clampedBounds(view.bounds) : undefined);
  const clusters = useClusters(
    isWhole ? null : { ...clusterSearchOf(search), bounds: area },
    // A move that is about to be searched is counted once, with its area.
    countedZoom((bounds && own.follows ? own.zoom : undefined) ?? view?.zoom ?? start.zoom),
    loaded.first,
  );
  /** What links to another search carry on. */
  const linked = useMemo(
    () => ({ ...given, bounds, zoom: own.zoom, look: own.look, follows: own.follows }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says all of the bounds
    [given, boundsKey, own.zoom, own.look, own.follows],
  );
  const page = (results.isLaterPage && own.page) || undefined;
  const { shown } = results;
  const { said } = loaded;
  return {
    ...{ search, results, map, clusters, isWhole, own, change, linked },
    /** What links carry on that keep the list as it is. */
    kept: useMemo(() => ({ ...linked, page, shown, said }), [linked, page, shown, said]),
    /** The address holds the whole search; the device's location is not in it. */
    isAddressed: keyOf(search) === keyOf({ ...apiSearchOf(loaded), bounds }),
  };
}
