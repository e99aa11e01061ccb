import { type MutableRefObject, type RefObject, useEffect, useRef } from "react";
import { TILE_PX, turnedTo } from "../../internal/mercator";
import type { MapHandle } from "./MarkerLayer";
import type { PriceMapProps } from "./props";
import type { MapGoTo, MapPoint, MapView } from "./types";
import type { Box } from "./uncoveredBox";
import type { MapTarget } from "./useMapMoves";
import type { useUncoveredBox } from "./useUncoveredBox";
import { viewFor } from "./viewFor";

/** Air around what is shown, in px. */
const AIR_PX = 56;
/** A place alone is not looked at from nearer than this by default. */
const NEAREST = 15;
/** Nearer than this, in px, the map is where it was sent. */
const SAME_PX = 2;

interface GoTo extends Pick<PriceMapProps, "goTo" | "covered"> {
  root: RefObject<HTMLElement>;
  handle: MutableRefObject<MapHandle | null>;
  measureFree: ReturnType<typeof useUncoveredBox>;
  minZoom: number;
  maxZoom: number;
  move: (center: MapPoint, zoom: number) => void;
}

/** Sends the map somewhere, once for each object; tells whether a view is where it was sent last. */
export function useGoTo({
  root,
  handle,
  goTo,
  covered,
  measureFree,
  minZoom,
  maxZoom,
  move,
}: GoTo) {
  const shown = useRef(goTo);
  const sent = useRef<{ goTo: MapGoTo; center: MapPoint; zoom: number } | null>(null);
  useEffect(() => {
    const [map, element] = [handle.current, root.current];
    if (shown.current === goTo || !map || !element) return;
    shown.current = goTo;
    if (!goTo) return;
    const { width, height } = map.mapState;
    const { bounds, zoom: most, nearest = NEAREST } = goTo;
    // No farther out than the map goes, so that where it comes to rest is known as where it was sent.
    const room = { width, height, minZoom };
    const { center, zoom } =
      most === undefined
        ? viewFor(bounds, {
            ...room,
            air: AIR_PX,
            covered: coveredBy(measureFree(element), element) ?? covered,
            maxZoom: Math.min(maxZoom, nearest),
          })
        : viewFor(bounds, { ...room, maxZoom: most });
    sent.current = { goTo, center, zoom };
    move(center, zoom);
  });
  return (view: Pick<MapView, "center" | "zoom">): MapGoTo | null =>
    sent.current && isAt(view, sent.current) ? sent.current.goTo : null;
}

/** What lies over a map's edges, as far as that leaves room for anything. */
function coveredBy(free: Box, map: HTMLElement): PriceMapProps["covered"] {
  const { left, top, right, bottom } = map.getBoundingClientRect();
  const least = 2 * AIR_PX;
  if (free.right - free.left < least || free.bottom - free.top < least) return undefined;
  return {
    ...{ top: free.top - top, bottom: bottom - free.bottom },
    ...{ left: free.left - left, right: right - free.right },
  };
}

/** Whether a view is where the map was sent. */
export function isAt({ center, zoom }: Pick<MapView, "center" | "zoom">, to: MapTarget): boolean {
  const degrees = (SAME_PX * 360) / (TILE_PX * 2 ** zoom);
  return (
    zoom === to.zoom &&
    Math.abs(center.lat - to.center.lat) < degrees &&
    Math.abs(turnedTo(center.lng, to.center.lng) - to.center.lng) < degrees
  );
}
