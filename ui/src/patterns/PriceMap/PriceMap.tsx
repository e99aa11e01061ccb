import { forwardRef, useCallback, useImperativeHandle, useRef, useState } from "react";
import { composeEventHandlers } from "../../internal/compose-event-handlers";
import { useHydrated } from "../../internal/useHydrated";
import { Attribution } from "./Attribution";
import { Controls, englishLabels } from "./Controls";
import type { Spot } from "./clusters";
import { toLibrary } from "./libraryZoom";
import { type MapHandle, MarkerLayer } from "./MarkerLayer";
import * as css from "./PriceMap.css";
import type { PriceMapProps } from "./props";
import { RoundMap } from "./RoundMap";
import { idsOf } from "./shown";
import { useDragGuard } from "./useDragGuard";
import { useFocusIntoView } from "./useFocusIntoView";
import { isAt, useGoTo } from "./useGoTo";
import { useMapKeys } from "./useMapKeys";
import { drawnAt, type MapTarget, useMapMoves } from "./useMapMoves";
import { useMapView } from "./useMapView";
import { useMotion } from "./useMotion";
import { useSelectedIntoView } from "./useSelectedIntoView";
import { useSpotActions } from "./useSpotActions";
import { useTile } from "./useTile";
import { useUncoveredBox } from "./useUncoveredBox";

const DPRS = [1, 2];
/** Farther out than this the whole earth may be lower than the map. */
const FAR = 3;

/**
 * Prices where they are. Badges that would overlap join into one that says how many and from what
 * price. The pointer drags and wheels; arrow keys pan, + and - zoom, Tab walks the markers in view
 * and brings each out of what covers it, Enter opens. Renders a `<div>`. Import it from `@partlane/ui/price-map`, lazily.
 */
