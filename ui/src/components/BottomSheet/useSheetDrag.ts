import { type PointerEvent, type RefObject, useRef } from "react";

/** How far the sheet is open, lowest first. */
export const snaps = ["collapsed", "half", "full"] as const;
export type Snap = (typeof snaps)[number];

/** Kept free above the full sheet, in px: the same as in the style. */
const clearance = 64;
/** Less than this is a press with an unsteady finger, in px. */
const slop = 6;
/** How far a flick carries on, in ms of its own speed. */
const carry = 150;

interface Drag {
  pointerId: number;
  startY: number;
  startHeight: number;
  lastY: number;
  lastTime: number;
  /** px a ms, upwards positive. */
  speed: number;
  moved: boolean;
}

interface Options {
  sheet: RefObject<HTMLElement>;
  peekHeight: () => number;
  onSnap: (snap: Snap) => void;
}

/** Lets a handle be dragged: the sheet follows the finger and settles at the nearest snap. */
export function useSheetDrag({ sheet, peekHeight, onSnap }: Options) {
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);

  const heights = (): Record<Snap, number> => {
    const element = sheet.current;
    const fixed = element?.dataset.anchor === "viewport";
    const whole = fixed ? innerHeight : (element?.offsetParent?.clientHeight ?? innerHeight);
    return { collapsed: peekHeight(), half: whole / 2, full: whole - clearance };
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!sheet.current || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = {
      pointerId: event.pointerId,
      startY: event.clientY,
      startHeight: sheet.current.offsetHeight,
      lastY: event.clientY,
      lastTime: event.timeStamp,
      speed: 0,
      moved: false,
    };
    dragged.current = false;
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    if (!now || !sheet.current || event.pointerId !== now.pointerId) return;
    const up = now.startY - event.clientY;
    if (!now.moved && Math.abs(up) < slop) return;
    now.moved = true;
    dragged.current = true;
    now.speed = (now.lastY - event.clientY) / Math.max(1, event.timeStamp - now.lastTime);
    now.lastY = event.clientY;
    now.lastTime = event.timeStamp;
    const { collapsed, full } = heights();
    const height = Math.min(full, Math.max(collapsed, now.startHeight + up));
    sheet.current.dataset.dragging = "";
    sheet.current.style.blockSize = `${height}px`;
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    drag.current = null;
    if (!now?.moved || !sheet.current) return;
    const all = heights();
    const aim = sheet.current.offsetHeight + (event.type === "pointerup" ? now.speed * carry : 0);
    delete sheet.current.dataset.dragging;
    sheet.current.style.blockSize = "";
    const distance = (snap: Snap) => Math.abs(all[snap] - aim);
    onSnap(snaps.reduce((best, snap) => (distance(snap) < distance(best) ? snap : best)));
  };

  return {
    /** True for the click that ends a drag: it is no press. */
    wasDragged: () => dragged.current,
    handleProps: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}
