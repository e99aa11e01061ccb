import { eq, sql } from "drizzle-orm";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { sampleListings } from "~/catalog/sample-listings.server";
import { checkLedger } from "~/ledger/ledger.server";
import { paths } from "~/paths";
import { purchaseOrder, seller } from "~/platform/db/schema.server";
import { runSupport } from "../../scripts/lib/support";
import { type CardSite, patiently, startCardSite } from "./support/card-site";
import { test as base, press } from "./support/page";

/*
 * A card is paid with from end to end, on the built site: what of that is real, and what is not, ./support/card-site
 * says. Support's decision is made in this process, by what the command calls.
 */

let cards: CardSite;

beforeAll(async () => {
  cards = await startCardSite("e2e-card-payment", 500);
}, 300_000);

afterAll(async () => {
  await cards?.stop();
});

const test = base.extend<{ siteUrl: string }>({
  siteUrl: async ({}, use) => {
    await use(cards.site.url);
  },
});

/** Gives a seller of the samples to an account, which then sets up card payments. */
async function sells(page: Page, email: string, sellerId: string): Promise<void> {
  await cards.database.db.execute(sql`
    update ${seller} set account_id = (select id from account where email = ${email}) where id = ${sellerId}`);
  await cards.setUpPayments(page);
  await page.close();
}

/** Waits until somebody is told: the worker does that. */
const told = (page: Page, text: string) =>
  expect
    .poll(async () => {
      await page.goto(cards.site.url + paths.notifications());
      return page.getByText(text).count();
    }, patiently)
    .toBeGreaterThan(0);

