import type { useFinding } from "~/map/data/useMapSearch";
import { partsText, totalOf } from "~/map/list/ResultHeader";
import { paths } from "~/paths";
import type { PlaceView } from "~/places/asked-place.server";
import { SmartBox } from "~/shell/SmartBox";
import { type MapSearch, noArea } from "./applied-filters";
import { FilterMenu } from "./FilterMenu";
import { KeptFields } from "./HiddenSearchFields";
import { PlaceField } from "./PlaceField";
import { SortMenu } from "./SortMenu";

/** The search box; another search keeps the filters, but not where the map is. */
export function MapBox({ text, search }: { text: string; search: MapSearch }) {
  const elsewhere = { ...noArea, text: "", asTyped: undefined };
  return (
    <SmartBox size="bar" placeholder="VIN, part number or words" defaultValue={text}>
      <KeptFields search={{ ...search, ...elsewhere }} />
    </SmartBox>
  );
}

interface MapToolsProps {
  finding: ReturnType<typeof useFinding>;
  /** The active vehicle's name. */
  vehicle: string | null;
  place: PlaceView;
  /** The device has told where it is. */
  isDeviceKnown: boolean;
}

/** Filter, Sort and Near. */
export function MapTools({ finding, vehicle, place, isDeviceKnown }: MapToolsProps) {
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
