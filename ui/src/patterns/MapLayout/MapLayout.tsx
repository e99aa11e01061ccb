import {
  type ComponentPropsWithoutRef,
  type FocusEvent,
  forwardRef,
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
   * Told over the map, one below the other: `Notice`s. One with `data-waits` is no more than a line on a
   * phone, with its first button, under one that is unfolded; one with `data-scripted` is not shown
   * without script, where nothing will come of it.
   */
  notices?: ReactNode;
  /** The part panel, over the map's edge on wide screens and at the foot on small ones. */
  panel?: ReactNode;
}

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
  const sheet = useRef<HTMLDivElement>(null);
  const told = useRef<HTMLDivElement>(null);
  const overlay = useRef<HTMLDivElement>(null);
  const over = useCallback(
    () => [
      ...(sheet.current?.children ?? []),
      ...(overlay.current?.children ?? []),
      ...(told.current?.childElementCount ? [told.current] : []),
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
      <div className={css.stage} onFocus={showMap}>
        <OverMap.Provider value={over}>{map}</OverMap.Provider>
        <div ref={told} className={css.notices}>
          {mapControl}
          {notices}
        </div>
      </div>
      <div ref={overlay} className={css.overlay}>
        {panel}
      </div>
    </div>
  );
});
