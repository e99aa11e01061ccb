import { useCallback } from "react";
import { TILE_PX } from "../../internal/mercator";
import type { MapPoint } from "./types";

/** How far the map moves until places change sides, in degrees: they are joined anew then. */
const STEP = 5;

/**
 * Where a place is drawn on a map that reaches beyond the date line: on the side that is nearer to its
 * middle, in px at zoom 0. Its longitude is beyond 180 degrees there.
 */
export function useNearest(middle: number, width: number): <T extends MapPoint>(place: T) => T {
  const isAcross = Math.abs(middle - TILE_PX / 2) > (TILE_PX - width) / 2;
  const from = isAcross ? Math.round((middle / TILE_PX - 1) * (360 / STEP)) * STEP : -180;
  return useCallback(
    (place) => {
      const turns = Math.floor((place.lng - from) / 360);
      return turns === 0 ? place : { ...place, lng: place.lng - 360 * turns };
    },
    [from],
  );
}
