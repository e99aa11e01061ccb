import type { useMapSearch } from "~/map/data/useMapSearch";
import { paths } from "~/paths";
import type { PlaceView } from "~/places/requested-place.server";
import { SmartBox } from "~/shell/SmartBox";
import { clearedArea, type MapSearch } from "./applied-filters";
import { partsText, totalOf } from "./count-text";
import { FilterMenu } from "./FilterMenu";
import { HiddenSearchFields } from "./HiddenSearchFields";
import { PlaceField } from "./PlaceField";
import { SortMenu } from "./SortMenu";

/** The search box; another search keeps the filters, but not where the map is. */
export function MapBox({ text, search }: { text: string; search: MapSearch }) {
  const elsewhere = { ...clearedArea, text: "", asTyped: undefined };
  return (
    <SmartBox size="bar" placeholder="VIN, part number, or name" defaultValue={text}>
      <HiddenSearchFields search={{ ...search, ...elsewhere }} />
    </SmartBox>
  );
}

interface MapToolbarProps {
  finding: ReturnType<typeof useMapSearch>;
  /** The active vehicle's name. */
  vehicle: string | null;
  place: PlaceView;
  /** The device's location is known. */
  isDeviceKnown: boolean;
}

/** Filter, Sort and Near. */
export function MapToolbar({ finding, vehicle, place, isDeviceKnown }: MapToolbarProps) {
  const { linked, kept, results } = finding;
  return (
    <>
      <FilterMenu
        search={linked}
        facets={results.facets}
        vehicle={vehicle}
        found={partsText(totalOf(results, linked))}
        hereHref={paths.map(kept)}
      />
      <SortMenu search={linked} />
      <PlaceField search={linked} view={place} isDeviceKnown={isDeviceKnown} />
    </>
  );
}
