import { LocateFixed, Minus, Plus } from "lucide-react";
import { Map as PigeonMap, type TileComponent } from "pigeon-maps";
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Unstyled } from "../../internal/props";
import { joinMarkers, type Spot } from "./clusters";
import { type MapHandle, MarkerLayer, type SpotActions } from "./MarkerLayer";
import * as css from "./PriceMap.css";
import type { MapPoint, MapView, PriceMapMarker } from "./types";

type Native = Unstyled<
  Omit<ComponentPropsWithoutRef<"div">, "children" | "onSelect" | "role" | "tabIndex">
>;

export interface PriceMapProps extends Native {
  /** The map's accessible name. */
  label: string;
  /** Goes there at first, and again whenever it changes. */
  center: MapPoint;
  /** Likewise; 13 unless told otherwise. */
  zoom?: number;
  minZoom?: number;
  maxZoom?: number;
  /** Keep its identity while nothing in it changes. In the order in which Tab walks them. */
  markers: readonly PriceMapMarker[];
  selectedId?: string | null;
  hoveredId?: string | null;
  onSelect?: (id: string) => void;
  /** The pointer or the focus came to a marker, or left it. */
  onHover?: (id: string | null) => void;
  /** The map has come to rest somewhere, the first time included. */
  onMove?: (view: MapView) => void;
  /** Where the reader is: a blue dot. */
  origin?: MapPoint | null;
  originLabel?: string;
  /** "Centre on me" was pressed. Without it, that goes to `origin`, or else back to `center`. */
  onLocate?: () => void;
  /** Address of a tile; with a `dpr` of 2, of the sharper one where there is one. */
  tileUrl: (x: number, y: number, z: number, dpr?: number) => string;
  /** Three tiles in a row did not load: another source is needed. Told once for each `tileUrl`. */
  onTileError?: () => void;
  /** Always shown. */
  attribution: { text: string; href?: string };
  /** In px; without it the map fills its box. */
  height?: number;
  /** What the server draws for, until the browser has measured, in px. */
  defaultWidth?: number;
  defaultHeight?: number;
  /** What lies over the map's edges, in px: a selected marker is brought into the rest. */
  covered?: { top?: number; right?: number; bottom?: number; left?: number };
  /** False: a picture with buttons on it; it takes no wheel, no drag and no keys from the page. */
  interactive?: boolean;
  /** Names of the zoom and place buttons. */
  labels?: { zoomIn: string; zoomOut: string; locate: string };
}

