import { describe, expect } from "vitest";
import { paths } from "~/paths";
import { expectNoAxeViolations, noSidewaysScroll } from "./support/checks";
import { test } from "./support/page";

const parts = [
  { number: "BK-1001", name: "Front Brake Caliper", price: "64.50" },
  { number: "BK-1002", name: "Center Console Lid", price: "100" },
  { number: "BK-1003", name: "Front Brake Pad Set", price: "20.10" },
];

describe.each([true, false])("many listings change at once, with JavaScript: %s", (javaScript) => {
  test("by five percent to .99, seen before and undone after", async ({ open, account }) => {
    const page = await open(paths.settingsBusiness(paths.newListing()), {
      ...{ javaScript, width: 360, account: await account() },
    });
    const press = (name: string | RegExp) =>
      page.getByRole("button", { name, exact: typeof name === "string" }).click();
    await page.getByLabel("Where you are").fill("Boise, ID");
    await press("Save");
    for (const { number, name, price } of parts) {
      await page.waitForURL("**/dashboard/listings/new");
      await page.getByLabel("Part number").fill(number);
      await press("Save draft");
      await page.waitForURL(/listings\/[\da-f-]{36}$/);
      await page.getByLabel("Name", { exact: true }).fill(name);
      await page.getByLabel("Kind of part").selectOption("category:brake");
      await page.getByText("New", { exact: true }).click();
      await page.getByRole("textbox", { name: "Price" }).fill(price);
      await page.getByRole("textbox", { name: "Quantity" }).fill("2");
      await press("Publish");
      await page.waitForURL((url) => url.pathname === paths.dashboardListings());
      await page.getByRole("link", { name, exact: true }).waitFor();
      if (number !== "BK-1003") await page.goto(new URL(paths.newListing(), page.url()).href);
    }

    for (const { name } of parts) await page.getByRole("checkbox", { name }).check();
    await noSidewaysScroll(page);
    await press("Change selected");
    await page.getByRole("heading", { name: "3 listings selected" }).waitFor();
    await page.getByLabel("Change", { exact: true }).selectOption("price-up");
    await page.getByLabel("Dollars, percent, or pieces").fill("5");
    await page.getByLabel("Prices end").selectOption("99");
    await press("Preview");
    await page.getByText("$67.99").waitFor();
    expect(await page.getByText(/\$(104|20)\.99/).count()).toBe(2);
    await noSidewaysScroll(page);
    if (javaScript) await expectNoAxeViolations(page);
    await press("Change 3 listings");

    await page.waitForURL(/listings\?.*changed=/);
    await page.getByText("$67.99").waitFor();
    await press(/^Undo/);
    await page.waitForURL((url) => url.pathname === paths.listingChanges());
    await page.getByText("Undone", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Back to listings" }).click();
    await page.getByText("$64.50").waitFor();
    expect(await page.getByText("$67.99").count()).toBe(0);
  });
});
