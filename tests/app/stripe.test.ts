import Stripe from "stripe";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { cardPayments } from "~/payments/payments.server";
import { stripePayments } from "~/payments/providers/stripe.server";
import { mockSettings } from "../../mocks/addresses";
import { startMocks } from "../../mocks/node";
import { confirmPayment, happens } from "../support/payments";
import { withSettings } from "../support/settings";

withSettings();

const settings = mockSettings("https://mock.example");
const options = {
  secretKey: settings.STRIPE_SECRET_KEY,
  publishableKey: settings.STRIPE_PUBLISHABLE_KEY,
  webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
  apiBase: settings.STRIPE_API_BASE,
  scriptUrl: settings.STRIPE_JS_URL,
  timeoutMs: 300,
  retries: 1,
};
const provider = stripePayments(options);
const mocks = startMocks({ stripe: "success" });
afterEach(() => mocks.use({ stripe: "success" }));
afterAll(() => mocks.close());

let begun = 0;
const begin = (amountCents = 100_00) => {
  begun += 1;
  return provider.begin({ checkoutId: "c", amountCents, key: `begin:${begun}` });
};

async function authorized(amountCents?: number) {
  const { id } = await begin(amountCents);
  await confirmPayment(id);
  return id;
}

describe("Stripe", () => {
  it("authorizes by the browser, and captures a part of it once", async () => {
    const payment = await begin();
    expect(payment).toMatchObject({ state: "requires-payment", amountCents: 100_00 });
    expect(payment).toMatchObject({ capturedCents: 0, chargeId: null, failure: null });
    expect(payment.clientSecret).toContain("_secret_");
    await confirmPayment(payment.id);
    expect(await provider.read(payment.id)).toMatchObject({
      ...{ state: "authorized", chargeId: `ch_${payment.id}` },
    });
    const captured = { state: "captured", capturedCents: 60_00 };
    const of = { amountCents: 60_00, key: "capture:1" };
    expect(await provider.capture(payment.id, of)).toMatchObject(captured);
    expect(await provider.capture(payment.id, of)).toMatchObject(captured);
    await expect(
      provider.capture(payment.id, { amountCents: 40_00, key: "capture:2" }),
    ).rejects.toMatchObject({ problem: "refused", code: "payment_intent_unexpected_state" });
  });

  it("captures no more than was authorized", async () => {
    const id = await authorized();
    await expect(
      provider.capture(id, { amountCents: 100_01, key: "capture:more" }),
    ).rejects.toMatchObject({ problem: "refused", code: "amount_too_large" });
  });

  it.each([
    ["pm_card_chargeDeclined", { state: "requires-payment", failure: "generic_decline" }],
    ["pm_card_authenticationRequired", { state: "requires-action", failure: null }],
    ["pm_card_processing", { state: "processing", failure: null }],
  ])("says what became of %s", async (card, state) => {
    const { id } = await begin();
    await confirmPayment(id, card);
    expect(await provider.read(id)).toMatchObject(state);
  });

  it("takes another card after one was declined, and another amount before", async () => {
    const { id } = await begin();
    await confirmPayment(id, "pm_card_chargeDeclined");
    expect(await provider.changeAmount(id, 55_00)).toMatchObject({ amountCents: 55_00 });
    await confirmPayment(id);
    expect(await provider.read(id)).toMatchObject({ state: "authorized", failure: null });
    await expect(provider.changeAmount(id, 60_00)).rejects.toMatchObject({ problem: "refused" });
  });

  it("gives up what was authorized, twice, and says where it is too late", async () => {
    const id = await authorized();
    expect(await provider.cancel(id)).toMatchObject({ state: "canceled" });
    expect(await provider.cancel(id)).toMatchObject({ state: "canceled" });
    const taken = await authorized();
    await provider.capture(taken, { amountCents: 1, key: "capture:taken" });
    expect(await provider.cancel(taken)).toMatchObject({ state: "captured", capturedCents: 1 });
  });

  it("finds what it did where its answer was lost", async () => {
    mocks.use({ stripe: "answerLost" });
    const { id } = await provider.begin({ checkoutId: "c", amountCents: 5_00, key: "lost:1" });
    const again = await provider.begin({ checkoutId: "c", amountCents: 5_00, key: "lost:1" });
    expect(again.id).toBe(id);
    await confirmPayment(id);
    expect(await provider.capture(id, { amountCents: 5_00, key: "lost:2" })).toMatchObject({
      capturedCents: 5_00,
    });
  });

  it("does nothing twice where an answer was lost and its key is forgotten", async () => {
    // Nobody asks again at once: the next try is days later.
    const once = stripePayments({ ...options, retries: 0 });
    const account = await provider.createAccount({ sellerId: "late", email: "l@example.com" });
    const payment = await authorized();
    const late = async <Done>(work: () => Promise<Done>): Promise<Done> => {
      mocks.use({ stripe: "answerLost" });
      await expect(work()).rejects.toMatchObject({ problem: "unavailable" });
      mocks.use({ stripe: "success" });
      await happens("keys", "all", "forget");
      return work();
    };
    const transfer = { accountId: account.id, amountCents: 12_00, key: "payout:late" };
    const { id } = await late(() => once.transfer(transfer));
    expect((await provider.transfer(transfer)).id).toBe(id);
    // The same again for another payout is another transfer.
    expect((await provider.transfer({ ...transfer, key: "payout:other" })).id).not.toBe(id);
    await late(() => once.reverse(id, { amountCents: 2_00, key: "reverse:late" }));
    expect(await provider.readTransfer(id)).toMatchObject({ reversedCents: 2_00 });
    await provider.reverse(id, { amountCents: 2_00, key: "reverse:other" });
    expect(await provider.readTransfer(id)).toMatchObject({ reversedCents: 4_00 });
    // It is captured once, whatever its key: what it is now says so.
    const capture = { amountCents: 80_00, key: "capture:late" };
    await expect(late(() => once.capture(payment, capture))).rejects.toMatchObject({
      problem: "refused",
    });
    expect(await provider.read(payment)).toMatchObject({ capturedCents: 80_00 });
    const refund = {
      paymentId: payment,
      refundId: "late",
      amountCents: 30_00,
      key: "refund:late:1",
    };
    const first = await late(() => once.refund(refund));
    expect(await provider.refund(refund)).toEqual(first);
    // 50 of 80 are left: it went back once.
    await expect(
      provider.refund({ ...refund, amountCents: 50_01, key: "refund:more:1" }),
    ).rejects.toMatchObject({ code: "amount_too_large" });
    const rest = { ...refund, amountCents: 50_00, key: "refund:rest:1" };
    expect((await provider.refund(rest)).id).not.toBe(first.id);
  });

  it("waits where a key was used for something a little different", async () => {
    const id = await authorized();
    await provider.capture(id, { amountCents: 80_00, key: "capture:reused" });
    await expect(
      provider.capture(id, { amountCents: 79_00, key: "capture:reused" }),
    ).rejects.toMatchObject({ problem: "unavailable" });
  });

  it.each([
    ["error", "unavailable"],
    ["offline", "unavailable"],
    ["loading", "unavailable"],
    ["rateLimited", "unavailable"],
    ["badKey", "unavailable"],
    ["malformed", "unavailable"],
    ["notJson", "unavailable"],
  ] as const)("is %s: trying again may help", async (scenario, problem) => {
    mocks.use({ stripe: scenario });
    await expect(provider.read("pi_1")).rejects.toMatchObject({
      ...{ name: "PaymentProviderError", problem },
    });
  });

  it("pays back no more than was captured, once for a key", async () => {
    const id = await authorized();
    await provider.capture(id, { amountCents: 80_00, key: "capture:back" });
    const of = { paymentId: id, refundId: "r", amountCents: 50_00, key: "refund:1" };
    const first = await provider.refund(of);
    expect(first).toMatchObject({ state: "paid" });
    expect(await provider.refund(of)).toEqual(first);
    await expect(provider.refund({ ...of, key: "refund:2" })).rejects.toMatchObject({
      ...{ problem: "refused", code: "amount_too_large" },
    });
  });

  it("says that a refund is on its way, and that it came back", async () => {
    const id = await authorized();
    await provider.capture(id, { amountCents: 80_00, key: "capture:pending" });
    mocks.use({ stripe: "refundPending" });
    const of = { paymentId: id, refundId: "r", amountCents: 50_00, key: "refund:pending" };
    const { id: refundId, state } = await provider.refund(of);
    expect(state).toBe("pending");
    await happens("refunds", refundId, "succeeded");
    expect(await provider.readRefund(refundId)).toMatchObject({ state: "paid" });
    await happens("refunds", refundId, "failed");
    expect(await provider.readRefund(refundId)).toMatchObject({ state: "failed" });
  });

  it("pays a seller who has answered everything, and takes it back", async () => {
    const account = await provider.createAccount({ sellerId: "s1", email: "s@example.com" });
    expect(account).toMatchObject({ canBePaid: false, hasSubmitted: false });
    expect(await provider.createAccount({ sellerId: "s1", email: "s@example.com" })).toEqual(
      account,
    );
    const back = "https://mock.example/back";
    const link = await provider.accountLink(account.id, { returnUrl: back, refreshUrl: back });
    expect(link).toContain(account.id);
    const left = await fetch(`${link}/done`, { redirect: "manual" });
    expect(left.headers.get("Location")).toBe(back);
    expect(await provider.readAccount(account.id)).toMatchObject({
      ...{ canBePaid: true, hasSubmitted: true },
    });
    const transfer = { accountId: account.id, amountCents: 12_00, key: "transfer:1" };
    const { id } = await provider.transfer(transfer);
    expect((await provider.transfer(transfer)).id).toBe(id);
    await provider.reverse(id, { amountCents: 2_00, key: "reverse:1" });
    expect(await provider.readTransfer(id)).toMatchObject({ reversedCents: 2_00 });
    mocks.use({ stripe: "transferFails" });
    await expect(provider.transfer({ ...transfer, key: "transfer:2" })).rejects.toMatchObject({
      ...{ problem: "refused", code: "balance_insufficient" },
    });
  });

  it("believes no webhook that it has not signed, or not just now", async () => {
    const { webhooks } = new Stripe("sk_test_mock");
    const payload = JSON.stringify({
      ...{ id: "evt_1", object: "event", type: "account.updated", account: "acct_1" },
      data: { object: { id: "acct_1" } },
    });
    const sign = (more: { secret?: string; timestamp?: number } = {}) =>
      webhooks.generateTestHeaderString({
        ...{ payload, secret: settings.STRIPE_WEBHOOK_SECRET, ...more },
      });
    expect(await provider.readEvent(payload, sign())).toEqual({
      ...{ id: "evt_1", type: "account.updated", objectId: "acct_1", accountId: "acct_1" },
    });
    const anHourAgo = Math.floor(Date.now() / 1_000) - 3_600;
    for (const signature of [sign({ secret: "whsec_other" }), sign({ timestamp: anHourAgo }), ""])
      expect(await provider.readEvent(payload, signature)).toBeNull();
    expect(await provider.readEvent(`${payload} `, sign())).toBeNull();
  });

  it("is not asked where nothing is configured", () => {
    expect(cardPayments()).toBeNull();
  });
});
