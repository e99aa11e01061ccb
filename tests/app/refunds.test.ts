import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sampleListings } from "~/catalog/sample-listings.server";
import { checkLedger, recordMoney } from "~/ledger/ledger.server";
import { registerListeners } from "~/listeners.server";
import { notificationsFor } from "~/notifications/notifications.server";
import { moveOrder } from "~/orders/orders.server";
import { withTransaction } from "~/platform/db/database.server";
import { dispute, orderEvent, orderLine, purchaseOrder, refund } from "~/platform/db/schema.server";
import {
  grantRefund,
  markRefundPaid,
  type Refund,
  refundsOf,
  settleDeposit,
  settleSaidRefunds,
} from "~/refunds/refunds.server";
import * as refundRoute from "~/routes/dashboard-order-refund";
import { useDatabase } from "../support/database";
import { runJobs } from "../support/mail";
import { writeOrder } from "../support/orders";
import { redirectOf, refusal, signedIn } from "../support/signed-in";

const test = useDatabase();
registerListeners();

type Person = Awaited<ReturnType<typeof signedIn>>;

/** An order that its buyer has: two rotors for 468 dollars, a deposit of 40, delivery for 20. */
async function bought(more: Partial<typeof purchaseOrder.$inferInsert> = {}) {
  const buyer = await signedIn();
  const seller = await signedIn();
  const [listing] = sampleListings;
  const { id: orderId, number } = await writeOrder(test.db, {
    ...{ listing, quantity: 2, stage: "shipped" },
    ...{ totalCents: 528_00, coreCents: 40_00, deliveryCents: 20_00 },
    ...{ buyerAccountId: buyer.id, sellerAccountId: seller.id, ...more },
  });
  const [line] = await test.db
    .update(orderLine)
    .set({ priceCents: 234_00, coreCents: 20_00 })
    .where(eq(orderLine.orderId, orderId))
    .returning({ id: orderLine.id });
  return { buyer, seller, orderId, number, lineId: line?.id ?? "", sellerId: listing.sellerId };
}

async function completed(more?: Parameters<typeof bought>[0]) {
  const order = await bought(more);
  const { number, buyer } = order;
  await moveOrder({ number, accountId: buyer.id, arrow: "collect" });
  return order;
}

type Order = Awaited<ReturnType<typeof bought>>;

const grant = ({ orderId, lineId }: Order, { cause = "return", ...more }: Partial<Refund> = {}) =>
  withTransaction((tx) =>
    grantRefund(tx, {
      ...{ orderId, lineId, cause: `${cause}:${orderId}`, partsCents: 100_00 },
      ...{ by: "seller", why: "The box was crushed.", ...more },
    }),
  );

const say = (person: Person, { number }: Order, id: string, intent: string, denials = 0) =>
  refundRoute.action({
    ...person.post(`/dashboard/orders/${number}/refunds/${id}`, { intent, denials: `${denials}` }),
    params: { number, id },
  });

const refundsSeenBy = ({ id: accountId }: Person, { number }: Order) =>
  refundsOf({ number, accountId });

