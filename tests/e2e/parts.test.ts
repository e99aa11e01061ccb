import type { Locator, Page } from "playwright";
import { describe, expect } from "vitest";
import { paths } from "../../app/paths";
import { hydrated, test } from "./support/page";

const newYork = { latitude: 40.7128, longitude: -74.006 };
const rotor = "brake-rotor-43512-06150";
const alternator = "alternator-27060-0v210";

const tableOf = (page: Page) => page.getByRole("table", { name: "Parts side by side" });

const rowOf = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

test("leads from the map to a part, and to a comparison whose link shows the same elsewhere", async ({
  open,
}) => {
  const page = await open(`/map?part=${rotor}`, { geolocation: newYork });
  await page.getByRole("dialog").getByRole("link", { name: "All details" }).click();
  await page.getByRole("heading", { level: 1, name: "Front Brake Rotor" }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/parts/${rotor}`);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? "")).toMatchObject({ "@type": "Product", mpn: "43512-06150" });

  await page.getByRole("link", { name: "Compare", exact: true }).first().click();
  await page.getByText("One part so far. Add another to compare.").waitFor();
  await page.getByRole("link", { name: "Add another from the map" }).click();
  await page.getByRole("region", { name: "Comparison" }).waitFor();
  await rowOf(page, "Alternator").getByRole("link", { name: "Compare" }).click();
  await page.getByText("2 of 4 parts added").waitFor();
  await page
    .getByRole("region", { name: "Comparison" })
    .getByRole("link", { name: "Compare" })
    .click();
  await page.getByText("Differences are marked.").waitFor();
  expect(new URL(page.url()).searchParams.get("parts")).toBe(`${rotor},${alternator}`);
  await tableOf(page).getByRole("rowheader", { name: "Price Differs" }).waitFor();

  const { pathname, search } = new URL(page.url());
  const elsewhere = await open(`${pathname}${search}`, { width: 360, theme: "dark" });
  // A phone has the names of the lines elsewhere, not other words.
  const wordsOf = async (each: typeof page) =>
    (await tableOf(each).innerText()).replaceAll(/\s+/g, " ");
  expect(await wordsOf(elsewhere)).toBe(await wordsOf(page));
  await elsewhere.getByRole("link", { name: /^Remove Alternator/ }).click();
  await elsewhere.getByText("One part so far", { exact: false }).waitFor();
});

test("shows and compares parts with JavaScript off", async ({ open }) => {
  const page = await open(`/parts/${rotor}`, { javaScript: false });
  await page.getByText("Drilled and vented", { exact: false }).first().waitFor();
  await page.getByRole("link", { name: "Compare", exact: true }).first().click();
  await page.getByLabel("Search for a part to compare").fill("alternator");
  await page.keyboard.press("Enter");
  await page.getByText("1 of 4 parts added").waitFor();
  expect(new URL(page.url()).searchParams.get("compare")).toBe(rotor);
  await rowOf(page, "Alternator").getByRole("link", { name: "Compare" }).click();
  await page.getByText("2 of 4 parts added").waitFor();
  await page
    .getByRole("region", { name: "Comparison" })
    .getByRole("link", { name: "Compare" })
    .click();
  await tableOf(page).waitFor();
});

test("helps where there is no such part", async ({ open, siteUrl }) => {
  expect((await fetch(`${siteUrl}/parts/no-such-part`)).status).toBe(404);
  const page = await open("/parts/no-such-part", { allow: [/status of 404/] });
  await page
    .getByRole("heading", { level: 1, name: "This part is no longer available." })
    .waitFor();
  await page.getByLabel("Search parts").fill("rotor");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/map\?q=rotor/);
});

describe.each([
  { width: 360, theme: "dark" },
  { width: 1280, theme: "light" },
] as const)("a comparison at $width px", ({ width, theme }) => {
  test("keeps the focus while parts are taken from it by keyboard", async ({ open }) => {
    const page = await open(`/compare?parts=${rotor},${alternator}`, { width, theme });
    const remove = (name: RegExp) => page.getByRole("link", { name });
    const focused = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent;
      });
    await remove(/^Remove Front Brake Rotor/).focus();
    await page.keyboard.press("Enter");
    await page.getByText("One part so far", { exact: false }).waitFor();
    await expect.poll(focused).toMatch(/^Remove Alternator/);
    await page.keyboard.press("Enter");
    await page.getByText("Add up to four parts", { exact: false }).waitFor();
    await expect.poll(focused).toBe("Compare parts");
  });
});

test("says what of a comparison is not there", async ({ open }) => {
  const page = await open(`/compare?parts=${rotor},gone-long-ago`);
  await page.getByText("gone-long-ago", { exact: false }).waitFor();
  await tableOf(page).waitFor();
});

test("a condition is answered by one tap, and the answer stays with the car", async ({ open }) => {
  const page = await open("/garage");
  const choose = async (list: string, value: string, press: string) => {
    await page.getByRole("combobox", { name: list, exact: true }).selectOption(value);
    await page.getByRole("button", { name: press }).click();
  };
  await choose("Year", "2019", "Next");
  await choose("Make", "Toyota", "Next");
  await choose("Model", "Camry", "Show engines");
  // Before its step is there, the only button called so is the VIN's.
  await page.getByRole("combobox", { name: "Engine" }).waitFor();
  await page.getByRole("button", { name: "Add vehicle" }).last().click();
  const car = "2019 Toyota Camry";
  await page.getByRole("banner").getByRole("link", { name: car }).waitFor();

  const visit = async (path: string) => {
    await page.goto(path);
    await hydrated(page);
  };
  const row = rowOf(page, "43512-06150").first();
  const panel = page.getByRole("dialog", { name: "Front Brake Rotor" });
  // As they are read: the tag, its condition, and the car.
  const wordsOf = async (of: Locator) => (await of.innerText()).replaceAll(/\s+/g, " ");
  await visit(paths.map({ text: "brake rotor", part: rotor }));
  const condition = "Fits if it has 16- or 17-inch wheels";
  await expect.poll(() => wordsOf(row)).toContain(condition);
  await expect.poll(() => wordsOf(panel)).toContain(`${condition} ${car}`);
  await panel.getByText("Which wheels?").waitFor();
  await panel.getByRole("button", { name: "18-inch" }).click();
  await expect.poll(() => wordsOf(panel)).toContain(`Doesn't fit ${car}`);
  await expect.poll(() => wordsOf(row)).toContain("Doesn't fit");
  expect(await panel.getByText("Which wheels?").count()).toBe(0);

  // It is the car's, on every page and in the garage, where it is mended.
  await page.reload();
  await hydrated(page);
  await expect.poll(() => wordsOf(panel)).toContain(`Doesn't fit ${car}`);
  const main = page.getByRole("main");
  for (const path of [paths.part(rotor), paths.compare([rotor])]) {
    await visit(path);
    expect(await wordsOf(main)).toContain("Doesn't fit");
    expect(await wordsOf(main)).not.toContain("Fits if");
  }
});
