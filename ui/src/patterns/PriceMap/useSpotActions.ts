import { useEffect, useMemo, useRef } from "react";
import type { SpotActions } from "./Spots";

/** The same object forever, which calls what was given last: markers are not drawn again for it. */
export function useSpotActions(actions: SpotActions): SpotActions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      onSelect: (id) => latest.current.onSelect?.(id),
      onHover: (ids) => latest.current.onHover?.(ids),
      onSplit: (spot) => latest.current.onSplit(spot),
      hrefOf: (spot) => latest.current.hrefOf(spot),
    }),
    [],
  );
}
