import { useSyncExternalStore } from "react";
import { leastZoom } from "./viewport";

function subscribe(changed: () => void) {
  addEventListener("resize", changed);
  return () => removeEventListener("resize", changed);
}

/** From so many px on the list is beside the map, and so many wide. */
const desktop = { from: 960, list: 420 };

/** The zoom that the map goes out to: the narrower it is, the farther. */
export const useLeastZoom = () =>
  useSyncExternalStore(
    subscribe,
    () => leastZoom(innerWidth - (innerWidth < desktop.from ? 0 : desktop.list)),
    () => leastZoom(0),
  );
