import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sampleListings } from "~/catalog/sample-listings.server";
import { checkLedger } from "~/ledger/ledger.server";
import { registerListeners } from "~/listeners.server";
import { notificationsFor } from "~/notifications/notifications.server";
import { getOrder, moveDueOrders, moveOrder } from "~/orders/orders.server";
import { listing, orderLine, type purchaseOrder } from "~/platform/db/schema.server";
import * as orderPage from "~/routes/dashboard-order";
import * as partsPage from "~/routes/dashboard-order-parts";
import { useDatabase } from "../support/database";
import { runJobs } from "../support/mail";
import { writeOrder } from "../support/orders";
import { answerOf, redirectOf, refusal, signedIn } from "../support/signed-in";

const test = useDatabase();
registerListeners();

const [rotor, alternator, shock] = sampleListings;

type Person = Awaited<ReturnType<typeof signedIn>>;

/** Two rotors for 468 dollars, an alternator with a deposit of 40 for 300, and a shock absorber for 80. */
async function ordered(values: Partial<typeof purchaseOrder.$inferInsert> = {}) {
  const [buyer, seller] = [await signedIn(), await signedIn()];
  const { id, number } = await writeOrder(test.db, {
    ...{ listing: rotor, quantity: 2, totalCents: 888_00, coreCents: 40_00 },
    ...{ buyerAccountId: buyer.id, sellerAccountId: seller.id, ...values },
  });
  await test.db.update(orderLine).set({ priceCents: 234_00 }).where(eq(orderLine.orderId, id));
  for (const [position, part, priceCents, coreCents] of [
    [1, alternator, 300_00, 40_00],
    [2, shock, 80_00, 0],
  ] as const)
    await test.db.insert(orderLine).values({
      ...{ orderId: id, position, listingId: part.id, quantity: 1, priceCents, coreCents },
      ...{ name: part.name, partNumber: part.partNumber, condition: "new" },
    });
  return { id, number, buyer, seller };
}

const send = (person: Person, number: string, fields: Record<string, string>) =>
  partsPage.action({
    ...person.post(`/dashboard/orders/${number}/parts`, fields),
    params: { number },
  });

const open = (person: Person, number: string, task: string) =>
  partsPage.loader({
    ...person.get(`/dashboard/orders/${number}/parts?do=${task}`),
    params: { number },
  });

const move = (person: Person, number: string, fields: Record<string, string>) =>
  orderPage.action({ ...person.post(`/dashboard/orders/${number}`, fields), params: { number } });

async function see({ id }: Person, number: string) {
  const order = await getOrder({ accountId: id }, number);
  if (!order) throw new Error("It is not there.");
  return order;
}

const stockOf = async ({ id }: { id: string }) =>
  (await test.db.select().from(listing).where(eq(listing.id, id)))[0]?.quantity ?? Number.NaN;

const titlesFor = async ({ id }: Person) =>
  (await notificationsFor(id)).notifications.map(({ title }) => title);

describe("shipping some parts", () => {
  it("keeps the order open until the rest is sent, and tells the buyer of each parcel", async () => {
    const { number, buyer, seller } = await ordered();
    const fields = { task: "ship", send1: "on", carrier: "UPS", trackingNumber: "1Z1" };
    await redirectOf(send(seller, number, fields));
    const first = await see(buyer, number);
    expect(first).toMatchObject({ stage: "accepted", isPartlySent: true, trackingNumber: "1Z1" });
    expect(first.lines.map(({ shippedAt }) => shippedAt !== null)).toEqual([false, true, false]);
    // Again: the parcel is on its way, and nothing changes.
    await redirectOf(send(seller, number, fields));
    expect((await see(buyer, number)).events.map(({ kind }) => kind)).toEqual([
      "place",
      "ship-some",
    ]);
    await redirectOf(send(seller, number, { task: "ship", send0: "on", send2: "on" }));
    const last = await see(buyer, number);
    expect(last.stage).toBe("shipped");
    expect(last.events.map(({ kind }) => kind)).toEqual([
      "place",
      "ship-some",
      "ship-some",
      "ship",
    ]);
    expect(await titlesFor(buyer)).toContain(`Some parts of order ${number} were shipped`);
  });

  it("leaves nothing to be canceled whole", async () => {
    const { number, seller } = await ordered();
    await send(seller, number, { task: "ship", send1: "on" });
    const outcome = await moveOrder({
      ...{ number, accountId: seller.id, arrow: "call-off", detail: { reason: "No." } },
    });
    expect(outcome).toEqual({ kind: "refused", reason: "not-now", stage: "accepted" });
  });

  it.each([
    [{ task: "ship" }, "send0", "Choose what's in the parcel."],
    [{ task: "ship", send0: "on", trackingNumber: "1Z" }, "carrier", /Name the carrier/],
    [{ task: "ship", send0: "on", carrier: "x".repeat(61) }, "carrier", /60 characters/],
  ])("answers %j in its field", async (fields, field, message) => {
    const { number, seller } = await ordered();
    const { data, init } = await answerOf(send(seller, number, fields));
    expect([init?.status, data]).toEqual([
      400,
      expect.objectContaining({ field, message: expect.stringMatching(message) }),
    ]);
  });
});

