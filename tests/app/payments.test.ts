import { and, eq, sql } from "drizzle-orm";
import Stripe from "stripe";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { selectSellerMoney } from "~/billing/payouts.repo.server";
import { makePayouts } from "~/billing/payouts.server";
import { changeCart } from "~/cart/cart.server";
import { sampleListings } from "~/catalog/sample-listings.server";
import { selectHeldLines } from "~/checkout/checkout.repo.server";
import { fingerprintOf } from "~/checkout/checkout.server";
import { stepDispute } from "~/disputes/dispute-steps.server";
import { getDispute, openDispute } from "~/disputes/disputes.server";
import { checkLedger, sumLedger } from "~/ledger/ledger.server";
import { registerListeners } from "~/listeners.server";
import { wordsOf } from "~/notifications/mail/order-mail-words";
import { keepPieces } from "~/orders/order-pieces.server";
import { reportOrder } from "~/orders/order-report.server";
import { moveOrder, settleOrder } from "~/orders/orders.server";
import { reconcilePayments, transferPayouts } from "~/payments/payment-jobs.server";
import { PaymentProviderError } from "~/payments/payment-provider";
import { selectStale } from "~/payments/payments.repo.server";
import { cardPayments } from "~/payments/payments.server";
import { settlePayment } from "~/payments/settle-payment.server";
import { webhookJob } from "~/payments/webhooks.server";
import { newId } from "~/platform/db/id.server";
import {
  checkout,
  dispute,
  ledgerEntry,
  listing,
  orderEvent,
  orderLine,
  payment,
  paymentAction,
  paymentEvent,
  payout,
  purchaseOrder,
  refund,
  seller,
  sellerPaymentAccount,
} from "~/platform/db/schema.server";
import { grantRefund, settleDeposit } from "~/refunds/refunds.server";
import { planChosen, returnsOf } from "~/returns/returns.server";
import * as page from "~/routes/checkout";
import * as begin from "~/routes/checkout-begin";
import * as pay from "~/routes/checkout-pay";
import * as purchase from "~/routes/purchase";
import * as webhooks from "~/routes/webhooks-stripe";
import { mockSettings } from "../../mocks/addresses";
import { startMocks } from "../../mocks/node";
import { useDatabase } from "../support/database";
import { queuedJobs } from "../support/jobs";
import { confirmPayment, happens } from "../support/payments";
import { sellerOf as newSeller, soldOrder } from "../support/provider-sales";
import { answerOf, redirectOf, refusal, signedIn, visit } from "../support/signed-in";

const settings = mockSettings("https://mock.example");
const test = useDatabase({ env: { ...settings, PLATFORM_FEE_BASIS_POINTS: "500" } });
const mocks = startMocks({ stripe: "success" });
afterEach(() => mocks.use({ stripe: "success" }));
afterAll(() => mocks.close());
registerListeners();

// Of Hudson and of Stuyvesant, who are paid by card; of Village, who is not.
const [rotor, headlight, shock] = sampleListings;

type Person = Awaited<ReturnType<typeof signedIn>>;
type Sold = { id: string };

const at = <Args extends { params: Record<string, string> }>(args: Args, checkoutId: string) => ({
  ...args,
  params: { checkoutId },
});

const paidSellers = new Map<string, Person>();

/** The seller of a part, with an account that the provider can pay. */
async function sellerOf({ sellerId }: { sellerId: string }): Promise<Person> {
  const known = paidSellers.get(sellerId);
  if (known) return known;
  const person = await signedIn();
  paidSellers.set(sellerId, person);
  await test.db.update(seller).set({ accountId: person.id }).where(eq(seller.id, sellerId));
  await test.db
    .insert(sellerPaymentAccount)
    .values({ sellerId, providerId: `acct_${sellerId}`, canBePaid: true, hasSubmitted: true });
  return person;
}

/** Twelve of each part, and a checkout of them, whose form is filled in. */
async function begun(...parts: Sold[]) {
  const person = await signedIn();
  await sellerOf(rotor);
  await sellerOf(headlight);
  for (const { id } of parts) {
    await test.db.update(listing).set({ quantity: 12 }).where(eq(listing.id, id));
    const of = { accountId: person.id, request: person.get("/cart").request };
    await changeCart(of, { kind: "add", listingId: id, quantity: 1, vehicle: null });
  }
  const { location } = await redirectOf(
    begin.action(person.post("/checkout", { intent: "begin" })),
  );
  return { person, id: location?.split("/checkout/")[1] ?? "" };
}

async function place(person: Person, id: string, fields: Record<string, string> = {}) {
  const seen = fingerprintOf(await selectHeldLines(id));
  const who = { name: "Mary Ann Lee", email: "mary@example.com" };
  // A browser sends the name of the button that was pressed, too.
  const form = { seen, ...who, place: "", ...fields };
  return redirectOf(page.action(at(person.post(`/checkout/${id}`, form), id)));
}

const look = (person: Person, id: string) => pay.loader(at(person.get(`/checkout/${id}/pay`), id));

const paymentOf = async (checkoutId: string) => {
  const [row] = await test.db.select().from(payment).where(eq(payment.checkoutId, checkoutId));
  if (!row) throw new Error("There is no payment.");
  return row;
};

const ordersOf = (checkoutId: string) =>
  test.db
    .select()
    .from(purchaseOrder)
    .where(eq(purchaseOrder.checkoutId, checkoutId))
    .orderBy(purchaseOrder.number);

const stockOf = async ({ id }: Sold) =>
  (await test.db.select().from(listing).where(eq(listing.id, id)))[0]?.quantity;

