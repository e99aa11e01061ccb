import { AreaSearch } from "@partlane/ui";
import type { useMapSearch } from "~/map/data/useMapSearch";

/** What a move of the map does: searches at once, or offers to. */
export function SearchThisArea({ finding }: { finding: ReturnType<typeof useMapSearch> }) {
  const { own, change, map, results } = finding;
  return (
    <AreaSearch
      follows={own.follows}
      onFollowsChange={(follows) => {
        // In one: two changes of the address at once would undo each other.
        if (follows && map.moved) map.searchHere({ follows });
        else change({ follows }, { replace: true });
      }}
      moved={map.moved && !own.follows}
      onSearch={() => map.searchHere()}
      pending={results.status === "loading"}
    />
  );
}