describe("canceling some parts", () => {
  it("says what is wrong at a line that the page shows", async () => {
    const { number, seller } = await ordered();
    await send(seller, number, { task: "ship", send0: "on" });
    for (const [task, field] of [
      ["ship", "send1"],
      ["cancel", "keep1"],
    ] as const) {
      const { data } = await answerOf(send(seller, number, { task, reason: "x" }));
      expect(data.field).toBe(field);
    }
  });

  it("makes the order cheaper, puts them back on the shelf, and tells the buyer why", async () => {
    const { number, buyer, seller } = await ordered();
    const before = await stockOf(alternator);
    const fields = {
      task: "cancel",
      keep0: "1",
      keep1: "0",
      keep2: "1",
      reason: "One was cracked.",
    };
    await redirectOf(send(seller, number, fields));
    await redirectOf(send(seller, number, fields));
    const order = await see(buyer, number);
    expect(order).toMatchObject({ totalCents: 314_00, coreCents: 0, stage: "placed" });
    expect(order.events.at(-1)).toMatchObject({
      ...{ kind: "cancel-some", by: "seller" },
      detail: { step: expect.stringContaining(rotor.name), reason: "One was cracked." },
    });
    expect(order.events).toHaveLength(2);
    expect(await stockOf(alternator)).toBe(before + 1);
    expect(await titlesFor(buyer)).toContain(
      `Some parts of order ${number} were canceled by its seller`,
    );
    await moveOrder({ number, accountId: buyer.id, arrow: "collect" });
    expect(await checkLedger()).toEqual([]);
  });

  it("puts back only what was not canceled before, when all of it is", async () => {
    const { number, seller } = await ordered();
    const before = await stockOf(rotor);
    await send(seller, number, { task: "cancel", keep0: "1", reason: "Cracked." });
    await moveOrder({
      ...{ number, accountId: seller.id, arrow: "decline", detail: { reason: "All are." } },
    });
    expect(await stockOf(rotor)).toBe(before + 2);
  });

  it("ships the order where the rest was sent", async () => {
    const { number, buyer, seller } = await ordered();
    await send(seller, number, { task: "ship", send0: "on", send1: "on" });
    await send(seller, number, { task: "cancel", keep2: "0", reason: "None left." });
    expect((await see(buyer, number)).stage).toBe("shipped");
  });

  it("is the buyer's until the seller accepts, and of one alone what both did", async () => {
    const { number, buyer, seller } = await ordered();
    const both = [
      send(buyer, number, { task: "cancel", keep1: "0", reason: "I have one." }),
      send(seller, number, { task: "cancel", keep1: "0", reason: "None left." }),
    ];
    await Promise.all(both.map(redirectOf));
    expect((await see(buyer, number)).totalCents).toBe(548_00);
    await moveOrder({ number, accountId: seller.id, arrow: "accept" });
    await redirectOf(open(buyer, number, "cancel"));
    await redirectOf(send(buyer, number, { task: "cancel", keep2: "0", reason: "No." }));
    expect((await see(buyer, number)).totalCents).toBe(548_00);
  });

  it("keeps at least one part: all of it is another matter", async () => {
    const { number, seller } = await ordered();
    const fields = { task: "cancel", keep0: "0", keep1: "0", keep2: "0", reason: "None left." };
    const { data, init } = await answerOf(send(seller, number, fields));
    expect([init?.status, data.message]).toEqual([400, expect.stringMatching(/whole order/)]);
    expect((await see(seller, number)).totalCents).toBe(888_00);
  });

  it.each([
    [{ keep0: "-1", reason: "x" }, "keep0"],
    [{ keep0: "3", reason: "x" }, "keep0"],
    [{ keep0: "1e9", reason: "x" }, "keep0"],
    [{ keep0: "two", reason: "x" }, "keep0"],
    [{ reason: "x" }, "keep0"],
    [{ keep0: "1" }, "reason"],
    [{ keep0: "1", reason: "x".repeat(501) }, "reason"],
  ])("answers %j in its field, and keeps what was typed", async (typed, field) => {
    const { number, seller } = await ordered();
    const { data, init } = await answerOf(send(seller, number, { task: "cancel", ...typed }));
    expect([init?.status, data]).toEqual([
      400,
      expect.objectContaining({ field, form: expect.objectContaining(typed) }),
    ]);
  });

  it("is a stranger's for none", async () => {
    const { number } = await ordered();
    const stranger = await signedIn();
    expect((await refusal(open(stranger, number, "ship"))).status).toBe(404);
    const cancel = send(stranger, number, { task: "cancel", keep0: "1", reason: "x" });
    expect((await refusal(cancel)).status).toBe(404);
  });
});

