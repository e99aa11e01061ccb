import { useContext } from "react";
import { OverMap } from "../../internal/overMap";
import type { PriceMapProps } from "./props";
import { type Box, uncoveredBox } from "./uncoveredBox";

/** Measures what of a map's box nothing lies over: no panel, no notice, and none of its own buttons. */
export function useUncoveredBox(covered: PriceMapProps["covered"]): (map: HTMLElement) => Box {
  const over = useContext(OverMap);
  return (map) => {
    // The first is the map itself.
    const overs = [...map.children].slice(1).concat(over());
    const boxes = overs.map((each) => each.getBoundingClientRect());
    return uncoveredBox(map.getBoundingClientRect(), covered, boxes);
  };
}
