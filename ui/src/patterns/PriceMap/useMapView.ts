import type { MapProps } from "pigeon-maps";
import { useState } from "react";
import { fromLibrary } from "./libraryZoom";
import type { MapView } from "./types";

type Reported = Parameters<NonNullable<MapProps["onBoundsChanged"]>>[0];

/** Nearer than this, in degrees, two places are the same. */
const SAME = 1e-6;

/**
 * The map library's report of where it has come to rest, in our words. It waits a moment with the
 * first one, and so may take a move for where the map was all along.
 */
export function useMapView(given: Pick<MapView, "center" | "zoom">) {
  const [start] = useState(given);
  return ({
    center: [lat, lng],
    zoom: level,
    bounds: { ne, sw },
    initial,
  }: Reported): Omit<MapView, "goTo" | "forFocus" | "forSelected"> => {
    const zoom = fromLibrary(level);
    return {
      center: { lat, lng },
      zoom,
      bounds: { north: ne[0], east: ne[1], south: sw[0], west: sw[1] },
      initial:
        initial &&
        zoom === start.zoom &&
        Math.abs(lat - start.center.lat) < SAME &&
        Math.abs(lng - start.center.lng) < SAME,
    };
  };
}
