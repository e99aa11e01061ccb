import { boundsFor } from "@partlane/ui/price-map";
import { type Coords, defaultOrigin } from "~/catalog/distance";
import type { Listing } from "~/catalog/listing.schema";
import { orIfOverloaded } from "~/platform/http/overload.server";
import { findListingClusters } from "~/search/results/listings.server";
import type { SearchPage } from "~/search/results/search-page.server";
import type { ResolvedText } from "~/search/text/resolve-text.server";
import { countedZoom, type MapUrlState, clampedBounds, initialViewport } from "~/map/viewport/viewport";
import type { FirstClusters } from "./page-data";
import { clusterSearchOf } from "./useClusters";

/** The map in a large window, in px: it covers what smaller ones show, so they need no request. */
const roomy = { width: 1500, height: 1020 };

interface Asked {
  own: MapUrlState;
  /** The listing that the address names. */
  named: Listing | null;
  /** The place that the reader chose, now or last time. */
  place: Coords | null;
  /** What the page's text says. */
  text: ResolvedText;
}

/**
 * What the map of a page shows first, where the list is not all of it: clusters of the area that is
 * looked at, before the browser has told how large its map is.
 */
export async function initialClusters(
  page: SearchPage,
  { own, named, place, text }: Asked,
): Promise<FirstClusters | null> {
  if (page.next === null && own.page === null) return null;
  const { search, listings: found, vehicle, origin } = page;
  const around = search.near ?? place ?? defaultOrigin;
  const start = initialViewport({ search, own, found, named, around });
  const area = own.bounds ?? clampedBounds(boundsFor(start, roomy));
  const zoom = countedZoom(start.zoom);
  const counted = clusterSearchOf({
    ...search,
    vehicle: vehicle ?? undefined,
    near: search.near ?? place ?? undefined,
    bounds: undefined,
  });
  const asking = findListingClusters({ ...counted, bounds: area }, { zoom, from: origin, text });
  // The page shows without them, and the browser requests them itself.
  const answer = await orIfOverloaded(asking, null);
  return answer && { search: counted, area, zoom, clusters: answer.clusters };
}
