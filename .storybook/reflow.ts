import { cutOffText } from "./cut-off";

/** The narrowest window: 1280 px at a zoom of 400 %. In CSS pixels. */
const NARROWEST_PX = 320;

/** From here on a window is no phone's. */
const TABLET_PX = 720;

/** What a story stands in on a page, where it does not fill it: the page's gutter. */
const GUTTER = "20px";

/**
 * What is wrong where the window is 320 px wide, in both directions, or the text twice as large: the
 * page must not be scrolled sideways, and no word be cut off. One line for each. Puts everything back.
 */
export async function reflows({ fullscreen }: { fullscreen: boolean }): Promise<string[]> {
  const root = document.documentElement;
  const { body } = document;
  const frame = window.frameElement as HTMLElement | null;
  const was = {
    dir: root.dir,
    text: root.style.fontSize,
    padding: body.style.padding,
    width: frame?.style.width ?? "",
  };
  const found: string[] = [];
  try {
    if (!fullscreen) body.style.padding = GUTTER;
    if (frame) {
      frame.style.width = `${NARROWEST_PX}px`;
      found.push(...(await misfits(`${NARROWEST_PX} px wide`)));
      root.dir = root.dir === "rtl" ? "ltr" : "rtl";
      found.push(...(await misfits(`${NARROWEST_PX} px wide, ${root.dir}`)));
      root.dir = was.dir;
      frame.style.width = was.width;
    }
    // On a phone text is made larger with the page, which is the window of 320 px.
    if (window.innerWidth >= TABLET_PX) {
      root.style.fontSize = "200%";
      found.push(...(await misfits("text at 200 %")));
    }
  } finally {
    root.dir = was.dir;
    root.style.fontSize = was.text;
    body.style.padding = was.padding;
    if (frame) frame.style.width = was.width;
  }
  return found;
}

/**
 * What does not fit as the document stands. What a script lays out follows a frame later; to wait for
 * it everywhere would cost a minute.
 */
async function misfits(mode: string): Promise<string[]> {
  const found = () => [...sideways(mode), ...cutOffText().map((words) => `${mode}: ${words}`)];
  if (found().length === 0) return [];
  await twoFrames();
  return found();
}

/** A line that names what is wider than the window, innermost first, if the page scrolls for it. */
function sideways(mode: string): string[] {
  const root = document.documentElement;
  const { scrollWidth, clientWidth } = root;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll<HTMLElement>("*")].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    const sticksOut = width > 0 && (right > clientWidth + 0.5 || left < -0.5);
    // Text that is wider than what it stands in.
    const isOverfull = element.scrollWidth > clientWidth && element.childElementCount === 0;
    return (sticksOut || isOverfull) && !isCutOff(element);
  });
  const innermost = wide.filter(
    (element) => !wide.some((other) => other !== element && element.contains(other)),
  );
  const names = innermost.slice(0, 3).map(nameOf).join(", ");
  return [`${mode}: the page is ${scrollWidth} px wide in ${clientWidth} px: ${names}`];
}

const nameOf = (element: Element) =>
  `<${element.localName} class="${element.getAttribute("class") ?? ""}"> ${element.textContent?.trim().slice(0, 40) ?? ""}`;

/** Whether something around it scrolls or hides what does not fit. */
function isCutOff(element: Element): boolean {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
    if (getComputedStyle(at).overflowX !== "visible") return true;
  return false;
}

/** One to lay out what has changed, one for what follows from it. */
const twoFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      requestAnimationFrame(() => resolve());
    });
  });
