import { ChevronDown } from "lucide-react";
import {
  type ComponentPropsWithoutRef,
  type FocusEvent,
  forwardRef,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useRef,
  useState,
} from "react";
import { BottomSheet, type Snap } from "../../components/BottomSheet";
import { OverMap } from "../../internal/overMap";
import type { Unstyled } from "../../internal/props";
import * as css from "./MapLayout.css";

export interface MapLayoutProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"div">, "children">> {
  /** The search box. */
  search: ReactNode;
  /** A scrolling row of filter chips. */
  chips: ReactNode;
  /** The `Filter` and `Sort` controls. */
  tools: ReactNode;
  /** Above the list: how many there are. */
  listHead: ReactNode;
  /** The list's accessible name. */
  listLabel: string;
  list: ReactNode;
  /** What scrolls around the list. */
  listRef?: Ref<HTMLDivElement>;
  /** How far the list is raised on small screens; folded at first, and then as the reader likes, without it. */
  listSnap?: Snap;
  onListSnapChange?: (snap: Snap) => void;
  map: ReactNode;
  /** Over the map's top: what it does when it is moved. */
  mapControl?: ReactNode;
  /**
   * Told over the map, one below the other: `Notice`s. On a phone the first line of the first of them,
   * until they are unfolded: a touch of the map folds them again. One with `data-scripted` is not shown
   * without script, where nothing will come of it; one with `data-passing` goes away by itself, and the map
   * is fitted as if it were not there.
   */
  notices?: ReactNode;
  /** What the button that unfolds the notices on a phone is called, and what folds them. */
  noticeLabels?: { unfold: string; fold: string };
  /** The part panel, over the map's edge on wide screens and at the foot on small ones. */
  panel?: ReactNode;
}

const english = { unfold: "Show details", fold: "Hide details" };

/**
 * The map screen: toolbar on top, list left and map right on wide screens, map with a sheet on small.
 * Renders a `<div>` that fills the window under the header. When the keyboard comes to the map, the
 * sheet folds: it would lie over what has the focus.
 */
export const MapLayout = forwardRef<HTMLDivElement, MapLayoutProps>(function MapLayout(
  {
    search,
    chips,
    tools,
    listHead,
    listLabel,
    list,
    listRef,
    listSnap,
    onListSnapChange,
    map,
    mapControl,
    notices,
    noticeLabels = english,
    panel,
    ...props
  },
  ref,
) {
  const [ownSnap, setOwnSnap] = useState<Snap>("collapsed");
  const snap = listSnap ?? ownSnap;
  const moveList = (next: Snap) => {
    setOwnSnap(next);
    onListSnapChange?.(next);
  };
  // Under the list's sheet, what the keyboard has come to would be out of sight.
  const showMap = ({ target }: FocusEvent) => {
    if (snap !== "collapsed" && target.matches(":focus-visible")) moveList("collapsed");
  };
  const [isUnfolded, setUnfolded] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  const told = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  // Who touches the map wants to see it.
  const foldNotices = ({ target }: PointerEvent) => {
    if (target instanceof Node && !told.current?.contains(target)) setUnfolded(false);
  };
  // What has the focus is not cut off: beside the button that unfolds it, and what the map does when it is moved.
  const unfoldForFocus = ({ target }: FocusEvent) => {
    if (target.closest("[role]:not([role='switch'])") && target.matches(":focus-visible"))
      setUnfolded(true);
  };
  const over = useCallback(
    () => [
      ...(sheet.current?.children ?? []),
      ...(overlay.current?.children ?? []),
      // Where the map comes to rest must not depend on how soon a notice has gone by itself.
      ...(told.current?.querySelectorAll(":scope > :not([data-passing])") ?? []),
    ],
    [],
  );
  return (
    <div {...props} ref={ref} className={css.frame}>
      <div className={css.toolbar}>
        {search}
        <div className={css.filters}>
          <div className={css.chips}>{chips}</div>
          <div className={css.tools}>{tools}</div>
        </div>
      </div>
      <div ref={sheet} className={css.sheet}>
        <BottomSheet
          label={listLabel}
          anchor="container"
          wide="column"
          snap={snap}
          onSnapChange={moveList}
          bodyRef={listRef}
          peek={<div className={css.listHead}>{listHead}</div>}
        >
          {list}
        </BottomSheet>
      </div>
      <div className={css.stage} onFocus={showMap} onPointerDown={foldNotices}>
        <OverMap.Provider value={over}>{map}</OverMap.Provider>
        <div
          ref={told}
          className={css.notices}
          data-folded={isUnfolded ? undefined : ""}
          onFocus={unfoldForFocus}
        >
          {mapControl}
          <button
            type="button"
            className={css.unfold}
            aria-expanded={isUnfolded}
            aria-label={isUnfolded ? noticeLabels.fold : noticeLabels.unfold}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
          </button>
          {notices}
        </div>
      </div>
      <div ref={overlay} className={css.overlay}>
        {panel}
      </div>
    </div>
  );
});
