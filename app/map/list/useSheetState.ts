import type { Snap } from "@partlane/ui";
import { useLocation } from "@remix-run/react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** How the list was left. */
interface Left {
  top: number;
  snap: Snap;
}

interface SheetStateOptions {
  /** The search, with the area. */
  key: string;
  /** The search, wherever. */
  asked: string;
  /** What is listed is of this search. */
  isAnswered: boolean;
  isEmpty: boolean;
}

const nameOf = (entry: string) => `partlane-list-${entry}`;

function leftAt(entry: string): Left | null {
  try {
    const text = sessionStorage.getItem(nameOf(entry));
    return text ? (JSON.parse(text) as Left) : null;
  } catch {
    // Nothing may be kept here: then the list begins at its top.
    return null;
  }
}

function keep(entry: string, left: Left) {
  try {
    sessionStorage.setItem(nameOf(entry), JSON.stringify(left));
  } catch {
    // As above.
  }
}

const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * How far the list is scrolled, and on a phone raised: as it was left, when somebody comes back to it
 * from a part's page. For another search (`key`) it begins at the top. Where one finds nothing
 * (`isEmpty`), what there is to say stands in it, and it comes up by itself; not where only the map was
 * moved (`asked` is the same), which may be on the way to somewhere.
 */
export function useSheetState({ key, asked, isAnswered, isEmpty }: SheetStateOptions) {
  const entry = useLocation().key;
  const ref = useRef<HTMLDivElement>(null);
  const [snap, setSnap] = useState<Snap>(isEmpty ? "half" : "collapsed");
  const latest = useRef({ entry, top: 0, snap });
  latest.current = { ...latest.current, entry, snap };

  useBeforePaint(() => {
    const list = ref.current;
    const left = leftAt(latest.current.entry);
    if (list && left) {
      setSnap(left.snap);
      list.scrollTop = left.top;
    }
    const note = () => {
      latest.current.top = list?.scrollTop ?? 0;
    };
    const leave = () => {
      const { entry, ...left } = latest.current;
      keep(entry, left);
    };
    list?.addEventListener("scroll", note, { passive: true });
    window.addEventListener("pagehide", leave);
    return () => {
      list?.removeEventListener("scroll", note);
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);

  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) ref.current?.scrollTo(0, 0);
    shown.current = key;
  }, [key]);
  const lastAnswered = useRef(asked);
  useEffect(() => {
    if (!isAnswered || lastAnswered.current === asked) return;
    lastAnswered.current = asked;
    if (isEmpty) setSnap((now) => (now === "collapsed" ? "half" : now));
  }, [asked, isAnswered, isEmpty]);

  return { ref, snap, setSnap };
}
