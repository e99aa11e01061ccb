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

/** How often a page may be loaded to show that it stands still. */
const loads = 3;

/**
 * Nothing on the page moves without being asked to, beyond 0.02 (as web.dev/cls counts it). What the
 * page itself moves, it moves on every load; a browser that is kept from the processor may paint
 * before the preloaded font is in, so a load that moved is looked at again.
 */
export async function expectSteadyLayout(page: Page): Promise<void> {
  for (let load = 1; ; load++) {
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
    if (shift <= 0.02) return;
    const story = `layout shift on ${page.url()}, by ${moved.join(", ")}`;
    if (load === loads) expect(shift, story).toBeLessThanOrEqual(0.02);
    await page.reload({ waitUntil: "networkidle" });
  }
}
