import { describe, expect } from "vitest";
import { test } from "./support/page";

describe.each([true, false])("the garage, with JavaScript: %s", (javaScript) => {
  test("takes a VIN and a chosen vehicle, and the header names the active one", async ({
    open,
  }) => {
    const page = await open("/", { javaScript });
    const header = page.getByRole("banner");
    await header.getByRole("link", { name: "Add vehicle" }).click();
    await page.waitForURL("**/garage");

    await page.getByRole("textbox", { name: "VIN" }).fill("1hgcm 82633 a004352");
    await page.getByRole("button", { name: "Add vehicle" }).click();
    await header.getByRole("link", { name: "2003 Honda Accord" }).waitFor();

    const choose = async (list: string, value: string, press: string) => {
      await page.getByRole("combobox", { name: list }).selectOption(value);
      await page.getByRole("button", { name: press }).click();
    };
    await choose("Year", "2014", "Next");
    await choose("Make", "Volkswagen", "Next");
    await choose("Model", "Golf", "Show engines");
    await page.getByRole("combobox", { name: "Engine" }).selectOption("2.0 L, 4 cylinders, diesel");
    // The VIN's own button is the first.
    await page.getByRole("button", { name: "Add vehicle" }).last().click();
    await header.getByRole("link", { name: "2014 Volkswagen Golf" }).waitFor();

    await page.getByRole("button", { name: /^Use 2003 Honda Accord/ }).click();
    await header.getByRole("link", { name: "2003 Honda Accord" }).waitFor();
    await page.getByRole("button", { name: /^Remove 2003 Honda Accord/ }).click();
    await header.getByRole("link", { name: "Add vehicle" }).waitFor();
    expect(await page.getByRole("button", { name: /^Remove/ }).count()).toBe(1);
  });
});
