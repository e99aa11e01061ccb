import type { Page } from "playwright";
import { expect } from "vitest";

declare global {
  interface Window {
    layoutShiftSoFar?: number;
    /** What moved, for the message. */
    layoutShifted?: string[];
  }
}

/** Runs in the page before anything else: adds up its layout shifts as they happen. */
export function watchLayoutShift(): void {
  window.layoutShiftSoFar = 0;
  window.layoutShifted = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      window.layoutShiftSoFar = (window.layoutShiftSoFar ?? 0) + entry.value;
      for (const { node, previousRect: was, currentRect: is } of entry.sources) {
        const box = ({ x, y, width, height }: DOMRectReadOnly) =>
          [x, y, width, height].map(Math.round).join(" ");
        const name = `${node?.nodeName.toLowerCase()} “${node?.textContent?.slice(0, 40)}”`;
        window.layoutShifted?.push(`${name} (${box(was)} to ${box(is)})`);
      }
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/**
 * Nothing on the page moves without being asked to, beyond 0.02 (as web.dev/cls counts it), from its
 * first paint until its fonts are in.
 */
export async function expectSteadyLayout(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
  const { shift, moved } = await page.evaluate(() => ({
    shift: window.layoutShiftSoFar ?? 0,
    moved: window.layoutShifted ?? [],
  }));
  expect(shift, `layout shift on ${page.url()}, by ${moved.join(", ")}`).toBeLessThanOrEqual(0.02);
}
