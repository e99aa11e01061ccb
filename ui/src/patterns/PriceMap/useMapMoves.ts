import type { MutableRefObject } from "react";
import { turnedTo } from "../../internal/mercator";
import { joinMarkers, type Spot } from "./clusters";
import { fromLibrary, toLibrary } from "./libraryZoom";
import type { MapHandle } from "./MarkerLayer";
import type { MapPoint } from "./types";

/** Where a move leads that may still be under way; beyond 180 degrees after a turn around the earth. */
export type MapTarget = { center: MapPoint; zoom: number };

interface MapMoves {
  handle: MutableRefObject<MapHandle | null>;
  /** Emptied when the map has come to rest. */
  target: MutableRefObject<MapTarget | null>;
  /** The marker that is to have the focus after a move. */
  focusNext: MutableRefObject<string | null>;
  minZoom: number;
  maxZoom: number;
}

/** Where the map is drawn: behind its reports where frames are slow. */
export function drawnAt({ mapState }: MapHandle): MapTarget {
  const [lat, lng] = mapState.center;
  return { center: { lat, lng }, zoom: fromLibrary(mapState.zoom) };
}

/** What moves the map other than the pointer. Quick presses add up: each goes on from the last one's target. */
export function useMapMoves({ handle, target, focusNext, minZoom, maxZoom }: MapMoves) {
  const going = () => {
    const map = handle.current;
    return map && { map, ...(target.current ?? drawnAt(map)) };
  };
  const move = (center: MapPoint, zoom: number) => {
    const limited = Math.min(maxZoom, Math.max(minZoom, zoom));
    handle.current?.setCenterZoom([center.lat, center.lng], toLibrary(limited));
    // Only now: a move that begins forgets where another led.
    target.current = { center, zoom: limited };
  };
  /** To a place, by the shorter way around the earth. */
  const goTo = ({ lat, lng }: MapPoint, zoom: number) => {
    const from = going();
    move({ lat, lng: from ? turnedTo(lng, from.center.lng) : lng }, zoom);
  };
  return {
    goTo,
    zoomBy(steps: number) {
      const from = going();
      if (from) move(from.center, Math.round(from.zoom) + steps);
    },
    /** In px, to the right and down. */
    panBy(x: number, y: number) {
      const from = going();
      if (!from) return;
      const { width, height } = from.map.mapState;
      const middle: [number, number] = [from.center.lat, from.center.lng];
      const [lat, lng] = from.map.pixelToLatLng([width / 2 + x, height / 2 + y], middle, from.zoom);
      move({ lat, lng }, from.zoom);
    },
    /** Zooms in on a group until it comes apart; the focus goes along to its first part. */
    split(spot: Spot) {
      const from = going();
      if (!from) return;
      const several = spot.markers.length > 1;
      // Of a group that was counted elsewhere, nobody knows here where it comes apart.
      let next = Math.round(from.zoom) + (several ? 1 : 2);
      const together = () =>
        joinMarkers(spot.markers, next, { apart: null, joinUpTo: maxZoom - 1 }).length < 2;
      while (next < maxZoom && several && together()) next++;
      focusNext.current = spot.markers[0]?.id ?? null;
      goTo(spot, next);
    },
  };
}
