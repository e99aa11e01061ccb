import { useNavigation } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Where the focus goes on when what was pressed goes away, or was disabled meanwhile: back to it, or
 * else to the fallback. Who has gone on to somewhere else stays there.
 */
export function useRestoreFocus<Target extends HTMLElement>(): {
  fallbackFocusTarget: RefObject<Target>;
  /** For what all that is pressed stands in. */
  onClickCapture: () => void;
} {
  // What is sent is over in one of these renders.
  useNavigation();
  const fallbackFocusTarget = useRef<Target>(null);
  const pressed = useRef<{ element: HTMLElement; waited: boolean } | null>(null);
  useEffect(() => {
    const press = pressed.current;
    const now = document.activeElement;
    if (!press || now === press.element) return;
    const { element } = press;
    const hasNoFocus = now === null || now === document.body;
    if (hasNoFocus && element.isConnected && element.matches(":disabled")) {
      press.waited = true;
      return;
    }
    pressed.current = null;
    if (!hasNoFocus) return;
    if (!element.isConnected) fallbackFocusTarget.current?.focus({ preventScroll: true });
    else if (press.waited) element.focus({ preventScroll: true });
  });
  return {
    fallbackFocusTarget,
    onClickCapture: () => {
      const element = document.activeElement;
      const isSome = element instanceof HTMLElement && element !== document.body;
      pressed.current = isSome ? { element, waited: false } : null;
    },
  };
}
