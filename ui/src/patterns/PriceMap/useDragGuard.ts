import { type MouseEvent, type PointerEvent, useRef } from "react";

/** More than this, in px, and a press on a marker was a drag of the map. */
const DRAG_PX = 4;

/** A press on a marker that turns into a drag of the map selects nothing. */
export function useDragGuard() {
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
