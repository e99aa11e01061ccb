import { describe, expect } from "vitest";
import { hydrated, rested, test } from "./support/page";

/** A 2019 Toyota Camry: of the four known parts three fit it, and the alternator is for older ones. */
const vin = "4T1B11HK3KU210388";
const camry = "2019 Toyota Camry";

test("somebody who knows a VIN finds what fits, on a phone", async ({ open }) => {
  const page = await open("/", { width: 360 });
  const box = page.getByRole("combobox", { name: "Search parts" });
  await box.click();
  await box.pressSequentially(vin.toLowerCase());
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/map\?q=/);

  // What fits comes first; the vehicle becomes the active one when asked.
  await page.getByText("4 parts", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Show details" }).click();
  await page.getByRole("button", { name: "Use this vehicle" }).click();
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: camry }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toMatch(/year=2019(&|$)/);
  await page.getByText("4 parts", { exact: true }).waitFor();

  // Every row has its verdict. One press shows all in one list, and Back what fits first.
  await page.getByRole("button", { name: "Raise Parts" }).click();
  const fitting = page.getByRole("region", { name: `Fits your ${camry}` });
  await expect.poll(() => fitting.getByRole("listitem").count()).toBe(3);
  await page.getByRole("region", { name: `May not fit your ${camry}` }).waitFor();
  await fitting.getByRole("link", { name: "Show all in one list" }).click();
  const all = page.getByRole("region", { name: "All parts, for any vehicle" });
  await expect.poll(() => all.getByRole("listitem").count()).toBe(4);
  await page.goBack();
  await fitting.waitFor();
  const list = page.getByRole("region", { name: "Parts" });
  const row = (name: string) => list.getByRole("listitem").filter({ hasText: name });
  // Each of the three rows has a note, which is its condition.
  for (const [name, condition] of [
    ["Front Brake Rotor", "it has 16- or 17-inch wheels"],
    ["LED Headlight", "it comes with LED low and high beam and it's left-hand drive"],
    ["Rear Shock Absorber", "it doesn't have sport suspension"],
  ] as const) {
    await row(name).getByText("Fits if", { exact: true }).waitFor();
    await row(name).getByText(condition, { exact: true }).waitFor();
  }
  await row("Alternator").getByText("Doesn't fit", { exact: true }).waitFor();

  // The filter leaves as many as it said.
  await page.getByText("Filter", { exact: true }).click();
  const fit = page.getByRole("group", { name: "Fit", exact: true });
  await fit.getByRole("link", { name: `Fits ${camry} 3` }).click();
  await page.getByRole("link", { name: "Show 3 parts" }).click();
  await page.getByText("3 parts", { exact: true }).waitFor();
  expect(await row("Alternator").count()).toBe(0);
  const rotor = row("Front Brake Rotor");
  await rotor.getByText("Fits if", { exact: true }).waitFor();

  // The panel, and the part's own page, say what the verdict rests on.
  await row("Front Brake Rotor")
    .getByRole("link", { name: "Front Brake Rotor", exact: true })
    .click();
  const panel = page.getByRole("dialog", { name: "Front Brake Rotor" });
  await panel.getByText(/With 16 and 17 inch wheels/).waitFor();
  await panel
    .getByRole("link", { name: "Close" })
    .or(panel.getByRole("button", { name: "Close" }))
    .click();
  await row("Front Brake Rotor").getByRole("link", { name: "Details of 43512-06150" }).click();
  await page.waitForURL("**/parts/brake-rotor-43512-06150*");
  await page.getByRole("heading", { level: 1, name: "Front Brake Rotor" }).waitFor();
  await page
    .getByText(/With 16 and 17 inch wheels/)
    .first()
    .waitFor();

  // Back: the list is where it was, and as far up.
  await page.goBack();
  await row("LED Headlight").waitFor();
  expect(await row("LED Headlight").isVisible()).toBe(true);
});

test("a vehicle that is used from the map loads nothing of the garage’s page", async ({ open }) => {
  const page = await open(`/map?q=${vin}`);
  await page.getByRole("button", { name: "Use this vehicle" }).click();
  await page.getByRole("banner").getByRole("link", { name: camry }).waitFor();
  // Some seconds pass before a browser warns of what was preloaded for nothing.
  await rested(page, 5_000);
});

describe.each([true, false])("a full garage, with JavaScript: %s", (javaScript) => {
  test("is where whoever uses one vehicle more from the map is told so", async ({ open }) => {
    const page = await open("/garage", { javaScript, allow: [/status of 409/] });
    for (const year of ["2010", "2011", "2012", "2013", "2014"]) {
      await page.getByRole("textbox", { name: "Model year" }).fill(year);
      await page.getByRole("textbox", { name: "Make", exact: true }).fill("Volkswagen");
      await page.getByRole("textbox", { name: "Model", exact: true }).fill("Golf");
      await page.getByRole("button", { name: "Add this vehicle" }).click();
      await page.getByRole("button", { name: `Remove ${year} Volkswagen Golf` }).waitFor();
    }
    await page.goto(`/map?q=${vin}`);
    if (javaScript) await hydrated(page);
    await page.getByRole("button", { name: "Use this vehicle" }).click();
    await page
      .getByText("Your garage holds up to 5 vehicles. Remove one to add another.")
      .waitFor();
    expect(new URL(page.url()).pathname).toBe("/garage");
    await page.getByRole("button", { name: "Remove 2010 Volkswagen Golf" }).click();
    await page.getByText("2010 Volkswagen Golf was removed.").first().waitFor();
  });
});

test("a vehicle is used from the map with JavaScript off, and the map goes on with it", async ({
  open,
}) => {
  const page = await open(`/map?q=${vin}`, { javaScript: false });
  await page.getByRole("button", { name: "Use this vehicle" }).click();
  await page.getByRole("banner").getByRole("link", { name: camry }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/map");
  expect(new URL(page.url()).searchParams.get("model")).toBe("Camry");
});

test("what a VIN tells and that nobody knows where you are leave a phone most of its map", async ({
  open,
}) => {
  const page = await open(`/map?q=${vin}`, { width: 360, height: 740 });
  const status = (text: RegExp) => page.getByRole("status").filter({ hasText: text });
  const position = status(/^Unable to get your location\. Please enable location services\./);
  const told = page.locator("summary", { hasText: camry });
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  const heightOf = async () => (await position.boundingBox())?.height ?? 0;
  expect((await told.boundingBox())?.height).toBeLessThan(50);
  await page.getByRole("button", { name: "Center on me" }).click();

  // What just happened is told in the one line, and the rest of both when asked.
  await position.waitFor();
  expect(await heightOf()).toBeLessThan(50);
  expect(await told.isVisible()).toBe(false);
  expect(await dismiss.isVisible()).toBe(false);
  await page.getByRole("button", { name: "Show details" }).click();
  await told.waitFor();
  expect(await heightOf()).toBeGreaterThan(80);
  await dismiss.click();
  await position.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Hide details" }).click();
  await told.waitFor();
  expect((await told.boundingBox())?.height).toBeLessThan(50);
});
