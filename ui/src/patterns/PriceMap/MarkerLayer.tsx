import type { PigeonProps, Point } from "pigeon-maps";
import { type MutableRefObject, memo, type RefObject, useMemo, useRef } from "react";
import { useHydrated } from "../../internal/useHydrated";
import { useClientLayoutEffect } from "../useClientLayoutEffect";
import { ClusterPin, OriginPin, PriceBadge } from "../PriceBadge";
import { joinMarkers, lowestPrice, type Spot, worldPx } from "./clusters";
import * as css from "./PriceMap.css";
import type { MapPoint, PriceMapMarker } from "./types";

/** What the map library hands to its children, as far as it is used here. */
export type MapHandle = Required<
  Pick<PigeonProps, "latLngToPixel" | "pixelToLatLng" | "setCenterZoom" | "mapState">
>;

export interface SpotActions {
  onSelect?: (id: string) => void;
  onHover?: (id: string | null) => void;
  /** Several at one spot: show them apart. */
  onSplit: (spot: Spot) => void;
}

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

/** How far outside the view markers are still drawn, in px. */
const MARGIN = 60;
/** How far the layer may be moved before its markers are placed anew, in px: floats stay exact. */
const ANCHOR_REACH = 4_000;

/**
 * The map's only child, since the library clones each child on each frame. While the map is moved,
 * only this layer moves: the markers in it are placed anew when the zoom or what is in view changes.
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
  const { zoom, width, height, center } = map.mapState;
  useClientLayoutEffect(() => {
    handle.current = map;
  });

  const level = Math.round(zoom);
  const joined = useMemo(
    () => joinMarkers(markers, level, { apart: selectedId, joinUpTo }),
    [markers, level, selectedId, joinUpTo],
  );

  const anchor = useRef<MapPoint>({ lat: center[0], lng: center[1] });
  let at = map.latLngToPixel(toPoint(anchor.current));
  if (Math.abs(at[0]) + Math.abs(at[1]) > ANCHOR_REACH) {
    anchor.current = { lat: center[0], lng: center[1] };
    at = map.latLngToPixel(toPoint(anchor.current));
  }

  const from = worldPx(anchor.current);
  const scale = 2 ** zoom;
  const inView = joined.filter((spot) => {
    const world = worldPx(spot);
    const x = at[0] + (world.x - from.x) * scale + spot.shift.x;
    const y = at[1] + (world.y - from.y) * scale + spot.shift.y;
    return x > -MARGIN && x < width + MARGIN && y > -MARGIN && y < height + MARGIN;
  });
  const spots = useUnchanged(inView);

  const layer = useRef<HTMLDivElement>(null);
  useFocusKept(layer, spots, fallback, focusNext);

  return (
    <div
      ref={layer}
      className={css.layer}
      style={{ transform: `translate(${at[0]}px, ${at[1]}px)` }}
    >
      <Spots
        spots={spots}
        zoom={zoom}
        fromX={from.x}
        fromY={from.y}
        selectedId={selectedId}
        hoveredId={hoveredId}
        origin={origin}
        originLabel={originLabel}
        actions={actions}
      />
    </div>
  );
}

const toPoint = ({ lat, lng }: MapPoint): Point => [lat, lng];

/** The list as it was, as long as it holds the same things. */
function useUnchanged<T>(list: readonly T[]): readonly T[] {
  const known = useRef(list);
  const same =
    known.current.length === list.length && list.every((item, i) => item === known.current[i]);
  if (!same) known.current = list;
  return known.current;
}

const keyOf = (element: Element | null) =>
  element?.closest<HTMLElement>("[data-spot]")?.dataset.spot ?? null;

