import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { sampleListings } from "~/catalog/sample-listings.server";
import { registerListeners } from "~/listeners.server";
import { mailOrderEventJob } from "~/notifications/order-mails.server";
import type { ArrowName } from "~/orders/order-graph";
import { moveDueOrders } from "~/orders/orders.server";
import { resetEnv } from "~/platform/config/env.server";
import { newId } from "~/platform/db/id.server";
import { orderLine, purchaseOrder, seller } from "~/platform/db/schema.server";
import type { OrderStage } from "~/platform/enums";
import type { Message } from "~/platform/mail/message.server";
import * as disputePage from "~/routes/dashboard-dispute";
import * as orderPage from "~/routes/dashboard-order";
import * as notificationsPage from "~/routes/notifications";
import * as purchase from "~/routes/purchase";
import { useDatabase } from "../support/database";
import { runJobs } from "../support/mail";
import { orderBetween } from "../support/orders";
import { redirectOf, signedIn } from "../support/signed-in";

const test = useDatabase();
beforeAll(registerListeners);

const [rotor, headlight] = sampleListings;

type Person = Awaited<ReturnType<typeof signedIn>>;

const at = <Args extends { params: Record<string, string> }>(
  args: Args,
  params: Record<string, string>,
) => ({ ...args, params });

const move = async (who: Person, number: string, intent: string, fields = {}) =>
  redirectOf(
    orderPage.action(
      at(who.post(`/dashboard/orders/${number}`, { intent, ...fields }), { number }),
    ),
  );

const twoPeople = async () => [await signedIn(), await signedIn()] as const;

const summary = (mails: readonly Message[]) => mails.map(({ to, kind }) => [to, kind]);

describe("a new order", () => {
  it("is mailed to its buyer as a receipt and to its seller, once", async () => {
    const [buyer, sold] = await twoPeople();
    await test.db.update(seller).set({ accountId: sold.id }).where(eq(seller.id, rotor.sellerId));
    const form = { orderId: newId(), quantity: "2" };
    const order = () =>
      redirectOf(
        purchase.action(at(buyer.post(`/purchase/${rotor.id}`, form), { listingId: rotor.id })),
      );
    const [first] = await Promise.all([order(), order()]);
    const number = first?.location?.split("/").at(-1) ?? "";
    const mails = await runJobs();
    expect(summary(mails)).toEqual([
      [buyer.email, "orders.place"],
      [sold.email, "orders.place"],
    ]);
    const [receipt, notice] = mails;
    expect(receipt?.subject).toBe(`We have your order ${number}`);
    expect(receipt?.text).toBe(`Partlane

We have your order

Hi ${receipt?.text.match(/Person \d+/)?.[0]},

Hudson Auto Supply holds your parts for you and has 3 days to accept the
order. You pay the seller when you pick it up; you're not charged before
then. It comes to $468.00.

Order: ${number}
Seller: Hudson Auto Supply
Pick up at: ${rotor.locationName}

2 × Front Brake Rotor (43512-06150), $468.00

Parts: $468.00
Total: $468.00

We'll email you as soon as they answer. Until then you can cancel it.

View the order:
http://localhost/dashboard/orders/${number}

Choose which emails you get (http://localhost/notifications)

You're getting this because you ordered on Partlane.
`);
    expect(notice?.subject).toBe(`New order ${number}: 2 × Front Brake Rotor`);
    expect(notice?.text).toContain("Accept or decline it within 3 days.");
    expect(notice?.text).toContain("You're getting this because you sell on Partlane.");
    await test.db.update(seller).set({ accountId: null }).where(eq(seller.id, rotor.sellerId));
  });

  it("says every line and what is not for the parts", async () => {
    const buyer = await signedIn();
    const { id } = await orderBetween(test.db, { buyer }, "placed", {
      ...{ totalCents: 468_00 + 599_00 + 45_00 + 12_00 + 9_50 },
      ...{ coreCents: 45_00, deliveryCents: 12_00, taxCents: 9_50, fulfilment: "delivery" },
    });
    await test.db.update(orderLine).set({ priceCents: 234_00 }).where(eq(orderLine.orderId, id));
    await test.db.insert(orderLine).values({
      ...{ orderId: id, position: 1, listingId: headlight.id, quantity: 1, priceCents: 599_00 },
      ...{ name: headlight.name, partNumber: headlight.partNumber, condition: "new" },
    });
    const event = { kind: "place", id, orderId: id, by: "buyer" } as const;
    await mailOrderEventJob.perform(event, { signal: new AbortController().signal, attempt: 1 });
    const [mail] = await runJobs();
    expect(mail?.text).toContain(`2 × Front Brake Rotor (43512-06150), $468.00

1 × ${headlight.name} (${headlight.partNumber}), $599.00

Parts: $1,067.00
Core deposits: $45.00
Delivery: $12.00
Tax: $9.50
Total: $1,133.50
`);
    const flat = mail?.text.replaceAll(/\s+/g, " ");
    expect(flat).toContain("You pay Hudson Auto Supply $1,133.50 when you get it");
    expect(mail?.text).not.toContain("Pick up at");
  });
});

