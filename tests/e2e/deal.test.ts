import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { eq } from "drizzle-orm";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect } from "vitest";
import { checkLedger } from "~/ledger/ledger.server";
import { paths } from "~/paths";
import { purchaseOrder } from "~/platform/db/schema.server";
import { listMessages, mailFolder } from "~/platform/mail/file-transport.server";
import type { Account } from "../support/account";
import { type CardSite, patiently, startCardSite } from "./support/card-site";
import { noSidewaysScroll } from "./support/checks";
import { expectEveryStopSeen } from "./support/keyboard";
import { test as base, hydrated, press } from "./support/page";

/*
 * A deal as one story: five parts from two sellers, one of them dearer by the time it is bought; sent and handed over; a
 * part that does not fit, an old part that is worth less, payouts, and a chargeback. A buyer on a phone, two sellers
 * before their screens, support at a terminal. What of it is real, ./support/card-site says.
 *
 * Every amount was worked out by hand, from this:
 *   Ridge: alternator 189.99 with a deposit of 45.00, caliper 64.50 and then 69.75, oil filter 12.40; delivery 9.99
 *   Bench: headlight 120.00, shock absorber 58.25; picked up
 *   No tax. The site keeps 5 % of the parts of an order, rounded down to a cent, and nothing of deposits and delivery.
 */

const root = path.resolve(import.meta.dirname, "../..");
const photo = path.join(root, "public/icon-512.png");

let cards: CardSite;

beforeAll(async () => {
  cards = await startCardSite("e2e-deal", 500);
}, 300_000);

afterAll(async () => {
  await cards?.stop();
});

const test = base.extend<{ siteUrl: string }>({
  siteUrl: async ({}, use) => {
    await use(cards.site.url);
  },
});

/** Runs a command of the project on the site's data, as whoever runs the site does; what it printed. */
async function command(name: string, ...args: string[]): Promise<string> {
  const { DATABASE_URL, SESSION_SECRET, NODE_ENV, VITEST, ...rest } = process.env;
  const env = { ...rest, ...cards.settings, DATA_DIR: cards.site.dataDir };
  const run = promisify(execFile)("npm", ["run", "-s", name, "--", ...args], {
    ...{ cwd: root, env: env as unknown as NodeJS.ProcessEnv },
  });
  return (await run).stdout;
}

/** Sends a form as a browser without JavaScript does; where that leads. */
async function send(of: Account, to: string, fields: Record<string, string>): Promise<string> {
  const answer = await fetch(cards.site.url + to, {
    ...{ method: "POST", redirect: "manual", body: new URLSearchParams(fields) },
    headers: { Cookie: of.cookie, Origin: cards.site.url },
  });
  expect(answer.headers.get("Location"), await answer.text()).toBeTruthy();
  return answer.headers.get("Location") ?? "";
}

const shop = {
  ...{ kind: "business", place: "Boise, ID", phone: "(208) 555-0143", offersPickup: "on" },
  ...{ weekdaysOpens: "08:00", weekdaysCloses: "17:30", returnDays: "30", handlingDays: "0" },
};

const ridgeParts = [
  { partNumber: "27060-0V210", name: "Alternator, 130 A", partType: "alternator", price: "189.99" },
  {
    ...{ partNumber: "47730-33230", name: "Front Brake Caliper", partType: "brake-caliper" },
    ...{ price: "64.50", condition: "used", grade: "B", coreCharge: "" },
  },
  {
    ...{ partNumber: "04152-YZZA1", name: "Oil Filter", partType: "oil-filter" },
    ...{ price: "12.40", coreCharge: "" },
  },
].map((part) => ({ coreCharge: "45", ...part }));
const benchParts = [
  { partNumber: "81150-06520", name: "Headlight, Left", partType: "headlight", price: "120" },
  {
    ...{ partNumber: "48530-09780", name: "Rear Shock Absorber", partType: "shock-absorber" },
    price: "58.25",
  },
];