/** Nobody who walks the markers by keyboard falls off the map when one of them goes. */
function useFocusKept(
  layer: RefObject<HTMLElement>,
  spots: readonly Spot[],
  fallback: RefObject<HTMLElement>,
  focusNext: MutableRefObject<string | null>,
) {
  const had = useRef<string | null>(null);
  useClientLayoutEffect(() => {
    const element = layer.current;
    if (!element) return;
    const wanted = focusNext.current;
    const spot = spots.find(({ markers }) => markers.some(({ id }) => id === wanted));
    if (spot && spot.markers.length === 1) {
      focusNext.current = null;
      element
        .querySelector<HTMLElement>(`[data-spot="${CSS.escape(spot.key)}"] button`)
        ?.focus({ preventScroll: true });
    } else if (had.current && !spots.some(({ key }) => key === had.current)) {
      had.current = null;
      if (document.activeElement === document.body)
        fallback.current?.focus({ preventScroll: true });
    }
  }, [layer, spots, fallback, focusNext]);
  useClientLayoutEffect(() => {
    const element = layer.current;
    if (!element) return;
    const remember = () => {
      had.current = keyOf(document.activeElement);
    };
    const forget = (event: FocusEvent) => {
      // A marker that is taken away has nowhere to pass the focus to, and is remembered.
      if (event.relatedTarget) had.current = null;
    };
    element.addEventListener("focusin", remember);
    element.addEventListener("focusout", forget);
    return () => {
      element.removeEventListener("focusin", remember);
      element.removeEventListener("focusout", forget);
    };
  }, [layer]);
}

interface SpotsProps {
  spots: readonly Spot[];
  zoom: number;
  fromX: number;
  fromY: number;
  selectedId: string | null;
  hoveredId: string | null;
  origin: MapPoint | null;
  originLabel?: string;
  actions: SpotActions;
}

const Spots = memo(function Spots({
  spots,
  zoom,
  fromX,
  fromY,
  selectedId,
  hoveredId,
  origin,
  originLabel,
  actions,
}: SpotsProps) {
  const scale = 2 ** zoom;
  const place = (point: MapPoint, shift = { x: 0, y: 0 }) => {
    const world = worldPx(point);
    const x = (world.x - fromX) * scale + shift.x;
    const y = (world.y - fromY) * scale + shift.y;
    return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` };
  };
  return (
    <>
      {origin ? (
        <div className={css.spot} style={place(origin)} data-origin="">
          <OriginPin label={originLabel} />
        </div>
      ) : null}
      {spots.map((spot) => {
        const state = stateOf(spot, selectedId, hoveredId);
        return (
          <div
            key={spot.key}
            className={`${css.spot} pigeon-click-block`}
            style={place(spot, spot.shift)}
            data-spot={spot.key}
            data-raised={state === "rest" ? undefined : state}
          >
            <SpotButton spot={spot} state={state} actions={actions} />
          </div>
        );
      })}
    </>
  );
});

function stateOf({ markers }: Spot, selectedId: string | null, hoveredId: string | null) {
  if (markers.some(({ id }) => id === selectedId)) return "selected" as const;
  return markers.some(({ id }) => id === hoveredId) ? ("hover" as const) : ("rest" as const);
}

interface SpotButtonProps {
  spot: Spot;
  state: "rest" | "hover" | "selected";
  actions: SpotActions;
}

const SpotButton = memo(function SpotButton({ spot, state, actions }: SpotButtonProps) {
  // Before hydration a press would do nothing.
  const hydrated = useHydrated();
  const [marker] = spot.markers;
  if (!marker) return null;
  const count = spot.markers.length > 1 ? spot.markers.length : marker.count;
  if (count !== undefined)
    return (
      <ClusterPin
        count={count}
        fromPrice={lowestPrice(spot.markers)}
        state={state === "rest" ? "rest" : "hover"}
        onClick={() => actions.onSplit(spot)}
        disabled={!hydrated}
      />
    );
  const tell = (on: boolean) => () => actions.onHover?.(on ? marker.id : null);
  return (
    <PriceBadge
      price={marker.price}
      label={marker.label}
      state={state}
      disabled={!hydrated}
      onClick={(event) => {
        // The map holds back the press that would have focused it, and closing the panel returns here.
        event.currentTarget.focus({ preventScroll: true });
        actions.onSelect?.(marker.id);
      }}
      onPointerEnter={tell(true)}
      onPointerLeave={tell(false)}
      onFocus={tell(true)}
      onBlur={tell(false)}
    />
  );
});
