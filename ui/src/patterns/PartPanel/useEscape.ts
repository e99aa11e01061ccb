import { useEffect, useRef } from "react";

/** Escape closes from anywhere on the page, but first whatever else it closes, and never from a field. */
export function useEscape(onClose: (() => void) | undefined) {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest("input, select, textarea"))
        return;
      latest.current?.();
    };
    window.addEventListener("keydown", closeOnEscape);
    return () => window.removeEventListener("keydown", closeOnEscape);
  }, []);
}
