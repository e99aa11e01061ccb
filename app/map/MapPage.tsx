import { AreaSearch, Heading, MapLayout, VisuallyHidden } from "@partlane/ui";
import { useMemo, useState } from "react";
import { defaultOrigin } from "~/catalog/distance";
import type { Listing } from "~/catalog/listing.schema";
import { paths } from "~/paths";
import type { PlaceView } from "~/places/asked-place.server";
import type { ListingsAnswer } from "~/search/answers.schema";
import type { Reading } from "~/search/asked-text.server";
import { ComparingBar } from "~/shell/ComparingBar";
import { SmartBox } from "~/shell/SmartBox";
import { vehicleName } from "~/vehicles/vehicle-name";
import { FilterChips } from "./FilterChips";
import { FilterMenu } from "./FilterMenu";
import { KeptFields } from "./KeptFields";
import { MapHead, partsText } from "./MapHead";
import { LoadingFailed, PositionNotice, SearchNotices } from "./MapNotices";
import { MapStage } from "./MapStage";
import { markerOfEach, markersOf } from "./markers";
import { NothingFound } from "./NothingFound";
import { PartList } from "./PartList";
import { PlaceField, PlaceNotice } from "./PlaceField";
import { ReadingNotice } from "./ReadingNotice";
import type { WhyNothing } from "./reliefs";
import { SelectedPart } from "./SelectedPart";
import { SortMenu } from "./SortMenu";
import { SpotList } from "./SpotList";
import type { TileService } from "./tiles";
import { useFinding } from "./useFinding";
import { useGeolocation } from "./useGeolocation";
import { fromOrigin, useFromOrigin, useLastSeen } from "./useListings";
import type { Loaded } from "./useResults";
import { useShowAll } from "./useShowAll";
import { useSpot } from "./useSpot";

export interface MapPageProps
  extends ListingsAnswer,
    Pick<Loaded, "search" | "vehicle" | "facets"> {
  /** How the text of the search was read. */
  reading?: Reading;
  /** Parameters that made no sense, each with how to mend it. */
  problems: { parameter: string; message: string }[];
  /** The listing named in the URL, found by its id even when no filter lets it through. */
  selected: Listing | null;
  /** Why there is nothing, where there is nothing. */
  nothing: WhyNothing | null;
  tileService: TileService | null;
  /** The place that the reader asked for, or did last time. */
  place: PlaceView;
}

const nothing: readonly string[] = [];

