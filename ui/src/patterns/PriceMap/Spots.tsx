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
  /** Where what stands at a spot leads without script. */
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

/** The markers in view, placed from one point; drawn again only when what they show or the zoom changes. */
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
  const at = (point: MapPoint, shift = { x: 0, y: 0 }) => {
    const world = worldPx(point);
    return {
      x: (world.x - fromX) * scale + shift.x,
      y: (world.y - fromY) * scale + shift.y,
    };
  };
  const place = ({ x, y }: ReturnType<typeof at>) => ({
    transform: `translate(${px(x)}px, ${px(y)}px)`,
  });
  const hydrated = useHydrated();
  return (
    <>
      {origin ? (
        <div className={css.spot} style={place(at(origin))} data-origin="">
          <OriginPin label={originLabel} />
        </div>
      ) : null}
      {spots.map((spot) => {
        const state = stateOf(spot, selectedId, hoveredId);
        const from = at(spot, spot.shift);
        const sight = hydrated ? undefined : sightOf(from);
        return (
          <div
            key={spot.key}
            className={`${css.spot} pigeon-click-block`}
            style={place(from)}
            data-spot={spot.key}
            data-raised={state === "rest" ? undefined : state}
            data-sight={sight}
          >
            <SpotButton
              spot={spot}
              state={state}
              href={hydrated ? undefined : actions.hrefOf(spot)}
              isOff={!hydrated}
              actions={actions}
            />
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

/**
 * In windows of what width a place is in sight, by px from the middle, where no script can bring it there: in narrow
 * ones the list lies over the map's lower half.
 */
function sightOf({ x, y }: { x: number; y: number }) {
  if (Math.abs(x) < 130 && y > -110 && y < 20) return "any";
  const isWithin = (across: number, down: number) => Math.abs(x) < across && Math.abs(y) < down;
  return isWithin(230, 220) ? "960" : isWithin(380, 260) ? "1280" : "1800";
}

interface SpotButtonProps {
  spot: Spot;
  /** Where it leads before hydration, when a press would do nothing. */
  href?: string;
  isOff: boolean;
  state: "rest" | "hover" | "selected";
  actions: SpotActions;
}

const SpotButton = memo(function SpotButton({
  spot,
  state,
  href,
  isOff,
  actions,
}: SpotButtonProps) {
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
        disabled={isOff}
      />
    );
  return (
    <PriceBadge
      {...hover}
      price={marker.price}
      label={marker.label}
      state={state}
      href={href}
      disabled={isOff}
      onClick={(event) => {
        // The map holds back the press that would have focused it, and closing the panel returns here.
        event.currentTarget.focus({ preventScroll: true });
        actions.onSelect?.(marker.id);
      }}
    />
  );
});
