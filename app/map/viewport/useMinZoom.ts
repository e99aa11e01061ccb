import { useSyncExternalStore } from "react";
import { minZoom } from "./viewport";

function subscribe(changed: () => void) {
  addEventListener("resize", changed);
  return () => removeEventListener("resize", changed);
}

/** From this window width on, in px, the list is beside the map; and its width. */
const desktop = { from: 960, list: 420 };

/** The zoom that the map goes out to: the narrower it is, the farther. */
export const useMinZoom = () =>
  useSyncExternalStore(
    subscribe,
    () => minZoom(innerWidth - (innerWidth < desktop.from ? 0 : desktop.list)),
    () => minZoom(0),
  );
