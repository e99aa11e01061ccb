import { useEffect, useState } from "react";
import type { ClustersAnswer } from "~/search/answers.schema";
import type { ListingSearch } from "~/search/search-params";
import { askClusters } from "./ask";
import { keyOf } from "./useResults";

export type Cluster = ClustersAnswer["clusters"][number];

/**
 * What a search finds in an area, counted for a zoom of the map; null where it is not wanted, or not
 * there yet. What was there stays until the next answer, and when that fails.
 */
export function useClusters(search: ListingSearch | null, zoom: number): Cluster[] | null {
  const [clusters, setClusters] = useState<Cluster[] | null>(null);
  const key = search && `${keyOf(search)}&zoom=${zoom}`;
  useEffect(() => {
    if (!search) {
      setClusters(null);
      return;
    }
    const request = new AbortController();
    askClusters({ ...search, zoom }, request.signal).then(
      (answer) => {
        if (!request.signal.aborted) setClusters(answer);
      },
      () => {},
    );
    return () => request.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says all of the search
  }, [key]);
  return clusters;
}