describe("a refund", () => {
  it("is granted once of a cause, told to the buyer, and in the ledger", async () => {
    const order = await completed();
    const first = await grant(order);
    expect(first).toEqual({ kind: "granted", refundId: expect.any(String) });
    expect(await grant(order)).toEqual(first);
    const [row] = await refundsSeenBy(order.buyer, order);
    expect(row).toMatchObject({ partsCents: 100_00, why: "The box was crushed.", paidAt: null });
    const { notifications } = await notificationsFor(order.buyer.id);
    expect(notifications[0]?.title).toBe(`You get a refund for order ${order.number}`);
    const events = await test.db
      .select()
      .from(orderEvent)
      .where(eq(orderEvent.orderId, order.orderId));
    expect(events.find(({ kind }) => kind === "refund")?.detail).toEqual({
      amount: "$100.00",
      reason: "The box was crushed.",
    });
    expect(await checkLedger()).toEqual([]);
  });

  it("is refused before anybody has paid", async () => {
    expect(await grant(await bought())).toEqual({ kind: "refused", reason: "not-paid" });
  });

  it("is never a cent above what is left of the line, or of the delivery", async () => {
    const order = await completed();
    await grant(order, { cause: "return:a", partsCents: 400_00 });
    expect(await grant(order, { cause: "return:b", partsCents: 68_01 })).toEqual({
      ...{ kind: "refused", reason: "too-much", leftCents: 68_00 },
    });
    const delivery = { partsCents: 0, deliveryCents: 20_01 };
    expect(await grant(order, { cause: "return:c", ...delivery })).toMatchObject({
      reason: "too-much",
      leftCents: 20_00,
    });
    expect(await grant(order, { cause: "return:d", partsCents: 68_00 })).toMatchObject({
      kind: "granted",
    });
    expect(await checkLedger()).toEqual([]);
  });

  it.each([-1, 0.5, Number.NaN, 1e20])(
    "of %d cents is a mistake of whoever asks",
    async (cents) => {
      const order = await completed();
      await expect(grant(order, { partsCents: cents })).rejects.toThrow(RangeError);
    },
  );

  it("of nothing is refused", async () => {
    expect(await grant(await completed(), { partsCents: 0 })).toMatchObject({ kind: "refused" });
  });

  it("waits while a dispute about the line is open, unless it comes of one", async () => {
    const order = await completed();
    const { orderId, lineId } = order;
    await test.db
      .insert(dispute)
      .values({ orderId, lineId, reason: "does-not-fit", message: "Too small." });
    expect(await grant(order)).toEqual({ kind: "refused", reason: "in-dispute" });
    expect(await grant(order, { cause: "dispute:1" })).toMatchObject({ kind: "granted" });
    expect(
      await withTransaction((tx) =>
        settleDeposit(tx, {
          ...{ orderId, lineId, causeId: "019a0000-0000-7000-8000-0000000000c1" },
          ...{ depositCents: 40_00, keptCents: 0, by: "seller", why: "" },
        }),
      ),
    ).toEqual({ kind: "refused", reason: "in-dispute" });
  });

  it("does not pass what was paid, however many are granted at once", async () => {
    const order = await completed();
    // Who is turned away by a full pool tries again: with the same cause, that is harmless.
    const once = async (at: number, triesLeft = 10): ReturnType<typeof grant> => {
      const granted = grant(order, { cause: `return:${at}`, partsCents: 50_00 });
      return triesLeft > 0 ? granted.catch(() => once(at, triesLeft - 1)) : granted;
    };
    const outcomes = await Promise.all(Array.from({ length: 50 }, (_, at) => once(at)));
    expect(outcomes.filter(({ kind }) => kind === "granted")).toHaveLength(9);
    const [row] = await test.db
      .select()
      .from(purchaseOrder)
      .where(eq(purchaseOrder.id, order.orderId));
    expect(row?.refundedCents).toBe(450_00);
    expect(await checkLedger()).toEqual([]);
  });

  it("gives the fee back in proportion, all of it with all parts", async () => {
    const order = await bought({ payment: "provider" });
    const { orderId, sellerId } = order;
    await withTransaction(async (tx) => {
      const of = { orderId, sellerId };
      await recordMoney(tx, of, {
        ...{ kind: "sale", partsCents: 468_00, feeCents: 33_33 },
        ...{ coreCents: 40_00, deliveryCents: 20_00, taxCents: 0 },
      });
      await recordMoney(tx, of, { kind: "provider-payment", paidCents: 528_00 });
    });
    for (const [at, partsCents] of [155_55, 1, 312_44].entries())
      await grant(order, { cause: `return:${at}`, partsCents });
    const { rows } = await test.db.execute<{ cents: string }>(sql`
      select sum(p.amount_cents) as cents from ledger_posting p
      join ledger_account a on a.id = p.account_id join ledger_entry e on e.id = p.entry_id
      where a.kind = 'fees' and e.order_id = ${orderId}::uuid`);
    expect(Number(rows[0]?.cents)).toBe(0);
    expect(await checkLedger()).toEqual([]);
  });
});

