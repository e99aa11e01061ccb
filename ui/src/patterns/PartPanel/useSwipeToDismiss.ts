import { type PointerEvent, type RefObject, useRef } from "react";

/** How far down a sheet must be pulled to go, in px. */
const AWAY_PX = 80;

/** Lets a sheet be pulled down by its grip; let go too early it springs back. */
export function useSwipeToDismiss(sheet: RefObject<HTMLElement>, onAway: (() => void) | undefined) {
  const start = useRef<number | null>(null);
  const move = (to: number) => {
    if (sheet.current) sheet.current.style.transform = to > 0 ? `translateY(${to}px)` : "";
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current !== null) move(event.clientY - start.current);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const from = start.current;
      start.current = null;
      move(0);
      if (from !== null && event.clientY - from > AWAY_PX) onAway?.();
    },
    onPointerCancel() {
      start.current = null;
      move(0);
    },
  };
}