const englishLabels = { zoomIn: "Zoom in", zoomOut: "Zoom out", locate: "Centre on me" };
const DPRS = [1, 2];
/** One press of an arrow key, in px. */
const PAN_PX = 120;
/** Nearer to the edge than this, in px, a selected marker counts as out of sight. */
const EDGE_PX = 48;
/** More than this, in px, and a press on a marker was a drag of the map. */
const DRAG_PX = 4;

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
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement);
  const handle = useRef<MapHandle | null>(null);
  const focusNext = useRef<string | null>(null);
  const target = useRef<{ center: MapPoint; zoom: number } | null>(null);
  const [level, setLevel] = useState(zoom);
  const animate = useMotion();
  const Tile = useTile(tileUrl, onTileError);
  const joinUpTo = maxZoom - 1;

  /** Goes on from where an earlier press is still leading. */
  const going = () => {
    const map = handle.current;
    if (!map) return null;
    const { center: [lat, lng] = [0, 0], zoom: now } = map.mapState;
    return { map, ...(target.current ?? { center: { lat, lng }, zoom: now }) };
  };
  const goTo = (to: MapPoint, toZoom: number) => {
    const limited = Math.min(maxZoom, Math.max(minZoom, toZoom));
    target.current = { center: to, zoom: limited };
    handle.current?.setCenterZoom([to.lat, to.lng], limited);
  };
  const zoomBy = (steps: number) => {
    const from = going();
    if (from) goTo(from.center, Math.round(from.zoom) + steps);
  };
  const panBy = (x: number, y: number) => {
    const from = going();
    if (!from) return;
    const { width, height: tall } = from.map.mapState;
    const middle: [number, number] = [from.center.lat, from.center.lng];
    const [lat, lng] = from.map.pixelToLatLng([width / 2 + x, tall / 2 + y], middle, from.zoom);
    goTo({ lat, lng }, from.zoom);
  };
  const locate = () => (onLocate ? onLocate() : goTo(origin ?? center, Math.max(zoom, level)));

  const split = (spot: Spot) => {
    const from = going();
    if (!from) return;
    let next = Math.round(from.zoom) + (spot.markers.length > 1 ? 1 : 2);
    const apart = { apart: null, joinUpTo };
    while (
      next < maxZoom &&
      spot.markers.length > 1 &&
      joinMarkers(spot.markers, next, apart).length < 2
    )
      next++;
    // Only who came by keyboard, or pressed it, is taken along.
    focusNext.current = spot.markers[0]?.id ?? null;
    goTo(spot, next);
  };
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
    // Named an application, so that a screen reader leaves the arrow keys to the map.
    <div
      {...props}
      {...drag}
      ref={root}
      className={css.root}
      style={height === undefined ? undefined : { blockSize: height }}
      role={interactive ? "application" : "group"}
      aria-roledescription="map"
      aria-label={label}
      aria-keyshortcuts={
        interactive ? "ArrowUp ArrowDown ArrowLeft ArrowRight Plus Minus" : undefined
      }
      // biome-ignore lint: the keys work on it
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
          joinUpTo={joinUpTo}
          actions={actions}
          fallback={root}
          focusNext={focusNext}
        />
      </PigeonMap>
      {interactive ? (
        <div className={`${css.controls} pigeon-drag-block`}>
          <div className={css.pair}>
            <Control label={labels.zoomIn} off={level >= maxZoom} onPress={() => zoomBy(1)}>
              <Plus {...glyph} />
            </Control>
            <Control label={labels.zoomOut} off={level <= minZoom} onPress={() => zoomBy(-1)}>
              <Minus {...glyph} />
            </Control>
          </div>
          <div className={css.pair}>
            <Control label={labels.locate} onPress={locate}>
              <LocateFixed {...glyph} />
            </Control>
          </div>
        </div>
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

const glyph = { size: 20, strokeWidth: 1.5, "aria-hidden": true } as const;

interface ControlProps extends Pick<ComponentPropsWithoutRef<"button">, "children"> {
  label: string;
  /** It can go no further. It keeps the focus that a `disabled` button would lose. */
  off?: boolean;
  onPress: () => void;
}

function Control({ label, off = false, onPress, children }: ControlProps) {
  return (
    <button
      type="button"
      className={css.control}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onPress}
    >
      {children}
    </button>
  );
}

/** Whether the map may glide: not for those who asked for less motion. */
function useMotion(): boolean {
  const [moves, setMoves] = useState(true);
  useEffect(() => {
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    const read = () => setMoves(!query.matches);
    read();
    query.addEventListener("change", read);
    return () => query.removeEventListener("change", read);
  }, []);
  return moves;
}

/** Failing tiles in a row that tell a source that is gone from a tile that is missing. */
const FAILURES = 3;

/** The tile's image; its identity never changes, or every tile would load again. */
function useTile(tileUrl: PriceMapProps["tileUrl"], onTileError?: () => void): TileComponent {
  const failures = useRef(0);
  const tell = useRef(onTileError);
  useEffect(() => {
    tell.current = onTileError;
  });
  // biome-ignore lint: a new source starts with a clean sheet
  useEffect(() => {
    failures.current = 0;
  }, [tileUrl]);
  const [Tile] = useState(() => {
    const MapTile: TileComponent = ({ tile, tileLoaded }) => (
      <img
        className={css.tile}
        src={tile.url}
        srcSet={tile.srcSet === `${tile.url}, ${tile.url} 2x` ? undefined : tile.srcSet}
        width={tile.width}
        height={tile.height}
        style={{ left: tile.left, top: tile.top }}
        alt=""
        draggable={false}
        onLoad={() => {
          failures.current = 0;
          tileLoaded();
        }}
        onError={() => {
          // Counts as loaded, or the tiles of the zoom before would lie there for ever.
          tileLoaded();
          failures.current += 1;
          if (failures.current === FAILURES) tell.current?.();
        }}
      />
    );
    return MapTile;
  });
  return Tile;
}

/** A press on a marker that turns into a drag of the map selects nothing. */
function useDragGuard() {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDownCapture(event: PointerEvent) {
      from.current = { x: event.clientX, y: event.clientY };
    },
    onClickCapture(event: MouseEvent) {
      const start = from.current;
      from.current = null;
      // The keyboard presses without a pointer.
      if (!start || event.detail === 0) return;
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) <= DRAG_PX) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
