import { Heading, MapLayout, VisuallyHidden } from "@partlane/ui";
import { useMemo } from "react";
import { defaultOrigin } from "~/catalog/distance";
import { keyOf } from "~/search/query/search-key";
import { useRestoreFocus } from "~/shell/useRestoreFocus";
import { vehicleName } from "~/vehicles/vehicle-name";
import { MapCanvas } from "./canvas/MapCanvas";
import { markersOf, pinHref, pinMembers } from "./canvas/markers";
import { SearchThisArea } from "./canvas/SearchThisArea";
import type { MapPageProps } from "./data/page-data";
import { useFitAll } from "./data/useFitAll";
import { useLoadedSearch } from "./data/useLoadedSearch";
import { useLocationGroup } from "./data/useLocationGroup";
import { useMapSearch } from "./data/useMapSearch";
import { useFromOrigin, useSelectedListing } from "./data/useSelectedListing";
import { FilterChips } from "./filters/FilterChips";
import { MapBox, MapToolbar } from "./filters/MapToolbar";
import { ResultHeader } from "./list/ResultHeader";
import { ResultList } from "./list/ResultList";
import { searchTitle } from "./list/search-title";
import { useHoverSync } from "./list/useHoverSync";
import { useSheetState } from "./list/useSheetState";
import { MapNotices } from "./notices/MapNotices";
import { MapPanel } from "./panel/MapPanel";
import { useGeolocation, wantsPosition } from "./viewport/useGeolocation";
import { startZoom } from "./viewport/viewport";

/** A VIN is not searched for, but it is what was typed. */
const typedText = ({ reading, search }: MapPageProps) =>
  reading?.kind === "vin" ? `${reading.decoded.vin} ${reading.words}`.trim() : search.text;

/** Full-height map with its list (SPEC D). The search, filters, area and selection stand in the URL. */
export function MapPage(props: MapPageProps) {
  const { problems, selected: named, tileService, place, places, reading } = props;
  const vehicle = props.vehicle && vehicleName(props.vehicle);
  const { position, ask } = useGeolocation(wantsPosition(props.search.text));
  const here = position.kind === "known" ? position.coords : null;
  const finding = useMapSearch(useLoadedSearch(props), named, here);
  const { search, linked, results, map, clusters, isWhole, own, change } = finding;
  const origin = props.search.near ?? here ?? place.place ?? defaultOrigin;
  const isNearestFirst = isWhole && search.sort === "nearest";
  const listings = useFromOrigin(results.found.listings, origin, isNearestFirst);

  const locate = async () => {
    const found = await ask();
    if (!found) return;
    const { lat, lng } = found;
    map.go({ bounds: { north: lat, south: lat, east: lng, west: lng }, zoom: startZoom });
  };

  const spot = useLocationGroup(search, (bounds) => map.go({ bounds, nearest: 18 }));
  const showAll = useFitAll({ finding, listings });
  const selected = useSelectedListing({ id: own.part, finding, spot: spot.spot, named, origin });
  const markers = useMemo(
    () => markersOf(listings, clusters, selected),
    [listings, clusters, selected],
  );
  const joined = (ids: readonly string[]) => pinMembers(ids, listings, clusters, selected);
  const selection = useHoverSync(listings, markers);
  // Not by where the device is: that only puts the same list in another order.
  const sheet = useSheetState({
    key: `${keyOf(linked)} ${own.page}`,
    asked: keyOf({ ...linked, bounds: undefined }),
    isAnswered: results.key === keyOf(search),
    isEmpty: listings.length === 0,
  });
  // What is pressed over the map goes away with what it asked for: the answer is the list.
  const { fallbackFocusTarget: head, onClickCapture } = useRestoreFocus<HTMLSpanElement>();

  return (
    <>
      <VisuallyHidden>
        <Heading level={1}>{searchTitle(props) ?? "Parts near you"}</Heading>
      </VisuallyHidden>
      <MapLayout
        onClickCapture={onClickCapture}
        search={<MapBox text={typedText(props)} search={linked} />}
        chips={<FilterChips search={linked} facets={results.facets} vehicle={vehicle} />}
        tools={
          <MapToolbar
            finding={finding}
            vehicle={vehicle}
            place={place}
            isDeviceKnown={here !== null}
          />
        }
        listLabel="Parts"
        listRef={sheet.ref}
        listSnap={sheet.snap}
        onListSnapChange={sheet.setSnap}
        listHead={<ResultHeader ref={head} results={results} search={linked} />}
        list={
          <ResultList
            finding={finding}
            listings={listings}
            vehicle={vehicle}
            selection={selection}
            nothing={props.nothing}
            places={places}
            reading={reading}
          />
        }
        mapControl={<SearchThisArea finding={finding} />}
        notices={
          <MapNotices
            finding={finding}
            reading={reading}
            problems={problems}
            gone={props.gone}
            place={place}
            places={places}
            position={position}
            onAskPosition={locate}
          />
        }
        map={
          <MapCanvas
            origin={here}
            onLocate={here ? undefined : locate}
            place={map.start}
            minZoom={map.minZoom}
            centersOnPart={map.centersOnPart}
            goTo={map.goTo}
            markers={markers}
            selectedId={selected?.id ?? null}
            hoveredId={selection.hoveredPin}
            onHover={selection.setPins}
            onSelect={(part) => change({ part }, { replace: own.part !== null })}
            onGroup={({ ids }) =>
              spot.open({ ...joined(ids), zoom: map.view?.zoom ?? map.start.zoom })
            }
            hrefOf={(ids) => pinHref(finding, joined(ids))}
            onShowAll={showAll}
            onMove={map.onMove}
            tileService={tileService}
          />
        }
        panel={
          <MapPanel
            finding={finding}
            selected={selected}
            spot={spot}
            vehicle={vehicle}
            origin={origin}
          />
        }
      />
    </>
  );
}