describe("each arrow", () => {
  it.each<[ArrowName, OrderStage, Record<string, string>, string, string[]]>([
    [
      "accept",
      "placed",
      {},
      "was accepted",
      ["has accepted your order", "We'll email you when it's ready"],
    ],
    [
      "ship",
      "accepted",
      { carrier: "UPS", trackingNumber: "1Z999" },
      "was shipped",
      ["Shipped with: UPS 1Z999", "When you have it, tell us"],
    ],
    [
      "decline",
      "placed",
      { reason: "It broke\nwhile we packed it." },
      "was declined",
      ["“It broke\nwhile we packed it.”", "You weren't charged."],
    ],
    [
      "call-off",
      "accepted",
      { reason: "Sold at the counter." },
      "was canceled",
      ["“Sold at the counter.”"],
    ],
    [
      "hand-over",
      "ready",
      { code: "AB2C3D" },
      "was handed over",
      ["against its code", "full refund"],
    ],
  ])("of the seller, %s, is mailed to the buyer", async (arrow, from, fields, subject, says) => {
    const [buyer, sold] = await twoPeople();
    const { number } = await orderBetween(test.db, { buyer, seller: sold }, from, {
      collectionCode: "AB2C3D",
    });
    await move(sold, number, arrow, fields);
    await move(sold, number, arrow, fields);
    const mails = await runJobs();
    expect(summary(mails)).toEqual([[buyer.email, `orders.${arrow}`]]);
    const [mail] = mails;
    expect(mail?.subject).toBe(`Order ${number} ${subject}`);
    for (const text of [
      ...says,
      "2 × Front Brake Rotor",
      `http://localhost/dashboard/orders/${number}`,
    ])
      expect(mail?.text).toContain(text);
  });

  it("ready brings the code that is shown at the counter", async () => {
    const [buyer, sold] = await twoPeople();
    const { id, number } = await orderBetween(test.db, { buyer, seller: sold }, "accepted");
    await move(sold, number, "ready");
    const [mail] = await runJobs();
    const [row] = await test.db.select().from(purchaseOrder).where(eq(purchaseOrder.id, id));
    expect(row?.collectionCode).toMatch(/^\w{6}$/);
    expect(mail?.text).toContain(`\n${row?.collectionCode}\n`);
    expect(mail?.text).toContain("at the counter in");
  });

  it("of the buyer is mailed to the seller", async () => {
    const [buyer, sold] = await twoPeople();
    const [canceled, collected] = [
      await orderBetween(test.db, { buyer, seller: sold }),
      await orderBetween(test.db, { buyer, seller: sold }, "shipped"),
    ];
    await move(buyer, canceled.number, "cancel");
    await move(buyer, collected.number, "collect");
    const mails = await runJobs();
    expect(summary(mails)).toEqual([
      [sold.email, "orders.cancel"],
      [sold.email, "orders.collect"],
    ]);
    expect(mails[0]?.text).toContain("Mary Ann Lee no longer wants the order.");
    expect(mails[1]?.text).toContain("Mary Ann Lee says that they have the order.");
  });

  it("of time is mailed, with a link where the settings know the site's address", async () => {
    const [buyer, sold] = await twoPeople();
    const longAgo = new Date(Date.now() - 30 * 24 * 3_600_000);
    const of = { buyer, seller: sold };
    await orderBetween(test.db, of, "placed", { answerBy: longAgo });
    await moveDueOrders();
    const unlinked = await runJobs();
    expect(summary(unlinked)).toEqual([
      [buyer.email, "orders.lapse"],
      [sold.email, "orders.lapse"],
    ]);
    expect(unlinked[0]?.text).not.toContain("http");
    const { number } = await orderBetween(test.db, of, "delivered", {
      deliveredAt: longAgo,
      remindedAt: new Date(Date.now() - 25 * 3_600_000),
    });
    process.env.SITE_URL = "https://parts.example";
    resetEnv();
    await moveDueOrders();
    const linked = await runJobs();
    delete process.env.SITE_URL;
    resetEnv();
    expect(summary(linked)).toEqual([[sold.email, "orders.complete"]]);
    expect(linked[0]?.text).toContain(`https://parts.example/dashboard/orders/${number}`);
  });

  it("delivered asks the buyer", async () => {
    const [buyer, sold] = await twoPeople();
    const { number } = await orderBetween(test.db, { buyer, seller: sold }, "shipped");
    await move(sold, number, "deliver");
    const [mail] = await runJobs();
    expect(mail?.subject).toBe(`Has order ${number} arrived?`);
    expect(mail?.text.replaceAll(/\s+/g, " ")).toContain("nothing from you for 14 days");
  });
});

