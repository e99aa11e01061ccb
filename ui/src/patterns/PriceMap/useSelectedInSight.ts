import { type MutableRefObject, useEffect, useRef } from "react";
import { freeBox } from "./freeBox";
import type { MapHandle } from "./MarkerLayer";
import type { PriceMapProps } from "./props";

/** Nearer to the edge than this, in px, a selected marker counts as out of sight. */
const EDGE_PX = 48;

interface SelectedInSight extends Pick<PriceMapProps, "markers" | "selectedId" | "covered"> {
  handle: MutableRefObject<MapHandle | null>;
  /** In px, to the right and down. */
  panBy: (x: number, y: number) => void;
}

/** Brings a marker that is selected out of sight into what is not covered of the map, once. */
export function useSelectedInSight(props: SelectedInSight) {
  const { handle, markers, selectedId = null, covered, panBy } = props;
  const selected = markers.find(({ id }) => id === selectedId);
  const shown = useRef(selectedId);
  useEffect(() => {
    const map = handle.current;
    if (shown.current === selectedId || !selected || !map) return;
    shown.current = selectedId;
    const [x, y] = map.latLngToPixel([selected.lat, selected.lng]);
    const { width, height } = map.mapState;
    const free = freeBox({ left: 0, top: 0, right: width, bottom: height }, covered);
    const inSight =
      x > free.left + EDGE_PX &&
      x < free.right - EDGE_PX &&
      y > free.top + EDGE_PX &&
      y < free.bottom - EDGE_PX;
    if (!inSight) panBy(x - (free.left + free.right) / 2, y - (free.top + free.bottom) / 2);
  });
}
