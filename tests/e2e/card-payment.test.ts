import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { eq, sql } from "drizzle-orm";
import { getResponse } from "msw";
import type { Page } from "playwright";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { makePayouts } from "~/billing/payouts.server";
import { sampleListings } from "~/catalog/sample-listings.server";
import { checkLedger } from "~/ledger/ledger.server";
import { registerListeners } from "~/listeners.server";
import { paths } from "~/paths";
import { transferPayouts } from "~/payments/payment-jobs.server";
import { cardPayments } from "~/payments/payments.server";
import { resetEnv } from "~/platform/config/env.server";
import { closeDatabase, type OpenDatabase, openDatabase } from "~/platform/db/database.server";
import { runningEmbeddedPostgres } from "~/platform/db/embedded/embedded-postgres.server";
import { ledgerEntry, payment, payout, purchaseOrder, seller } from "~/platform/db/schema.server";
import { mockFolder, mockSettings } from "../../mocks/addresses";
import { handlersFor, newWorld } from "../../mocks/services";
import { runSupport } from "../../scripts/lib/support";
import { type BuiltSite, startBuiltSite } from "../support/built-site";
import { test as base, hydrated } from "./support/page";

/*
 * A card is paid with from end to end. Real: the built site with its worker and Stripe's own library, HTTP to a provider
 * in another process's place, signed webhooks, and Chromium with the site's own policy. Not real: the provider, which is
 * the mock's handlers behind a port of this machine; Stripe.js, in whose place the mock's script offers cards by name;
 * and the week until a payout, which is made as if it had passed. Support's decision and the week's payouts are made in
 * this process, by what the command and the clock call. What a browser asks the provider, Playwright answers from the
 * same handlers.
 */

const world = newWorld();
const answer = (request: Request) =>
  getResponse(handlersFor({ stripe: "success" }, world), request);

let provider: Server;
let site: BuiltSite;
let database: OpenDatabase;
let settings: Record<string, string> = {};

const bodyOf = (incoming: IncomingMessage) =>
  incoming.method === "POST" ? (Readable.toWeb(incoming) as ReadableStream) : null;

beforeAll(async () => {
  provider = createServer(async (incoming, outgoing) => {
    const { method = "GET", url = "/", headers } = incoming;
    const response = await answer(
      new Request(`http://${headers.host}${url}`, {
        ...{ method, body: bodyOf(incoming), duplex: "half" },
        headers: Object.entries(headers).map(([name, value]): [string, string] => [
          ...([name, String(value)] as const),
        ]),
      }),
    );
    outgoing.writeHead(response?.status ?? 404, Object.fromEntries(response?.headers ?? []));
    outgoing.end(response ? Buffer.from(await response.arrayBuffer()) : "");
  });
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  const { port } = provider.address() as AddressInfo;
  settings = Object.fromEntries(
    Object.entries(mockSettings(`http://127.0.0.1:${port}`)).filter(([name]) =>
      name.startsWith("STRIPE_"),
    ),
  );
  settings.PLATFORM_FEE_BASIS_POINTS = "500";
  site = await startBuiltSite("e2e-card-payment", settings);
  const url = await runningEmbeddedPostgres(site.dataDir);
  expect.assert(url);
  database = openDatabase(url, { max: 2 });
  const SESSION_SECRET = "a secret of thirty-two characters";
  Object.assign(process.env, settings, { DATABASE_URL: url, SESSION_SECRET });
  resetEnv();
  registerListeners();
}, 300_000);

afterAll(async () => {
  await closeDatabase();
  await database?.close();
  await site?.stop();
  provider?.close();
});

const test = base.extend<{ siteUrl: string }>({
  siteUrl: async ({}, use) => {
    await use(site.url);
  },
});

/** How long what the worker and the provider do may take on a busy machine. */
const patiently = { timeout: 20_000 };

/** Has the mocked provider answer what the page asks of it. */
async function withProvider(page: Page): Promise<Page> {
  page.context().setDefaultTimeout(patiently.timeout);
  await page.context().route(`**${mockFolder}/stripe/**`, async (route) => {
    const request = route.request();
    const response = await answer(
      new Request(request.url(), {
        ...{ method: request.method(), body: request.postData() },
        headers: await request.allHeaders(),
      }),
    );
    await route.fulfill({
      ...{ status: response?.status ?? 404, body: await response?.text() },
      headers: Object.fromEntries(response?.headers ?? []),
    });
  });
  return page;
}

