import type { Page } from "playwright";
import { expect } from "vitest";

/** Where the keyboard came to, and what is wrong there, if anything. */
type Stop = { what: string; wrong: string | null; end: boolean };

/**
 * Goes through the page with Tab alone. Returns the stops that cannot be seen: too small, off the
 * screen, or without a ring around the element, its label or what it lies in.
 */
async function walkByTab(page: Page, most = 120): Promise<{ stops: number; lost: string[] }> {
  const lost: string[] = [];
  for (let stops = 0; stops < most; stops++) {
    await page.keyboard.press("Tab");
    const { what, wrong, end } = await page.evaluate(lookAtFocus);
    if (end) return { stops, lost };
    if (wrong) lost.push(`${what}: ${wrong}`);
  }
  return { stops: most, lost };
}

/** Goes through the page with Tab alone, and sees each time where the focus is. */
export async function expectEveryStopSeen(page: Page): Promise<void> {
  const { stops, lost } = await walkByTab(page);
  expect(stops).toBeGreaterThan(3);
  expect(lost.join("\n"), `stops of Tab on ${page.url()}`).toBe("");
}

/** Runs in the page. */
async function lookAtFocus(): Promise<Stop> {
  // Rings and skip links may slide in.
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  await Promise.all(
    document.getAnimations().map((animation) => animation.finished.catch(() => {})),
  );
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement)
    return { what: "", wrong: null, end: true };
  const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
  const what = `${element.tagName.toLowerCase()} “${name.slice(0, 40)}”`;
  const ringed = (node: Element) =>
    [undefined, "::before", "::after"].some((pseudo) => {
      const { outlineStyle, outlineWidth, content } = getComputedStyle(node, pseudo);
      if (pseudo && content === "none") return false;
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
  const around = [element, element.nextElementSibling].filter((node) => node !== null);
  // A card may wear the ring of the link that fills it.
  for (let node = element.parentElement; node && around.length < 8; node = node.parentElement)
    around.push(node);
  const ring = around.find(ringed);
  if (!ring) return { what, wrong: "no ring", end: false };
  const { left, right, top, bottom, width, height } = ring.getBoundingClientRect();
  if (width < 8 || height < 8) return { what, wrong: `only ${width} × ${height} px`, end: false };
  const outside = right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight;
  return { what, wrong: outside ? "off the screen" : null, end: false };
}