it("is how a part is bought at once from a seller who is paid by card, and from no other", async () => {
  const person = await signedIn();
  await sellerOf(rotor);
  await test.db.update(listing).set({ quantity: 12 });
  const buy = (part: Sold, quantity = "2") =>
    purchase.action({
      ...person.post(`/purchase/${part.id}`, { orderId: newId(), quantity }),
      params: { listingId: part.id },
    });
  const shown = (part: Sold) =>
    purchase.loader({ ...person.get(`/purchase/${part.id}`), params: { listingId: part.id } });
  expect(await shown(rotor)).toMatchObject({ byCheckout: true });
  const { location } = await redirectOf(buy(rotor));
  const id = location?.split("/checkout/")[1] ?? "";
  expect(await selectHeldLines(id)).toMatchObject([{ listingId: rotor.id, quantity: 2 }]);
  expect(await place(person, id)).toMatchObject({ location: `/checkout/${id}/pay` });
  expect(await answerOf(buy(rotor, "11"))).toMatchObject({ init: { status: 400 } });
  await test.db.update(listing).set({ quantity: 1 }).where(eq(listing.id, rotor.id));
  expect(await answerOf(buy(rotor))).toMatchObject({
    data: { message: "Only 1 left, so we didn't place the order. Choose 1." },
    init: { status: 409 },
  });
  await test.db.update(listing).set({ quantity: 12 });
  expect(await shown(shock)).toMatchObject({ byCheckout: false });
  expect((await redirectOf(buy(shock))).location).toMatch(/^\/dashboard\/orders\//);
});

/** A checkout whose payment is begun at the provider. */
async function paying(...parts: Sold[]) {
  const { person, id } = await begun(...parts);
  expect(await place(person, id)).toMatchObject({ location: `/checkout/${id}/pay` });
  const shown = await look(person, id);
  const { providerId } = await paymentOf(id);
  return { person, id, providerId: providerId ?? "", shown };
}

/** A checkout that is paid, and its orders. */
async function paid(...parts: Sold[]) {
  const { person, id, providerId } = await paying(...parts);
  await confirmPayment(providerId);
  expect(await redirectOf(look(person, id))).toMatchObject({ location: `/checkout/${id}` });
  return { person, id, providerId, orders: await ordersOf(id) };
}

const kindsOf = async (orderId: string) =>
  (await test.db.select().from(ledgerEntry).where(eq(ledgerEntry.orderId, orderId)))
    .map(({ kind }) => kind)
    .sort();

const { webhooks: signer } = new Stripe("sk_test_mock");
let events = 0;

/** The provider says that something happened to an object; the answer's status, and the event's id. */
async function hear(type: string, objectId: string, { secret = "whsec_mock", id = "" } = {}) {
  events += 1;
  const eventId = id || `evt_${events}`;
  const payload = JSON.stringify({
    ...{ id: eventId, object: "event", type, data: { object: { id: objectId } } },
  });
  const { request, ...args } = visit("/webhooks/stripe");
  const signature = signer.generateTestHeaderString({ payload, secret });
  const sent = new Request(request.url, {
    ...{ method: "POST", body: payload },
    headers: { "Stripe-Signature": signature, "Content-Type": "application/json" },
  });
  const answer = await webhooks
    .action({ ...args, request: sent })
    .catch((thrown: unknown) => thrown as Response);
  return { status: answer.status, eventId };
}

/** Hears it, and does what comes of it. */
async function heard(type: string, objectId: string) {
  const { eventId } = await hear(type, objectId);
  await webhookJob.perform({ eventId }, { signal: new AbortController().signal, attempt: 1 });
}

const waitingJobs = async () =>
  (await queuedJobs(test.db)).filter(({ name }) => name === "payments.settle").length;

const move = (seller: Person, number: string, arrow: "ship" | "accept" | "call-off" | "decline") =>
  moveOrder({ number, accountId: seller.id, arrow, detail: { reason: "Because." } });

const collect = ({ id: accountId }: Person, number: string) =>
  moveOrder({ number, accountId, arrow: "collect" });

describe("paying a checkout by card", () => {
  it("orders nothing before the card is authorized, and then what was paid, once", async () => {
    const { person, id, providerId, shown } = await paying(rotor, headlight);
    const cents = rotor.priceCents + headlight.priceCents;
    expect(shown).toMatchObject({
      ...{ kind: "open", amountCents: cents, failure: null, checkoutId: id },
      browser: { publishableKey: "pk_test_mock" },
      returnUrl: `http://localhost/checkout/${id}/pay`,
    });
    expect(await ordersOf(id)).toEqual([]);
    await confirmPayment(providerId);
    // The page that the bank sends back to, the same again, and a webhook, all at once.
    await Promise.all([
      look(person, id).catch(() => {}),
      look(person, id).catch(() => {}),
      heard("payment_intent.amount_capturable_updated", providerId),
    ]);
    const orders = await ordersOf(id);
    expect(orders).toMatchObject([
      { payment: "provider", totalCents: rotor.priceCents, customerName: "Mary Ann Lee" },
      { payment: "provider", totalCents: headlight.priceCents, buyerAccountId: person.id },
    ]);
    expect([await stockOf(rotor), await stockOf(headlight)]).toEqual([11, 11]);
    // Who it was for is not kept twice.
    expect(await paymentOf(id)).toMatchObject({ state: "authorized", placing: null });
    expect(await redirectOf(look(person, id))).toMatchObject({ location: `/checkout/${id}` });
  });

  it("charges only for sellers who can be paid; the others are paid at the counter", async () => {
    const { id, orders } = await paid(rotor, shock);
    expect(orders.map((order) => order.payment).sort()).toEqual(["counter", "provider"]);
    expect((await paymentOf(id)).amountCents).toBe(rotor.priceCents);
  });

  it("is placed at once where no seller can be paid", async () => {
    const { person, id } = await begun(shock);
    expect(await place(person, id)).toMatchObject({ location: `/checkout/${id}` });
    expect(await ordersOf(id)).toMatchObject([{ payment: "counter" }]);
  });

  it("says why a card failed, and takes another", async () => {
    const { person, id, providerId } = await paying(rotor);
    await confirmPayment(providerId, "pm_card_chargeDeclined");
    expect(await look(person, id)).toMatchObject({ kind: "open", failure: "generic_decline" });
    expect(await ordersOf(id)).toEqual([]);
    await confirmPayment(providerId);
    await look(person, id).catch(() => {});
    expect(await ordersOf(id)).toHaveLength(1);
  });

  it("waits for a bank that takes days, and orders when it is heard of", async () => {
    const { person, id, providerId } = await paying(rotor);
    await confirmPayment(providerId, "pm_card_processing");
    expect(await look(person, id)).toMatchObject({ kind: "processing" });
    await happens("payments", providerId, "authorize");
    await heard("payment_intent.amount_capturable_updated", providerId);
    expect(await ordersOf(id)).toHaveLength(1);
  });

  it("gives the money back where what was paid is gone by then", async () => {
    const { person, id, providerId } = await paying(rotor);
    await confirmPayment(providerId);
    await test.db.update(listing).set({ state: "paused" }).where(eq(listing.id, rotor.id));
    const answer = await redirectOf(look(person, id));
    expect(answer).toMatchObject({ location: "/cart", flash: { tone: "info" } });
    expect(await ordersOf(id)).toEqual([]);
    expect(await paymentOf(id)).toMatchObject({ state: "canceled", placing: null });
    await test.db.update(listing).set({ state: "published" }).where(eq(listing.id, rotor.id));
  });

  it("is paid as it is now where the cart was changed meanwhile", async () => {
    const { person, id } = await paying(rotor);
    const of = { accountId: person.id, request: person.get("/cart").request };
    await changeCart(of, { kind: "add", listingId: headlight.id, quantity: 1, vehicle: null });
    await redirectOf(begin.action(person.post("/checkout", { intent: "begin" })));
    expect(await place(person, id)).toMatchObject({ location: `/checkout/${id}/pay` });
    expect(await look(person, id)).toMatchObject({
      ...{ kind: "open", amountCents: rotor.priceCents + headlight.priceCents },
    });
    const { providerId } = await paymentOf(id);
    await confirmPayment(providerId ?? "");
    await look(person, id).catch(() => {});
    expect(await ordersOf(id)).toHaveLength(2);
  });

  it("keeps everything while the provider is away, and takes it up again", async () => {
    mocks.use({ stripe: "error" });
    const { person, id } = await begun(rotor);
    expect(await place(person, id)).toMatchObject({ location: `/checkout/${id}/pay` });
    expect(await look(person, id)).toMatchObject({ kind: "later" });
    mocks.use({ stripe: "success" });
    expect(await look(person, id)).toMatchObject({ kind: "open" });
  });

  it("can be ordered to be paid at the counter instead, and the payment is given up", async () => {
    const { person, id, providerId } = await paying(rotor);
    const form = person.post(`/checkout/${id}/pay`, { intent: "counter" });
    expect(await redirectOf(pay.action(at(form, id)))).toMatchObject({
      ...{ location: `/checkout/${id}`, flash: { tone: "success" } },
    });
    expect(await ordersOf(id)).toMatchObject([{ payment: "counter" }]);
    expect(await paymentOf(id)).toMatchObject({ state: "canceled" });
    expect(await confirmPayment(providerId)).toMatchObject({ error: {} });
  });

  it("is looked at again where it was charged just before it was given up", async () => {
    const { person, id, providerId } = await paying(rotor);
    const cards = cardPayments();
    if (!cards) throw new Error("Nobody takes cards.");
    const { cancel } = cards;
    // In another tab, after this one has read what the payment is.
    vi.spyOn(cards, "cancel").mockImplementationOnce(async (of) => {
      await confirmPayment(providerId);
      await look(person, id).catch(() => {});
      await cards.capture(providerId, { amountCents: rotor.priceCents, key: `test:${id}` });
      return cancel(of);
    });
    const form = person.post(`/checkout/${id}/pay`, { intent: "counter" });
    expect(await redirectOf(pay.action(at(form, id)))).toMatchObject({
      location: `/checkout/${id}/pay`,
    });
    expect(await ordersOf(id)).toMatchObject([{ payment: "provider" }]);
  });

  it("is given up after half an hour, and begun anew by who comes back", async () => {
    const { person, id, providerId } = await paying(rotor);
    await test.db
      .update(payment)
      .set({ updatedAt: sql`now() - interval '31 minutes'` })
      .where(eq(payment.checkoutId, id));
    await reconcilePayments();
    expect(await paymentOf(id)).toMatchObject({ state: "canceled" });
    expect(await place(person, id)).toMatchObject({ location: `/checkout/${id}/pay` });
    expect(await look(person, id)).toMatchObject({ kind: "open" });
    expect((await paymentOf(id)).providerId).not.toBe(providerId);
  });

  it("is found by the clock where its webhook was lost and nobody came back", async () => {
    const { id, providerId } = await paying(rotor);
    await confirmPayment(providerId);
    await test.db
      .update(payment)
      .set({ updatedAt: sql`now() - interval '31 minutes'` })
      .where(eq(payment.checkoutId, id));
    await reconcilePayments();
    expect(await ordersOf(id)).toHaveLength(1);
  });

  it("is nobody else's", async () => {
    const { id } = await paying(rotor);
    const other = await signedIn();
    expect((await refusal(look(other, id))).status).toBe(404);
    const form = other.post(`/checkout/${id}/pay`, { intent: "counter" });
    expect((await refusal(pay.action(at(form, id)))).status).toBe(404);
    expect((await refusal(look(other, "nothing"))).status).toBe(404);
  });
});

describe("an order that was paid by card", () => {
  it("is charged when it is shipped, and is then sold, with the site's fee", async () => {
    const { id, providerId, orders } = await paid(rotor);
    const [order] = orders;
    const before = await waitingJobs();
    await move(await sellerOf(rotor), order?.number ?? "", "ship");
    expect(await waitingJobs()).toBe(before + 1);
    expect(await kindsOf(order?.id ?? "")).toEqual([]);
    await settlePayment({ checkoutId: id });
    await settlePayment({ checkoutId: id });
    expect(await paymentOf(id)).toMatchObject({
      ...{ state: "captured", capturedCents: rotor.priceCents, providerId },
    });
    expect(await kindsOf(order?.id ?? "")).toEqual(["provider-payment", "sale"]);
    const { rows } = await test.db.execute<{ cents: number }>(sql`
      select -p.amount_cents as cents from ledger_posting p
      join ledger_entry e on e.id = p.entry_id join ledger_account a on a.id = p.account_id
      where e.order_id = ${order?.id}::uuid and a.kind = 'fees'`);
    expect(rows).toEqual([{ cents: Math.floor(rotor.priceCents * 0.05) }]);
    const providerFeeCents = Math.round(rotor.priceCents * 0.029) + 30;
    expect(await paymentOf(id)).toMatchObject({ providerFeeCents });
    expect(await checkLedger()).toEqual([]);
    const feeIs = (cents: number) =>
      test.db.update(payment).set({ providerFeeCents: cents }).where(eq(payment.checkoutId, id));
    await feeIs(1);
    expect(await checkLedger()).toMatchObject([
      { rule: "what the provider takes for a payment is in the ledger" },
    ]);
    await feeIs(providerFeeCents);
  });

  it("is captured with the others of its checkout, but for those that are off", async () => {
    const { id, orders } = await paid(rotor, headlight);
    const [first, second] = orders;
    await move(await sellerOf(headlight), second?.number ?? "", "decline");
    await move(await sellerOf(rotor), first?.number ?? "", "ship");
    await settlePayment({ checkoutId: id });
    expect(await paymentOf(id)).toMatchObject({ capturedCents: rotor.priceCents });
    expect(await kindsOf(second?.id ?? "")).toEqual([]);
  });

  it("is given up where all of it is off", async () => {
    const { id, providerId, orders } = await paid(rotor);
    await move(await sellerOf(rotor), orders[0]?.number ?? "", "decline");
    await settlePayment({ checkoutId: id });
    expect(await paymentOf(id)).toMatchObject({ state: "canceled", failure: null });
    expect(await settlePayment({ providerId })).toMatchObject({ kind: "canceled" });
    expect(await kindsOf(orders[0]?.id ?? "")).toEqual([]);
  });

  it("is paid back where it was captured with another, and called off then", async () => {
    const { id, orders } = await paid(rotor, headlight);
    const [first, second] = orders;
    await move(await sellerOf(headlight), second?.number ?? "", "accept");
    await move(await sellerOf(rotor), first?.number ?? "", "ship");
    await settlePayment({ checkoutId: id });
    await move(await sellerOf(headlight), second?.number ?? "", "call-off");
    await settlePayment({ checkoutId: id });
    await settlePayment({ checkoutId: id });
    expect(await kindsOf(second?.id ?? "")).toEqual([
      ...["provider-payment", "refund", "refund-paid", "sale"],
    ]);
    expect(await paymentOf(id)).toMatchObject({ refundedCents: headlight.priceCents });
    expect(await checkLedger()).toEqual([]);
  });

  it("is captured once where the answer was lost", async () => {
    const { id, orders } = await paid(rotor);
    await move(await sellerOf(rotor), orders[0]?.number ?? "", "ship");
    mocks.use({ stripe: "answerLost" });
    await settlePayment({ checkoutId: id });
    await settlePayment({ checkoutId: id });
    expect(await paymentOf(id)).toMatchObject({ capturedCents: rotor.priceCents });
    expect(await kindsOf(orders[0]?.id ?? "")).toEqual(["provider-payment", "sale"]);
  });

  it("is captured before what was authorized lapses", async () => {
    const { id } = await paid(rotor);
    await test.db
      .update(payment)
      .set({ updatedAt: sql`now() - interval '6 days'` })
      .where(eq(payment.checkoutId, id));
    await reconcilePayments();
    expect(await paymentOf(id)).toMatchObject({ state: "captured" });
  });

  it("is charged where a dispute about it is decided first", async () => {
    const { orders } = await paid(rotor);
    const orderId = orders[0]?.id ?? "";
    await test.db
      .update(purchaseOrder)
      .set({ stage: "shipped", shippedAt: sql`now()` })
      .where(eq(purchaseOrder.id, orderId));
    const before = await waitingJobs();
    await test.db.transaction((tx) => settleOrder(tx, { orderId }));
    expect(await waitingJobs()).toBe(before + 1);
  });

  it("is not missed in the ledger while its card is yet to be charged", async () => {
    const { person, id, orders } = await paid(rotor);
    const [order] = orders;
    await collect(person, order?.number ?? "");
    expect(await kindsOf(order?.id ?? "")).toEqual([]);
    expect(await checkLedger()).toEqual([]);
    await settlePayment({ checkoutId: id });
    expect(await kindsOf(order?.id ?? "")).toEqual(["provider-payment", "sale"]);
  });

  it("earns its seller of the delivery what was not refunded before it was sent", async () => {
    const { id, orders } = await paid(rotor, headlight);
    const [first, second] = orders;
    const orderId = second?.id ?? "";
    await test.db
      .update(purchaseOrder)
      .set({ deliveryCents: 10_00 })
      .where(eq(purchaseOrder.id, orderId));
    await move(await sellerOf(rotor), first?.number ?? "", "ship");
    await settlePayment({ checkoutId: id });
    await test.db.transaction((tx) =>
      grantRefund(tx, {
        ...{ orderId, lineId: null, cause: `test:${newId()}`, partsCents: 0 },
        ...{ deliveryCents: 4_00, by: "seller", why: "It took long." },
      }),
    );
    await move(await sellerOf(headlight), second?.number ?? "", "ship");
    await settlePayment({ checkoutId: id });
    const { rows } = await test.db.execute<{ cents: number }>(sql`
      select sum(p.amount_cents)::int as cents from ledger_posting p
      join ledger_entry e on e.id = p.entry_id join ledger_account a on a.id = p.account_id
      where e.order_id = ${orderId}::uuid and a.kind = 'delivery'`);
    expect(rows).toEqual([{ cents: 0 }]);
    expect(await kindsOf(orderId)).toContain("delivery-earned");
  });

  it.each([
    ["before it was asked for", async (id: string) => void (await cardPayments()?.cancel(id))],
    ["when it was asked for", async () => mocks.use({ stripe: "captureExpired" })],
  ])(
    "is a sale at the counter where its buyer has it and the bank gave up %s",
    async (_, givenUp) => {
      const { person, id, providerId, orders } = await paid(rotor);
      const [order] = orders;
      await collect(person, order?.number ?? "");
      await givenUp(providerId);
      await settlePayment({ checkoutId: id });
      expect(await ordersOf(id)).toMatchObject([{ payment: "counter", stage: "completed" }]);
      expect(await kindsOf(order?.id ?? "")).toEqual(["counter-payment", "sale"]);
      expect(await checkLedger()).toEqual([]);
    },
  );

  it("is to be paid at the counter where the bank has given up what it authorized", async () => {
    const { id, orders } = await paid(rotor);
    await move(await sellerOf(rotor), orders[0]?.number ?? "", "ship");
    mocks.use({ stripe: "captureExpired" });
    await settlePayment({ checkoutId: id });
    expect(await paymentOf(id)).toMatchObject({ state: "canceled", failure: "authorization-lost" });
    expect(await ordersOf(id)).toMatchObject([{ payment: "counter" }]);
    expect(await kindsOf(orders[0]?.id ?? "")).toEqual([]);
  });

  describe("while it is being charged, and the provider is away", () => {
    /** Two rotors and a headlight, of which the headlight is shipped, and the charge is not answered. */
    async function charging() {
      const { orders, ...of } = await paid(rotor, rotor, headlight);
      const [first, second] = orders;
      await move(await sellerOf(rotor), first?.number ?? "", "accept");
      await move(await sellerOf(headlight), second?.number ?? "", "ship");
      const cards = cardPayments();
      if (!cards) throw new Error("Nobody takes cards.");
      vi.spyOn(cards, "capture").mockRejectedValueOnce(
        new PaymentProviderError("unavailable", "test"),
      );
      const settle = () => settlePayment({ checkoutId: of.id });
      expect(await settle()).toEqual({ kind: "later" });
      const { id: accountId } = await sellerOf(rotor);
      const keepOne = () =>
        keepPieces({
          ...{ number: first?.number ?? "", side: "seller", accountId, reason: "None left." },
          keep: new Map([[0, 1]]),
        });
      const callOff = async () => move(await sellerOf(rotor), first?.number ?? "", "call-off");
      const lapse = () => cards.cancel(of.providerId);
      return { ...of, orderId: first?.id ?? "", settle, keepOne, callOff, lapse };
    }

    const refundsOf = (orderId: string) =>
      test.db.select().from(refund).where(eq(refund.orderId, orderId));

    it("is not paid back where it is called off, and nothing is once the bank gave up", async () => {
      const { orderId, settle, callOff, lapse } = await charging();
      expect(await callOff()).toMatchObject({ kind: "moved" });
      expect([await refundsOf(orderId), await kindsOf(orderId)]).toEqual([[], []]);
      await lapse();
      await settle();
      expect([await refundsOf(orderId), await kindsOf(orderId)]).toEqual([[], []]);
      expect(await checkLedger()).toEqual([]);
    });

    it("is paid back once it is charged where it was called off, with what was taken out before", async () => {
      const { id, orderId, settle, keepOne, callOff } = await charging();
      expect(await keepOne()).toEqual({ kind: "canceled", isSold: true, backCents: null });
      expect(await callOff()).toMatchObject({ kind: "moved" });
      expect(await refundsOf(orderId)).toEqual([]);
      await settle();
      await settle();
      expect(await paymentOf(id)).toMatchObject({ refundedCents: 2 * rotor.priceCents });
      expect(await refundsOf(orderId)).toMatchObject([
        { partsCents: rotor.priceCents, cause: expect.stringMatching(/^called-off:/) },
        { partsCents: rotor.priceCents, cause: `cancel:${orderId}` },
      ]);
      expect(await checkLedger()).toEqual([]);
    });

    it("costs as much, and pieces that are taken out of it go back once it is charged", async () => {
      const { orderId, settle, keepOne } = await charging();
      await keepOne();
      expect(await refundsOf(orderId)).toEqual([]);
      // The buyer is not told that the order costs less.
      const [told] = await test.db
        .select({ eventId: orderEvent.id })
        .from(orderEvent)
        .where(and(eq(orderEvent.orderId, orderId), eq(orderEvent.kind, "cancel-some")));
      const report = await reportOrder({ orderId, eventId: told?.eventId ?? "" });
      if (!report) throw new Error("There is nothing to tell.");
      const { next } = wordsOf({ kind: "cancel-some", side: "buyer", order: report });
      expect(next).toMatch(/is refunded once the card payment has gone through/);
      await settle();
      await settle();
      expect(await refundsOf(orderId)).toMatchObject([{ partsCents: rotor.priceCents }]);
      const [order] = await test.db
        .select()
        .from(purchaseOrder)
        .where(eq(purchaseOrder.id, orderId));
      expect(order).toMatchObject({ totalCents: 2 * rotor.priceCents, payment: "provider" });
      expect(await checkLedger()).toEqual([]);
    });

    it("gives back what was taken out once the dispute about that part is over", async () => {
      const { id, person, orderId, settle, keepOne } = await charging();
      await keepOne();
      const [order] = await ordersOf(id);
      const [line] = await test.db.select().from(orderLine).where(eq(orderLine.orderId, orderId));
      const opened = await openDispute({
        ...{ orderNumber: order?.number ?? "", buyerAccountId: person.id, line: line?.id },
        ...{ reason: "does-not-fit", message: "Too small." },
      });
      if (opened.kind !== "opened") throw new Error(opened.reason);
      await settle();
      await reconcilePayments();
      expect(await refundsOf(orderId)).toEqual([]);
      const { ticket } = opened;
      await stepDispute({ ticket, actor: { accountId: person.id }, move: "withdraw" });
      for (let time = 0; time < 2; time += 1) await reconcilePayments();
      expect(await refundsOf(orderId)).toMatchObject([{ partsCents: rotor.priceCents }]);
      expect(await paymentOf(id)).toMatchObject({ refundedCents: rotor.priceCents });
      expect(await checkLedger()).toEqual([]);
    });

    it("costs less by pieces that were taken out of it once the bank gave up, before and after", async () => {
      const { person, orderId, settle, keepOne, callOff, lapse } = await charging();
      await keepOne();
      await lapse();
      await settle();
      const orderNow = async () =>
        (await test.db.select().from(purchaseOrder).where(eq(purchaseOrder.id, orderId)))[0];
      const order = await orderNow();
      expect(order).toMatchObject({ totalCents: rotor.priceCents, payment: "counter" });
      expect(await keepOne()).toEqual({ kind: "canceled", isSold: false, backCents: null });
      expect(await collect(person, order?.number ?? "")).toMatchObject({ kind: "moved" });
      expect(await kindsOf(orderId)).toEqual(["counter-payment", "sale"]);
      expect(await checkLedger()).toEqual([]);
      expect([await refundsOf(orderId), await callOff()]).toMatchObject([[], { kind: "refused" }]);
    });

    it("owes nobody anything where it is called off at the counter before it is paid there", async () => {
      const { orderId, settle, keepOne, callOff, lapse } = await charging();
      await lapse();
      await settle();
      await keepOne();
      expect(await callOff()).toMatchObject({ kind: "moved" });
      expect([await refundsOf(orderId), await kindsOf(orderId)]).toEqual([[], []]);
      expect(await checkLedger()).toEqual([]);
    });
  });
});

describe("money back to a card", () => {
  /** An order that is shipped and captured, of which 20 dollars are granted back. */
  async function refunded() {
    const { id, orders } = await paid(rotor);
    const [order] = orders;
    await move(await sellerOf(rotor), order?.number ?? "", "ship");
    await settlePayment({ checkoutId: id });
    const outcome = await test.db.transaction((tx) =>
      grantRefund(tx, {
        ...{ orderId: order?.id ?? "", lineId: null, cause: `test:${newId()}` },
        ...{ partsCents: 20_00, by: "seller", why: "A scratch." },
      }),
    );
    if (outcome.kind !== "granted") throw new Error(outcome.reason);
    return { id, orderId: order?.id ?? "", refundId: outcome.refundId ?? "" };
  }

  const isPaid = async (id: string) =>
    (await test.db.select().from(refund).where(eq(refund.id, id)))[0]?.paidAt !== null;

  it("is sent once, however often it is tried", async () => {
    const { id, refundId } = await refunded();
    await Promise.all([settlePayment({ checkoutId: id }), settlePayment({ checkoutId: id })]);
    expect(await isPaid(refundId)).toBe(true);
    expect(await paymentOf(id)).toMatchObject({ refundedCents: 20_00 });
    expect(await checkLedger()).toEqual([]);
  });

  it("is paid once the bank has it", async () => {
    mocks.use({ stripe: "refundPending" });
    const { id, refundId } = await refunded();
    await settlePayment({ checkoutId: id });
    expect(await isPaid(refundId)).toBe(false);
    const [action] = await test.db
      .select()
      .from(paymentAction)
      .where(eq(paymentAction.cause, `refund:${refundId}:1`));
    await happens("refunds", action?.providerId ?? "", "succeeded");
    await heard("refund.updated", action?.providerId ?? "");
    expect(await isPaid(refundId)).toBe(true);
  });

  it("that comes back from the card after it was there is owed again, told, and sent again", async () => {
    const { id, refundId, orderId } = await refunded();
    await settlePayment({ checkoutId: id });
    const tries = () =>
      test.db
        .select()
        .from(paymentAction)
        .where(sql`cause like ${`refund:${refundId}:%`}`);
    const [first] = await tries();
    await happens("refunds", first?.providerId ?? "", "failed");
    mocks.use({ stripe: "refundPending" });
    await heard("refund.failed", first?.providerId ?? "");
    await heard("refund.updated", first?.providerId ?? "");
    expect(await isPaid(refundId)).toBe(false);
    expect(await paymentOf(id)).toMatchObject({ refundedCents: 0 });
    expect((await kindsOf(orderId)).filter((kind) => kind.startsWith("refund"))).toEqual([
      ...["refund", "refund-paid", "refund-returned"],
    ]);
    const { rows } = await test.db.execute(
      sql`select from order_event where order_id = ${orderId}::uuid and kind = 'refund-failed'`,
    );
    expect(rows).toHaveLength(1);
    expect(await checkLedger()).toEqual([]);
    const second = (await tries()).find(({ cause }) => cause.endsWith(":2"));
    await happens("refunds", second?.providerId ?? "", "succeeded");
    await heard("refund.updated", second?.providerId ?? "");
    expect(await isPaid(refundId)).toBe(true);
    expect(await paymentOf(id)).toMatchObject({ refundedCents: 20_00 });
    expect((await kindsOf(orderId)).filter((kind) => kind === "refund-paid")).toHaveLength(2);
    expect(await checkLedger()).toEqual([]);
  });

  it.each(["refundFails", "refundRefused"] as const)(
    "is tried three times where it %s, and then told",
    async (scenario) => {
      mocks.use({ stripe: scenario });
      const { id, refundId, orderId } = await refunded();
      const isStale = async () =>
        (await selectStale({ openMs: 0, authorizedMs: 0, mostTries: 3 }, 1_000)).some(
          ({ checkoutId }) => checkoutId === id,
        );
      await settlePayment({ checkoutId: id });
      expect(await isStale()).toBe(true);
      for (let time = 0; time < 4; time += 1) await settlePayment({ checkoutId: id });
      // What nobody tries again keeps no other waiting.
      expect(await isStale()).toBe(false);
      const tries = await test.db
        .select()
        .from(paymentAction)
        .where(sql`cause like ${`refund:${refundId}:%`}`);
      expect(tries).toHaveLength(3);
      expect(await isPaid(refundId)).toBe(false);
      const { rows } = await test.db.execute(
        sql`select from order_event where order_id = ${orderId}::uuid and kind = 'refund-failed'`,
      );
      expect(rows).toHaveLength(1);
      expect(await checkLedger()).toEqual([]);
    },
  );
});

describe("a chargeback", () => {
  it("is told of, and taken of the seller once it is lost", async () => {
    const { id, providerId, orders } = await paid(rotor);
    await move(await sellerOf(rotor), orders[0]?.number ?? "", "ship");
    await settlePayment({ checkoutId: id });
    const amount = String(rotor.priceCents);
    const { id: disputeId } = await happens("disputes", "new", "", {
      ...{ payment_intent: providerId, amount },
    });
    await heard("charge.dispute.created", disputeId);
    await heard("charge.dispute.created", disputeId);
    const orderId = orders[0]?.id ?? "";
    expect(await kindsOf(orderId)).not.toContain("chargeback");
    await happens("disputes", disputeId, "lost");
    await heard("charge.dispute.closed", disputeId);
    await heard("charge.dispute.created", disputeId);
    expect((await kindsOf(orderId)).filter((kind) => kind === "chargeback")).toHaveLength(1);
    const { rows } = await test.db.execute<{ kind: string }>(
      sql`select kind from order_event where order_id = ${orderId}::uuid and kind like 'chargeback%' order by at`,
    );
    expect(rows).toEqual([{ kind: "chargeback" }, { kind: "chargeback-lost" }]);
    expect(await checkLedger()).toEqual([]);
  });
});

describe("what a chargeback takes", () => {
  /** An order that is shipped and captured, and that much of it is disputed at the bank. */
  async function disputed(cents: number, how = "") {
    const { person: buyer, id, providerId, orders } = await paid(rotor);
    const order = { id: orders[0]?.id ?? "", number: orders[0]?.number ?? "" };
    await move(await sellerOf(rotor), order.number, "ship");
    await settlePayment({ checkoutId: id });
    const { id: disputeId } = await happens("disputes", "new", how, {
      ...{ payment_intent: providerId, amount: String(cents) },
    });
    await heard("charge.dispute.created", disputeId);
    const grant = (partsCents: number) =>
      test.db.transaction((tx) =>
        grantRefund(tx, {
          ...{ orderId: order.id, lineId: null, cause: `dispute:${newId()}`, partsCents },
          ...{ by: "seller", why: "A scratch." },
        }),
      );
    const deposit = () =>
      test.db.transaction(async (tx) => {
        const [line] = await tx.select().from(orderLine).where(eq(orderLine.orderId, order.id));
        return settleDeposit(tx, {
          ...{ orderId: order.id, lineId: line?.id ?? "", causeId: newId() },
          ...{ depositCents: 1_00, keptCents: 1_00, by: "seller", why: "It never came." },
        });
      });
    const ends = async (how: "won" | "lost" | "warning_closed") => {
      await happens("disputes", disputeId, how);
      await heard("charge.dispute.closed", disputeId);
    };
    return { grant, deposit, ends, buyer, number: order.number, orderId: order.id, disputeId };
  }

  it("is not granted as well, nor anything before the bank has decided", async () => {
    const { grant, deposit, ends } = await disputed(rotor.priceCents - 10_00);
    const waits = { kind: "refused", reason: "in-dispute" };
    expect([await grant(1_00), await deposit()]).toEqual([waits, waits]);
    await ends("lost");
    expect(await grant(10_01)).toEqual({ kind: "refused", reason: "too-much", leftCents: 10_00 });
    expect(await grant(10_00)).toMatchObject({ kind: "granted" });
    expect(await checkLedger()).toEqual([]);
  });

  it("is taken of the orders that were not refunded", async () => {
    const { id, providerId, orders } = await paid(rotor, headlight);
    await move(await sellerOf(rotor), orders[0]?.number ?? "", "ship");
    await settlePayment({ checkoutId: id });
    const [first, second] = orders.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    await test.db.transaction((tx) =>
      grantRefund(tx, {
        ...{ orderId: first?.id ?? "", lineId: null, cause: `test:${newId()}` },
        ...{ partsCents: first?.totalCents ?? 0, by: "seller", why: "It broke." },
      }),
    );
    const { id: disputeId } = await happens("disputes", "new", "", {
      ...{ payment_intent: providerId, amount: String(second?.totalCents) },
    });
    await heard("charge.dispute.created", disputeId);
    const shares = await test.db
      .select()
      .from(paymentAction)
      .where(sql`cause like ${`chargeback:${disputeId}:%`}`);
    expect(shares).toMatchObject([{ orderId: second?.id, amountCents: second?.totalCents }]);
  });

  it("is nothing that a return or a dispute could give back as well", async () => {
    const { ends, orderId, number, buyer } = await disputed(rotor.priceCents - 10_00);
    const of = { number, accountId: buyer.id };
    await collect(buyer, number);
    const back = async () => {
      const { canAsk } = await returnsOf(of);
      const [line] = await test.db.select().from(orderLine).where(eq(orderLine.orderId, orderId));
      const chosen = { line: line?.id ?? "", quantity: "1", reason: "damaged" };
      const { plan, errors } = await planChosen(of, chosen);
      return { canAsk, parts: plan?.amounts.partsCents, error: errors.line };
    };
    const opened = await openDispute({
      ...{ orderNumber: number, buyerAccountId: buyer.id, reason: "not-as-described" },
      message: "It is scratched.",
    });
    const ticket = opened.kind === "opened" ? opened.ticket : "";
    const left = async () => (await getDispute({ accountId: buyer.id, ticket }))?.leftCents;
    expect(await left()).toBe(rotor.priceCents);
    await ends("lost");
    expect(await left()).toBe(10_00);
    await test.db
      .update(dispute)
      .set({ status: "closed", outcome: "rejected", closedAt: new Date() })
      .where(eq(dispute.number, ticket));
    expect(await back()).toEqual({ canAsk: true, parts: 10_00, error: undefined });
    await test.db.transaction((tx) =>
      grantRefund(tx, {
        ...{ orderId, lineId: null, cause: `test:${newId()}`, partsCents: 10_00 },
        ...{ by: "seller", why: "A scratch." },
      }),
    );
    expect(await back()).toEqual({
      ...{ canAsk: false, parts: undefined, error: "All of it was paid back already." },
    });
    expect(await checkLedger()).toEqual([]);
  });

  it("is with the bank from when it is opened, and back once it is won, with what the provider takes", async () => {
    const { ends, orderId, disputeId } = await disputed(rotor.priceCents);
    const fees = async () => {
      const { rows } = await test.db.execute<{ cents: number }>(sql`
        select p.amount_cents as cents from ledger_posting p
        join ledger_entry e on e.id = p.entry_id join ledger_account a on a.id = p.account_id
        where a.kind = 'provider-fees' and e.cause like ${`%:chargeback:${disputeId}`} order by 1 desc`);
      return rows.map(({ cents }) => cents);
    };
    const banks = async () =>
      (await kindsOf(orderId)).filter((kind) => kind.startsWith("chargeback"));
    expect([await banks(), await fees()]).toEqual([["chargeback-opened"], [15_00]]);
    expect(await checkLedger()).toEqual([]);
    await ends("won");
    expect([await banks(), await fees()]).toEqual([
      ["chargeback-opened", "chargeback-won"],
      [15_00, -15_00],
    ]);
    expect(await checkLedger()).toEqual([]);
  });

  it("that was decided before the ledger knew what a bank has is not entered late", async () => {
    const { id, providerId, orders } = await paid(rotor);
    await move(await sellerOf(rotor), orders[0]?.number ?? "", "ship");
    await settlePayment({ checkoutId: id });
    const orderId = orders[0]?.id ?? "";
    const { id: disputeId } = await happens("disputes", "new", "", {
      ...{ payment_intent: providerId, amount: String(rotor.priceCents) },
    });
    await happens("disputes", disputeId, "won");
    await test.db.insert(paymentAction).values({
      ...{ id: newId(), orderId, paymentId: (await paymentOf(id)).id, kind: "chargeback" },
      ...{ cause: `chargeback:${disputeId}:${orderId}`, amountCents: rotor.priceCents },
      doneAt: new Date(),
    });
    await heard("charge.dispute.closed", disputeId);
    expect((await kindsOf(orderId)).filter((kind) => kind.startsWith("chargeback"))).toEqual([]);
    expect(await checkLedger()).toEqual([]);
  });

  it("is not taken again by a second of the same payment", async () => {
    const { ends, orderId } = await disputed(30_00);
    await ends("lost");
    const [of] = await test.db
      .select({ providerId: payment.providerId })
      .from(payment)
      .innerJoin(purchaseOrder, eq(purchaseOrder.checkoutId, payment.checkoutId))
      .where(eq(purchaseOrder.id, orderId));
    const { id: disputeId } = await happens("disputes", "new", "", {
      ...{ payment_intent: of?.providerId ?? "", amount: String(rotor.priceCents) },
    });
    await heard("charge.dispute.created", disputeId);
    const shares = await test.db
      .select({ cents: paymentAction.amountCents })
      .from(paymentAction)
      .where(eq(paymentAction.cause, `chargeback:${disputeId}:${orderId}`));
    expect(shares).toEqual([{ cents: rotor.priceCents - 30_00 }]);
    expect(await checkLedger()).toEqual([]);
  });

  it.each(["lost", "won"] as const)(
    "beyond what was kept is the site's loss, or back where it is %s",
    async (how) => {
      const { id, providerId, orders } = await paid(rotor);
      await move(await sellerOf(rotor), orders[0]?.number ?? "", "ship");
      await settlePayment({ checkoutId: id });
      await test.db.transaction((tx) =>
        grantRefund(tx, {
          ...{ orderId: orders[0]?.id ?? "", lineId: null, cause: `test:${newId()}` },
          ...{ partsCents: rotor.priceCents - 10_00, by: "seller", why: "It broke." },
        }),
      );
      const { id: disputeId } = await happens("disputes", "new", "", {
        ...{ payment_intent: providerId, amount: String(rotor.priceCents) },
      });
      const losses = async () => {
        const { rows } = await test.db.execute<{ kind: string; cents: number }>(sql`
          select a.kind, sum(p.amount_cents)::int as cents from ledger_posting p
          join ledger_entry e on e.id = p.entry_id join ledger_account a on a.id = p.account_id
          where e.cause like ${`%:${disputeId}:rest`} and e.order_id is null
          group by a.kind having sum(p.amount_cents) <> 0 order by a.kind`);
        return Object.fromEntries(rows.map(({ kind, cents }) => [kind, cents]));
      };
      const restCents = rotor.priceCents - 10_00;
      for (let time = 0; time < 2; time += 1) await heard("charge.dispute.created", disputeId);
      expect(await losses()).toEqual({ chargebacks: restCents, "provider-clearing": -restCents });
      await happens("disputes", disputeId, how);
      for (let time = 0; time < 2; time += 1) await heard("charge.dispute.closed", disputeId);
      expect(await losses()).toEqual(
        how === "won" ? {} : { losses: restCents, "provider-clearing": -restCents },
      );
      expect(await checkLedger()).toEqual([]);
    },
  );

  it("is nothing while a bank only asks", async () => {
    const { orderId, ends } = await disputed(rotor.priceCents, "inquiry");
    await ends("warning_closed");
    expect((await kindsOf(orderId)).filter((kind) => kind.startsWith("chargeback"))).toEqual([]);
  });

  describe("once it is lost, and its seller was paid", () => {
    async function lost(
      scenario: "success" | "transferFails" | "away",
      weeks: number,
      {
        isUnpaid = false,
        takenCents = headlight.priceCents,
      }: { isUnpaid?: boolean; takenCents?: number } = {},
    ) {
      const cards = cardPayments();
      if (!cards) throw new Error("Nobody takes cards.");
      const { sellerId } = headlight;
      await sellerOf(headlight);
      const { id: account } = await cards.createAccount({ sellerId, email: "s@example.com" });
      await test.db
        .update(sellerPaymentAccount)
        .set({ providerId: account })
        .where(eq(sellerPaymentAccount.sellerId, sellerId));
      const { person: buyer, id, providerId, orders } = await paid(headlight);
      const [order] = orders;
      await collect(buyer, order?.number ?? "");
      await settlePayment({ checkoutId: id });
      await makePayouts(new Date(Date.now() + (weeks * 7 + 1) * 86_400_000));
      await test.db.execute(sql`update payout set due_on = current_date where status = 'pending'`);
      if (!isUnpaid) await transferPayouts(cards);
      const netCents = headlight.priceCents - Math.floor(headlight.priceCents * 0.05);
      const { id: disputeId } = await happens("disputes", "new", "", {
        ...{ payment_intent: providerId, amount: String(takenCents) },
      });
      await heard("charge.dispute.created", disputeId);
      await happens("disputes", disputeId, "lost");
      if (scenario === "away") {
        // The webhook is not tried any more when the provider is there again.
        const reverse = vi.spyOn(cards, "reverse").mockRejectedValue(new Error("It is away."));
        await expect(heard("charge.dispute.closed", disputeId)).rejects.toThrow("It is away.");
        reverse.mockRestore();
        // As a worker of the release before plans it.
        await test.db
          .update(paymentAction)
          .set({ payoutId: null })
          .where(
            and(eq(paymentAction.orderId, order?.id ?? ""), eq(paymentAction.kind, "reverse")),
          );
        await reconcilePayments();
      } else {
        mocks.use({ stripe: scenario });
        await heard("charge.dispute.closed", disputeId);
        await heard("charge.dispute.closed", disputeId);
      }
      if (isUnpaid) await transferPayouts(cards);
      const { rows } = await test.db.execute<{ id: string; provider_id: string }>(sql`
        select distinct p.id, p.provider_id from payout p join payout_line l on l.payout_id = p.id
        join ledger_entry e on e.id = l.entry_id where e.order_id = ${order?.id}::uuid`);
      const transferId = rows[0]?.provider_id ?? "";
      mocks.use({ stripe: "success" });
      await heard("transfer.reversed", transferId);
      const payoutId = rows[0]?.id ?? "";
      return { netCents, order, payoutId, transfer: await cards.readTransfer(transferId) };
    }

    it("is taken back of the payout, as far as that goes", async () => {
      const { netCents, order, transfer } = await lost("success", 1);
      expect(transfer).toMatchObject({ reversedCents: netCents });
      expect(await kindsOf(order?.id ?? "")).toEqual([
        ...["chargeback", "chargeback-opened", "payout-recovered", "provider-payment", "sale"],
      ]);
      expect(await checkLedger()).toEqual([]);
    });

    it("is taken back by the clock where the provider was away", async () => {
      const { transfer } = await lost("away", 3);
      expect(transfer.reversedCents).toBe(transfer.amountCents);
      expect(await checkLedger()).toEqual([]);
    });

    it("is taken back of a payout that was still to be paid, once it is", async () => {
      const { transfer } = await lost("success", 4, { isUnpaid: true });
      expect(transfer.reversedCents).toBe(transfer.amountCents);
      expect(await checkLedger()).toEqual([]);
    });

    it("leaves the rest of the payout, which is owed again where that comes back", async () => {
      const { payoutId, transfer } = await lost("success", 5, { takenCents: 10_00 });
      expect(transfer.reversedCents).toBe(10_00);
      await happens("transfers", transfer.id, "reverse");
      for (let time = 0; time < 2; time += 1) await heard("transfer.reversed", transfer.id);
      const { rows } = await test.db.execute<{ status: string; cents: number }>(sql`
        select y.status, p.amount_cents as cents from payout y
        join ledger_entry e on e.cause = 'payout-returned:' || y.id
        join ledger_posting p on p.entry_id = e.id and p.amount_cents > 0
        where y.id = ${payoutId}::uuid`);
      expect(rows).toEqual([{ status: "returned", cents: transfer.amountCents - 10_00 }]);
      expect(await checkLedger()).toEqual([]);
    });

    it("owes the seller again what comes back in part, and once", async () => {
      const { payoutId, transfer } = await lost("success", 6, { takenCents: 10_00 });
      const partOf = (payout: string) =>
        test.db.execute<{ status: string; cents: number }>(sql`
        select y.status, p.amount_cents as cents from payout y
        join ledger_entry e on e.cause like 'payout-returned:' || y.id || '%'
        join ledger_posting p on p.entry_id = e.id and p.amount_cents > 0
        where y.id = ${payout}::uuid order by e.created_at`);
      const waiting = async () => {
        const { rows } = await test.db.execute<{ cents: number }>(sql`
          select -p.amount_cents as cents from ledger_unpaid u
          join ledger_entry e on e.id = u.entry_id
          join ledger_posting p on p.entry_id = u.entry_id and p.account_id = u.account_id
          where e.cause like 'payout-returned:' || ${payoutId} || ':%' order by e.created_at`);
        return rows.map(({ cents }) => cents);
      };
      const summed = async () => {
        await sumLedger();
        const { rows } = await test.db.execute<{ cents: number }>(sql`
          select coalesce(-sum(w.amount_cents), 0)::int as cents from ledger_week w
          join ledger_account a on a.id = w.account_id and a.kind = 'seller-payable'
          where a.seller_id = ${headlight.sellerId} and w.kind = 'payout-returned'`);
        return rows[0]?.cents ?? Number.NaN;
      };
      const summedBefore = await summed();
      for (const cents of [15_00, 22_00]) {
        await happens("transfers", transfer.id, "reverse", { amount: String(cents) });
        for (let time = 0; time < 2; time += 1) await heard("transfer.reversed", transfer.id);
      }
      expect((await partOf(payoutId)).rows).toEqual([
        { status: "paid", cents: 5_00 },
        { status: "paid", cents: 7_00 },
      ]);
      expect(await waiting()).toEqual([5_00, 7_00]);
      expect((await summed()) - summedBefore).toBe(12_00);
      expect(await checkLedger()).toEqual([]);
      await happens("transfers", transfer.id, "reverse");
      await heard("transfer.reversed", transfer.id);
      expect((await partOf(payoutId)).rows.map(({ cents }) => cents)).toEqual([
        ...[5_00, 7_00, transfer.amountCents - 22_00],
      ]);
      expect((await summed()) - summedBefore).toBe(transfer.amountCents - 10_00);
      await makePayouts(new Date(Date.now() + (7 * 7 + 1) * 86_400_000));
      expect(await waiting()).toEqual([]);
      expect(await checkLedger()).toEqual([]);
    });

    it.each([
      ["in part", 30_00, "paid"],
      ["whole", 100_00, "returned"],
    ])(
      "owes the seller again what came back %s before its lost answer was found",
      async (_, backCents, status) => {
        const cards = cardPayments();
        if (!cards) throw new Error("Nobody takes cards.");
        const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
        const shop = await newSeller(test.db);
        const { sellerId } = shop;
        await soldOrder(test.db, shop, { at: daysAgo(30) });
        const { id: accountId } = await cards.createAccount({ sellerId, email: "s@example.com" });
        await test.db
          .insert(sellerPaymentAccount)
          .values({ sellerId, providerId: accountId, canBePaid: true, hasSubmitted: true });
        await makePayouts(daysAgo(14));
        const [made] = await test.db.select().from(payout).where(eq(payout.sellerId, sellerId));
        const key = `payout:${made?.id}`;
        const { id } = await cards.transfer({ accountId, amountCents: 100_00, key });
        await happens("keys", "all", "forget");
        await happens("transfers", id, "reverse", { amount: String(backCents) });
        await transferPayouts(cards);
        const [now] = await test.db.select().from(payout).where(eq(payout.sellerId, sellerId));
        expect(now).toMatchObject({ status, providerId: id, amountCents: 100_00 });
        expect(await selectSellerMoney(shop.id)).toMatchObject({ readyCents: backCents });
        await heard("transfer.reversed", id);
        expect(await selectSellerMoney(shop.id)).toMatchObject({ readyCents: backCents });
        expect(await checkLedger()).toEqual([]);
      },
    );

    it("is carried on where the seller's account is empty", async () => {
      const { order, transfer } = await lost("transferFails", 2);
      expect(transfer).toMatchObject({ reversedCents: 0 });
      expect(await kindsOf(order?.id ?? "")).not.toContain("payout-recovered");
      expect(await checkLedger()).toEqual([]);
    });
  });

  it.each([
    ["won", 1, 2 * rotor.priceCents],
    ["lost", 1 / 2, 1.5 * rotor.priceCents],
  ] as const)(
    "leaves the rest to who called the order off meanwhile, once it is %s",
    async (how, share, refundedCents) => {
      const { id, providerId, orders } = await paid(rotor, rotor, headlight);
      const [first, second] = orders;
      const [orderId, number] = [first?.id ?? "", first?.number ?? ""];
      const seller = await sellerOf(rotor);
      // Of each price 20 dollars are a deposit.
      await test.db
        .update(orderLine)
        .set({ priceCents: rotor.priceCents - 20_00, coreCents: 20_00 })
        .where(eq(orderLine.orderId, orderId));
      await test.db
        .update(purchaseOrder)
        .set({ coreCents: 40_00 })
        .where(eq(purchaseOrder.id, orderId));
      await move(seller, number, "accept");
      await move(await sellerOf(headlight), second?.number ?? "", "ship");
      await settlePayment({ checkoutId: id });
      const keep = new Map([[0, 1]]);
      const of = { number, side: "seller", accountId: seller.id } as const;
      await keepPieces({ ...of, keep, reason: "None left." });
      const amount = String((rotor.priceCents + headlight.priceCents) * share);
      const { id: disputeId } = await happens("disputes", "new", "", {
        ...{ payment_intent: providerId, amount },
      });
      await heard("charge.dispute.created", disputeId);
      expect(await move(seller, number, "call-off")).toMatchObject({ kind: "moved" });
      await settlePayment({ checkoutId: id });
      const refunded = async () => (await ordersOf(id))[0]?.refundedCents;
      expect(await refunded()).toBe(rotor.priceCents);
      await happens("disputes", disputeId, how);
      await heard("charge.dispute.closed", disputeId);
      await settlePayment({ checkoutId: id });
      expect(await refunded()).toBe(refundedCents);
      const { rows } = await test.db.execute<{ cents: number }>(sql`
        select sum(p.amount_cents)::int as cents from ledger_posting p
        join ledger_entry e on e.id = p.entry_id join ledger_account a on a.id = p.account_id
        where e.order_id = ${orderId}::uuid and a.kind = 'core-deposits'`);
      expect(rows).toEqual([{ cents: 0 }]);
      expect(await checkLedger()).toEqual([]);
    },
  );

  it("is all granted where the bank left it", async () => {
    const { grant, ends } = await disputed(rotor.priceCents);
    await ends("won");
    expect(await grant(rotor.priceCents)).toMatchObject({ kind: "granted" });
  });
});

describe("a webhook", () => {
  const isKept = async (id: string) =>
    (await test.db.select().from(paymentEvent).where(eq(paymentEvent.id, id))).length > 0;

  it("is refused where the provider has not signed it, and nothing is kept", async () => {
    const { status, eventId } = await hear("account.updated", "acct_1", { secret: "whsec_else" });
    expect(status).toBe(400);
    expect(await isKept(eventId)).toBe(false);
  });

  it("is kept before it is answered, once", async () => {
    const first = await hear("account.updated", "acct_1");
    expect(first.status).toBe(204);
    expect(await isKept(first.eventId)).toBe(true);
    const before = (await queuedJobs(test.db)).length;
    expect((await hear("account.updated", "acct_1", { id: first.eventId })).status).toBe(204);
    expect(await queuedJobs(test.db)).toHaveLength(before);
  });

  it("of nothing that is known here is done with", async () => {
    for (const [type, id] of [
      ["payment_intent.succeeded", "pi_unknown"],
      ["refund.updated", "re_unknown"],
      ["transfer.reversed", "tr_unknown"],
      ["something.else", "x"],
    ] as const)
      await heard(type, id);
    const { rows } = await test.db.execute(
      sql`select from payment_event where done_at is null and object_id like '%unknown'`,
    );
    expect(rows).toEqual([]);
  });

  it("that comes late says nothing that is over", async () => {
    const { id, providerId, orders } = await paid(rotor);
    await heard("payment_intent.created", providerId);
    await heard("payment_intent.payment_failed", providerId);
    expect(await paymentOf(id)).toMatchObject({ state: "authorized" });
    await move(await sellerOf(rotor), orders[0]?.number ?? "", "ship");
    await settlePayment({ checkoutId: id });
    await heard("payment_intent.amount_capturable_updated", providerId);
    expect(await paymentOf(id)).toMatchObject({ state: "captured" });
    expect(await ordersOf(id)).toHaveLength(1);
  });

  it("is tried again while the provider is away", async () => {
    const { providerId, id } = await paying(rotor);
    await confirmPayment(providerId);
    mocks.use({ stripe: "error" });
    await expect(heard("payment_intent.amount_capturable_updated", providerId)).rejects.toThrow();
    expect(await ordersOf(id)).toEqual([]);
    mocks.use({ stripe: "success" });
    await heard("payment_intent.amount_capturable_updated", providerId);
    expect(await ordersOf(id)).toHaveLength(1);
  });

  it("is not read where it is larger than any", async () => {
    const { request, ...args } = visit("/webhooks/stripe");
    const sent = new Request(request.url, { method: "POST", body: "x".repeat(70_000) });
    expect((await refusal(webhooks.action({ ...args, request: sent }))).status).toBe(413);
  });
});

it("keeps checkouts that somebody tried to pay until that is over", async () => {
  const { id } = await paying(rotor);
  expect(await test.db.$count(checkout, eq(checkout.id, id))).toBe(1);
});
