/** By how much letters may leave their box, in px: rounding, and what italics lean over. */
const SLACK_PX = 1;

/**
 * How much of a line's height may lie outside of a box that hides what sticks out: a line's box holds
 * room above and below the letters.
 */
const AIR = 0.3;

/**
 * Words of the document, or of an element in it, that are cut off by what they stand in, or that stick
 * out of the pill, the button or the card that they are painted on; a line for each. Not: what scrolls, what ends in an
 * ellipsis on purpose, the pins of a map, which its edge may cut, and what is there for screen readers
 * alone.
 */
export function cutOffText(within: Element = document.body): string[] {
  const found: string[] = [];
  const boxes = new Map<Element, Box>();
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement, data } = text as Text;
    if (!parentElement || !data.trim()) continue;
    if (!parentElement.checkVisibility(seen)) continue;
    const box = boxOf(parentElement, boxes);
    if (box.isFolded || parentElement.closest(mayBeCut)) continue;
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    const wrong = wrongWith(box, lines);
    if (wrong) found.push(`“${data.trim().slice(0, 40)}” ${wrong}`);
  }
  return found;
}

/** Pins of a map, and words that step aside as a whole where there is no room for them. */
const mayBeCut = "[data-pin], [data-yields]";

/** Neither faded out nor, being out of sight, not laid out yet. */
const seen = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };

/** What of an element decides about the words in it; looked up once, since each question costs. */
interface Box {
  element: Element;
  around: Box | null;
  edges: DOMRect;
  position: string;
  /** It, or something around it, has no size to speak of: for screen readers, or closed. */
  isFolded: boolean;
  scrolls: boolean;
  hidesAcross: boolean;
  hidesDown: boolean;
  /** What does not fit ends in dots. */
  isShortened: boolean;
  isPainted: boolean;
}

function boxOf(element: Element, known: Map<Element, Box>): Box {
  const before = known.get(element);
  if (before) return before;
  const { parentElement } = element;
  const around =
    parentElement && parentElement !== document.documentElement
      ? boxOf(parentElement, known)
      : null;
  const style = styleOf(element);
  const { overflowX, overflowY } = style;
  const edges = element.getBoundingClientRect();
  const isSmall = edges.width <= 1 || edges.height <= 1;
  const box: Box = {
    ...{ element, around, edges, position: style.position },
    isFolded:
      Boolean(around?.isFolded) ||
      style.clipPath.startsWith("inset(50") ||
      (isSmall && style.display !== "contents"),
    scrolls: scrolling.test(overflowX) || scrolling.test(overflowY),
    hidesAcross: hiding.test(overflowX),
    hidesDown: hiding.test(overflowY),
    isShortened: style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none",
    isPainted: style.display !== "inline" && hasEdge(style),
  };
  known.set(element, box);
  return box;
}

const scrolling = /auto|scroll/;
const hiding = /hidden|clip/;

/** The computed style, each property asked for once. */
function styleOf(element: Element) {
  const {
    backgroundColor,
    borderInlineStartStyle,
    borderInlineStartWidth,
    clipPath,
    display,
    overflowX,
    overflowY,
    position,
    textOverflow,
    webkitLineClamp,
  } = getComputedStyle(element);
  const border = borderInlineStartStyle === "none" ? "0px" : borderInlineStartWidth;
  return {
    ...{ backgroundColor, border, clipPath, display, overflowX, overflowY },
    ...{ position, textOverflow, webkitLineClamp },
  };
}

const hasEdge = ({ backgroundColor, border }: ReturnType<typeof styleOf>) =>
  !/^(transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor) || border !== "0px";

function wrongWith(start: Box, lines: readonly DOMRect[]): string | null {
  let isOnPaint = false;
  let { position } = start;
  for (let box: Box | null = start; box?.around; box = box.around) {
    // Something absolute is cut off by what it is placed in, and by nothing in between.
    const holds = box === start || position !== "absolute" || box.position !== "static";
    if (holds) {
      if (box.scrolls) return null;
      const wrong = outside(box, lines, !isOnPaint);
      if (wrong) return box.isShortened ? null : wrong;
      isOnPaint ||= box.isPainted;
      if (box.position !== "static") position = box.position;
    }
    if (box.position === "fixed") return null;
  }
  return null;
}

/** How lines of text leave a box that hides what sticks out of it, or that they are painted on. */
function outside(box: Box, lines: readonly DOMRect[], isOnTop: boolean): string | null {
  const { element, edges, hidesAcross, hidesDown, isPainted } = box;
  let [across, down] = [0, 0];
  for (const line of lines) {
    across = Math.max(across, edges.left - line.left, line.right - edges.right);
    const air = line.height * AIR;
    down = Math.max(down, edges.top - line.top - air, line.bottom - edges.bottom - air);
  }
  const name = `<${element.localName} class="${element.getAttribute("class") ?? ""}">`;
  if (hidesAcross && across > SLACK_PX) return `is cut off by ${Math.round(across)} px in ${name}`;
  if (hidesDown && down > SLACK_PX) return `is cut off below by ${Math.round(down)} px in ${name}`;
  if (isOnTop && isPainted && across > SLACK_PX)
    return `sticks out of ${name} by ${Math.round(across)} px`;
  return null;
}
