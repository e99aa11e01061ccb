import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { expectNoAxeViolations, noSidewaysScroll } from "./support/checks";
import { test } from "./support/page";

const nearMenu = (page: Page) => page.locator("summary", { hasText: /^Near/ });

describe.each([true, false])("places, with JavaScript: %s", (javaScript) => {
  test("are found by name, offered where several are called so, and remembered", async ({
    open,
  }) => {
    const page = await open("/map?category=brake", { javaScript, width: 360 });
    await nearMenu(page).click();
    await page.getByLabel("City or postal code").fill("Springfield");
    await page.getByRole("button", { name: "Search there" }).click();
    const link = page.getByRole("link", { name: "Springfield, IL", exact: true });
    await link.waitFor();
    await noSidewaysScroll(page);
    if (javaScript) {
      await expectNoAxeViolations(page);
      // On a phone the question's first line: its answers are a tap away.
      await page.getByRole("button", { name: "Show details" }).click();
    }
    await link.click();
    await page.waitForURL("**/map?category=brake&near=39.802%2C-89.644");
    await nearMenu(page).click();
    await page.getByText("Showing parts near Springfield, IL.").waitFor();

    await page.goto("/map");
    await nearMenu(page).click();
    await page.getByText("Showing parts near Springfield, IL.").waitFor();
    await page.getByRole("button", { name: "Clear location" }).click();
    await nearMenu(page).filter({ hasText: "New York, NY" }).waitFor();
    await nearMenu(page).click();
    await page.getByLabel("City or postal code").waitFor();
    expect(await page.getByText("Showing parts near").count()).toBe(0);
  });

  test("are found by postal code, or said to be unknown", async ({ open }) => {
    const page = await open("/map", { javaScript });
    const near = async (text: string) => {
      await nearMenu(page).click();
      await page.getByLabel("City or postal code").fill(text);
      await page.getByRole("button", { name: "Search there" }).click();
    };
    await near("07030");
    await page.waitForURL(/near=40\.7\d+%2C-74\.0/);
    // With the other place come other fields.
    await nearMenu(page).filter({ hasText: "New York, NY" }).waitFor({ state: "detached" });
    await near("Nowhere-upon-Sea");
    await page.getByText("We can't find “Nowhere-upon-Sea”.", { exact: false }).waitFor();
  });

  test("are offered where nothing is called what was typed", async ({ open }) => {
    const page = await open("/map?condition=new", { javaScript, width: 360 });
    const box = page.getByRole(javaScript ? "combobox" : "searchbox").first();
    await box.fill("München");
    await box.press("Enter");
    const link = page.getByRole("link", { name: "Search near Munich, Germany" });
    await link.waitFor();
    await noSidewaysScroll(page);
    await link.click();
    await page.waitForURL("**/map?condition=new&near=48.137%2C11.575");
    await nearMenu(page).click();
    await page.getByText("Showing parts near Munich, Germany.").waitFor();
  });

  test("are told in kilometers for who wants them", async ({ open }) => {
    const page = await open("/map", { javaScript });
    await page
      .getByText(/\d+\.\d mi, /)
      .first()
      .waitFor();
    await page.getByRole("button", { name: "Kilometers" }).click();
    await page
      .getByText(/\d+\.\d km, /)
      .first()
      .waitFor();
    expect(await page.getByText(/\d+\.\d mi, /).count()).toBe(0);
    await page.goto("/");
    await page
      .getByText(/\d+\.\d km, /)
      .first()
      .waitFor();
    await page.getByRole("button", { name: "Miles" }).click();
    await page
      .getByText(/\d+\.\d mi, /)
      .first()
      .waitFor();
  });
});

test("what is typed is helped along by places that it may mean", async ({ open }) => {
  const page = await open("/map");
  await nearMenu(page).click();
  await page.getByLabel("City or postal code").pressSequentially("hobok");
  await expect
    .poll(() =>
      page
        .locator("datalist option")
        .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value)),
    )
    .toContain("Hoboken, NJ");
});
