import { Map as PigeonMap } from "pigeon-maps";
import {
  forwardRef,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import { Controls } from "./Controls";
import { type MapHandle, MarkerLayer } from "./MarkerLayer";
import * as css from "./PriceMap.css";
import type { PriceMapProps } from "./props";
import type { SpotActions } from "./Spots";
import { useDragGuard } from "./useDragGuard";
import { type MapTarget, useMapMoves } from "./useMapMoves";
import { useMotion } from "./useMotion";
import { useTile } from "./useTile";

const englishLabels = { zoomIn: "Zoom in", zoomOut: "Zoom out", locate: "Centre on me" };
const DPRS = [1, 2];
/** One press of an arrow key, in px. */
const PAN_PX = 120;
/** Nearer to the edge than this, in px, a selected marker counts as out of sight. */
const EDGE_PX = 48;

/**
 * Prices where they are. Badges that would overlap join into one that says how many and from what
 * price. The pointer drags and wheels; arrow keys pan, + and - zoom, Tab walks the markers in view,
 * Enter opens. Renders a `<div>`. Import it from `@partlane/ui/price-map`, lazily.
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
    onMove,
    origin = null,
    originLabel,
    onLocate,
    tileUrl,
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
  const [level, setLevel] = useState(zoom);
  const animate = useMotion();
  const Tile = useTile(tileUrl, onTileError);

  const { zoomBy, panBy, goTo, split } = useMapMoves({
    handle,
    target,
    focusNext,
    minZoom,
    maxZoom,
  });
  const locate = () => (onLocate ? onLocate() : goTo(origin ?? center, Math.max(zoom, level)));
  const latest = useRef({ onSelect, onHover, split });
  useEffect(() => {
    latest.current = { onSelect, onHover, split };
  });
  const actions = useMemo<SpotActions>(
    () => ({
      onSelect: (id) => latest.current.onSelect?.(id),
      onHover: (id) => latest.current.onHover?.(id),
      onSplit: (spot) => latest.current.split(spot),
    }),
    [],
  );

  const { top = 0, right = 0, bottom = 0, left = 0 } = covered ?? {};
  const selected = markers.find(({ id }) => id === selectedId);
  const shown = useRef(selectedId);
  useEffect(() => {
    const map = handle.current;
    if (shown.current === selectedId || !selected || !map) return;
    shown.current = selectedId;
    const [x, y] = map.latLngToPixel([selected.lat, selected.lng]);
    const { width, height: tall } = map.mapState;
    const free = { left, top, right: width - right, bottom: tall - bottom };
    const inSight =
      x > free.left + EDGE_PX &&
      x < free.right - EDGE_PX &&
      y > free.top + EDGE_PX &&
      y < free.bottom - EDGE_PX;
    if (!inSight) panBy(x - (free.left + free.right) / 2, y - (free.top + free.bottom) / 2);
  });

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    props.onKeyDown?.(event);
    if (!interactive || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = PAN_PX * (event.shiftKey ? 3 : 1);
    const keys: Record<string, () => void> = {
      ArrowLeft: () => panBy(-step, 0),
      ArrowRight: () => panBy(step, 0),
      ArrowUp: () => panBy(0, -step),
      ArrowDown: () => panBy(0, step),
      "+": () => zoomBy(1),
      "=": () => zoomBy(1),
      "-": () => zoomBy(-1),
      _: () => zoomBy(-1),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const drag = useDragGuard();

  return (
    // An application, so that a screen reader leaves the arrow keys to the map.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role is an expression
    <div
      {...props}
      {...drag}
      ref={attach}
      className={css.root}
      style={height === undefined ? undefined : { blockSize: height }}
      role={interactive ? "application" : "group"}
      aria-roledescription="map"
      aria-label={label}
      aria-keyshortcuts={
        interactive ? "ArrowUp ArrowDown ArrowLeft ArrowRight Plus Minus" : undefined
      }
      // The keys work on it.
      tabIndex={interactive ? 0 : undefined}
      onKeyDown={onKeyDown}
      data-still={interactive ? undefined : ""}
    >
      <PigeonMap
        center={[center.lat, center.lng]}
        zoom={zoom}
        minZoom={minZoom}
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
        onBoundsChanged={({ center: [lat, lng], zoom: now, bounds, initial }) => {
          target.current = null;
          setLevel(now);
          const { ne, sw } = bounds;
          onMove?.({
            center: { lat, lng },
            zoom: now,
            bounds: { north: ne[0], east: ne[1], south: sw[0], west: sw[1] },
            initial,
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
      </PigeonMap>
      {interactive ? (
        <Controls
          labels={labels}
          canZoomIn={level < maxZoom}
          canZoomOut={level > minZoom}
          onZoom={zoomBy}
          onLocate={locate}
        />
      ) : null}
      <p className={css.attribution}>
        {attribution.href ? (
          <a className={css.credit} href={attribution.href} rel="noopener" target="_blank">
            {attribution.text}
          </a>
        ) : (
          attribution.text
        )}
      </p>
    </div>
  );
});
