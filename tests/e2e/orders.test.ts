import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { paths } from "../../app/paths";
import { expectNoAxeViolations, noSidewaysScroll } from "./support/checks";
import { expectSteadyLayout } from "./support/layout";
import { hydrated, test } from "./support/page";

const alternator = "alternator-27060-0v210";
const rotor = "brake-rotor-43512-06150";

/** Sends the purchase form, and waits for the order's page; the order's number. */
async function buy(page: Page): Promise<string> {
  await page.getByLabel("Quantity").selectOption("1");
  await page.getByRole("button", { name: "Place order" }).click();
  await page.waitForURL(/\/dashboard\/orders\/PL-\d+$/);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

describe("an order", () => {
  test("is bought, opened, disputed and collected", async ({ open, account }) => {
    const page = await open(paths.purchase(alternator), {
      account: await account(),
      allow: [/status of 400/],
    });
    await page.getByText("You pay the seller when you pick it up").waitFor();
    const number = await buy(page);
    await page.getByText(`Order ${number} placed.`).first().waitFor();

    await page.getByRole("link", { name: "Orders", exact: true }).click();
    await page.waitForURL("**/dashboard/orders");
    await page.getByRole("link", { name: number }).click();
    await page.getByRole("heading", { level: 1, name: `Order ${number}` }).waitFor();
    await page.getByRole("link", { name: "Alternator, 130 A" }).waitFor();

    await page.getByRole("link", { name: "Open a dispute" }).click();
    await page.getByRole("heading", { level: 1, name: "Open a dispute" }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByLabel("What happened").fill("The plug has three pins, the car's has four.");
    await page.getByRole("button", { name: "Open dispute" }).click();
    await page.getByText("Choose what's wrong.").waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("name"));
    await expect.poll(focused).toBe("reason");
    expect(await page.getByLabel("What happened").inputValue()).toContain("three pins");
    await page.getByLabel("What's wrong").selectOption("It doesn't fit as listed");
    await page.getByRole("button", { name: "Open dispute" }).click();

    await page.getByRole("heading", { level: 1, name: /^Dispute DT-\d+$/ }).waitFor();
    await page.getByRole("log").getByText("The plug has three pins").waitFor();
    await expectNoAxeViolations(page);
    await page
      .getByRole("main")
      .getByRole("link", { name: `Order ${number}` })
      .click();
    const ticket = page.getByRole("region", { name: "Dispute" });
    await ticket.getByText("It doesn't fit as listed").waitFor();
    expect(await page.getByRole("link", { name: "Open a dispute" }).count()).toBe(0);

    await page.getByRole("button", { name: "I picked it up" }).click();
    await page.getByText(`Order ${number} is marked as delivered.`).first().waitFor();
    await page.getByRole("heading", { name: "History" }).waitFor();
    await page.getByRole("main").getByText("Delivered").first().waitFor();
    expect(await page.getByRole("button", { name: "I picked it up" }).count()).toBe(0);
    await expectNoAxeViolations(page);
  });

  test("is told of on a phone beside its number, not over it", async ({ open, account }) => {
    const page = await open(paths.purchase(alternator), { account: await account(), width: 360 });
    const number = await buy(page);
    const heading = page.getByRole("heading", { level: 1, name: `Order ${number}` });
    const toast = page.getByRole("listitem").filter({ hasText: `Order ${number} placed.` });
    await toast.waitFor();
    await page.getByText("You pay the seller when you pick it up").waitFor();
    await page.keyboard.press("F8");
    const bottom = async () =>
      (await toast.boundingBox().then((box) => box && box.y + box.height)) ?? 0;
    const top = async () => (await heading.boundingBox())?.y ?? 0;
    await expect.poll(async () => (await top()) - (await bottom())).toBeGreaterThanOrEqual(0);
  });

  test("is bought, disputed and collected with JavaScript off", async ({ open, account }) => {
    const page = await open(paths.purchase(alternator), {
      account: await account(),
      javaScript: false,
      width: 360,
      allow: [/status of 400/],
    });
    const number = await buy(page);
    await page.getByRole("link", { name: "Open a dispute" }).click();
    await page.getByRole("button", { name: "Open dispute" }).click();
    await page.getByText("Choose what's wrong.").waitFor();
    await page.getByText("Tell us in a sentence or two what's wrong.", { exact: true }).waitFor();
    await page.getByLabel("What's wrong").selectOption("did-not-arrive");
    await page.getByLabel("What happened").fill("Nobody was there.");
    await page.getByRole("button", { name: "Open dispute" }).click();
    await page.waitForURL(/\/dashboard\/disputes\/DT-\d+$/);
    await page.getByText("Nobody was there.").waitFor();
    await page.getByText(/Ticket DT-\d+ is open\./).waitFor();
    await page
      .getByRole("main")
      .getByRole("link", { name: `Order ${number}` })
      .click();
    await page.getByRole("button", { name: "I picked it up" }).click();
    await page.getByText(`Order ${number} is marked as delivered.`).waitFor();
    await page.waitForLoadState();
    await noSidewaysScroll(page);
  });

  test("is asked about when it is the second of its kind, after Back and from another tab", async ({
    open,
    account,
  }) => {
    const buyer = await account();
    const page = await open(paths.purchase(rotor), { account: buyer, allow: [/status of 409/] });
    // Opened before anything is ordered, as a second tab may have been.
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    await hydrated(tab);
    const number = await buy(page);
    await page.goBack();
    const asked = (at: Page) =>
      at.getByText(
        new RegExp(`^You ordered this (just now|a minute ago): ${number}\\. Order another`),
      );
    await asked(page).waitFor();
    await tab.getByLabel("Quantity").selectOption("2");
    await tab.getByRole("button", { name: "Place order" }).click();
    await asked(tab).waitFor();
    expect(await tab.getByLabel("Quantity").inputValue()).toBe("2");
    await expectNoAxeViolations(tab);
    await tab.getByRole("button", { name: "Order another" }).click();
    await tab.waitForURL(/\/dashboard\/orders\/PL-\d+$/);
    expect(tab.url()).not.toContain(number);
    await tab.close();
  });

  test("is ordered once more and canceled with JavaScript off", async ({ open, account }) => {
    const page = await open(paths.purchase(rotor), {
      account: await account(),
      javaScript: false,
      width: 360,
    });
    const first = await buy(page);
    await page.goto(new URL(paths.purchase(rotor), page.url()).href);
    await page.getByText(`You ordered this just now: ${first}. Order another?`).waitFor();
    await noSidewaysScroll(page);
    await page.getByRole("button", { name: "Order another" }).click();
    await page.waitForURL(/\/dashboard\/orders\/PL-\d+$/);
    const second = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    expect(second).not.toBe(first);
    await page.getByRole("link", { name: "Cancel order" }).click();
    await page.getByRole("heading", { name: `Cancel order ${second}?` }).waitFor();
    await noSidewaysScroll(page);
    await page.getByRole("button", { name: "Yes, cancel order" }).click();
    await page.getByText(`Order ${second} is canceled.`).waitFor();
    await page.getByText("You canceled it before the seller accepted it.").waitFor();
    expect(await page.getByRole("link", { name: "Cancel order" }).count()).toBe(0);
  });

  test("of somebody else, and one that there is not, answers 404", async ({ account, siteUrl }) => {
    const { cookie } = await account();
    const status = async (path: string) =>
      (await fetch(`${siteUrl}${path}`, { headers: { Cookie: cookie } })).status;
    expect(await status(paths.dashboardOrder("PL-20431"))).toBe(200);
    expect(await status(paths.dashboardDispute("PL-20431"))).toBe(404);
    expect(await status(paths.dashboardOrder("PL-1"))).toBe(404);
    expect(await status(paths.dashboardOrder("nothing"))).toBe(404);
  });

  test.for([320, 360, 1280])("stands with its form at %d px", async (width, { open, account }) => {
    const page = await open(paths.purchase(rotor), { account: await account(), width });
    await buy(page);
    await page.reload();
    await hydrated(page);
    await expectSteadyLayout(page);
    await noSidewaysScroll(page);
    await page.getByRole("link", { name: "Open a dispute" }).click();
    await page.getByLabel("What happened").waitFor();
    await noSidewaysScroll(page);
  });
});

/** The car that an address asks about, which some listings fit only if. */
const camry = { make: "Toyota", model: "Camry", year: 2019 };
const doubtful = paths.purchase(rotor, { vehicle: camry });

test("of a part that may not fit takes a word on it, with JavaScript off", async ({
  open,
  account,
}) => {
  const page = await open(doubtful, {
    ...{ account: await account(), javaScript: false, width: 360 },
    allow: [/status of 400/],
  });
  const verdict = page.getByText("Fits if it has 16- or 17-inch wheels");
  await verdict.waitFor();
  await page.getByLabel("Quantity").selectOption("2");
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    page.getByRole("button", { name: "Place order" }).click(),
  ]);
  expect(answer.status()).toBe(400);
  await page.getByText("Tell us about the fit first. We haven't placed the order yet.").waitFor();
  expect(await page.getByLabel("Quantity").inputValue()).toBe("2");
  await verdict.waitFor();
  await noSidewaysScroll(page);

  const statement = "It isn't for my 2019 Toyota Camry";
  await page.getByRole("radio", { name: statement }).check();
  await page.getByRole("button", { name: "Place order" }).click();
  await page.waitForURL(/\/dashboard\/orders\/PL-\d+$/);
  const said = async () => {
    const kept = page.getByRole("region", { name: "Fit when ordered" });
    await kept.getByText("Fits if it has 16- or 17-inch wheels").waitFor();
    await kept.getByText("2018–2024 Toyota Camry").waitFor();
    await kept.getByText(`You confirmed: “${statement}.”`).waitFor();
    await noSidewaysScroll(page);
  };
  await page.getByText("2 at ").waitFor();
  await said();
  await page.getByRole("link", { name: "Open a dispute" }).click();
  await page.getByRole("heading", { level: 1, name: "Open a dispute" }).waitFor();
  await said();
});