/** The same object as long as the answer is the same. */
function useLoaded({ search, vehicle, facets, place, ...props }: MapPageProps): Loaded {
  const { listings, origin, next, total, leftOut, corrected, numbersMeant, replacedBy } = props;
  return useMemo(
    () => ({
      ...{ search, vehicle, facets, place: place.place },
      found: { listings, origin, next, total, leftOut, corrected, numbersMeant, replacedBy },
    }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an answer is all new, or all the same
    [listings, search, facets, place],
  );
}

/** Full-height map with its list (SPEC D). The search, filters, area and selection stand in the URL. */
export function MapPage(props: MapPageProps) {
  const { problems, selected: named, tileService, place, reading } = props;
  // A VIN is not searched for, but it is what was typed.
  const boxText =
    reading?.kind === "vin" ? `${reading.decoded.vin} ${reading.words}`.trim() : props.search.text;
  const vehicle = props.vehicle && vehicleName(props.vehicle);
  const position = useGeolocation();
  const here = position.kind === "known" ? position.coords : null;
  const loaded = useLoaded(props);
  const finding = useFinding(loaded, named, here);
  const { search, linked, results, map, clusters, isWhole, own, change } = finding;
  const { found } = results;
  const origin = props.search.near ?? here ?? place.place ?? defaultOrigin;
  const listings = useFromOrigin(found.listings, origin, isWhole && search.sort === "nearest");

  const spot = useSpot(search, (bounds) => map.go({ bounds, nearest: 18 }));
  const showAll = useShowAll({ finding, listings });
  const seen = useLastSeen(
    own.part,
    [
      ...found.listings,
      ...(clusters?.flatMap(({ listing }) => listing ?? []) ?? []),
      ...(spot.spot?.listings ?? []),
    ],
    named,
  );
  const selected = useMemo(() => (seen && fromOrigin([seen], origin)[0]) ?? null, [seen, origin]);
  const markers = useMemo(
    () => markersOf(listings, clusters, selected),
    [listings, clusters, selected],
  );

  // One selection: a row's pin answers it, and a pin's rows answer the pin.
  const [hoveredRow, setHoveredRow] = useState<string | null>(null);
  const [hoveredPins, setHoveredPins] = useState(nothing);
  const pins = useMemo(() => markerOfEach(listings, markers), [listings, markers]);
  const hoveredRows = useMemo(
    () => new Set([...pins].flatMap(([id, pin]) => (hoveredPins.includes(pin) ? [id] : []))),
    [pins, hoveredPins],
  );

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
            <KeptFields search={{ ...linked, text: "", bounds: undefined, zoom: undefined }} />
          </SmartBox>
        }
        chips={<FilterChips search={linked} facets={results.facets} vehicle={vehicle} />}
        tools={
          <>
            <FilterMenu
              search={linked}
              facets={results.facets}
              vehicle={vehicle}
              found={partsText(found.total)}
            />
            <SortMenu search={linked} />
            <PlaceField search={linked} view={place} isDeviceKnown={here !== null} />
          </>
        }
        listLabel="Parts"
        listHead={<MapHead results={results} search={linked} />}
        list={
          listings.length > 0 ? (
            <PartList
              search={linked}
              listings={listings}
              vehicle={vehicle}
              selectedId={own.part}
              hoveredIds={hoveredRows}
              onHover={setHoveredRow}
              next={found.next}
              more={results.more}
              hasGrown={results.hasGrown}
              isLaterPage={results.isLaterPage}
              onMore={results.showMore}
            />
          ) : (
            <NothingFound
              search={linked}
              why={results.isAsLoaded ? props.nothing : null}
              facets={results.facets}
              numbersMeant={found.numbersMeant}
              vehicle={vehicle}
            />
          )
        }
        mapControl={
          <AreaSearch
            follows={own.follows}
            onFollowsChange={(follows) => {
              change({ follows }, { replace: true });
              if (follows && map.moved) map.searchHere();
            }}
            moved={map.moved && !own.follows}
            onSearch={map.searchHere}
            pending={results.status === "loading"}
          />
        }
        notices={
          <>
            <ComparingBar
              comparing={search.comparing}
              clearHref={paths.map({ ...linked, comparing: [] })}
            />
            {reading ? <ReadingNotice reading={reading} /> : null}
            <SearchNotices search={linked} found={found} problems={problems} />
            <PlaceNotice search={linked} view={place} />
            <PositionNotice position={position} />
            {results.status === "failed" ? <LoadingFailed onRetry={results.retry} /> : null}
          </>
        }
        map={
          <MapStage
            origin={here}
            place={map.start}
            centersOnPart={map.centersOnPart}
            goTo={map.goTo}
            markers={markers}
            selectedId={selected?.id ?? null}
            hoveredId={hoveredRow && (pins.get(hoveredRow) ?? null)}
            onHover={setHoveredPins}
            onSelect={(part) => change({ part }, { replace: own.part !== null })}
            onGroup={({ ids }) =>
              spot.open({
                listings: listings.filter(({ id }) => ids.includes(id)),
                clusters: clusters?.filter(({ id }) => ids.includes(`cluster ${id}`)) ?? [],
                zoom: map.view?.zoom ?? map.start.zoom,
              })
            }
            onShowAll={showAll}
            onMove={map.onMove}
            tileService={tileService}
          />
        }
        panel={
          selected ? (
            <SelectedPart
              listing={selected}
              search={linked}
              vehicle={vehicle}
              // From one part to the next replaces: Back leaves the panel, not a trail of parts.
              onClose={() => change({ part: null }, { replace: true })}
            />
          ) : spot.spot ? (
            <SpotList
              spot={spot.spot}
              search={linked}
              vehicle={vehicle}
              withDistances={(all) => fromOrigin(all, origin)}
              onClose={spot.close}
            />
          ) : undefined
        }
      />
    </>
  );
}
