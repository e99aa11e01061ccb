import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sampleListings } from "~/catalog/sample-listings.server";
import { selectDisputable, selectLeft } from "~/disputes/disputes.repo.server";
import { checkLedger, recordMoney } from "~/ledger/ledger.server";
import { registerListeners } from "~/listeners.server";
import { notificationsFor } from "~/notifications/notifications.server";
import { canChangeParts } from "~/orders/order-details";
import { getOrder, moveOrder } from "~/orders/orders.server";
import { withTransaction } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import {
  checkout,
  core,
  dispute,
  listing,
  orderLine,
  payment,
  paymentAction,
  purchaseOrder,
  refund,
} from "~/platform/db/schema.server";
import { grantRefund, settleDeposit } from "~/refunds/refunds.server";
import { returnsOf } from "~/returns/returns.server";
import * as partsPage from "~/routes/dashboard-order-parts";
import * as returnPage from "~/routes/dashboard-order-return";
import { useDatabase } from "../support/database";
import { writeOrder } from "../support/orders";
import { answerOf, redirectOf, signedIn } from "../support/signed-in";

const test = useDatabase();
registerListeners();

const [rotor, shock] = sampleListings;

type Person = Awaited<ReturnType<typeof signedIn>>;

const costs = { partsCents: 782_00, coreCents: 45_00, deliveryCents: 12_00, taxCents: 10_01 };
const totalCents = 849_01;

/** Three rotors for 234 dollars with a deposit of 15 each and a shock absorber for 80, charged to a card. */
async function paid() {
  const [buyer, seller] = [await signedIn(), await signedIn()];
  const checkoutId = newId();
  await test.db
    .insert(checkout)
    .values({ id: checkoutId, accountId: buyer.id, expiresAt: new Date() });
  const { partsCents: _, ...besides } = costs;
  const { id, number } = await writeOrder(test.db, {
    ...{ listing: rotor, quantity: 3, totalCents, ...besides, checkoutId },
    ...{ stage: "accepted", payment: "provider", fulfilment: "delivery" },
    ...{ buyerAccountId: buyer.id, sellerAccountId: seller.id },
  });
  const [rotors] = await test.db
    .update(orderLine)
    .set({ priceCents: 234_00, coreCents: 15_00 })
    .where(eq(orderLine.orderId, id))
    .returning({ id: orderLine.id });
  await test.db.insert(orderLine).values({
    ...{ orderId: id, position: 1, listingId: shock.id, quantity: 1, priceCents: 80_00 },
    ...{ name: shock.name, partNumber: shock.partNumber, condition: "new" },
  });
  const of = { orderId: id, sellerId: rotor.sellerId };
  await withTransaction(async (tx) => {
    await recordMoney(tx, of, { kind: "sale", feeCents: 39_10, ...costs });
    await recordMoney(tx, of, { kind: "provider-payment", paidCents: totalCents });
  });
  return { id, number, buyer, seller, checkoutId, rotors: rotors?.id ?? "" };
}

const send = (person: Person, number: string, fields: Record<string, string>) =>
  partsPage.action({
    ...person.post(`/dashboard/orders/${number}/parts`, fields),
    params: { number },
  });

const cancel = (person: Person, number: string, keep0: string) =>
  send(person, number, { task: "cancel", keep0, reason: "None left." });

const call = (seller: Person, number: string) =>
  moveOrder({
    ...{ number, accountId: seller.id, arrow: "call-off", detail: { reason: "Sorry." } },
  });

async function see({ id }: Person, number: string) {
  const order = await getOrder({ accountId: id }, number);
  if (!order) throw new Error("It is not there.");
  return order;
}

const refundsOf = (orderId: string) =>
  test.db
    .select({
      parts: refund.partsCents,
      tax: refund.taxCents,
      core: refund.coreCents,
      delivery: refund.deliveryCents,
    })
    .from(refund)
    .where(eq(refund.orderId, orderId))
    .orderBy(refund.createdAt, refund.id);

const stockOf = async ({ id }: { id: string }) =>
  (await test.db.select().from(listing).where(eq(listing.id, id)))[0]?.quantity ?? Number.NaN;

