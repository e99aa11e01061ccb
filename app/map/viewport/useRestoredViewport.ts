import type { MapGoTo } from "@partlane/ui/price-map";
import { useLocation, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { keyOf } from "~/search/query/search-key";
import { type InitialView, initialViewport, isSpecificSearch } from "./viewport";

interface RestoredViewportOptions extends InitialView {
  /** What is listed is what the search finds. */
  isAnswered: boolean;
  /** Of the area that the address says; empty without one. */
  areaKey: string;
  show: (place: MapGoTo) => void;
}

/** Back and Forward to a search that says no area bring the map to where such a search begins. */
export function useRestoredViewport({
  isAnswered,
  areaKey,
  show,
  ...begun
}: RestoredViewportOptions) {
  const { search } = begun;
  const isBack = useNavigationType() === "POP";
  const key = `${keyOf({ ...search, bounds: undefined })} ${areaKey}`;
  const entry = useLocation().key;
  const seen = useRef({ key, entry });
  const isDue = useRef(false);
  useEffect(() => {
    if (seen.current.key !== key) {
      isDue.current = isBack && !areaKey && seen.current.entry !== entry;
      seen.current = { key, entry };
    }
    // Only what is shown where it is waits to be found.
    if (!isDue.current || (isSpecificSearch(search) && !isAnswered)) return;
    isDue.current = false;
    const { center, zoom } = initialViewport(begun);
    const { lat, lng } = center;
    show({ bounds: { north: lat, south: lat, east: lng, west: lng }, zoom });
  });
}