/** Lists a part, whose id it gives. */
async function list(of: Account, fields: Record<string, string>): Promise<string> {
  const part = {
    ...{ condition: "new", quantity: "2", vehicles: "2012-2014 Toyota Camry", brand: "Denso" },
    ...fields,
  };
  const draft = await send(of, paths.dashboardListing("new"), { ...part, intent: "save" });
  const id = draft.split("/").at(-1) ?? "";
  const listed = await send(of, paths.dashboardListing(id), {
    ...{ ...part, version: "1", intent: "publish" },
  });
  expect(new URL(listed, cards.site.url).pathname).toBe(paths.dashboardListings());
  return id;
}

/** What the page says, on one line, once it says something. */
async function saying(page: Page, ...texts: string[]): Promise<void> {
  const said = async () => (await page.getByRole("main").innerText()).replaceAll(/\s+/g, " ");
  for (const text of texts) await expect.poll(said, patiently).toContain(text);
}

/** Opens a page of the site. */
async function at(page: Page, to: string, { isPlain = false } = {}): Promise<void> {
  await page.goto(cards.site.url + to);
  if (!isPlain) await hydrated(page);
}

const refundedCents = async () => (await cards.payment())?.refundedCents;

test("five parts, two sellers, and a way back", { timeout: 360_000 }, async ({ open, account }) => {
  const { site, database, provider } = cards;
  const [buying, shipping, handing] = [await account(), await account(), await account()];

  // Two businesses, which take cards and list five parts.
  await send(shipping, paths.settingsBusiness(), {
    ...{ ...shop, name: "Ridge Auto Parts", delivers: "on" },
    ...{ deliveryRadiusMiles: "50", deliveryFee: "9.99" },
  });
  await send(handing, paths.settingsBusiness(), { ...shop, name: "Bench Street Auto" });
  const ridge = await open(paths.settingsGetPaid(), { account: shipping });
  await cards.setUpPayments(ridge);
  const setUp = await open(paths.settingsGetPaid(), { account: handing });
  await cards.setUpPayments(setUp);
  await setUp.close();
  // From here the browser of one seller runs no scripts.
  const bench = await open(paths.settingsGetPaid(), { account: handing, javaScript: false });
  bench.setDefaultTimeout(patiently.timeout);
  const ids = await Promise.all([
    ...ridgeParts.map((part) => list(shipping, part)),
    ...benchParts.map((part) => list(handing, part)),
  ]);
  const [, caliper = ""] = ids;

  // A car in the garage, and five parts for it in the cart.
  const buyer = await cards.withProvider(
    await open(paths.garage(), { width: 360, account: buying }),
  );
  for (const [name, value, next] of [
    ["Year", "2013", "Next"],
    ["Make", "Toyota", "Next"],
    ["Model", "Camry", "Show engines"],
  ] as const) {
    await buyer.getByRole("combobox", { name }).selectOption(value);
    await press(buyer, next);
  }
  await buyer.getByRole("combobox", { name: "Engine" }).waitFor();
  // The VIN's own button is the first.
  await buyer.getByRole("button", { name: "Add vehicle" }).last().click();
  await buyer
    .getByRole("region", { name: "Your vehicles" })
    .getByText("2013 Toyota Camry")
    .waitFor();
  const banner = buyer.getByRole("banner");
  for (const [before, id] of ids.entries()) {
    await at(buyer, paths.part(id));
    await press(buyer, "Add to cart");
    const count = before === 0 ? "1 part" : `${before + 1} parts`;
    await banner.getByRole("link", { name: `Cart, ${count}` }).waitFor();
  }
  await at(buyer, paths.cart());
  // 189.99 + 64.50 + 12.40 = 266.89, and 45.00 more; 120.00 + 58.25 = 178.25; 266.89 + 178.25 = 445.14.
  await saying(
    buyer,
    "5 parts from 2 sellers.",
    "Parts, 3 $266.89 Core deposits $45.00 Subtotal $311.89",
    "Parts, 2 $178.25 Subtotal $178.25",
    "Summary Parts $445.14 Core deposits back when you return the old parts $45.00 Total before delivery $490.14",
  );
  await noSidewaysScroll(buyer);

  // One gets dearer meanwhile: that is said, and nothing is bought before it is agreed to.
  await at(ridge, paths.dashboardListing(caliper));
  await ridge.getByRole("textbox", { name: "Price" }).fill("69.75");
  await press(ridge, "Publish changes");
  await ridge.waitForURL((url) => url.pathname === paths.dashboardListings());
  await at(buyer, paths.cart());
  // 5.25 more: 272.14, 450.39 and 495.39.
  await saying(
    buyer,
    "The price went up from $64.50 to $69.75.",
    "Parts, 3 $272.14 Core deposits $45.00 Subtotal $317.14",
    "Total before delivery $495.39",
  );
  await expectEveryStopSeen(buyer);
  const checkOut = buyer.getByRole("button", { name: "Check out" });
  expect(await checkOut.isDisabled()).toBe(true);
  await press(buyer, "Keep at $69.75: Front Brake Caliper");
  await expect.poll(() => checkOut.isEnabled(), patiently).toBe(true);
  await checkOut.click();
  await buyer.getByText(/^These parts are held for you/).waitFor();
  await buyer.getByRole("radio", { name: "Delivery" }).check();
  await buyer.getByLabel("Street address").fill("120 W State St");
  await buyer.getByLabel("City").fill("Boise");
  await buyer.getByLabel("State").selectOption("ID");
  await buyer.getByLabel("ZIP code").fill("83702");
  // 272.14 + 178.25 + 45.00 + 9.99 = 505.38
  const deposit = "Core deposits Back when you return the old part $45.00";
  await saying(
    buyer,
    `Ridge Auto Parts Parts $272.14 ${deposit} Delivery $9.99 Bench Street Auto Parts $178.25`,
    `Parts $450.39 ${deposit} Delivery $9.99 Total $505.38`,
  );
  await noSidewaysScroll(buyer);
  await expectEveryStopSeen(buyer);
  await press(buyer, "Go on to payment");
  await buyer.waitForURL("**/pay");
  await buyer.getByRole("combobox", { name: "Card" }).waitFor();
  await press(buyer, "Pay $505.38");
  await buyer.getByRole("heading", { level: 1, name: "Your orders" }).waitFor();
  // 272.14 + 45.00 + 9.99 = 327.13
  await saying(
    buyer,
    "Parts $272.14 Core deposits $45.00 Delivery $9.99 Total $327.13",
    "Parts $178.25 Total $178.25",
  );
  await expectEveryStopSeen(buyer);
  const orders = await database.db
    .select()
    .from(purchaseOrder)
    .where(eq(purchaseOrder.payment, "provider"));
  const sent = orders.find(({ fulfilment }) => fulfilment === "delivery");
  const fetched = orders.find(({ fulfilment }) => fulfilment === "pickup");
  expect.assert(sent && fetched && orders.length === 2);

  // Ridge accepts and ships, with which the card is charged, for both.
  await at(ridge, paths.dashboardOrder(sent.number));
  await saying(ridge, "Core deposits $45.00 Delivery $9.99 Total $327.13 Payment By card");
  await press(ridge, "Accept order");
  await saying(ridge, "You've accepted it.");
  await ridge.getByRole("link", { name: "Mark as shipped" }).click();
  await ridge.getByLabel("Carrier").fill("UPS");
  await ridge.getByLabel("Tracking number").fill("1Z999AA10123456784");
  await press(ridge, "Mark as shipped");
  await saying(ridge, "It's on its way to the buyer.");
  await expect.poll(async () => (await cards.payment())?.capturedCents, patiently).toBe(505_38);

  // Bench has it at the counter, and hands it over for the code.
  await at(bench, paths.dashboardOrder(fetched.number), { isPlain: true });
  await press(bench, "Ready for pickup");
  await bench.getByRole("link", { name: "Hand over" }).click();
  await at(buyer, paths.dashboardOrder(fetched.number));
  await saying(buyer, "Total $178.25 Payment By card");
  const code = (await buyer.getByText(/^[2-9A-Z]{6}$/).textContent()) ?? "";
  await bench.getByLabel("Collection code").fill(code);
  await press(bench, "Hand over");
  await saying(bench, "The buyer has it. You're all done.");
  await at(buyer, paths.dashboardOrder(sent.number));
  await saying(buyer, "Core deposits $45.00 Delivery $9.99 Total $327.13 Payment By card");
  await noSidewaysScroll(buyer);
  await press(buyer, "I received it");
  await saying(buyer, "You've got it.");
  await expectEveryStopSeen(buyer);

  // The caliper does not fit: Ridge does not take it back, and support decides.
  await buyer.getByRole("link", { name: "Return a part" }).click();
  await buyer.getByRole("radio", { name: /^Front Brake Caliper/ }).check();
  await buyer.getByLabel("Why").selectOption("does-not-fit");
  await press(buyer, "Continue");
  // With its share of the delivery: 9.99 × 69.75 / 272.14 = 2.5604…
  await saying(buyer, "Parts $69.75 Delivery $2.56 Total $72.31");
  await expectEveryStopSeen(buyer);
  await buyer.getByLabel("What's wrong").fill("The bracket's holes are 4 mm too far apart.");
  await buyer.getByLabel("Photos (optional)").setInputFiles(photo);
  await press(buyer, /^Ask/);
  await buyer.waitForURL(/\/dashboard\/returns\/RT-\d+$/);
  const back = new URL(buyer.url()).pathname;
  await at(ridge, back);
  await ridge.getByRole("link", { name: "Refuse" }).click();
  await ridge.getByLabel("Why").fill("It has the number that was ordered.");
  await press(ridge, "Yes, refuse it");
  await saying(ridge, "You don't take it back.");
  await expectEveryStopSeen(ridge);
  await at(buyer, back);
  await saying(buyer, "It has the number that was ordered.");
  await buyer.getByRole("link", { name: "Open a dispute" }).click();
  await buyer.getByLabel("Part").selectOption({ label: "Front Brake Caliper" });
  await buyer
    .getByRole("combobox", { name: "What's wrong" })
    .selectOption("It doesn't fit as listed");
  await buyer.getByLabel("What happened").fill("The listing names my car. It doesn't fit that.");
  await buyer.getByLabel("Photos (optional)").setInputFiles(photo);
  await press(buyer, "Open dispute");
  await buyer.waitForURL(/\/dashboard\/disputes\/DT-\d+$/);
  const ticket = new URL(buyer.url()).pathname.split("/").at(-1) ?? "";
  await at(ridge, paths.dispute(ticket));
  await saying(ridge, "Not refunded yet $69.75", "2012–2014 Toyota Camry · as the seller says");
  await ridge.getByLabel("Write to the other side and support").fill("It's for the 2.5 L.");
  await press(ridge, "Send message");
  await ridge.getByRole("log").getByText("It's for the 2.5 L.").waitFor();
  await at(buyer, paths.dispute(ticket));
  await expectEveryStopSeen(buyer);
  await press(buyer, "Leave it to support");
  await saying(buyer, "Support compares the part with its listing as it was sold");
  expect(await command("support", "show", ticket)).toContain("$69.75 (6975 cents)");
  const decision = ["refund", ticket, "--cents", "4500", "--why", "It was listed for the car."];
  expect(await command("support", ...decision, "--as", "Sam")).toContain("$45.00 is refunded.");
  await expect.poll(refundedCents, patiently).toBe(45_00);
  await at(buyer, paths.dispute(ticket));
  await saying(buyer, "You get $45.00 back.", "It was listed for the car.");
  await at(ridge, paths.dispute(ticket));
  await saying(ridge, "$45.00 goes back to the buyer. It goes to the buyer's card");

  // The old alternator goes back, and is worth less.
  await at(buyer, paths.dashboardOrder(sent.number));
  await buyer.getByRole("region", { name: "Core deposits" }).getByRole("link").click();
  await buyer.waitForURL(/\/dashboard\/cores\/[\da-f-]{36}$/);
  const core = new URL(buyer.url()).pathname;
  await buyer.getByRole("link", { name: "I'm sending it back" }).click();
  await press(buyer, "It's on its way");
  await buyer.getByRole("heading", { name: "What's next" }).waitFor();
  await at(ridge, core);
  await press(ridge, "I have the old part");
  await ridge.getByRole("link", { name: "Pay back some" }).click();
  await ridge.getByRole("textbox", { name: "You keep" }).waitFor();
  await expectEveryStopSeen(ridge);
  await ridge.getByRole("textbox", { name: "You keep" }).fill("15");
  await ridge.getByRole("textbox", { name: "Why" }).fill("The housing is cracked.");
  await ridge.getByLabel("Photos (optional)").setInputFiles(photo);
  await press(ridge, "Pay back the rest");
  await saying(ridge, "gets $30.00 of $45.00 back. You keep $15.00.");
  await expect.poll(refundedCents, patiently).toBe(75_00);
  expect([...provider.refunds.values()].map(({ amount }) => amount)).toEqual([45_00, 30_00]);
  await at(buyer, paths.dashboardOrder(sent.number));
  await saying(buyer, "$75.00 in all");
  expect(await checkLedger()).toEqual([]);

  // A week later both are paid. Of Ridge's fee, 5 % of 272.14 = 13.607, 13.60 × 45.00 / 272.14 = 2.2488… is given back.
  // 272.14 − 13.60 + 9.99 − 45.00 + 2.24 + 15.00 = 240.77. Bench: 178.25 − 8.91 (of 8.9125) = 169.34.
  expect(await cards.payOut()).toBe(2);
  const transfers = (of: "amount" | "amount_reversed") =>
    [...provider.transfers.values()].map((each) => Number(each[of])).toSorted((a, b) => a - b);
  expect(transfers("amount")).toEqual([169_34, 240_77]);
  const statementOf = async (seller: Page, { cookie }: Account) => {
    await at(seller, paths.dashboardBilling(), { isPlain: true });
    await seller.getByRole("table").last().getByRole("link").first().click();
    await seller.waitForURL(/\/dashboard\/billing\/[\da-f-]{36}$/);
    const csv = await fetch(`${seller.url()}.csv`, { headers: { Cookie: cookie } });
    // Its first line names the columns, and a row begins with its day.
    const [, ...rows] = (await csv.text()).trim().split(/\r?\n/);
    return rows.map((row) => row.slice(row.indexOf(",") + 1));
  };
  expect(await statementOf(ridge, shipping)).toEqual([
    `${sent.number},Sale,272.14,,USD`,
    `${sent.number},Fee,,13.60,USD`,
    `${sent.number},Delivery,9.99,,USD`,
    `${sent.number},Refund,,45.00,USD`,
    `${sent.number},Fee given back,2.24,,USD`,
    `${sent.number},Deposit kept,15.00,,USD`,
    ",Total,240.77,,USD",
  ]);
  await saying(ridge, "Payout $240.77 USD", "-$13.60", "-$45.00", "$2.24", "$15.00");
  expect(await statementOf(bench, handing)).toEqual([
    `${fetched.number},Sale,178.25,,USD`,
    `${fetched.number},Fee,,8.91,USD`,
    ",Total,169.34,,USD",
  ]);
  await saying(bench, "Payout $169.34 USD");

  // The buyer's bank takes back all that is left, 505.38 − 75.00 = 430.38, and decides for its customer: the site takes
  // the payouts back, and what they lack, the fees, is carried on. Ridge: 327.13 − 75.00 = 252.13, 240.77 − 252.13 = −11.36.
  // Bench: 169.34 − 178.25 = −8.91.
  const disputed = await cards.happens("disputes/new/open", "charge.dispute.created", {
    ...{ payment_intent: (await cards.payment())?.providerId ?? "", amount: "43038" },
  });
  await cards.happens(`disputes/${disputed}/lost`, "charge.dispute.closed");
  await expect.poll(() => transfers("amount_reversed"), patiently).toEqual([169_34, 240_77]);
  for (const [seller, carried] of [
    [ridge, "-$11.36 USD"],
    [bench, "-$8.91 USD"],
  ] as const)
    await expect
      .poll(async () => {
        await at(seller, paths.dashboardBilling(), { isPlain: true });
        return seller.getByText(carried).count();
      }, patiently)
      .toBe(1);
  expect((await command("ledger:check")).trim()).toBe("The ledger is right.");

  // Whoever waits for something has a mail about it, once, and what it leads to opens for them.
  const [ofSent, ofFetched] = [` ${sent.number}`, ` ${fetched.number}`];
  const expected: [Account, string, about: string][] = [
    ...[buying, shipping, handing].map((to): [Account, string, string] => [
      ...([to, "accounts.verify-email", ""] as const),
    ]),
    [buying, "orders.place", ofSent],
    [buying, "orders.place", ofFetched],
    [shipping, "orders.place", ofSent],
    [handing, "orders.place", ofFetched],
    [buying, "orders.accept", ofSent],
    [buying, "orders.ship", ofSent],
    [buying, "orders.ready", ofFetched],
    [buying, "orders.hand-over", ofFetched],
    [shipping, "orders.collect", ofSent],
    [shipping, "orders.return-asked", ofSent],
    [buying, "orders.return-refused", ofSent],
    [shipping, "orders.dispute", ofSent],
    [buying, "orders.dispute-message", ofSent],
    [shipping, "orders.dispute-escalate", ""],
    [buying, "orders.dispute-decide", ""],
    [shipping, "orders.dispute-decide", ""],
    [buying, "orders.refund", ofSent],
    [shipping, "orders.refund", ofSent],
    // Of the dispute's refund, and of the deposit's.
    [shipping, "orders.refund-paid", ofSent],
    [shipping, "orders.refund-paid", ofSent],
    [shipping, "orders.core-sent", ofSent],
    [buying, "orders.core-received", ofSent],
    [buying, "orders.core-reduced", ofSent],
    [shipping, "orders.chargeback", ofSent],
    [handing, "orders.chargeback", ofFetched],
    [shipping, "orders.chargeback-lost", ofSent],
    [handing, "orders.chargeback-lost", ofFetched],
  ];
  const mails = () => listMessages(mailFolder(site.dataDir));
  await expect
    .poll(async () => (await mails()).map(({ to, kind }) => `${kind} ${to}`).sort(), patiently)
    .toEqual(expected.map(([{ email }, kind]) => `${kind} ${email}`).sort());
  const people = new Map([buying, shipping, handing].map((each) => [each.email, each]));
  for (const { to, kind, subject, text } of await mails()) {
    const about = expected.filter(([{ email }, each]) => email === to && each === kind);
    expect(about.some(([, , words]) => subject.includes(words))).toBe(true);
    const links = text.match(/https?:\/\/[^\s)]+/g) ?? [];
    expect(links.length, text).toBeGreaterThan(0);
    for (const link of links) {
      expect(new URL(link).origin).toBe(new URL(site.url).origin);
      const answer = await fetch(link, { headers: { Cookie: people.get(to)?.cookie ?? "" } });
      expect([answer.status, answer.url]).toEqual([200, link]);
    }
    if (kind === "orders.ready") expect(text).toContain(code);
    if (kind === "orders.refund-paid") expect(text).toMatch(/We've sent \$(45|30)\.00 to the card/);
  }
  expect(site.said()).not.toMatch(/"level":(50|60)/);
});
