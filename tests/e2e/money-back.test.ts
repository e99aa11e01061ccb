import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { paths } from "~/paths";
import { noSidewaysScroll } from "./support/checks";
import { press, test } from "./support/page";

/** Lists three alternators for 100 dollars each, with a deposit of 40 for the old part; the path of their page. */
async function listPart(seller: Page): Promise<string> {
  await seller.getByRole("link", { name: "List your first part" }).click();
  await seller.waitForURL("**/settings/business?**");
  await seller.getByLabel("Where you are").fill("Boise, ID");
  await press(seller, "Save");
  await seller.waitForURL("**/dashboard/listings/new");
  await seller.getByLabel("Part number").fill("27060-0V210");
  await press(seller, "Save draft");
  await seller.waitForURL(/listings\/[\da-f-]{36}$/);
  await press(seller, "Fill in these details");
  const name = seller.getByLabel("Name", { exact: true });
  await expect.poll(() => name.inputValue()).toMatch(/\w/);
  await seller.getByText("New", { exact: true }).click();
  await seller.getByRole("textbox", { name: "Price" }).fill("100");
  await seller.getByRole("textbox", { name: "Core charge" }).fill("40");
  await seller.getByRole("textbox", { name: "Quantity" }).fill("3");
  await press(seller, "Publish");
  await seller.waitForURL((url) => url.pathname === paths.dashboardListings());
  const listed = seller.getByRole("link", { name: /Alternator/ }).first();
  const href = await listed.getAttribute("href");
  return paths.part(href?.split("/").at(-1) ?? "");
}

// The seller's browser runs scripts, the buyer's does not: every form works both ways.
describe("a part comes back", () => {
  test("and so does its money: return, old part, and what the seller keeps of it", async ({
    open,
    account,
    siteUrl,
  }) => {
    const seller = await open(paths.dashboardListings(), {
      ...{ width: 1280, account: await account() },
    });
    const part = await listPart(seller);

    // Two of them are bought on a phone, and handed over for the code.
    const buyer = await open(part, {
      ...{ javaScript: false, width: 360, account: await account() },
    });
    await press(buyer, "Add to cart");
    await buyer.getByRole("banner").getByRole("link", { name: "Cart, 1 part" }).waitFor();
    await buyer.goto(siteUrl + paths.cart());
    await press(buyer, "Check out");
    await press(buyer, /^Place (the )?order/);
    await buyer.getByRole("heading", { level: 1, name: "Your order" }).waitFor();
    await buyer.getByRole("link", { name: /^See order/ }).click();
    await buyer.waitForURL(/\/dashboard\/orders\/PL-\d+$/);
    const order = new URL(buyer.url()).pathname;
    await seller.goto(siteUrl + order);
    await press(seller, "Ready for pickup");
    await seller.getByRole("link", { name: "Hand over" }).waitFor();
    await buyer.goto(siteUrl + order);
    const code = (await buyer.getByText(/^[2-9A-Z]{6}$/).textContent()) ?? "";
    await seller.getByRole("link", { name: "Hand over" }).click();
    await seller.getByLabel("Collection code").fill(code);
    await press(seller, "Hand over");
    await seller.getByText("The buyer has it. You're all done.").waitFor();

    // The old part goes back, and is worth less.
    await buyer.goto(siteUrl + order);
    await buyer.getByRole("region", { name: "Core deposits" }).getByRole("link").click();
    await buyer.waitForURL(/\/dashboard\/cores\/[\da-f-]{36}$/);
    const core = new URL(buyer.url()).pathname;
    await noSidewaysScroll(buyer);
    await buyer.getByRole("link", { name: "I'm sending it back" }).click();
    await press(buyer, "It's on its way");
    await buyer.getByRole("heading", { name: "What's next" }).waitFor();
    await seller.goto(siteUrl + core);
    await press(seller, "I have the old part");
    await seller.getByRole("link", { name: "Pay back some" }).click();
    await seller.getByRole("textbox", { name: /keep/i }).fill("15");
    await seller.getByRole("textbox", { name: /why/i }).fill("The housing is cracked.");
    await press(seller, "Pay back the rest");
    await seller.getByText("$25.00").first().waitFor();

    // The part does not fit, goes back, and is refunded.
    await buyer.goto(siteUrl + order);
    await buyer.getByRole("link", { name: "Return a part" }).click();
    await buyer.getByLabel("Why").selectOption("does-not-fit");
    await press(buyer, "Continue");
    await buyer.getByText("What you get back").waitFor();
    await buyer.getByRole("textbox").first().fill("The plug has four pins.");
    await noSidewaysScroll(buyer);
    await press(buyer, /^Ask/);
    await buyer.waitForURL(/\/dashboard\/returns\/RT-\d+$/);
    const back = new URL(buyer.url()).pathname;
    await seller.goto(siteUrl + back);
    await seller.getByRole("link", { name: "Take it back" }).click();
    await press(seller, "Take it back");
    await seller.getByText("Drop it off", { exact: false }).first().waitFor();
    await seller.getByRole("heading", { name: "What's next" }).waitFor();
    await buyer.goto(siteUrl + back);
    await buyer.getByRole("link", { name: "I've sent it" }).click();
    await press(buyer, "It's on its way");
    await buyer.getByRole("heading", { name: "What's next" }).waitFor();
    await seller.goto(`${siteUrl}${back}?ask=receive`);
    await seller.getByText("Back on the shelf").click();
    await press(seller, /^Yes, refund \$100\.00/);
    await seller.getByRole("heading", { name: "What's next" }).waitFor();

    // The seller pays it back, and the buyer has it: the order's page adds up.
    await seller.goto(siteUrl + order);
    const paid = seller.getByRole("button", { name: "I paid it back" });
    await expect.poll(() => paid.count()).toBe(2);
    await paid.first().click();
    await buyer.goto(siteUrl + order);
    const refunds = buyer.getByRole("region", { name: "Refunds" });
    await refunds.getByText("$125.00 in all").waitFor();
    await press(buyer, "I have the money");
    await refunds.getByText("Paid", { exact: true }).waitFor();
    await noSidewaysScroll(buyer);

    // An invoice, and a credit note for each refund.
    const papers = buyer.getByRole("region", { name: /Invoice/ });
    await expect.poll(() => papers.getByRole("link").count()).toBe(3);
  });
});
