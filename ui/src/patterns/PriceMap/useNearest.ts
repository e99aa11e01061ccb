import { useCallback } from "react";
import { TILE_PX } from "../../internal/mercator";
import type { MapPoint } from "./types";

/** How far the map moves until places change sides, in degrees: they are joined again then. */
const STEP = 5;

/**
 * Where a place is drawn on a map that reaches beyond the date line: on the side that is nearer to its
 * middle, in px at zoom 0, or where it is as long as that is in view. Its longitude is beyond 180
 * degrees there.
 */
export function useNearest(middle: number, width: number): <T extends MapPoint>(place: T) => T {
  const off = middle - TILE_PX / 2;
  const half = Math.max(TILE_PX, width) / 2;
  // As far as what is beyond the other edge of the view, or half the earth away.
  const turned =
    Math.abs(off) > (TILE_PX - width) / 2 ? Math.max(0, Math.abs(off) + TILE_PX / 2 - half) : 0;
  const steps = Math.round((turned / TILE_PX) * (360 / STEP));
  const from = Math.sign(off) * STEP * steps - 180;
  return useCallback(
    (place) => {
      const turns = Math.floor((place.lng - from) / 360);
      return turns === 0 ? place : { ...place, lng: place.lng - 360 * turns };
    },
    [from],
  );
}
