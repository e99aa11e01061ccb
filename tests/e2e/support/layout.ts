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
      sources: { node: Node | null }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      window.layoutShiftSoFar = (window.layoutShiftSoFar ?? 0) + entry.value;
      for (const { node } of entry.sources)
        if (node instanceof Element)
          window.layoutShifted?.push(
            `${node.tagName.toLowerCase()} “${node.textContent?.slice(0, 40)}”`,
          );
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
