import type { Page } from "playwright";

declare global {
  interface Window {
    layoutShiftSoFar?: number;
  }
}

/** Runs in the page before anything else: adds up its layout shifts as they happen. */
export function watchLayoutShift(): void {
  window.layoutShiftSoFar = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput)
        window.layoutShiftSoFar = (window.layoutShiftSoFar ?? 0) + entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** How far the page has shifted without being asked to; at most 0.02 is allowed (web.dev/cls). */
export async function layoutShift(page: Page): Promise<number> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
  return await page.evaluate(() => window.layoutShiftSoFar ?? 0);
}
