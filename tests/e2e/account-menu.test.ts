import type { Page } from "playwright";
import { expect } from "vitest";
import { holdBack, rested, test } from "./support/page";

/** The full menu's part of the site comes only when it is let through. */
const holdMenu = (page: Page) => holdBack(page, /HeaderMenuDropdown/);

const asked = (page: Page) => page.waitForRequest(/HeaderMenuDropdown/);
const arrived = async (page: Page) => {
  await page.waitForResponse(/HeaderMenuDropdown/).then((response) => response.finished());
  // Time to load it, to open what it would open, and for a pointer that has stayed.
  await rested(page, 500);
};

test("an account menu that comes late opens for nobody who has gone on", async ({
  open,
  account,
}) => {
  const page = await open("/contact", { account: await account() });
  const letThrough = await holdMenu(page);
  const asking = asked(page);
  await page.locator("summary:visible").hover();
  await asking;
  await rested(page, 200);
  await page.mouse.move(300, 600);
  const arrival = arrived(page);
  letThrough();
  await arrival;
  expect(await page.getByRole("menu").count()).toBe(0);

  await page.locator("summary:visible").hover();
  await page.getByRole("menu").waitFor();
});

test("one that was pressed while it came stays, wherever the pointer goes", async ({
  open,
  account,
}) => {
  const page = await open("/contact", { account: await account() });
  const letThrough = await holdMenu(page);
  await page.locator("summary:visible").click();
  await rested(page, 200);
  const arrival = arrived(page);
  letThrough();
  await arrival;
  const menu = page.getByRole("menu");
  await menu.waitFor();
  await expect
    .poll(() => menu.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
  await page.mouse.move(300, 600);
  await rested(page, 500);
  expect(await menu.isVisible()).toBe(true);
});

test("Tab closes it and moves on from its button, forwards and back", async ({ open, account }) => {
  const page = await open("/contact", { account: await account() });
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
  const openByKeyboard = async () => {
    await page.keyboard.press("ArrowDown");
    await page.getByRole("menu").waitFor();
    await expect.poll(focused).toBe("My Account");
  };
  await page.locator("summary:visible").focus();
  for (const key of ["Tab", "Shift+Tab"]) {
    await openByKeyboard();
    await page.keyboard.press(key);
    await page.getByRole("menu").waitFor({ state: "detached" });
    const name = await focused();
    expect(name).not.toBe("");
    expect(name).not.toContain("My Account");
    expect(
      await page.evaluate(() => document.activeElement?.getAttribute("aria-haspopup")),
    ).not.toBe("menu");
    await page.locator("[aria-haspopup=menu]:visible").focus();
  }
});
