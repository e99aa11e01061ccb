import type { Box, Obstacle } from "./callouts";

const shapes = "svg, svg *, img, canvas, input, textarea, select, video, meter, progress";
/** A painted box up to this height is a thing by itself, a larger one holds others. */
const tallest = 64;
export const weights = { text: 60, shape: 30, edge: 8 };

const everywhere: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };

const within = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

const isSeen = ({ left, top, right, bottom }: Box) => right - left > 1 && bottom - top > 1;

/**
 * Where a part of an example is: what is drawn of it, which may be less than its box, within all that
 * cuts it off.
 */
export function seenBoxOf(part: Element, root: Element): Box {
  const drawn = drawnIn(root, [part, ...part.querySelectorAll("*")]);
  if (drawn.length === 0) return part.getBoundingClientRect();
  return {
    left: Math.min(...drawn.map(({ left }) => left)),
    top: Math.min(...drawn.map(({ top }) => top)),
    right: Math.max(...drawn.map(({ right }) => right)),
    bottom: Math.max(...drawn.map(({ bottom }) => bottom)),
  };
}

function clipOf(element: Element | null, root: Element, known: Map<Element, Box>): Box {
  if (!element || element === root) return everywhere;
  const before = known.get(element);
  if (before) return before;
  const outer = clipOf(element.parentElement, root, known);
  const isClip = getComputedStyle(element).overflow !== "visible";
  const clip = isClip ? within(element.getBoundingClientRect(), outer) : outer;
  known.set(element, clip);
  return clip;
}

/** What is read, pictures and controls, and the edges of boxes that are seen; in the window's coordinates. */
export function drawnIn(root: Element, among = [...root.querySelectorAll("*")]): Obstacle[] {
  const known = new Map<Element, Box>();
  const elements = among.filter((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  return elements
    .flatMap((element) => {
      const clip = clipOf(element.parentElement, root, known);
      const own = [...textsOf(element), ...boxesOf(element)];
      return own.map((each) => ({ ...each, ...within(each, clip) }));
    })
    .filter(isSeen);
}

function textsOf(element: Element): Obstacle[] {
  const range = document.createRange();
  return [...element.childNodes]
    .filter((node) => node instanceof Text && node.data.trim() !== "")
    .flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()].map((rect) => ({
        ...edgesOf(rect),
        weight: weights.text,
        isGround: false,
      }));
    });
}

const edgesOf = ({ left, top, right, bottom }: Box): Box => ({ left, top, right, bottom });

function boxesOf(element: Element): Obstacle[] {
  const box = edgesOf(element.getBoundingClientRect());
  const shape = { ...box, weight: weights.shape, isGround: true };
  if (element.matches(shapes)) return [shape];
  if (!isPainted(element)) return [];
  const frame = strokesOf(box);
  return box.bottom - box.top > tallest ? frame : [shape, ...frame];
}

const isClear = (colour: string) => /^(?:transparent|rgba\(.*, 0\))$/.test(colour);

function isPainted(element: Element): boolean {
  const style = getComputedStyle(element);
  const { backgroundColor, backgroundImage, boxShadow } = style;
  if (!isClear(backgroundColor) || backgroundImage !== "none" || boxShadow !== "none") return true;
  return ["top", "right", "bottom", "left"].some(
    (side) =>
      style.getPropertyValue(`border-${side}-width`) !== "0px" &&
      !isClear(style.getPropertyValue(`border-${side}-color`)),
  );
}

/** Thin as they are drawn, so that what lies within is free. */
function strokesOf({ left, top, right, bottom }: Box): Obstacle[] {
  const stroke = { weight: weights.edge, isGround: false };
  return [
    { left, top, right, bottom: top + 1.5, ...stroke },
    { left, top: bottom - 1.5, right, bottom, ...stroke },
    { left, top, right: left + 1.5, bottom, ...stroke },
    { left: right - 1.5, top, right, bottom, ...stroke },
  ];
}
