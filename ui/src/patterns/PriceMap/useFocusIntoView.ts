import {
  type FocusEvent,
  type KeyboardEvent,
  type MutableRefObject,
  type RefObject,
  useRef,
} from "react";
import type { MapHandle } from "./MarkerLayer";
import type { MapView } from "./types";
import { boxesTouch, shiftInto } from "./uncoveredBox";
import { isAt } from "./useGoTo";
import type { MapTarget, useMapMoves } from "./useMapMoves";
import type { useUncoveredBox } from "./useUncoveredBox";

/** A pin's focus ring, and some air, in px. */
const RING_PX = 8;

interface FocusInSight {
  root: RefObject<HTMLElement>;
  handle: MutableRefObject<MapHandle | null>;
  target: MutableRefObject<MapTarget | null>;
  measureFree: ReturnType<typeof useUncoveredBox>;
  panBy: ReturnType<typeof useMapMoves>["panBy"];
}

/** How far a move that is under way still takes something in the map's box, in px. */
function stillToGo(map: MapHandle, x: number, y: number, going: MapTarget | null) {
  if (!going) return { x: 0, y: 0 };
  const { center, zoom } = going;
  const at = map.latLngToPixel(map.pixelToLatLng([x, y]), [center.lat, center.lng], zoom);
  return { x: at[0] - x, y: at[1] - y };
}

/**
 * What the keyboard comes to is seen: pins outside of the map's box are no stops, and one that is cut
 * off, or under what lies over the map, is brought out by the shortest way. All is measured at a key.
 */
export function useFocusIntoView({ root, handle, target, measureFree, panBy }: FocusInSight) {
  const sent = useRef<MapTarget | null>(null);
  return {
    onFocus({ target: pin }: FocusEvent) {
      const [element, map] = [root.current, handle.current];
      if (!element || !map || !pin.matches("[data-pin]:focus-visible")) return;
      const box = element.getBoundingClientRect();
      const free = measureFree(element);
      const { left, top, right, bottom } = pin.getBoundingClientRect();
      const going = target.current;
      const go = stillToGo(map, (left + right) / 2 - box.left, (top + bottom) / 2 - box.top, going);
      const [x, y] = [
        shiftInto(left + go.x - RING_PX, right + go.x + RING_PX, free.left, free.right),
        shiftInto(top + go.y - RING_PX, bottom + go.y + RING_PX, free.top, free.bottom),
      ];
      if (x === 0 && y === 0) return;
      panBy(-x, -y);
      // On top of a move that the reader has made, it is a part of that.
      sent.current = going === null || going === sent.current ? target.current : null;
    },
    onKeyDownCapture({ key }: KeyboardEvent) {
      const element = root.current;
      if (key !== "Tab" || !element) return;
      const box = element.getBoundingClientRect();
      for (const pin of element.querySelectorAll<HTMLElement>("[data-pin]")) {
        const isStop =
          boxesTouch(pin.getBoundingClientRect(), box) ||
          pin.matches(":focus, [aria-pressed='true']");
        pin.tabIndex = isStop ? 0 : -1;
      }
    },
    /** Whether a view is where it brought the map last, or on the way there. */
    isShown: (view: Pick<MapView, "center" | "zoom">) =>
      sent.current !== null && (target.current === sent.current || isAt(view, sent.current)),
  };
}
