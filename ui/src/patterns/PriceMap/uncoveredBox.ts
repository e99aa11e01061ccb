import type { PriceMapProps } from "./props";

/** Of edges, in px; as the browser measures them. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Every other is across, and the first and the last are where a box begins. */
const sides = ["top", "right", "bottom", "left"] as const;

export const boxesTouch = (a: Box, b: Box): boolean =>
  a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom;

/** Cuts a side off, up to what lies over it: the side that loses least by that. */
function cut(free: Box, box: Box, over: Box) {
  const to: Box = { top: over.bottom, right: over.left, bottom: over.top, left: over.right };
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const lost = sides.map((side, at) => Math.abs(to[side] - box[side]) / (at % 2 ? width : height));
  const at = lost.indexOf(Math.min(...lost));
  const side = sides[at] ?? "top";
  free[side] = (at % 3 ? Math.min : Math.max)(free[side], to[side]);
}

/** What of a map's box nothing lies over. */
export function uncoveredBox(
  box: Box,
  covered: PriceMapProps["covered"],
  overs: readonly Box[] = [],
): Box {
  const { top = 0, right = 0, bottom = 0, left = 0 } = covered ?? {};
  const free = {
    left: box.left + left,
    top: box.top + top,
    right: box.right - right,
    bottom: box.bottom - bottom,
  };
  for (const over of overs) if (boxesTouch(over, box)) cut(free, box, over);
  return free;
}

/** How far something from `start` to `end` has to go to lie within; nowhere, where there is no room. */
export function shiftInto(start: number, end: number, from: number, to: number): number {
  if (end - start > to - from) return 0;
  return Math.max(0, from - start) + Math.min(0, to - end);
}
