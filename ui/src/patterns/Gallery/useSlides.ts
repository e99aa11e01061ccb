import { type KeyboardEvent, useCallback, useRef, useState } from "react";

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * A list that is scrolled sideways and rests on one entry at a time: which one is in sight, and what
 * brings another there. Swiping is the browser's own.
 */
export function useSlides(count: number, start = 0) {
  const track = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState(start);
  /** Where a scroll of ours leads: what passes by on the way is not counted. */
  const target = useRef<number | null>(null);
  const index = Math.max(0, Math.min(seen, count - 1));

  const show = useCallback((next: number, behavior?: ScrollBehavior) => {
    const element = track.current;
    const slide = element?.children[next];
    if (!element || !slide) return;
    const by = slide.getBoundingClientRect().left - element.getBoundingClientRect().left;
    target.current = Math.abs(by) < 1 ? null : next;
    setSeen(next);
    element.scrollTo({ left: element.scrollLeft + by, behavior });
  }, []);

  const onScroll = () => {
    const element = track.current;
    if (!element) return;
    // Right to left it is counted down from zero.
    const at = Math.round(Math.abs(element.scrollLeft) / element.clientWidth);
    if (target.current !== null && target.current !== at) return;
    target.current = null;
    setSeen(at);
  };
  const takeOver = () => {
    target.current = null;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // With Alt an arrow goes back in the browser's history.
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const isMirrored =
      track.current !== null && getComputedStyle(track.current).direction === "rtl";
    const step = (steps[event.key] ?? 0) * (isMirrored ? -1 : 1);
    const next = { Home: 0, End: count - 1 }[event.key] ?? (step === 0 ? undefined : index + step);
    if (next === undefined || count < 2) return;
    event.preventDefault();
    show(next);
  };

  return {
    index,
    show,
    onKeyDown,
    trackProps: { ref: track, onScroll, onPointerDown: takeOver, onWheel: takeOver },
  };
}
