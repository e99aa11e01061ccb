import { memo } from "react";
import { useHydrated } from "../../internal/useHydrated";
import { ClusterPin, OriginPin, PriceBadge } from "../PriceBadge";
import { type Spot, worldPx } from "./clusters";
import * as css from "./PriceMap.css";
import { countOf, idsOf, isGroup, lowestPrice } from "./shown";
import type { MapPoint } from "./types";

export interface SpotActions {
  onSelect?: (id: string) => void;
  onHover?: (ids: readonly string[]) => void;
  /** Several at one spot: show them apart. */
  onSplit: (spot: Spot) => void;
  /** Where what stands at a spot leads while no script answers. */
  hrefOf: (spot: Spot) => string | undefined;
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

/** The markers in view, placed from one point; drawn anew only when what they show or the zoom changes. */
export const Spots = memo(function Spots({
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
  // At rest on whole pixels: how sharp text between them is depends on what was painted before.
  const px = (at: number) => at.toFixed(Number.isInteger(zoom) ? 0 : 1);
  const place = (point: MapPoint, shift = { x: 0, y: 0 }) => {
    const world = worldPx(point);
    const x = (world.x - fromX) * scale + shift.x;
    const y = (world.y - fromY) * scale + shift.y;
    return { transform: `translate(${px(x)}px, ${px(y)}px)` };
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
  // Before hydration a press would do nothing: it leads somewhere, or is off.
  const hydrated = useHydrated();
  const href = hydrated ? undefined : actions.hrefOf(spot);
  const [marker] = spot.markers;
  if (!marker) return null;
  const tell = (on: boolean) => () => actions.onHover?.(on ? idsOf(spot.markers) : []);
  const hover = {
    onPointerEnter: tell(true),
    onPointerLeave: tell(false),
    onFocus: tell(true),
    onBlur: tell(false),
  };
  if (isGroup(spot.markers))
    return (
      <ClusterPin
        {...hover}
        count={countOf(spot.markers)}
        fromPrice={lowestPrice(spot.markers)}
        state={state === "rest" ? "rest" : "hover"}
        onClick={(event) => {
          event.currentTarget.focus({ preventScroll: true });
          actions.onSplit(spot);
        }}
        href={href}
        disabled={!hydrated && !href}
      />
    );
  return (
    <PriceBadge
      {...hover}
      price={marker.price}
      label={marker.label}
      state={state}
      href={href}
      disabled={!hydrated && !href}
      onClick={(event) => {
        // The map holds back the press that would have focused it, and closing the panel returns here.
        event.currentTarget.focus({ preventScroll: true });
        actions.onSelect?.(marker.id);
      }}
    />
  );
});
