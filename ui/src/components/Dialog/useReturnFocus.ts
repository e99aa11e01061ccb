import { type RefObject, useRef } from "react";
import { composeEventHandlers } from "../../internal/compose-event-handlers";

interface Handlers {
  onOpenAutoFocus?: (event: Event) => void;
  onCloseAutoFocus?: (event: Event) => void;
}

/**
 * Where the focus goes when a dialog opens, and when it closes: back to what had it. Radix remembers
 * its own trigger alone, and loses the focus of a dialog that is opened by `open`.
 */
export function useReturnFocus(
  { onOpenAutoFocus, onCloseAutoFocus }: Handlers,
  initialFocus: RefObject<HTMLElement> | undefined,
): Required<Handlers> {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: composeEventHandlers(onOpenAutoFocus, (event) => {
      before.current = document.activeElement;
      if (event.defaultPrevented || !initialFocus?.current) return;
      event.preventDefault();
      initialFocus.current.focus();
    }),
    onCloseAutoFocus: composeEventHandlers(onCloseAutoFocus, (event) => {
      const target = before.current;
      // Safari gives a pressed button no focus: Radix knows it as its trigger.
      if (event.defaultPrevented || target === document.body) return;
      if (!(target instanceof HTMLElement)) return;
      event.preventDefault();
      target.focus();
    }),
  };
}