describe("a deposit that is over", () => {
  const settle = ({ orderId, lineId }: Order, keptCents: number) =>
    withTransaction((tx) =>
      settleDeposit(tx, {
        ...{ orderId, lineId, causeId: lineId, depositCents: 40_00, keptCents },
        ...{ by: "seller", why: "Cracked housing." },
      }),
    );

  it("goes back but for what the seller keeps, once", async () => {
    const order = await completed();
    const first = await settle(order, 15_00);
    expect(await settle(order, 0)).toEqual(first);
    expect(await refundsSeenBy(order.seller, order)).toMatchObject([{ coreCents: 25_00 }]);
    expect(await checkLedger()).toEqual([]);
  });

  it("is no refund where the seller keeps all of it", async () => {
    const order = await completed();
    expect(await settle(order, 40_00)).toEqual({ kind: "granted", refundId: null });
    expect(await refundsSeenBy(order.seller, order)).toEqual([]);
    expect(await checkLedger()).toEqual([]);
  });

  it("is not more than was left", async () => {
    await expect(settle(await completed(), 40_01)).rejects.toThrow(RangeError);
  });
});

describe("paying a refund back at the counter", () => {
  it("is said by the seller and confirmed by the buyer, each once", async () => {
    const order = await completed();
    await grant(order);
    const [{ id } = { id: "" }] = await refundsSeenBy(order.buyer, order);
    await redirectOf(say(order.seller, order, id, "said"));
    await redirectOf(say(order.seller, order, id, "said"));
    expect((await refundsSeenBy(order.buyer, order))[0]).toMatchObject({
      saidPaidAt: expect.any(Date),
      paidAt: null,
    });
    await redirectOf(say(order.buyer, order, id, "confirm"));
    await redirectOf(say(order.buyer, order, id, "confirm"));
    expect((await refundsSeenBy(order.buyer, order))[0]?.paidAt).toEqual(expect.any(Date));
    const kinds = await test.db
      .select({ kind: orderEvent.kind })
      .from(orderEvent)
      .where(eq(orderEvent.orderId, order.orderId));
    expect(kinds.filter(({ kind }) => kind.startsWith("refund-"))).toEqual([
      { kind: "refund-said" },
      { kind: "refund-paid" },
    ]);
    expect(await checkLedger()).toEqual([]);
  });

  it("is nobody else's to say, and of neither side the other's", async () => {
    const order = await completed();
    await grant(order);
    const [{ id } = { id: "" }] = await refundsSeenBy(order.buyer, order);
    const stranger = await signedIn();
    for (const [person, intent] of [
      [stranger, "said"],
      [stranger, "confirm"],
      [order.buyer, "said"],
      [order.seller, "confirm"],
      [stranger, "deny"],
      [order.seller, "deny"],
    ] as const)
      expect((await refusal(say(person, order, id, intent))).status).toBe(404);
    expect((await refusal(say(order.buyer, order, "no-id", "confirm"))).status).toBe(404);
    expect(await refundsSeenBy(stranger, order)).toEqual([]);
  });

  it("counts as paid two weeks after the seller said so", async () => {
    const order = await completed();
    await grant(order);
    const [{ id } = { id: "" }] = await refundsSeenBy(order.buyer, order);
    await say(order.seller, order, id, "said");
    const since = (days: number) =>
      test.db
        .update(refund)
        .set({ saidPaidAt: sql`now() - ${days} * interval '1 day'` })
        .where(eq(refund.id, id));
    await since(13);
    await settleSaidRefunds();
    expect((await refundsSeenBy(order.buyer, order))[0]?.paidAt).toBeNull();
    await since(14);
    await settleSaidRefunds();
    expect((await refundsSeenBy(order.buyer, order))[0]?.paidAt).toEqual(expect.any(Date));
    expect(await checkLedger()).toEqual([]);
  });

  it("is owed again where the buyer does not have it, and settled by no silence", async () => {
    const order = await completed();
    await grant(order);
    const [{ id } = { id: "" }] = await refundsSeenBy(order.buyer, order);
    const now = async () => (await refundsSeenBy(order.buyer, order))[0];
    const answer = async (person: Person, intent: string, denials: number) =>
      (await redirectOf(say(person, order, id, intent, denials))).flash;
    // Nobody has said that it was paid.
    expect(await answer(order.buyer, "deny", 0)).toMatchObject({
      ...{ tone: "info", message: "The seller hasn't said yet that they paid this refund." },
    });
    expect(await now()).toMatchObject({ denials: 0 });
    await say(order.seller, order, id, "said");
    await test.db
      .update(refund)
      .set({ saidPaidAt: sql`now() - interval '15 days'` })
      .where(eq(refund.id, id));
    for (const time of [1, 2])
      expect([time, await answer(order.buyer, "deny", 0)]).toMatchObject([
        time,
        { tone: "success", message: "We've told the seller that you don't have it." },
      ]);
    await settleSaidRefunds();
    expect(await now()).toMatchObject({ saidPaidAt: null, paidAt: null, denials: 1 });
    const titles = (await notificationsFor(order.seller.id)).notifications.map(
      (each) => each.title,
    );
    expect(titles).toContain(`The buyer of order ${order.number} doesn't have the refund`);
    // What the seller said before the buyer denied it says nothing new.
    expect(await answer(order.seller, "said", 0)).toMatchObject({
      ...{ tone: "info", message: expect.stringContaining("has said that they don't") },
    });
    expect(await now()).toMatchObject({ saidPaidAt: null, denials: 1 });
    for (const time of [1, 2])
      expect([time, await answer(order.seller, "said", 1)]).toMatchObject([
        time,
        { tone: "success" },
      ]);
    // A form that is sent again denies nothing new.
    expect(await answer(order.buyer, "deny", 0)).toMatchObject({
      ...{ tone: "info", message: expect.stringContaining("says again that they paid") },
    });
    expect(await now()).toMatchObject({ saidPaidAt: expect.any(Date), denials: 1 });
    await redirectOf(say(order.buyer, order, id, "deny", 1));
    // From then on it is a matter for support; the buyer can still have it.
    const denied = (await runJobs()).filter(({ kind }) => kind === "orders.refund-denied");
    expect(denied.map(({ text }) => text.includes("Write to support"))).toEqual([false, true]);
    for (const denials of [1, 2])
      expect(await answer(order.seller, "said", denials)).toMatchObject({
        ...{ tone: "info", message: expect.stringContaining("Write to support") },
      });
    expect(await now()).toMatchObject({ saidPaidAt: null, denials: 2 });
    for (const time of [1, 2])
      expect([time, await answer(order.buyer, "confirm", 2)]).toMatchObject([
        time,
        { tone: "success" },
      ]);
    expect(await answer(order.buyer, "deny", 2)).toEqual({
      tone: "info",
      message: "This refund counts as paid already. Write to support if you don't have it.",
    });
    expect(await now()).toMatchObject({ paidAt: expect.any(Date), denials: 2 });
    expect(await checkLedger()).toEqual([]);
  });

  it("is denied or settled, whoever is first", async () => {
    const order = await completed();
    await grant(order);
    const [{ id } = { id: "" }] = await refundsSeenBy(order.buyer, order);
    await say(order.seller, order, id, "said");
    await test.db
      .update(refund)
      .set({ saidPaidAt: sql`now() - interval '15 days'` })
      .where(eq(refund.id, id));
    // The buyer's answer holds the row while the clock has found it due.
    await withTransaction(async (tx) => {
      await tx.update(refund).set({ saidPaidAt: null, denials: 1 }).where(eq(refund.id, id));
      const settling = settleSaidRefunds();
      await new Promise((done) => setTimeout(done, 300));
      return { settling };
    }).then(({ settling }) => settling);
    expect((await refundsSeenBy(order.buyer, order))[0]).toMatchObject({ paidAt: null });
  });

  it("is the provider's word alone where the provider has the money", async () => {
    const order = await completed();
    await test.db
      .update(purchaseOrder)
      .set({ payment: "provider" })
      .where(eq(purchaseOrder.id, order.orderId));
    await grant(order);
    const [{ id } = { id: "" }] = await refundsSeenBy(order.buyer, order);
    await say(order.buyer, order, id, "confirm");
    expect((await refundsSeenBy(order.buyer, order))[0]?.paidAt).toBeNull();
    const mark = () => withTransaction((tx) => markRefundPaid(tx, id));
    expect([await mark(), await mark()]).toEqual([true, false]);
  });
});
