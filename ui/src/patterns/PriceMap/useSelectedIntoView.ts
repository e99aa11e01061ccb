import { type MutableRefObject, useEffect, useRef } from "react";
import { turnedTo } from "../../internal/mercator";
import type { MapHandle } from "./MarkerLayer";
import type { PriceMapProps } from "./props";
import type { MapView } from "./types";
import { uncoveredBox } from "./uncoveredBox";
import { isAt } from "./useGoTo";
import type { MapTarget } from "./useMapMoves";

/** Nearer to the edge than this, in px, a selected marker counts as out of sight. */
const EDGE_PX = 48;

interface SelectedInSight extends Pick<PriceMapProps, "markers" | "selectedId" | "covered"> {
  handle: MutableRefObject<MapHandle | null>;
  target: MutableRefObject<MapTarget | null>;
  /** In px, to the right and down. */
  panBy: (x: number, y: number) => void;
}

/**
 * Brings a marker that is selected out of sight into what is not covered of the map, once; tells whether
 * a view is where that brought the map, or on the way there.
 */
export function useSelectedIntoView(props: SelectedInSight) {
  const { handle, target, markers, selectedId = null, covered, panBy } = props;
  const selected = markers.find(({ id }) => id === selectedId);
  const shown = useRef(selectedId);
  const sent = useRef<MapTarget | null>(null);
  useEffect(() => {
    const map = handle.current;
    if (shown.current === selectedId || !selected || !map) return;
    shown.current = selectedId;
    const { width, height, center } = map.mapState;
    const [x, y] = map.latLngToPixel([selected.lat, turnedTo(selected.lng, center[1])]);
    const free = uncoveredBox({ left: 0, top: 0, right: width, bottom: height }, covered);
    const inSight =
      x > free.left + EDGE_PX &&
      x < free.right - EDGE_PX &&
      y > free.top + EDGE_PX &&
      y < free.bottom - EDGE_PX;
    if (inSight) return;
    const going = target.current;
    panBy(x - (free.left + free.right) / 2, y - (free.top + free.bottom) / 2);
    // On top of a move that the reader has made, it is a part of that.
    sent.current = going === null || going === sent.current ? target.current : null;
  });
  return (view: Pick<MapView, "center" | "zoom">): boolean =>
    sent.current !== null && (target.current === sent.current || isAt(view, sent.current));
}
