import type { Coords } from "~/catalog/distance";
import type { Listing } from "~/catalog/listing.schema";
import type { useLocationGroup } from "~/map/data/useLocationGroup";
import type { useMapSearch } from "~/map/data/useMapSearch";
import { withDistancesFrom } from "~/map/data/useSelectedListing";
import { ListingPanel } from "./ListingPanel";
import { LocationPanel } from "./LocationPanel";

interface MapPanelProps {
  finding: ReturnType<typeof useMapSearch>;
  selected: Listing | null;
  spot: ReturnType<typeof useLocationGroup>;
  /** The active vehicle's name. */
  vehicle: string | null;
  /** Where distances begin. */
  origin: Coords;
}

/** Over the map: the part that is selected, or what stands in the place that was pressed. */
export function MapPanel({ finding, selected, spot, vehicle, origin }: MapPanelProps) {
  const { kept, linked, change } = finding;
  if (selected)
    return (
      <ListingPanel
        listing={selected}
        search={kept}
        vehicle={vehicle}
        // From one part to the next replaces: Back leaves the panel, not a trail of parts.
        onClose={() => change({ part: null }, { replace: true })}
      />
    );
  if (!spot.spot) return null;
  return (
    <LocationPanel
      spot={spot.spot}
      search={{ ...linked, said: kept.said }}
      vehicle={vehicle}
      withDistances={(all) => withDistancesFrom(all, origin)}
      onClose={spot.close}
    />
  );
}
