import { describe, expect } from "vitest";
import { expectNoAxeViolations } from "./support/checks";
import { hydrated, test } from "./support/page";

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
    // The form begins again, and the keyboard goes on from what it has added.
    const hasFocus = (element: Element) => element === document.activeElement;
    const list = page.getByRole("region", { name: "Your vehicles" });
    if (javaScript) await expect.poll(() => list.evaluate(hasFocus)).toBe(true);

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
    await expect.poll(() => page.getByRole("button", { name: /^Remove/ }).count()).toBe(1);
  });

  test("puts a removed vehicle back, and keeps what is chosen meanwhile", async ({
    open,
    account,
  }) => {
    for (const person of [undefined, await account()]) {
      const page = await open("/garage", {
        javaScript,
        width: person ? 1280 : 360,
        theme: person ? "light" : "dark",
        account: person,
        allow: [/status of 400/],
      });
      await page.getByRole("textbox", { name: "VIN" }).fill("1HGCM82633A004352");
      await page.keyboard.press("Enter");
      const remove = page.getByRole("button", { name: /^Remove 2003 Honda Accord/ });
      await remove.waitFor();
      await page.getByRole("combobox", { name: "Year" }).selectOption("2014");
      await page.getByRole("button", { name: "Next" }).click();
      const make = page.getByRole("combobox", { name: "Make" });
      const hasFocus = (element: Element) => element === document.activeElement;
      await expect.poll(() => make.evaluate(hasFocus)).toBe(true);
      await make.selectOption("Volkswagen");
      await page.getByRole("button", { name: "Next" }).click();
      const model = page.getByRole("combobox", { name: "Model", exact: true });
      await expect.poll(() => model.evaluate(hasFocus)).toBe(true);

      // Enter in the empty form says what is missing.
      await page.getByRole("textbox", { name: "Model year" }).focus();
      await page.keyboard.press("Enter");
      await page.getByText("Enter the model year, like 2014.").waitFor();
      // Without JavaScript the rest of the page may still be coming.
      const chosen = () => make.inputValue();
      await expect.poll(chosen).toBe("Volkswagen");

      await remove.focus();
      await page.keyboard.press("Enter");
      await page.getByText("2003 Honda Accord was removed.").waitFor();
      await expect.poll(chosen).toBe("Volkswagen");
      expect(await remove.count()).toBe(0);
      await page.getByRole("button", { name: "Undo" }).focus();
      await page.keyboard.press("Enter");
      await remove.waitFor();
      await page.getByRole("banner").getByRole("link", { name: "2003 Honda Accord" }).waitFor();
      expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(0);
      await expect.poll(chosen).toBe("Volkswagen");
      const focused = () => page.evaluate(() => document.activeElement?.tagName);
      if (javaScript) await expect.poll(focused).not.toBe("BODY");

      await page.getByRole("link", { name: "Start over" }).focus();
      await page.keyboard.press("Enter");
      await make.waitFor({ state: "detached" });
      const year = page.getByRole("combobox", { name: "Year" });
      if (javaScript) await expect.poll(() => year.evaluate(hasFocus)).toBe(true);
    }
  });

  test("says what is wrong with a VIN, and keeps what was typed", async ({ open }) => {
    const page = await open("/garage", { javaScript, width: 360, allow: [/status of 400/] });
    for (const [typed, message] of [
      ["IHGCM82633A004352", "A VIN never has I. Check whether it's a 1."],
      ["1HGCM82633A00435", "A VIN has 17 letters and numbers. This one has 16."],
      ["<b>CM82633A00435", "A VIN has only letters and numbers. Remove “<”."],
    ] as const) {
      await page.getByRole("textbox", { name: "VIN" }).fill(typed);
      await page.getByRole("button", { name: "Add vehicle" }).first().click();
      await page.getByText(message).waitFor();
      expect(await page.getByRole("textbox", { name: "VIN" }).inputValue()).toBe(typed);
      expect(page.url()).not.toContain("VIN".concat("="));
    }
    if (javaScript) await expectNoAxeViolations(page);
  });

  test("asks for the rest of a vehicle that a VIN does not tell", async ({ open }) => {
    const page = await open("/garage", { javaScript });
    await page.getByRole("textbox", { name: "VIN" }).fill("WVWZZZAUZEW000000");
    await page.getByRole("button", { name: "Add vehicle" }).first().click();
    await page.getByText("WVWZZZAUZEW000000 doesn't identify the model").waitFor();
    await page.getByRole("textbox", { name: "Model", exact: true }).fill("Golf");
    await page.getByRole("button", { name: "Add this vehicle" }).first().click();
    await page.getByRole("banner").getByRole("link", { name: "2014 Volkswagen Golf" }).waitFor();
  });
});

test("a visitor's garage goes along into the account, and the dashboard names the vehicle", async ({
  open,
  account,
}) => {
  const person = await account();
  const page = await open("/garage");
  await page.getByRole("textbox", { name: "VIN" }).fill("1HGCM82633A004352");
  await page.keyboard.press("Enter");
  await page.getByRole("banner").getByRole("link", { name: "2003 Honda Accord" }).waitFor();
  await page.goto("/login");
  await hydrated(page);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL("**/dashboard");
  await page.getByText(/^Welcome, /).waitFor();
  const chip = page.getByRole("banner").getByRole("link", { name: "2003 Honda Accord" });
  await chip.waitFor();
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain("partlane-garage");
  await chip.click();
  await page.waitForURL("**/garage");
  const remove = page.getByRole("button", { name: /^Remove 2003 Honda Accord/ });
  await expect.poll(() => remove.count()).toBe(1);
  expect(await page.getByText("Kept in this browser").count()).toBe(0);
});
