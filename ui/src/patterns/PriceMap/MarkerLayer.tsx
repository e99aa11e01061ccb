import type { PigeonProps, Point } from "pigeon-maps";
import { type MutableRefObject, type RefObject, useMemo, useRef } from "react";
import { useClientLayoutEffect } from "../useClientLayoutEffect";
import { worldPx } from "./clusters";
import { fromLibrary } from "./libraryZoom";
import * as css from "./PriceMap.css";
import { type SpotActions, Spots } from "./Spots";
import type { MapPoint, PriceMapMarker } from "./types";
import { useNearest } from "./useNearest";
import { useRestoreMarkerFocus } from "./useRestoreMarkerFocus";
import { useSharpTiles } from "./useSharpTiles";
import { useSpotsInView } from "./useSpotsInView";

/** What the map library hands to its children, as far as it is used here. */
export type MapHandle = Required<
  Pick<PigeonProps, "latLngToPixel" | "pixelToLatLng" | "setCenterZoom" | "mapState">
>;

interface MarkerLayerProps extends Partial<MapHandle> {
  handle: MutableRefObject<MapHandle | null>;
  markers: readonly PriceMapMarker[];
  selectedId: string | null;
  hoveredId: string | null;
  origin: MapPoint | null;
  originLabel?: string;
  joinUpTo: number;
  /** Must keep its identity. */
  actions: SpotActions;
  /** Takes the focus when the marker that has it leaves the map's view. */
  fallback: RefObject<HTMLElement>;
  /** The id of a marker that is to have the focus as soon as it stands alone or in a group. */
  focusNext: MutableRefObject<string | null>;
}

/** How far the layer may be moved before its markers are placed again, in px: floats stay exact. */
const ANCHOR_REACH = 4_000;

/**
 * The map's only child, since the library clones each child on each frame. While the map is moved,
 * only this layer moves: the markers in it are placed again when the zoom or what is in view changes.
 */
export function MarkerLayer(props: MarkerLayerProps) {
  const { latLngToPixel, pixelToLatLng, setCenterZoom, mapState } = props;
  if (!latLngToPixel || !pixelToLatLng || !setCenterZoom || !mapState) return null;
  return <Layer {...props} map={{ latLngToPixel, pixelToLatLng, setCenterZoom, mapState }} />;
}

function Layer({
  map,
  handle,
  markers,
  selectedId,
  hoveredId,
  origin,
  originLabel,
  joinUpTo,
  actions,
  fallback,
  focusNext,
}: MarkerLayerProps & { map: MapHandle }) {
  const { width, height, center } = map.mapState;
  const zoom = fromLibrary(map.mapState.zoom);
  useClientLayoutEffect(() => {
    handle.current = map;
  });

  const anchor = useRef<MapPoint>({ lat: center[0], lng: center[1] });
  let at = map.latLngToPixel(toPoint(anchor.current));
  if (Math.abs(at[0]) + Math.abs(at[1]) > ANCHOR_REACH) {
    anchor.current = { lat: center[0], lng: center[1] };
    at = map.latLngToPixel(toPoint(anchor.current));
  }

  const from = worldPx(anchor.current);
  const scale = 2 ** zoom;
  // The library's own center does not know of a drag that is under way.
  const middle = {
    x: from.x + (width / 2 - at[0]) / scale,
    y: from.y + (height / 2 - at[1]) / scale,
  };
  const nearest = useNearest(middle.x, width / scale);
  const spots = useSpotsInView(
    {
      markers: useMemo(() => markers.map(nearest), [markers, nearest]),
      apart: selectedId,
      joinUpTo,
    },
    { middle, zoom, width, height },
  );

  useSharpTiles(fallback, { x: at[0] - from.x * scale, y: at[1] - from.y * scale }, zoom);
  const layer = useRef<HTMLDivElement>(null);
  useRestoreMarkerFocus(layer, spots, fallback, focusNext);

  return (
    <div
      ref={layer}
      className={css.layer}
      // Whole pixels, or what is written on it would be blurred.
      style={{ transform: `translate(${Math.round(at[0])}px, ${Math.round(at[1])}px)` }}
    >
      <Spots
        spots={spots}
        zoom={zoom}
        fromX={from.x}
        fromY={from.y}
        selectedId={selectedId}
        hoveredId={hoveredId}
        origin={origin && nearest(origin)}
        originLabel={originLabel}
        actions={actions}
      />
    </div>
  );
}

const toPoint = ({ lat, lng }: MapPoint): Point => [lat, lng];
