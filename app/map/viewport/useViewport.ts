import type { MapGoTo, MapView } from "@partlane/ui/price-map";
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Coords } from "~/catalog/distance";
import type { Listing } from "~/catalog/listing.schema";
import { boxAround, isInside } from "~/search/geo/bounds";
import { boundsText, type ListingSearch } from "~/search/query/search-params";
import type { useMapUrlState } from "./useMapUrlState";
import { useMinZoom } from "./useMinZoom";
import { useRestoredViewport } from "./useRestoredViewport";
import {
  boxOfFound,
  clampedBounds,
  initialViewport,
  isSpecificSearch,
  startZoom,
  type Viewport,
} from "./viewport";

/** How long the map must rest before its new area is searched, in ms. */
const restMs = 250;

interface ViewportOptions extends ReturnType<typeof useMapUrlState> {
  search: ListingSearch;
  /** What is listed. */
  found: readonly Listing[];
  /** It is what the search finds, and not still what another did. */
  isAnswered: boolean;
  /** The listing that the URL came with. */
  named: Listing | null;
  /** Where the reader is, or wants to be taken to be. */
  around: Coords;
}

/**
 * Where the map is, and what that does to the search: the reader's moves search the area in view, or
 * offer to; the page's own (Back, a link, what was found elsewhere) only show it.
 */
export function useViewport(options: ViewportOptions) {
  const { search, found, named, around, own, change } = options;
  /** That the address says, searched or only looked at. */
  const area = own.bounds ?? own.look;
  const addressed = useMemo(
    () => area && (own.bounds ? { bounds: area, zoom: own.zoom ?? 18 } : { bounds: area }),
    [area, own.bounds, own.zoom],
  );
  const [start] = useState<Viewport>(() => initialViewport({ search, own, found, named, around }));
  const [centersOnPart] = useState(named !== null && !area);
  const [view, setView] = useState<MapView | null>(null);
  const [goTo, setGoTo] = useState<MapGoTo | null>(null);
  const [moved, setMoved] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Moves that search nothing. */
  const shows = useRef(new WeakSet<MapGoTo>());
  const show = useCallback((place: MapGoTo) => {
    clearTimeout(timer.current);
    shows.current.add(place);
    setGoTo(place);
  }, []);

  const areaKey = area ? boundsText(area) : "";
  const seen = useRef(areaKey);
  /** Areas that the map searched, whose answers have not come yet. */
  const asked = useRef<string[]>([]);
  const searchArea = useCallback(
    (
      { bounds: area, zoom }: MapView,
      { replace, ...also }: { replace: boolean; follows?: boolean },
    ) => {
      const bounds = clampedBounds(area);
      // Who comes back there on their own searches it.
      shows.current = new WeakSet();
      asked.current.push(boundsText(bounds));
      setMoved(false);
      change({ ...also, bounds, zoom: Math.round(zoom) }, { replace });
    },
    [change],
  );

  // Back, Forward or a link brought another area. The map's own come late, when it may be on its way to
  // the next.
  useEffect(() => {
    if (seen.current === areaKey) return;
    seen.current = areaKey;
    const at = asked.current.lastIndexOf(areaKey);
    asked.current.splice(0, at < 0 ? asked.current.length : at + 1);
    if (at >= 0) return;
    setMoved(false);
    if (addressed) show(addressed);
  }, [areaKey, addressed, show]);

  // What looks around the reader begins where they turn out to be.
  const looksAround = !area && !named && !isSpecificSearch(search);
  const { lat, lng } = around;
  const begun = useRef(around);
  useEffect(() => {
    if (begun.current.lat === lat && begun.current.lng === lng) return;
    begun.current = { lat, lng };
    if (!looksAround) return;
    const { withinMiles } = search;
    if (withinMiles) setGoTo({ bounds: boxAround({ lat, lng }, withinMiles) });
    else setGoTo({ bounds: { north: lat, south: lat, east: lng, west: lng }, zoom: startZoom });
  }, [lat, lng, looksAround, search]);

  // Nothing of what was found everywhere is in sight: the map goes to where it is.
  const shownFor = useRef(found);
  useEffect(() => {
    if (shownFor.current === found) return;
    shownFor.current = found;
    const box = boxOfFound(found, search, { lat, lng });
    if (
      !area &&
      box &&
      view &&
      !found.some(({ coords }) => isInside(clampedBounds(view.bounds), coords))
    )
      show({ bounds: box });
  }, [found, area, view, show, search, lat, lng]);

  useRestoredViewport({ ...options, areaKey, show });

  // The new viewport, also when it has only moved for the keyboard: no search follows then.
  const latest = useRef<MapView | null>(null);

  // The link came from a phone, or a phone was turned: what was searched stays, as near as it must be.
  const minZoom = useMinZoom();
  useEffect(() => {
    const bounds = own.bounds ?? latest.current?.bounds;
    const zoom = latest.current?.zoom ?? start.zoom;
    if (bounds && zoom < minZoom) show({ bounds, zoom: minZoom });
  }, [minZoom, own.bounds, start, show]);

  const onMove = (next: MapView) => {
    latest.current = next;
    if (next.forFocus) return;
    // Whoever moves it again does not wait for what comes of it.
    startTransition(() => setView(next));
    // A part was opened: the list that it was chosen from stays.
    if (next.forSelected) return;
    clearTimeout(timer.current);
    // The server did not know how large the map is.
    if (next.initial && addressed) show(addressed);
    if (next.initial || (next.goTo && shows.current.has(next.goTo))) return;
    const follow = () => searchArea(next, { replace: true });
    if (own.follows) timer.current = setTimeout(follow, restMs);
    else startTransition(() => setMoved(true));
  };

  return {
    ...{ start, minZoom, centersOnPart, view, goTo, moved, show, onMove },
    /** Goes somewhere as if the reader had: searches there. */
    go: setGoTo,
    /** The reader pressed a button for it: Back returns to the earlier view. */
    searchHere: (also: { follows?: boolean } = {}) => {
      if (latest.current) searchArea(latest.current, { ...also, replace: false });
    },
  };
}
