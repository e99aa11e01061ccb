import type { KeyboardEvent } from "react";
import type { useMapMoves } from "./useMapMoves";

/** One press of an arrow key, in px. */
const PAN_PX = 120;

/** Arrow keys pan, three times as far with Shift; + and - zoom. */
export function useMapKeys({
  panBy,
  zoomBy,
}: Pick<ReturnType<typeof useMapMoves>, "panBy" | "zoomBy">) {
  return (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
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
}