describe("asking to cancel", () => {
  it("is the seller's to grant or to refuse", async () => {
    const { number, buyer, seller } = await ordered({ stage: "accepted" });
    const ask = { intent: "ask-cancel", reason: "I found one nearer." };
    await redirectOf(move(buyer, number, ask));
    await redirectOf(move(buyer, number, ask));
    expect((await see(seller, number)).cancelAskedAt).toEqual(expect.any(Date));
    expect(await titlesFor(seller)).toEqual([`The buyer asks to cancel order ${number}`]);
    await redirectOf(move(seller, number, { intent: "refuse-cancel", reason: "It's packed." }));
    expect((await see(buyer, number)).cancelAskedAt).toBeNull();
    await redirectOf(move(buyer, number, ask));
    await redirectOf(move(seller, number, { intent: "call-off", reason: "All right." }));
    expect((await see(buyer, number)).stage).toBe("canceled");
  });

  it("is about the rest of what was partly sent", async () => {
    const { number, buyer, seller } = await ordered({ stage: "accepted" });
    await redirectOf(send(seller, number, { task: "ship", send1: "on" }));
    await redirectOf(move(buyer, number, { intent: "ask-cancel", reason: "I found one nearer." }));
    expect(await titlesFor(seller)).toEqual([
      `The buyer asks to cancel the rest of order ${number}`,
    ]);
    const mail = (await runJobs()).find(
      ({ kind, text }) => kind === "orders.ask-cancel" && text.includes(number),
    );
    expect(mail?.text).toContain("Cancel the parts you haven't sent");
  });

  it("needs a reason, and is nobody else's", async () => {
    const { number, buyer, seller } = await ordered({ stage: "accepted" });
    const { data } = await answerOf(move(buyer, number, { intent: "ask-cancel" }));
    expect(data.message).toBe("Tell the seller why.");
    const ask = { intent: "ask-cancel", reason: "No." };
    expect((await refusal(move(seller, number, ask))).status).toBe(404);
  });
});

describe("reminders", () => {
  const age = (number: string, column: string, hours: number) =>
    test.db.execute(
      sql`update purchase_order set ${sql.identifier(column)} = now() - ${hours} * interval '1 hour' where number = ${number}`,
    );

  it("come once, a day before a seller's time is over", async () => {
    const { number, seller } = await ordered();
    await age(number, "answer_by", -25);
    await moveDueOrders();
    expect(await titlesFor(seller)).toEqual([]);
    await age(number, "answer_by", -23);
    await moveDueOrders();
    await moveDueOrders();
    expect(await titlesFor(seller)).toEqual([`A day is left to answer order ${number}`]);
  });

  it("come before an order is complete, also where nobody looked for a month", async () => {
    const { number, buyer } = await ordered({ stage: "delivered", deliveredAt: new Date() });
    await age(number, "delivered_at", 24 * 30);
    await moveDueOrders();
    expect(await titlesFor(buyer)).toEqual([`2 days are left to confirm order ${number}`]);
    expect((await see(buyer, number)).stage).toBe("delivered");
    await age(number, "reminded_at", 25);
    await moveDueOrders();
    expect((await see(buyer, number)).stage).toBe("completed");
  });
});
