import { Children, type ReactNode } from "react";
import { BottomSheet } from "../../components/BottomSheet";
import * as css from "./MapLayout.css";

export interface MapLayoutProps {
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
  map: ReactNode;
  /** Told over the map: each child in a box of its own. */
  notices?: ReactNode;
  /** The part panel, over the map's edge on wide screens and at the foot on small ones. */
  panel?: ReactNode;
}

/** The map screen: toolbar on top, list left and map right on wide screens, map with a sheet on small. */
export function MapLayout(props: MapLayoutProps) {
  return (
    <div className={css.frame}>
      <div className={css.toolbar}>
        {props.search}
        <div className={css.filters}>
          <div className={css.chips}>{props.chips}</div>
          <div className={css.tools}>{props.tools}</div>
        </div>
      </div>
      <BottomSheet
        label={props.listLabel}
        anchor="container"
        wide="column"
        defaultSnap="collapsed"
        peek={<div className={css.listHead}>{props.listHead}</div>}
      >
        {props.list}
      </BottomSheet>
      <div className={css.stage}>
        {props.map}
        <div className={css.notices}>
          {Children.map(props.notices, (notice) =>
            notice ? <div className={css.notice}>{notice}</div> : null,
          )}
        </div>
      </div>
      <div className={css.overlay}>{props.panel}</div>
    </div>
  );
}