export const PriceMap = forwardRef<HTMLDivElement, PriceMapProps>(function PriceMap(
  {
    label,
    center,
    zoom = 13,
    minZoom = 3,
    maxZoom = 18,
    markers,
    selectedId = null,
    hoveredId = null,
    onSelect,
    onHover,
    onGroup,
    hrefOf,
    goTo = null,
    onShowAll,
    onMove,
    origin = null,
    originLabel,
    onLocate,
    tileUrl,
    drawTile,
    onTileError,
    attribution,
    height,
    defaultWidth = 1024,
    defaultHeight = 640,
    covered,
    interactive = true,
    labels = englishLabels,
    ...props
  },
  ref,
) {
  const root = useRef<HTMLDivElement | null>(null);
  // In the same commit in which the map measures its box, so that it is never seen in the wrong one.
  const attach = useCallback((node: HTMLDivElement | null) => {
    root.current = node;
    node?.setAttribute("data-measured", "");
  }, []);
  useImperativeHandle(ref, () => root.current as HTMLDivElement);
  const handle = useRef<MapHandle | null>(null);
  const focusNext = useRef<string | null>(null);
  const target = useRef<MapTarget | null>(null);
  const gliding = useRef(false);
  const [level, setLevel] = useState(zoom);
  const animate = useMotion();
  const hasRested = useRef(false);
  const Tile = useTile({ tileUrl, drawTile, onTileError }, hasRested);
  const viewOf = useMapView({ center, zoom });

  const moves = useMapMoves({ handle, target, focusNext, minZoom, maxZoom });
  const locate = () =>
    onLocate ? onLocate() : moves.goTo(origin ?? center, Math.max(zoom, level));
  const split = (spot: Spot) => {
    const { lat, lng } = spot;
    if (!onGroup?.({ lat, lng, ids: idsOf(spot.markers) })) moves.split(spot);
  };
  const actions = useSpotActions({
    ...{ onSelect, onHover, onSplit: split },
    hrefOf: (spot) => hrefOf?.(idsOf(spot.markers)),
  });
  const measureFree = useUncoveredBox(covered);
  const sentTo = useGoTo({
    ...{ root, handle, goTo, covered, measureFree, minZoom, maxZoom },
    move: moves.goTo,
  });
  const { panBy } = moves;
  const isForSelected = useSelectedIntoView({
    ...{ handle, target, markers, selectedId, covered, panBy },
  });
  const onKeyDown = useMapKeys(moves);
  const drag = useDragGuard();
  // Before that it is a group of links: no key would move it.
  const answersKeys = useHydrated() && interactive;
  const inSight = useFocusIntoView({ root, handle, target, measureFree, panBy });

  return (
    // An application, so that a screen reader leaves the arrow keys to the map.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role is an expression
    <div
      {...props}
      ref={attach}
      className={css.root}
      style={height === undefined ? undefined : { blockSize: height }}
      role={answersKeys ? "application" : "group"}
      aria-roledescription="map"
      aria-label={label}
      aria-keyshortcuts={
        answersKeys ? "ArrowUp ArrowDown ArrowLeft ArrowRight Plus Minus" : undefined
      }
      // The keys work on it.
      tabIndex={answersKeys ? 0 : undefined}
      onKeyDown={interactive ? composeEventHandlers(props.onKeyDown, onKeyDown) : props.onKeyDown}
      onKeyDownCapture={composeEventHandlers(props.onKeyDownCapture, inSight.onKeyDownCapture)}
      onFocus={interactive ? composeEventHandlers(props.onFocus, inSight.onFocus) : props.onFocus}
      onPointerDownCapture={composeEventHandlers(
        props.onPointerDownCapture,
        drag.onPointerDownCapture,
      )}
      onClickCapture={composeEventHandlers(props.onClickCapture, drag.onClickCapture)}
      data-still={interactive ? undefined : ""}
      data-far={level < FAR ? "" : undefined}
    >
      <RoundMap
        center={[center.lat, center.lng]}
        zoom={toLibrary(zoom)}
        minZoom={toLibrary(minZoom)}
        maxZoom={maxZoom}
        height={height}
        defaultWidth={defaultWidth}
        defaultHeight={defaultHeight}
        provider={tileUrl}
        dprs={DPRS}
        tileComponent={Tile}
        animate={animate}
        mouseEvents={interactive}
        touchEvents={interactive}
        attribution={false}
        onAnimationStart={() => {
          gliding.current = true;
          target.current = null;
        }}
        // It has stopped, but is not drawn there yet: a press that comes now goes on from the target.
        onAnimationStop={() => {
          gliding.current = false;
        }}
        onBoundsChanged={(bounds) => {
          hasRested.current = true;
          const map = handle.current;
          if (!map) return;
          const view = viewOf(bounds, map.mapState);
          // Where frames are slow, it also tells where a glide is by now, or that it has come to where the map is
          // not drawn yet: a press that comes then goes on from the target as well.
          const to = target.current;
          const isUndrawn = to !== null && isAt(view, to) && !isAt(drawnAt(map), to);
          if (!gliding.current && !isUndrawn) target.current = null;
          setLevel(view.zoom);
          onMove?.({
            ...view,
            goTo: sentTo(view),
            forFocus: inSight.isShown(view),
            forSelected: isForSelected(view),
          });
        }}
      >
        <MarkerLayer
          handle={handle}
          markers={markers}
          selectedId={selectedId}
          hoveredId={hoveredId}
          origin={origin}
          originLabel={originLabel}
          joinUpTo={maxZoom - 1}
          actions={actions}
          fallback={root}
          focusNext={focusNext}
        />
      </RoundMap>
      {interactive ? (
        <Controls
          labels={labels}
          canZoomIn={level < maxZoom}
          canZoomOut={level > minZoom}
          onZoom={moves.zoomBy}
          onLocate={locate}
          onShowAll={onShowAll}
        />
      ) : null}
      <Attribution {...attribution} />
    </div>
  );
});
