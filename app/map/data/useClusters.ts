import { startTransition, useEffect, useState } from "react";
import type { ListingSearch } from "~/search/query/search-params";
import type { Cluster, FirstClusters } from "./page-data";
import { fetchClusters } from "./search-api";
import { useRequest } from "./useRequest";
import { keyOf } from "~/search/query/search-key";

/** Of a search, what its clusters depend on: not on the order, and on the place only within a circle. */
export const clusterSearchOf = (search: ListingSearch): ListingSearch => ({
  ...search,
  sort: "nearest",
  near: search.withinMiles ? search.near : undefined,
});

/**
 * What a search finds in an area, counted for a zoom of the map; null where it is not wanted, or not
 * there yet. Those that the page came with do as long as they reach. What was there stays until the
 * next answer, and when that fails. A search of no area: the map has not told yet what it shows.
 */
export function useClusters(
  search: ListingSearch | null,
  zoom: number,
  first: FirstClusters | null,
): Cluster[] | null {
  const isFirst = search !== null && first !== null && reaches(first, search, zoom);
  const [clusters, setClusters] = useState<Cluster[] | null>(null);
  const { start, cancel } = useRequest();
  const key = search && `${keyOf(search)}&zoom=${zoom}`;
  useEffect(() => {
    if (!search || isFirst) {
      setClusters(isFirst ? first.clusters : null);
      return;
    }
    if (!search.bounds) return;
    void start((signal) => fetchClusters({ ...search, zoom }, signal), {
      // Drawn between the frames of a map that is being moved again.
      done: (answer) => startTransition(() => setClusters(answer)),
    });
    return cancel;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says all of the search
  }, [key, isFirst]);
  if (!search) return null;
  return isFirst ? first.clusters : clusters;
}

/** Whether the clusters that the page came with are those of a search at a zoom. */
function reaches(first: FirstClusters, search: ListingSearch, zoom: number): boolean {
  const { bounds } = search;
  if (keyOf({ ...search, bounds: undefined }) !== keyOf(first.search)) return false;
  if (!bounds) return true;
  const { area } = first;
  if (first.zoom !== zoom || bounds.west > bounds.east !== area.west > area.east) return false;
  return (
    area.north >= bounds.north &&
    area.south <= bounds.south &&
    area.west <= bounds.west &&
    area.east >= bounds.east
  );
}
