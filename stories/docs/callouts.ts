/** In CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What a number should not lie on, and what a line to a number should rather not cross. */
export interface Obstacle extends Box {
  /** How much worse a line is that crosses it. */
  weight: number;
  /** Where a part lies on it, it is that part's ground, and in nobody's way. */
  isGround: boolean;
}

/** A number outside of its part, and the line between the two. */
export interface Callout {
  disc: Box;
  line: Box;
}

interface Scene {
  /** Where numbers may stand. */
  frame: Box;
  drawn: readonly Obstacle[];
  /** The side of a number's disc. */
  disc: number;
  isRightToLeft: boolean;
}

type Side = "left" | "top" | "right" | "bottom";
interface Rated extends Callout {
  cost: number;
}

/** Between a part and its number, at least. */
const gap = 6;
const step = 4;
const air = 2;

export const meets = (a: Box, b: Box, by = 0) =>
  a.left < b.right + by && b.left < a.right + by && a.top < b.bottom + by && b.top < a.bottom + by;

export const covers = (outer: Box, inner: Box) =>
  outer.left <= inner.left + 1 &&
  outer.top <= inner.top + 1 &&
  outer.right >= inner.right - 1 &&
  outer.bottom >= inner.bottom - 1;

/**
 * Numbers beside or above their parts where there is room, at the end of a line where there is none:
 * never on anything that is drawn or read, nor on one another.
 */
export function placeCallouts(
  parts: readonly (Box | undefined)[],
  scene: Scene,
): (Callout | undefined)[] {
  const placed: (Callout | undefined)[] = parts.map(() => undefined);
  // The smallest first: a large one has room along all of its edges.
  const order = [...parts.entries()]
    .flatMap(([index, part]) => (part ? [{ index, part }] : []))
    .sort((a, b) => areaOf(a.part) - areaOf(b.part));
  for (const { index, part } of order)
    placed[index] = placeOne(
      part,
      scene,
      placed.filter((each) => each !== undefined),
    );
  return placed;
}

const areaOf = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);

function placeOne(part: Box, whole: Scene, placed: readonly Callout[]): Callout {
  const drawn = whole.drawn.filter((each) => !(each.isGround && covers(each, part)));
  const scene = { ...whole, drawn };
  const sides: readonly Side[] = scene.isRightToLeft
    ? ["right", "top", "left", "bottom"]
    : ["left", "top", "right", "bottom"];
  const found = sides.flatMap((side, preference) =>
    anchorsOf(part, side, scene.disc).flatMap((anchor, along) => {
      const callout = firstFree(part, side, anchor, scene, placed);
      return callout ? [{ ...callout, cost: callout.cost + preference * 3 + along * 2 }] : [];
    }),
  );
  const [best] = found.sort((a, b) => a.cost - b.cost);
  return best ?? nearestFree(part, scene, placed);
}

/** Where no line leads straight to a part: the free spot that is nearest to it. */
function nearestFree(part: Box, { frame, drawn, disc: size }: Scene, placed: readonly Callout[]) {
  const away = ({ left, top }: Box) => Math.hypot(left - part.left, top - part.top);
  const columns = Math.floor((frame.right - frame.left) / size);
  const rows = Math.floor((frame.bottom - frame.top) / size);
  const spots = Array.from({ length: columns * rows }, (_, index) => {
    const left = frame.left + (index % columns) * size;
    const top = frame.top + Math.floor(index / columns) * size;
    return { left, top, right: left + size, bottom: top + size };
  });
  const free = spots
    .filter((spot) => !drawn.some((other) => meets(spot, other, air)))
    .filter((spot) => !placed.some(({ disc, line }) => meets(spot, disc, air) || meets(spot, line)))
    .sort((a, b) => away(a) - away(b));
  const disc = free[0] ?? discAt(part, "left", part.top, gap, size);
  return { disc, line: { ...disc, right: disc.left, bottom: disc.top } };
}

/** Where along a side a number may stand: at its middle where it is short, else at an end of it too. */
function anchorsOf({ left, top, right, bottom }: Box, side: Side, disc: number): number[] {
  const [start, end] = side === "left" || side === "right" ? [top, bottom] : [left, right];
  const middle = (start + end) / 2;
  if (end - start < 2.5 * disc) return [middle, start + 3, end - 3];
  return [start + disc / 2, middle, end - disc / 2, start + disc * 1.6, end - disc * 1.6];
}

/** The nearest spot, straight out of a side, that nothing is at. */
function firstFree(
  part: Box,
  side: Side,
  anchor: number,
  { frame, drawn, disc: size }: Scene,
  placed: readonly Callout[],
): Rated | undefined {
  for (let distance = gap; ; distance += step) {
    const disc = discAt(part, side, anchor, distance, size);
    const line = lineTo(part, side, anchor, distance);
    if (!covers(frame, disc)) return undefined;
    if (placed.some((other) => meets(line, other.disc, air))) return undefined;
    const isTaken =
      drawn.some((other) => meets(disc, other, air)) ||
      placed.some((other) => meets(disc, other.disc, air) || meets(disc, other.line, air));
    if (isTaken) continue;
    const crossed = drawn.filter((other) => meets(line, other));
    return { disc, line, cost: crossed.reduce((sum, { weight }) => sum + weight, distance) };
  }
}

function discAt(part: Box, side: Side, anchor: number, distance: number, size: number): Box {
  const away = distance + size / 2;
  const x = { left: part.left - away, right: part.right + away, top: anchor, bottom: anchor }[side];
  const y = { left: anchor, right: anchor, top: part.top - away, bottom: part.bottom + away }[side];
  return { left: x - size / 2, top: y - size / 2, right: x + size / 2, bottom: y + size / 2 };
}

function lineTo(part: Box, side: Side, anchor: number, distance: number): Box {
  const across = { left: anchor - 0.5, right: anchor + 0.5 };
  const along = { top: anchor - 0.5, bottom: anchor + 0.5 };
  switch (side) {
    case "left":
      return { ...along, left: part.left - distance, right: part.left };
    case "right":
      return { ...along, left: part.right, right: part.right + distance };
    case "top":
      return { ...across, top: part.top - distance, bottom: part.top };
    default:
      return { ...across, top: part.bottom, bottom: part.bottom + distance };
  }
}
