import { describe, expect } from "vitest";
import { paths } from "~/paths";
import { expectNoAxeViolations, noSidewaysScroll } from "./support/checks";
import { test } from "./support/page";

const rotor = "brake-rotor-43512-06150";
const alternator = "alternator-27060-0v210";

describe.each([true, false])("a checkout, with JavaScript: %s", (javaScript) => {
  test("makes an order for each seller, which a guest comes back to by a link", async ({
    open,
    siteUrl,
  }) => {
    const page = await open(paths.part(rotor), {
      ...{ javaScript, width: javaScript ? 1280 : 360 },
      allow: [/status of 400/],
    });
    const add = async (name: string) => {
      await page.getByRole("button", { name: "Add to cart" }).click();
      await page.getByRole("banner").getByRole("link", { name }).waitFor();
    };
    await add("Cart, 1 part");
    await page.goto(siteUrl + paths.part(alternator));
    await add("Cart, 2 parts");
    await page.goto(siteUrl + paths.cart());
    await page.getByRole("button", { name: "Check out" }).first().click();
    await page.getByText("These parts are held for you for 15 more minutes.").waitFor();
    await noSidewaysScroll(page);
    if (javaScript) await expectNoAxeViolations(page);

    await page.getByLabel("Name").fill("Mary Ann Lee");
    await page.getByLabel("Email").fill("mary");
    const [, delivery] = await page.getByRole("radio", { name: "Delivery" }).all();
    await delivery?.check();
    const place = page.getByRole("button", { name: "Place 2 orders" });
    await place.click();
    await page.getByText("Email address is invalid").waitFor();
    // What was chosen and typed is kept.
    expect(await page.getByLabel("Name").inputValue()).toBe("Mary Ann Lee");
    expect(await page.getByRole("radio", { name: "Delivery" }).nth(1).isChecked()).toBe(true);
    await page.getByLabel("Email").fill(`guest-${javaScript}@example.com`);
    await page.getByLabel("Street address").fill("9 Stanton St");
    await page.getByLabel("City").fill("New York");
    await page.getByLabel("State").selectOption("NY");
    await page.getByLabel("ZIP code").fill("10002");
    await place.click();
    await page.getByRole("heading", { level: 1, name: "Your orders" }).waitFor();
    expect(await page.getByText(/^Waiting for/).count()).toBe(2);

    await page.getByRole("link", { name: "Link to this page" }).click();
    await page.waitForURL("**/receipt/**");
    const link = page.url();
    const other = await open("/", { javaScript });
    await other.goto(link);
    await other.getByRole("button", { name: "Cancel order" }).first().click();
    await other.getByText("It's canceled. You weren't charged.").waitFor();
    await noSidewaysScroll(other);
    expect(await other.getByText(/^Waiting for/).count()).toBe(1);
  });
});