/** Something happens at the provider, which says so. */
async function happens(path: string, type: string, fields: Record<string, string> = {}) {
  const response = await fetch(`${settings.STRIPE_API_BASE}/test/${path}`, {
    ...{ method: "POST", body: new URLSearchParams(fields) },
  });
  const { id } = (await response.json()) as { id: string };
  const payload = JSON.stringify({
    ...{ id: `evt_${path}_${type}`, object: "event", type, data: { object: { id } } },
  });
  const signature = new Stripe("sk_test_mock").webhooks.generateTestHeaderString({
    ...{ payload, secret: settings.STRIPE_WEBHOOK_SECRET ?? "" },
  });
  const heard = await fetch(`${site.url}/webhooks/stripe`, {
    ...{ method: "POST", body: payload },
    headers: { "Stripe-Signature": signature, "Content-Type": "application/json" },
  });
  expect(heard.status).toBe(204);
  return id;
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).first().click();

/** Gives a seller of the samples to an account, which then sets up card payments. */
async function sells(page: Page, email: string, sellerId: string): Promise<void> {
  await database.db.execute(sql`
    update ${seller} set account_id = (select id from account where email = ${email}) where id = ${sellerId}`);
  await withProvider(page);
  await page.reload();
  await hydrated(page);
  await press(page, "Set up card payments");
  await page.getByRole("link", { name: "Answer everything" }).click();
  await page.getByText("You can be paid").waitFor();
  await page.close();
}

const paymentNow = async () => (await database.db.select().from(payment))[0];

/** What the ledger says happened to an order. */
const kindsOf = async (orderId: string) =>
  (await database.db.select().from(ledgerEntry).where(eq(ledgerEntry.orderId, orderId)))
    .map(({ kind }) => kind)
    .sort();

/** Waits until somebody is told: the worker does that. */
const told = (page: Page, text: string) =>
  expect
    .poll(async () => {
      await page.goto(site.url + paths.notifications());
      return page.getByText(text).count();
    }, patiently)
    .toBeGreaterThan(0);

describe("a card", () => {
  const [, headlight, , alternator] = sampleListings;

  test("pays two sellers, and what comes after is right to the cent", {
    timeout: 240_000,
  }, async ({ open, account }) => {
    const [shipping, handing] = [await account(), await account()];
    const setUp = paths.settingsGetPaid();
    await sells(await open(setUp, { account: shipping }), shipping.email, alternator.sellerId);
    await sells(await open(setUp, { account: handing }), handing.email, headlight.sellerId);

    // From here the sellers' browsers run no scripts, the buyer's does. One part is delivered, the other picked up; one
    // card pays both.
    const shipper = await open(paths.dashboard(), { account: shipping, javaScript: false });
    const counter = await open(paths.dashboard(), { account: handing, javaScript: false });
    for (const each of [shipper, counter]) each.setDefaultTimeout(patiently.timeout);
    const page = await withProvider(
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
    expect((await paymentNow())?.state).toBe("authorized");

    // The first that leaves its seller has the card charged, for both.
    await shipper.goto(site.url + paths.dashboardOrder(shipped.number));
    await shipper.getByRole("link", { name: "Mark as shipped" }).click();
    await press(shipper, "Mark as shipped");
    await expect.poll(async () => (await paymentNow())?.state, patiently).toBe("captured");
    const totalCents = shipped.totalCents + handed.totalCents;
    expect((await paymentNow())?.capturedCents).toBe(totalCents);
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
    await expect.poll(async () => (await paymentNow())?.refundedCents, patiently).toBe(20_00);
    expect([...world.stripe.refunds.values()]).toMatchObject([{ amount: 20_00 }]);
    await told(page, handed.number);

    // A week later both are paid: less the site's fee, and what was refunded.
    await makePayouts(new Date(Date.now() + 8 * 86_400_000));
    await database.db.execute(
      sql`update ${payout} set due_on = current_date where status = 'pending'`,
    );
    const cards = cardPayments();
    expect.assert(cards);
    expect(await transferPayouts(cards)).toBe(2);
    const net = (cents: number) => cents - Math.floor(cents * 0.05);
    const partsCents =
      shipped.totalCents - shipped.deliveryCents - shipped.taxCents - shipped.coreCents;
    const sent = [...world.stripe.transfers.values()].map(({ amount }) => Number(amount));
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
    const disputed = await happens("disputes/new/open", "charge.dispute.created", {
      ...{
        payment_intent: (await paymentNow())?.providerId ?? "",
        amount: `${totalCents - 20_00}`,
      },
    });
    await told(shipper, `The payment of order ${shipped.number} is disputed`);
    await told(counter, `The payment of order ${handed.number} is disputed`);
    await happens(`disputes/${disputed}/lost`, "charge.dispute.closed");
    await told(counter, `The payment of order ${handed.number} was taken back`);
    for (const { id, number } of [shipped, handed]) {
      expect(await kindsOf(id)).toContain("chargeback");
      await page.goto(site.url + paths.dashboardOrder(number));
      await page.getByText("Payment taken back by the buyer's bank").first().waitFor();
    }
    expect(await checkLedger()).toEqual([]);
    expect(site.said()).not.toMatch(/"level":(50|60)/);
  });
});
