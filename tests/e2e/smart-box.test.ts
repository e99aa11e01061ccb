import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { test } from "./support/page";

const vin = "1HGCM82633A004352";
const sizes = [
  { name: "a phone", width: 360, theme: "dark" },
  { name: "a desk", width: 1280, theme: "light" },
] as const;

/** On a phone what the map says is one line, until it is unfolded. */
async function showDetails(page: Page, width: number): Promise<void> {
  if (width < 720) await page.getByRole("button", { name: "Show details" }).click();
}

describe.each(sizes)("the smart box on $name", ({ width }) => {
  test("takes a VIN by keyboard, shows its vehicle, and makes it the active one when asked", async ({
    open,
  }) => {
    const page = await open("/", { width });
    const box = page.getByRole("combobox", { name: "Search parts" });
    await box.click();
    await box.pressSequentially(vin);
    await page.getByRole("option", { name: /2003 Honda Accord/ }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/map?q=${vin}`);
    await page
      .getByText("2003 Honda Accord", { exact: true })
      .locator("visible=true")
      .first()
      .waitFor();
    expect(await page.getByText(/NHTSA vPIC/).count()).toBe(1);
    const header = page.getByRole("banner");
    expect(await header.getByRole("link", { name: "Add vehicle" }).count()).toBe(1);
    await showDetails(page, width);
    await page.getByRole("button", { name: "Use this vehicle" }).click();
    await header.getByRole("link", { name: "2003 Honda Accord" }).waitFor();
    // What it was read from is gone, and the address names the vehicle for whoever is given it.
    await page.getByText(/NHTSA vPIC/).waitFor({ state: "detached" });
    expect(await page.getByRole("button", { name: "Use this vehicle" }).count()).toBe(0);
    await expect.poll(() => box.inputValue()).toBe("");
    expect(new URL(page.url()).search).toMatch(/^\?make=Honda&model=Accord&year=2003&engine=.*$/);
  });

  test("offers the number that a mistyped one was meant for", async ({ open }) => {
    const page = await open("/map", { width });
    const box = page.getByRole("combobox", { name: "Search parts" });
    await box.click();
    await box.pressSequentially("43512-06151");
    const option = page.getByRole("option", { name: /43512-06150/ });
    await option.waitFor();
    if (width < 720) expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await option.click();
    await page.waitForURL("**/map?q=43512-06150");
    // On a phone the list is folded.
    await page.getByText("Front Brake Rotor").first().waitFor({ state: "attached" });
  });

  test("splits a vehicle from the words, and takes it back", async ({ open }) => {
    const page = await open("/", { width });
    const box = page.getByRole("combobox", { name: "Search parts" });
    await box.click();
    await box.pressSequentially("brake pads golf 2014");
    await page.getByRole("option", { name: /2014 Volkswagen Golf brake pads/ }).waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Enter");
    await page.waitForURL(/make=Volkswagen&model=Golf&year=2014/);
    await page.getByText("“brake pads” for a 2014 Volkswagen Golf").waitFor();
    await showDetails(page, width);
    await page.getByRole("link", { name: "Search for the exact words instead" }).click();
    await page.waitForURL("**/map?q=brake+pads+golf+2014&as=words");
  });
});

describe.each(sizes)("leading to the map as a link does, on $name", ({ width, theme }) => {
  test("a search stays in the page, and so does the field on the map", async ({ open }) => {
    const page = await open("/", { width, theme });
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const isSamePage = () => page.evaluate(() => "isSamePage" in window);
    const box = page.getByRole("combobox", { name: "Search parts" });
    const isInBox = () => box.evaluate((element) => element === document.activeElement);
    await box.fill("rotor");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/map?q=rotor");
    await page.getByRole("heading", { level: 1, name: /rotor/i }).waitFor({ state: "attached" });
    expect(await isSamePage()).toBe(true);

    // A vehicle is read from it, and no word is left to be searched for.
    await box.fill("2014 vw golf");
    await page.keyboard.press("Enter");
    await page.waitForURL(/make=Volkswagen&model=Golf&year=2014/);
    await expect.poll(() => box.inputValue()).toBe("");
    expect(await isSamePage()).toBe(true);
    // A phone's keyboard would cover what is found.
    expect(await isInBox()).toBe(width > 720);

    await box.fill("altern");
    await page
      .getByRole("option", { name: /Alternator/ })
      .first()
      .waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/[?&](q|type)=/);
    await expect.poll(() => box.inputValue()).not.toBe("altern");
    expect(await isSamePage()).toBe(true);
    await page.evaluate(() => history.go(-2));
    await expect.poll(() => box.inputValue()).toBe("rotor");
    expect(await isSamePage()).toBe(true);
  });
});

test("without JavaScript the box is a plain form, and says the same", async ({ open }) => {
  const page = await open("/", { javaScript: false });
  await page.getByRole("searchbox", { name: "Search parts" }).fill(vin);
  await page.getByRole("button", { name: "Search" }).click();
  await page
    .getByText("2003 Honda Accord", { exact: true })
    .locator("visible=true")
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Use this vehicle" }).click();
  await page.getByRole("banner").getByRole("link", { name: "2003 Honda Accord" }).waitFor();

  await page.goto(new URL("/map", page.url()).href);
  await page.getByRole("searchbox", { name: "Search parts" }).fill("vw golf rotor");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("combobox", { name: "Model year" }).selectOption("2014");
  await page.getByRole("button", { name: "Show what fits" }).click();
  await page.getByText("“rotor” for a 2014 Volkswagen Golf").waitFor();
});

test("suggestions that do not come are not missed", async ({ open }) => {
  const page = await open("/", { allow: [/suggest/, /ERR_FAILED/] });
  await page.route("**/api/v1/suggest*", (route) => route.abort());
  const box = page.getByRole("combobox", { name: "Search parts" });
  await box.click();
  await box.pressSequentially("alternator");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/map?q=alternator");
});
