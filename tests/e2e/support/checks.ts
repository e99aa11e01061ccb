import axe, { type AxeResults, type RunOptions } from "axe-core";
import type { Page } from "playwright";
import { expect } from "vitest";

/** WCAG 2.2 A and AA, and axe's best practices. */
const axeOptions: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
};

/** Has axe examine the page as it stands. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Evaluated rather than added as a script, which the page's own security policy would refuse.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) =>
      (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(
        options,
      ),
    axeOptions,
  );
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes
      // WCAG 2.5.8 excepts what must stand where it stands: a badge on a map may come to lie under
      // the map's buttons, and is reached again by moving the map.
      .filter((node) => !(id === "target-size" && /\$\d/.test(node.html)))
      .map((node) => `${id}: ${help} — ${node.target.join(" ")}`),
  );
  expect(found.join("\n"), `axe on ${page.url()}`).toBe("");
}

/** Nothing sticks out of the viewport: the page scrolls down and never sideways. */
export async function noSidewaysScroll(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => `${element.tagName.toLowerCase()} “${element.textContent?.slice(0, 40)}”`)
      .slice(0, 5);
  });
  expect(wide.join("\n"), `what sticks out of ${page.url()}`).toBe("");
}
