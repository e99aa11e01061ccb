import { type MutableRefObject, type RefObject, useRef } from "react";
import { useClientLayoutEffect } from "../useClientLayoutEffect";
import type { Spot } from "./clusters";

const keyOf = (element: Element | null) =>
  element?.closest<HTMLElement>("[data-spot]")?.dataset.spot ?? null;

/** Nobody who walks the markers by keyboard falls off the map when one of them goes. */
export function useRestoreMarkerFocus(
  layer: RefObject<HTMLElement>,
  spots: readonly Spot[],
  fallback: RefObject<HTMLElement>,
  focusNext: MutableRefObject<string | null>,
) {
  const had = useRef<string | null>(null);
  useClientLayoutEffect(() => {
    const element = layer.current;
    if (!element) return;
    const wanted = focusNext.current;
    const spot = spots.find(({ markers }) => markers.some(({ id }) => id === wanted));
    if (spot && spot.markers.length === 1) {
      focusNext.current = null;
      element
        .querySelector<HTMLElement>(`[data-spot="${CSS.escape(spot.key)}"] button`)
        ?.focus({ preventScroll: true });
    } else if (had.current && !spots.some(({ key }) => key === had.current)) {
      had.current = null;
      if (document.activeElement === document.body)
        fallback.current?.focus({ preventScroll: true });
    }
  }, [layer, spots, fallback, focusNext]);
  useClientLayoutEffect(() => {
    const element = layer.current;
    if (!element) return;
    const remember = () => {
      had.current = keyOf(document.activeElement);
    };
    const forget = (event: FocusEvent) => {
      // A marker that is taken away has nowhere to pass the focus to, and is remembered.
      if (event.relatedTarget) had.current = null;
    };
    element.addEventListener("focusin", remember);
    element.addEventListener("focusout", forget);
    return () => {
      element.removeEventListener("focusin", remember);
      element.removeEventListener("focusout", forget);
    };
  }, [layer]);
}
