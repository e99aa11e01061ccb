import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from "react";
import { fromWorld, type LatLng, TILE_PX, toWorld, turnedTo } from "../../internal/mercator";

export const zooms = { min: 3, max: 17 };

/** One press of an arrow key, in px; with Shift so many times as far. */
const step = 8;
const farther = 8;
/** Nearer to the edge than this, in px, the map goes along: below the pin's height, which stands on its place. */
const edge = { side: 48, above: 64, below: 32 };
/** A hundred thousandth of a degree is about a meter. */
const digits = 1e5;
/** The map ends there. */
const mostLat = 85;

const rounded = (degrees: number) => Math.round(degrees * digits) / digits;

function tidied({ lat, lng }: LatLng): LatLng {
  const within = Math.min(mostLat, Math.max(-mostLat, lat));
  return { lat: rounded(within), lng: rounded(turnedTo(lng, 0)) };
}

/** What of a drag is left out until it moves this far, in px: a press moves a little. */
const slack = 3;

interface Pin {
  value: LatLng;
  firstZoom: number;
  onValueChange?: (point: LatLng) => void;
}

/** Where a map looks and its pin is, and what moves them. The map follows a pin that comes near its edge. */
export function usePin({ value, firstZoom, onValueChange }: Pin) {
  const frame = useRef<HTMLDivElement>(null);
  const [middle, setMiddle] = useState(() => toWorld(value));
  const [zoom, setZoom] = useState(Math.min(zooms.max, Math.max(zooms.min, firstZoom)));
  // What was put there from outside is gone to.
  const [known, setKnown] = useState(value);
  if (!Object.is(known.lat, value.lat) || !Object.is(known.lng, value.lng)) {
    setKnown(value);
    setMiddle(toWorld(value));
  }
  const from = useRef<{ x: number; y: number } | null>(null);
  const [dragged, setDragged] = useState({ x: 0, y: 0 });

  const size = TILE_PX * 2 ** zoom;
  const at = toWorld({ lat: value.lat, lng: turnedTo(value.lng, fromWorld(middle).lng) });
  const x = (at.x - middle.x) * size;
  const y = (at.y - middle.y) * size;

  /** Puts it so far from the map's middle, in px. */
  const put = (right: number, down: number) => {
    const point = tidied(fromWorld({ x: middle.x + right / size, y: middle.y + down / size }));
    const { width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {};
    const isAtEdge =
      Math.abs(right) > width / 2 - edge.side ||
      down < -(height / 2 - edge.above) ||
      down > height / 2 - edge.below;
    setKnown(point);
    if (isAtEdge) setMiddle(toWorld(point));
    onValueChange?.(point);
  };
  const zoomBy = (steps: number) => {
    setZoom(Math.min(zooms.max, Math.max(zooms.min, zoom + steps)));
    setMiddle(toWorld(value));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const far = step * (event.shiftKey ? farther : 1);
    const keys: Record<string, () => void> = {
      ArrowLeft: () => put(x - far, y),
      ArrowRight: () => put(x + far, y),
      ArrowUp: () => put(x, y - far),
      ArrowDown: () => put(x, y + far),
      "+": () => zoomBy(1),
      "=": () => zoomBy(1),
      "-": () => zoomBy(-1),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const endDrag = () => {
    from.current = null;
    setDragged({ x: 0, y: 0 });
  };
  const moved = (event: PointerEvent) => {
    const start = from.current;
    const by = start && { x: event.clientX - start.x, y: event.clientY - start.y };
    return by && Math.hypot(by.x, by.y) > slack ? by : null;
  };
  return {
    frame,
    ...{ middle, zoom, zoomBy },
    x: x + dragged.x,
    y: y + dragged.y,
    onGroundClick(event: MouseEvent) {
      const box = frame.current?.getBoundingClientRect();
      if (!box) return;
      put(event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2);
    },
    handlers: {
      onKeyDown,
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove(event: PointerEvent) {
        const by = moved(event);
        if (by) setDragged(by);
      },
      onPointerUp(event: PointerEvent) {
        const by = moved(event);
        endDrag();
        if (by) put(x + by.x, y + by.y);
      },
      onPointerCancel: endDrag,
    },
  };
}
