import type { RefObject } from "react";
import { useClientLayoutEffect } from "../useClientLayoutEffect";

/**
 * Puts the focus into an element when it appears and back where it came from when it goes: unless
 * the focus has moved on by itself, or nothing had it (the page came with the element open). One that does not open
 * leaves the focus where it is.
 */
export function useFocusReturn(ref: RefObject<HTMLElement>, opens = true) {
  // A layout effect: its clean-up still finds the element in the page, and so knows who has the focus.
  useClientLayoutEffect(() => {
    const element = ref.current;
    const opener = document.activeElement;
    if (!opens || !element || !(opener instanceof HTMLElement) || opener === document.body) return;
    if (!element.contains(opener)) element.focus({ preventScroll: true });
    return () => {
      if (element.contains(document.activeElement) && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, [ref, opens]);
}
