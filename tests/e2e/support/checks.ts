import axe, { type AxeResults, type RunOptions } from "axe-core";
import type { Page } from "playwright";
import { expect } from "vitest";
import { paths } from "../../../app/paths";

const axeRules = {
  /** WCAG 2.2 A and AA, and axe's best practices. */
  all: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  /** What another theme may change on a page that was examined for the rest. */
  colors: ["color-contrast", "link-in-text-block"],
} satisfies Record<string, RunOptions["runOnly"]>;

/** Has axe examine the page as it stands. */
export async function expectNoAxeViolations(
  page: Page,
  rules: keyof typeof axeRules = "all",
): Promise<void> {
  // Evaluated rather than added as a script, which the page's own security policy would refuse.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) =>
      (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(
        options,
      ),
    { runOnly: axeRules[rules], resultTypes: ["violations"] } satisfies RunOptions,
  );
  const nodes = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => ({ id, help, selector: target.join(" ") })),
  );
  const covered = await badgesUnderControls(
    page,
    nodes.filter(({ id }) => id === "target-size").map(({ selector }) => selector),
  );
  const found = nodes
    .filter(({ id, selector }) => !(id === "target-size" && covered.includes(selector)))
    .map(({ id, help, selector }) => `${id}: ${help} — ${selector}`);
  expect(found.join("\n"), `axe on ${page.url()}`).toBe("");
}

/**
 * Which of some elements are price badges of the map that one of the map's own buttons lies over.
 * WCAG 2.5.8 excepts what must stand where it stands, and moving the map brings such a badge out.
 */
async function badgesUnderControls(page: Page, selectors: string[]): Promise<string[]> {
  if (selectors.length === 0 || new URL(page.url()).pathname !== paths.map()) return [];
  return page.evaluate((candidates) => {
    const box = (element: Element) => element.getBoundingClientRect();
    return candidates.filter((selector) => {
      const badge = document.querySelector(selector);
      const map = badge?.closest("[data-spot]")?.closest("[aria-roledescription='map']");
      if (!badge || !map) return false;
      const { left, right, top, bottom } = box(badge);
      return [...map.querySelectorAll("button")].some((button) => {
        if (button.closest("[data-spot]")) return false;
        const over = box(button);
        return over.left < right && over.right > left && over.top < bottom && over.bottom > top;
      });
    });
  }, selectors);
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

/** Loads the map again, and has it show no listing with that price. */
export async function expectNoPrice(page: Page, price: string): Promise<void> {
  await page.reload();
  await page
    .getByText("parts found", { exact: false })
    .or(page.getByText("part found"))
    .first()
    .waitFor();
  expect(await page.getByText(price).count()).toBe(0);
}
