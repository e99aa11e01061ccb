import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { paths } from "~/paths";
import { expectNoAxeViolations, noSidewaysScroll } from "./support/checks";
import { test } from "./support/page";

const rotor = "brake-rotor-43512-06150";
const alternator = "alternator-27060-0v210";

/** Whether what the address names after its `#` is seen, wherever the page was scrolled to. */
const namedIsInView = (page: Page) =>
  page.evaluate(() => {
    const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const { top, bottom } = named?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    return bottom > 0 && top < innerHeight;
  });

describe.each([true, false])("the cart, with JavaScript: %s", (javaScript) => {
  test("takes parts from two pages, and keeps them when its owner signs in", async ({
    open,
    account,
    siteUrl,
  }) => {
    const page = await open(paths.part(rotor), { javaScript, width: javaScript ? 1280 : 360 });
    const cartLink = (name: string) => page.getByRole("banner").getByRole("link", { name });
    const addToCart = page.getByRole("button", { name: "Add to cart" });
    await addToCart.click();
    if (javaScript) {
      await page.getByText("Added to cart.").waitFor();
      expect(new URL(page.url()).pathname).toBe(paths.part(rotor));
    } else await page.waitForURL(`**${paths.cart()}`);
    await cartLink("Cart, 1 part").waitFor();
    await page.goto(siteUrl + paths.part(alternator));
    await addToCart.click();
    await cartLink("Cart, 2 parts").click();
    await page.waitForURL(`**${paths.cart()}`);
    await page.getByText("2 parts from 2 sellers.").waitFor();

    const quantity = page.getByRole("spinbutton", { name: "Quantity of Front Brake Rotor" });
    await quantity.fill("3");
    if (!javaScript)
      await page.getByRole("button", { name: "Update quantity of Front Brake Rotor" }).click();
    await cartLink("Cart, 4 parts").waitFor();
    await page.getByText("4 parts from 2 sellers.").waitFor();
    expect(await quantity.inputValue()).toBe("3");

    await page.getByRole("button", { name: "Remove Alternator, 130 A" }).click();
    await page.getByText("Alternator, 130 A was removed.").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("4 parts from 2 sellers.").waitFor();
    await noSidewaysScroll(page);
    if (javaScript) await expectNoAxeViolations(page);

    const person = await account();
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password", { exact: true }).fill(person.password);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${paths.cart()}`);
    await page.getByText("4 parts from 2 sellers.").waitFor();
    await cartLink("Cart, 4 parts").waitFor();
    expect(await page.getByText("Saved in this browser.").count()).toBe(0);
  });

  test("takes a part from the list of results, which stays where it is", async ({ open }) => {
    const list = paths.map({ text: "headlight" });
    const page = await open(list, { javaScript });
    await page.getByRole("button", { name: "Add to cart: LED Headlight, Left" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Cart, 1 part" }).waitFor();
    await page.getByText("Added to cart.").first().waitFor();
    expect(new URL(page.url()).pathname).toBe("/map");
    expect(new URL(page.url()).searchParams.get("q")).toBe("headlight");
    if (javaScript) await expectNoAxeViolations(page);
    else await expect.poll(() => namedIsInView(page)).toBe(true);
  });

  test("says what is wrong with a quantity", async ({ open, siteUrl }) => {
    const page = await open(paths.part(rotor), {
      javaScript,
      allow: [/status of 400/, /status of 409/],
    });
    await page.getByRole("button", { name: "Add to cart" }).click();
    if (javaScript) await page.getByText("Added to cart.").waitFor();
    else await page.waitForURL(`**${paths.cart()}`);
    await page.goto(siteUrl + paths.cart());
    const quantity = page.getByRole("spinbutton", { name: "Quantity of Front Brake Rotor" });
    await quantity.fill("0");
    await quantity.press("Enter");
    await page.getByText("Choose a quantity from 1 to 10.").waitFor();
    await quantity.fill("2");
    await quantity.press("Enter");
    await page.getByText("2 parts from 1 seller.").waitFor();
  });
});