describe("a card", () => {
  const [, headlight, , alternator] = sampleListings;

  test("pays two sellers, and what comes after is right to the cent", {
    timeout: 240_000,
  }, async ({ open, account }) => {
    const { site, database, provider } = cards;
    const [shipping, handing] = [await account(), await account()];
    const setUp = paths.settingsGetPaid();
    await sells(await open(setUp, { account: shipping }), shipping.email, alternator.sellerId);
    await sells(await open(setUp, { account: handing }), handing.email, headlight.sellerId);

    // From here the sellers' browsers run no scripts, the buyer's does. One part is delivered, the other picked up; one
    // card pays both.
    const shipper = await open(paths.dashboard(), { account: shipping, javaScript: false });
    const counter = await open(paths.dashboard(), { account: handing, javaScript: false });
    for (const each of [shipper, counter]) each.setDefaultTimeout(patiently.timeout);
    const page = await cards.withProvider(
      await open(paths.part(headlight.id), {
        ...{ width: 360, account: await account(), allow: [/status of 402/] },
      }),
    );
    const banner = page.getByRole("banner");
    await press(page, "Add to cart");
    await banner.getByRole("link", { name: "Cart, 1 part" }).waitFor();
    await page.goto(site.url + paths.part(alternator.id));
    await press(page, "Add to cart");
    await banner.getByRole("link", { name: "Cart, 2 parts" }).waitFor();
    await page.goto(site.url + paths.cart());
    await press(page, "Check out");
    await page.getByText(/^These parts are held for you/).waitFor();
    await page.getByRole("radio", { name: "Delivery" }).last().check();
    await page.getByLabel("Street address").fill("9 Stanton St");
    await page.getByLabel("City").fill("New York");
    await page.getByLabel("State").selectOption("NY");
    await page.getByLabel("ZIP code").fill("10002");
    await press(page, "Go on to payment");
    await page.waitForURL("**/pay");

    // Declined, then one whose bank asks first.
    const card = page.getByRole("combobox", { name: "Card" });
    await card.selectOption("A card that is declined");
    await press(page, /^Pay \$/);
    await page.getByText("Your card was declined", { exact: false }).waitFor();
    expect(await database.db.$count(purchaseOrder, eq(purchaseOrder.payment, "provider"))).toBe(0);
    await card.selectOption("A card whose bank asks first");
    page.once("dialog", (dialog) => dialog.accept());
    await press(page, /^Pay \$/);
    await page.getByRole("heading", { level: 1, name: "Your orders" }).waitFor();
    const orders = await database.db
      .select()
      .from(purchaseOrder)
      .where(eq(purchaseOrder.payment, "provider"));
    const shipped = orders.find(({ sellerId }) => sellerId === alternator.sellerId);
    const handed = orders.find(({ sellerId }) => sellerId === headlight.sellerId);
    expect.assert(shipped && handed && orders.length === 2);
    expect((await cards.payment())?.state).toBe("authorized");

    // The first that leaves its seller has the card charged, for both.
    await shipper.goto(site.url + paths.dashboardOrder(shipped.number));
    await shipper.getByRole("link", { name: "Mark as shipped" }).click();
    await press(shipper, "Mark as shipped");
    await expect.poll(async () => (await cards.payment())?.state, patiently).toBe("captured");
    const totalCents = shipped.totalCents + handed.totalCents;
    expect((await cards.payment())?.capturedCents).toBe(totalCents);
    await counter.goto(site.url + paths.dashboardOrder(handed.number));
    await press(counter, "Ready for pickup");
    await counter.getByRole("link", { name: "Hand over" }).waitFor();
    await page.goto(site.url + paths.dashboardOrder(handed.number));
    const code = (await page.getByText(/^[2-9A-Z]{6}$/).textContent()) ?? "";
    await counter.getByRole("link", { name: "Hand over" }).click();
    await counter.getByLabel("Collection code").fill(code);
    await press(counter, "Hand over");
    await counter.getByText(/The buyer has it/).waitFor();
    await page.goto(site.url + paths.dashboardOrder(shipped.number));
    await press(page, "I received it");
    await page
      .getByText(/is marked as delivered/)
      .first()
      .waitFor();

    // Twenty dollars go back to the card, as support decides.
    await page.goto(site.url + paths.dashboardDispute(handed.number));
    await page.getByLabel("What's wrong").selectOption("not-as-described");
    await page.getByLabel("What happened").fill("A tab is broken.");
    await press(page, "Open dispute");
    await page.waitForURL(/\/dashboard\/disputes\/DT-\d+$/);
    const ticket = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await runSupport(["refund", ticket, "--cents", "2000", "--why", "A broken tab."], "Sam");
    await expect.poll(async () => (await cards.payment())?.refundedCents, patiently).toBe(20_00);
    expect([...provider.refunds.values()]).toMatchObject([{ amount: 20_00 }]);
    await told(page, handed.number);

    // A week later both are paid: less the site's fee, and what was refunded.
    expect(await cards.payOut()).toBe(2);
    const net = (cents: number) => cents - Math.floor(cents * 0.05);
    const partsCents =
      shipped.totalCents - shipped.deliveryCents - shipped.taxCents - shipped.coreCents;
    const sent = [...provider.transfers.values()].map(({ amount }) => Number(amount));
    expect(sent).toHaveLength(2);
    expect(sent).toEqual(
      expect.arrayContaining([
        net(partsCents) + shipped.deliveryCents,
        net(handed.totalCents) - net(20_00),
      ]),
    );
    await shipper.goto(site.url + paths.dashboardBilling());
    await shipper.getByText("1 payout so far").waitFor();
    expect(await checkLedger()).toEqual([]);

    // Then the buyer's bank takes back all that is left, and decides for its customer.
    const disputed = await cards.happens("disputes/new/open", "charge.dispute.created", {
      ...{
        payment_intent: (await cards.payment())?.providerId ?? "",
        amount: `${totalCents - 20_00}`,
      },
    });
    await told(shipper, `The payment of order ${shipped.number} is disputed`);
    await told(counter, `The payment of order ${handed.number} is disputed`);
    await cards.happens(`disputes/${disputed}/lost`, "charge.dispute.closed");
    await told(counter, `The payment of order ${handed.number} was taken back`);
    for (const { id, number } of [shipped, handed]) {
      expect(await cards.kindsOf(id)).toContain("chargeback");
      await page.goto(site.url + paths.dashboardOrder(number));
      await page.getByText("Payment taken back by the buyer's bank").first().waitFor();
    }
    expect(await checkLedger()).toEqual([]);
    expect(site.said()).not.toMatch(/"level":(50|60)/);
  });
});
