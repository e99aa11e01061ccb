import type { MapBounds } from "@partlane/ui/price-map";
import { useCallback, useState } from "react";
import type { Listing } from "~/catalog/listing.schema";
import type { ListingSearch } from "~/search/query/search-params";
import { fetchClusters, fetchListings } from "./search-api";
import { areaOf, around, isOnePlace } from "~/map/viewport/group-bounds";
import { boxOf } from "~/map/viewport/viewport";
import type { Cluster } from "./page-data";
import { useRequest } from "./useRequest";

/** The parts that stand in one place. */
export interface LocationGroup {
  listings: readonly Listing[];
  count: number;
  isExact: boolean;
  /** Where they all are. */
  bounds: MapBounds;
}

/** From this zoom on what is pressed is listed, wherever it stands. */
const nearZoom = 17;
const deepestZoom = 18;

interface Pressed {
  listings: readonly Listing[];
  /** Of several each. */
  clusters: readonly Cluster[];
  /** That the map is at. */
  zoom: number;
}

/**
 * What a pressed pin of several opens into: those in one place become a spot, to be listed; else
 * `onApart` is told where they are.
 */
export function useLocationGroup(search: ListingSearch, onApart: (bounds: MapBounds) => void) {
  const [spot, setSpot] = useState<LocationGroup | null>(null);
  const { start, cancel } = useRequest();
  const close = useCallback(() => {
    cancel();
    setSpot(null);
  }, [cancel]);

  const look = ({ listings, clusters, zoom }: Pressed) => {
    const bounds = areaOf({ listings, clusters }, search);
    const ask = async (signal: AbortSignal): Promise<LocationGroup | MapBounds> => {
      const parted = await fetchClusters({ ...search, bounds, zoom: deepestZoom }, signal);
      if (parted.length > 1 && zoom < nearZoom) return boxOf(parted) ?? bounds;
      const found = await fetchListings({ ...search, bounds }, signal);
      const places = found.listings.map(({ coords }) => coords);
      return zoom < nearZoom && !isOnePlace(places)
        ? (boxOf(places) ?? bounds)
        : { listings: found.listings, bounds, ...found.total };
    };
    return start(ask, {
      done: (found) => ("listings" in found ? setSpot(found) : onApart(found)),
      // As if nobody knew better: nearer, there is less in one place.
      failed: () => onApart(bounds),
    });
  };

  /** False: the map can tell them apart by itself. */
  const open = (pressed: Pressed): boolean => {
    const { listings, clusters } = pressed;
    if (clusters.length > 0) {
      void look(pressed);
      return true;
    }
    const places = listings.map(({ coords }) => coords);
    const box = boxOf(places);
    if (!box || !isOnePlace(places)) return false;
    setSpot({ listings, count: listings.length, isExact: true, bounds: around(box) });
    return true;
  };

  return { spot, open, close };
}