it("a message and a dispute are mailed word for word to the other side", async () => {
  const [buyer, sold] = await twoPeople();
  const { number } = await orderBetween(test.db, { buyer, seller: sold }, "shipped");
  await move(buyer, number, "message", { text: "Is it <b>here</b>?\n\nMary", messageId: newId() });
  const complaint = { reason: "does-not-fit", message: "2 mm too small." };
  await disputePage.action(
    at(buyer.post(`/dashboard/orders/${number}/dispute`, complaint), { number }),
  );
  const mails = await runJobs();
  expect(summary(mails)).toEqual([
    [sold.email, "orders.message"],
    [sold.email, "orders.dispute"],
  ]);
  expect(mails[0]?.text).toContain("Mary Ann Lee wrote:\n\n“Is it <b>here</b>?\n\nMary”");
  expect(mails[0]?.html).not.toContain("<b>");
  expect(mails[1]?.subject).toMatch(/^Dispute DT-\d+ about order/);
  expect(mails[1]?.text).toContain("“2 mm too small.”");
});

describe("who is mailed", () => {
  it("a guest, at the address that the order has", async () => {
    const sold = await signedIn();
    const { number } = await orderBetween(test.db, { seller: sold }, "placed", {
      contactEmail: "guest@example.com",
    });
    await move(sold, number, "accept");
    const mails = await runJobs();
    expect(summary(mails)).toEqual([["guest@example.com", "orders.accept"]]);
    expect(mails[0]?.text).toContain("Hi Mary Ann Lee,");
    expect(mails[0]?.text).not.toContain("Choose which emails");
  });

  it.each([
    ["place", false],
    ["accept", false],
    ["ready", false],
    ["ship", false],
    ["decline", false],
    ["payment-lost", false],
    ["ship-some", true],
    ["deliver", true],
    ["hand-over", true],
    ["remind-arrival", true],
    ["message", true],
    ["refund", true],
    ["refund-said", true],
    ["core-waived", true],
    ["core-reduced", true],
    ["core-remind", true],
  ] as const)(
    "a guest, who is told how to get at what is an account's: %s, %s",
    async (kind, is) => {
      const added = /add this order to your account from its page/;
      const mailOf = async (order: { id: string }) => {
        const event = { kind, id: newId(), orderId: order.id, by: "seller" } as const;
        await mailOrderEventJob.perform(event, {
          signal: new AbortController().signal,
          attempt: 1,
        });
        const [mail] = await runJobs();
        return mail?.text.replaceAll(/\s+/g, " ") ?? "";
      };
      const contactEmail = "guest@example.com";
      const guests = await orderBetween(test.db, {}, "accepted", { contactEmail });
      expect(await mailOf(guests)).toMatch(is ? added : /^Partlane/);
      if (!is) expect(await mailOf(guests)).not.toMatch(added);
      const buyer = await signedIn();
      expect(await mailOf(await orderBetween(test.db, { buyer }, "accepted"))).not.toMatch(added);
    },
  );

  it("no account that does not want to be", async () => {
    const [buyer, sold] = await twoPeople();
    await notificationsPage.action(buyer.post("/notifications", { orderUpdates: "on" }));
    const { number } = await orderBetween(test.db, { buyer, seller: sold });
    await move(sold, number, "accept");
    expect(await runJobs()).toEqual([]);
  });

  it("nobody where neither account nor address is left, nor what is no address", async () => {
    const sold = await signedIn();
    const none = await orderBetween(test.db, { seller: sold });
    const bad = await orderBetween(test.db, { seller: sold }, "placed", {
      contactEmail: "a@b, c@d",
    });
    for (const { number } of [none, bad]) await move(sold, number, "accept");
    expect(await runJobs()).toEqual([]);
  });

  it("nobody of an order that is gone", async () => {
    const event = { kind: "accept", id: newId(), orderId: newId(), by: "seller" } as const;
    const run = { signal: new AbortController().signal, attempt: 1 };
    await mailOrderEventJob.perform(event, run);
    expect(await runJobs()).toEqual([]);
  });
});