describe("canceling parts that a card was charged for", () => {
  it("refunds them with their tax and deposits, to the last cent, and leaves what was sold", async () => {
    const { id, number, buyer, seller } = await paid();
    const before = await stockOf(rotor);
    await redirectOf(send(seller, number, { task: "ship", send1: "on" }));
    expect(canChangeParts(await see(seller, number), "cancel")).toBe(true);
    expect(await redirectOf(cancel(seller, number, "1"))).toMatchObject({
      location: `/dashboard/orders/${number}`,
    });
    await redirectOf(cancel(seller, number, "1"));
    expect(await stockOf(rotor)).toBe(before + 2);
    expect(await see(buyer, number)).toMatchObject({ stage: "accepted", totalCents });
    expect((await see(buyer, number)).events.at(-1)).toMatchObject({
      ...{ kind: "cancel-some", by: "seller" },
      detail: { amount: "$503.99 back.", reason: "None left." },
    });
    await redirectOf(cancel(seller, number, "0"));
    expect((await see(buyer, number)).stage).toBe("shipped");
    expect(await refundsOf(id)).toEqual([
      { parts: 468_00, tax: 5_99, core: 0, delivery: 0 },
      { parts: 0, tax: 0, core: 30_00, delivery: 0 },
      { parts: 234_00, tax: 2_99, core: 0, delivery: 0 },
      { parts: 0, tax: 0, core: 15_00, delivery: 0 },
    ]);
    // What its seller wrote goes with their account: what a credit note says stays.
    const words = await test.db.select().from(refund).where(eq(refund.orderId, id));
    expect(new Set(words.map(({ why }) => why))).toEqual(new Set(["Parts were canceled."]));
    await moveOrder({ number, accountId: buyer.id, arrow: "collect" });
    // No old part is owed for what never came, and what is left can be returned, with the rest of the tax.
    expect(await test.db.select().from(core).where(eq(core.orderId, id))).toEqual([]);
    const { returns, canAsk } = await returnsOf({ number, accountId: buyer.id });
    expect([returns, canAsk]).toEqual([[], true]);
    const [, last] = (await see(buyer, number)).lines;
    const query = new URLSearchParams({ line: last?.id ?? "", quantity: "1", reason: "damaged" });
    const form = await returnPage.loader({
      ...buyer.get(`/dashboard/orders/${number}/return?${query}`),
      params: { number },
    });
    expect(form.lines).toHaveLength(1);
    expect(form.plan?.amounts).toMatchObject({ partsCents: 80_00, taxCents: 1_03 });
    // It alone was delivered.
    expect(form.plan?.amounts).toMatchObject({ deliveryCents: 12_00 });
    const [called, sent] = await selectDisputable({ accountId: buyer.id, orderNumber: number });
    expect([called, sent]).toMatchObject([
      { isDisputable: false, isCanceled: true },
      { isDisputable: true, isCanceled: false },
    ]);
    const [opened] = await test.db
      .insert(dispute)
      .values({
        ...{ orderId: id, lineId: last?.id ?? "", accountId: buyer.id, reason: "did-not-arrive" },
        ...{ message: "It is bent.", answerBy: new Date(Date.now() + 86_400_000) },
      })
      .returning({ id: dispute.id });
    expect(await selectLeft(opened?.id ?? "")).toEqual({
      ...{ partsCents: 80_00, taxCents: 1_03, deliveryCents: 12_00 },
    });
    expect(await checkLedger()).toEqual([]);
  });

  it("tells the buyer once, in one notice", async () => {
    const { number, buyer, seller } = await paid();
    await redirectOf(cancel(seller, number, "2"));
    expect((await notificationsFor(buyer.id)).notifications.map(({ title }) => title)).toEqual([
      `Some parts of order ${number} were canceled by its seller`,
    ]);
  });

  it("takes the rest with it where the order is called off after that", async () => {
    const { id, number, seller } = await paid();
    const before = await stockOf(rotor);
    await redirectOf(cancel(seller, number, "1"));
    expect(await call(seller, number)).toMatchObject({ kind: "moved" });
    expect(await stockOf(rotor)).toBe(before + 3);
    // As the payment does it then: all of it once, and the deposits of the pieces that were left.
    await withTransaction(async (tx) => {
      const by = { orderId: id, by: "system", why: "The order was canceled." } as const;
      await grantRefund(tx, { ...by, ...costs, lineId: null, cause: `cancel:${id}` });
      const [line] = await tx.select().from(orderLine).where(eq(orderLine.orderId, id));
      await settleDeposit(tx, {
        ...{ ...by, lineId: line?.id ?? "", causeId: `cancel:${line?.id}` },
        ...{ depositCents: 15_00, keptCents: 0 },
      });
    });
    const [row] = await test.db.select().from(purchaseOrder).where(eq(purchaseOrder.id, id));
    expect(row?.refundedCents).toBe(totalCents);
    expect(await checkLedger()).toEqual([]);
  });

  it("is done by one of two at once, and never for more than was paid", async () => {
    const { id, number, seller } = await paid();
    await Promise.all([cancel(seller, number, "1"), cancel(seller, number, "0")].map(redirectOf));
    const sums = await refundsOf(id);
    expect(sums.reduce((sum, { parts }) => sum + parts, 0)).toBe(3 * 234_00);
    expect(sums.reduce((sum, { core: cents }) => sum + cents, 0)).toBe(45_00);
  });

  it("waits for a dispute about them, and is not offered while one is open", async () => {
    const { id, number, buyer, seller, rotors } = await paid();
    await test.db.insert(dispute).values({
      ...{ orderId: id, lineId: rotors, accountId: buyer.id, reason: "did-not-arrive" },
      ...{ message: "Where is it?", answerBy: new Date(Date.now() + 86_400_000) },
    });
    const { lines } = await partsPage.loader({
      ...seller.get(`/dashboard/orders/${number}/parts?do=cancel`),
      params: { number },
    });
    expect(lines.map(({ position }) => position)).toEqual([1]);
    const { data, init } = await answerOf(cancel(seller, number, "1"));
    expect([init?.status, data]).toMatchObject([
      409,
      { message: expect.stringMatching(/dispute/), form: { reason: "None left." } },
    ]);
    expect(await refundsOf(id)).toEqual([]);
  });

  it("says how much goes back, and to whose card", async () => {
    const { id, number, buyer, seller } = await paid();
    const messageOf = async (person: Person, keep: string) =>
      (await redirectOf(cancel(person, number, keep))).flash?.message;
    expect(await messageOf(seller, "2")).toBe(
      "Those parts are canceled, and back in stock. $251.99 goes back to the buyer's card.",
    );
    // Said again, nothing more does.
    expect(await messageOf(seller, "2")).toBe(
      "Those parts are canceled, and back in stock. Their money goes back to the buyer's card.",
    );
    await test.db.update(purchaseOrder).set({ stage: "placed" }).where(eq(purchaseOrder.id, id));
    expect(await messageOf(buyer, "1")).toBe(
      "Those parts are canceled. $252.00 goes back to your card.",
    );
  });

  it("waits for the buyer's bank", async () => {
    const { id, number, seller, checkoutId } = await paid();
    const [row] = await test.db
      .insert(payment)
      .values({ checkoutId, provider: "stripe", amountCents: totalCents, state: "captured" })
      .returning({ id: payment.id });
    await test.db.insert(paymentAction).values({
      ...{ paymentId: row?.id ?? "", orderId: id, kind: "chargeback" },
      ...{ cause: `chargeback:${newId()}`, amountCents: totalCents },
    });
    expect(canChangeParts(await see(seller, number), "cancel")).toBe(false);
    expect((await answerOf(cancel(seller, number, "1"))).init?.status).toBe(409);
    await test.db.update(paymentAction).set({ doneAt: sql`now()` });
    await redirectOf(cancel(seller, number, "1"));
    expect(await refundsOf(id)).toHaveLength(2);
  });

  it("can be asked for by the buyer when some of it is on its way", async () => {
    const { number, buyer, seller } = await paid();
    await redirectOf(send(seller, number, { task: "ship", send1: "on" }));
    const asked = await moveOrder({
      ...{ number, accountId: buyer.id, arrow: "ask-cancel", detail: { reason: "Too late." } },
    });
    expect(asked).toMatchObject({ kind: "moved" });
    expect((await see(seller, number)).cancelAskedAt).toEqual(expect.any(Date));
    await redirectOf(cancel(seller, number, "0"));
    expect((await see(buyer, number)).stage).toBe("shipped");
  });
});
