import type { MapProps } from "pigeon-maps";
import { useState } from "react";
import { turnedTo } from "../../internal/mercator";
import { fromLibrary } from "./libraryZoom";
import type { MapView } from "./types";
import { boundsFor } from "./viewFor";

type Reported = Parameters<NonNullable<MapProps["onBoundsChanged"]>>[0];

/** Nearer than this, in degrees, two places are the same. */
const SAME = 1e-6;

/**
 * The map library's report of where a map of some size has come to rest, in our words. It waits a moment
 * with the first one, and so may take a move for where the map was all along. Its middle is told within
 * 180 degrees, however often the map went around the earth.
 */
export function useMapView(given: Pick<MapView, "center" | "zoom">) {
  const [start] = useState(given);
  return (
    { center: [lat, reached], zoom: level, initial }: Reported,
    size: Parameters<typeof boundsFor>[1],
  ): Omit<MapView, "goTo" | "forFocus" | "forSelected"> => {
    const zoom = fromLibrary(level);
    const lng = turnedTo(reached, 0);
    const center = { lat, lng };
    return {
      center,
      zoom,
      bounds: boundsFor({ center, zoom }, size),
      initial:
        initial &&
        zoom === start.zoom &&
        Math.abs(lat - start.center.lat) < SAME &&
        Math.abs(lng - start.center.lng) < SAME,
    };
  };
}
