import { Heading, MapLayout, Text, VisuallyHidden } from "@partlane/ui";
import { useMemo, useState } from "react";
import { type Coords, defaultOrigin, distanceMiles } from "~/catalog/distance";
import type { Listing } from "~/catalog/listing.schema";
import type { PlaceView } from "~/places/asked-place.server";
import type { Reading } from "~/search/asked-text.server";
import type { ListingSearch } from "~/search/search-params";
import { SmartBox } from "~/shell/SmartBox";
import { FilterChips, FilterMenu, KeptFields, SortMenu } from "./MapFilters";
import { LoadingFailed, PositionNotice, SearchNotices } from "./MapNotices";
import { MapStage } from "./MapStage";
import { PartList } from "./PartList";
import { PlaceField, PlaceNotice } from "./PlaceField";
import { ReadingNotice } from "./ReadingNotice";
import { SelectedPart } from "./SelectedPart";
import type { TileService } from "./tiles";
import { useAreaListings } from "./useAreaListings";
import { type Position, useGeolocation } from "./useGeolocation";
import { useLastSeen, useSelection } from "./useSelection";

export interface MapPageProps {
  search: ListingSearch;
  /** What the server found, everywhere. */
  listings: Listing[];
  /** Words that were not searched for, since no part has them beside the others. */
  leftOut: string[];
  /** How the text of the search was read. */
  reading?: Reading;
  /** Parameters that made no sense, each with how to mend it. */
  problems: { parameter: string; message: string }[];
  /** The listing named in the URL, found by its id even when no filter lets it through. */
  selected: Listing | null;
  tileService: TileService | null;
  /** The place that the reader asked for, or did last time. */
  place: PlaceView;
}

/** Full-height map with its list (SPEC D). The search, filters and selection stand in the URL. */
export function MapPage(props: MapPageProps) {
  const {
    search,
    listings: initial,
    leftOut,
    reading,
    problems,
    selected: named,
    tileService,
    place,
  } = props;
  // A VIN is not searched for, but it is what was typed.
  const boxText =
    reading?.kind === "vin" ? `${reading.decoded.vin} ${reading.words}`.trim() : search.text;
  const position = useGeolocation();
  const origin = originOf(search, position, place);
  const area = useAreaListings(search, initial);
  const listings = useMemo(
    () => ordered(fromOrigin(area.listings, origin), search.sort),
    [area.listings, origin, search.sort],
  );
  const { selectedId, select, close } = useSelection();
  const [hoveredId, setHoveredId] = useState<string | null>(null);
  const seen = useLastSeen(selectedId, area.listings, named);
  const selected = useMemo(() => (seen && fromOrigin([seen], origin)[0]) ?? null, [seen, origin]);

  return (
    <>
      <VisuallyHidden>
        <Heading level={1}>Parts near you</Heading>
      </VisuallyHidden>
      <MapLayout
        search={
          <SmartBox
            key={boxText}
            size="bar"
            placeholder="VIN, part number or words"
            defaultValue={boxText}
          >
            <KeptFields search={{ ...search, text: "", near: undefined, bounds: undefined }} />
          </SmartBox>
        }
        chips={<FilterChips search={search} />}
        tools={
          <>
            <FilterMenu search={search} />
            <SortMenu search={search} />
            <PlaceField search={search} view={place} isDeviceKnown={position.kind === "known"} />
          </>
        }
        listLabel="Parts"
        listHead={
          <span role="status">
            <Text as="span" size={15} weight={600} tone="ink" numeric>
              {listings.length} {listings.length === 1 ? "part" : "parts"}
            </Text>{" "}
            {area.area ? "in this area" : "found"}
            {area.status === "loading" ? <VisuallyHidden> Loading more</VisuallyHidden> : null}
          </span>
        }
        list={
          <PartList
            search={search}
            listings={listings}
            selectedId={selectedId}
            hoveredId={hoveredId}
            onHover={setHoveredId}
          />
        }
        notices={
          <>
            {reading ? <ReadingNotice reading={reading} /> : null}
            <SearchNotices leftOut={leftOut} problems={problems} />
            <PlaceNotice search={search} view={place} />
            <PositionNotice position={position} />
            {area.status === "failed" ? <LoadingFailed onRetry={area.retry} /> : null}
          </>
        }
        map={
          <MapStage
            origin={position.kind === "known" ? position.coords : null}
            center={named?.coords ?? origin}
            centerOnPart={named !== null}
            listings={listings}
            selected={selected}
            hoveredId={hoveredId}
            onHover={setHoveredId}
            onSelect={select}
            onArea={area.moveTo}
            tileService={tileService}
          />
        }
        panel={
          selected ? <SelectedPart listing={selected} search={search} onClose={close} /> : undefined
        }
      />
    </>
  );
}

function fromOrigin(listings: Listing[], origin: Coords): Listing[] {
  return listings.map((listing) => ({
    ...listing,
    distanceMiles: distanceMiles(origin, listing.coords),
  }));
}

function ordered(listings: Listing[], sort: ListingSearch["sort"]): Listing[] {
  return sort === "nearest"
    ? listings.toSorted((a, b) => a.distanceMiles - b.distanceMiles)
    : listings;
}

/** The place in the URL; else the reader's own, the one named last, or the default until one is known. */
function originOf(search: ListingSearch, position: Position, { place }: PlaceView): Coords {
  if (search.near) return search.near;
  return position.kind === "known" ? position.coords : (place ?? defaultOrigin);
}
