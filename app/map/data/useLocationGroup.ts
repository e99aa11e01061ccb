import type { MapBounds } from "@partlane/ui/price-map";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Coords } from "~/catalog/distance";
import type { Listing } from "~/catalog/listing.schema";
import type { ListingSearch } from "~/search/query/search-params";
import { askClusters, askListings } from "./search-api";
import { cellBox, inside, union, within } from "~/map/viewport/tile-bounds";
import { boxOf } from "~/map/viewport/viewport";
import type { Cluster } from "./useClusters";

/** The parts that stand in one place. */
export interface LocationGroup {
  listings: readonly Listing[];
  count: number;
  isExact: boolean;
  /** Where they all are. */
  bounds: MapBounds;
}

/** Nearer than this, in degrees, two places are one: some 10 m. */
const samePlace = 1e-4;
/** From this zoom on what is pressed is listed, wherever it stands. */
const nearZoom = 17;
const deepestZoom = 18;

function isOnePlace(places: readonly Coords[]): boolean {
  const box = boxOf(places);
  return box !== null && box.north - box.south < samePlace && box.east - box.west < samePlace;
}

function around({ north, south, east, west }: MapBounds): MapBounds {
  return {
    north: Math.min(90, north + samePlace),
    south: Math.max(-90, south - samePlace),
    east: Math.min(180, east + samePlace),
    west: Math.max(-180, west - samePlace),
  };
}

interface Pressed {
  listings: readonly Listing[];
  /** Of several each. */
  clusters: readonly Cluster[];
  /** That the map is at. */
  zoom: number;
}

/** Where all is that a pin of several stands for, as far as it is searched. */
export function areaOf(
  { listings, clusters }: Pick<Pressed, "listings" | "clusters">,
  { bounds }: Pick<ListingSearch, "bounds">,
): MapBounds {
  const cells = clusters.map((cluster) => inside(cellBox(cluster)));
  const own = boxOf(listings.map(({ coords }) => coords));
  return within(union(own ? [...cells, around(own)] : cells), bounds);
}

/**
 * What a pressed pin of several opens into: those in one place become a spot, to be listed; else
 * `onApart` is told where they are.
 */
export function useLocationGroup(search: ListingSearch, onApart: (bounds: MapBounds) => void) {
  const [spot, setSpot] = useState<LocationGroup | null>(null);
  const request = useRef<AbortController>();
  useEffect(() => () => request.current?.abort(), []);
  const close = useCallback(() => {
    request.current?.abort();
    setSpot(null);
  }, []);

  const look = async ({ listings, clusters, zoom }: Pressed) => {
    request.current?.abort();
    const { signal } = (request.current = new AbortController());
    const bounds = areaOf({ listings, clusters }, search);
    try {
      const parted = await askClusters({ ...search, bounds, zoom: deepestZoom }, signal);
      if (parted.length > 1 && zoom < nearZoom) {
        onApart(boxOf(parted) ?? bounds);
        return;
      }
      const found = await askListings({ ...search, bounds }, signal);
      const places = found.listings.map(({ coords }) => coords);
      if (signal.aborted) return;
      if (zoom < nearZoom && !isOnePlace(places)) onApart(boxOf(places) ?? bounds);
      else setSpot({ listings: found.listings, bounds, ...found.total });
    } catch {
      // As if nobody knew better: nearer, there is less in one place.
      if (!signal.aborted) onApart(bounds);
    }
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
