import * as z from "zod";
import { type PlaceOutcome, placeCheckout } from "~/checkout/checkout.server";
import { defineJob } from "~/platform/jobs/jobs.server";
import { logger } from "~/platform/log/logger.server";
import { captureWhatIsDue } from "./capture.server";
import { keptPlacing } from "./kept-placing.server";
import { type CardPayments, PaymentProviderError, type ProviderPayment } from "./payment-provider";
import {
  hasPaidOrders,
  type PaymentRow,
  selectPayment,
  updatePayment,
  updateProviderId,
} from "./payments.repo.server";
import { cardPayments } from "./payments.server";

export type SettleOutcome =
  /** It waits for the buyer, who can try another card where one failed. */
  | { kind: "open"; payment: ProviderPayment }
  /** It waits for the bank. */
  | { kind: "processing" }
  /** What is paid is ordered. */
  | { kind: "placed" }
  /** Nothing was taken, nor will be. `reason`: why there are no orders, where they could not be made. */
  | { kind: "canceled"; reason: string | null }
  /** The provider does not answer, or others are being served: nothing is lost. */
  | { kind: "later" };

/**
 * Does for a payment what is due, by what the provider says of it now: the return page, webhooks, arrows of orders and
 * the clock all call this one function, again and again, and at once. What is authorized becomes orders, or is given up
 * where they cannot be made; what is shipped or handed over is captured; what is canceled is given up, or paid back.
 * Null where there is no such payment.
 */
export async function settlePayment(
  of: Parameters<typeof selectPayment>[0],
): Promise<SettleOutcome | null> {
  const row = await selectPayment(of);
  if (!row) return null;
  const cards = cardPayments();
  if (!cards) return { kind: "later" };
  try {
    return await settle(cards, row);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    logger().warn({ err: error, paymentId: row.id }, "a payment could not be settled now");
    return { kind: "later" };
  }
}

async function settle(cards: CardPayments, row: PaymentRow): Promise<SettleOutcome> {
  const now = await readAtProvider(cards, row);
  switch (now.state) {
    case "authorized": {
      const placed = await placeAuthorized(cards, row, now);
      if (placed.kind !== "placed") return placed;
      break;
    }
    case "captured":
      break;
    case "canceled":
      if (row.placing === null && row.state === "authorized") break;
      await updatePayment(row.id, { state: "canceled", placing: null });
      return { kind: "canceled", reason: row.failure };
    default:
      await updatePayment(row.id, { state: now.state, failure: now.failure });
      return now.state === "processing" ? { kind: "processing" } : { kind: "open", payment: now };
  }
  await captureWhatIsDue(cards, row, now);
  return { kind: "placed" };
}

/** A payment as the provider has it, begun there if it is not, and for the amount that it is for now. */
async function readAtProvider(cards: CardPayments, row: PaymentRow): Promise<ProviderPayment> {
  const { id, checkoutId, amountCents } = row;
  if (row.providerId === null) {
    // With the amount in its key: one whose answer was lost is found, unless it was for something else.
    const key = `begin:${id}:${amountCents}`;
    const begun = await cards.begin({ checkoutId, amountCents, key });
    await updateProviderId(id, begun.id);
    return begun;
  }
  const now = await cards.read(row.providerId);
  const isOpen = now.state === "requires-payment" || now.state === "requires-action";
  return isOpen && now.amountCents !== amountCents ? cards.changeAmount(now.id, amountCents) : now;
}

/** Makes the orders of what is authorized, whoever comes first; where that is not possible, it is given up. */
async function placeAuthorized(
  cards: CardPayments,
  row: PaymentRow,
  now: ProviderPayment,
): Promise<SettleOutcome> {
  const { id, checkoutId, placing } = row;
  if (placing === null) return { kind: "placed" };
  if (now.amountCents !== row.amountCents) return giveUp(cards, row, "changed");
  const outcome: PlaceOutcome = await placeCheckout(
    { accountId: placing.accountId, guestCheckoutId: checkoutId },
    keptPlacing(checkoutId, placing),
    {
      ...{ sellerIds: placing.sellerIds, cents: now.amountCents },
      alongside: (tx) =>
        updatePayment(id, { state: "authorized", failure: null, placing: null }, tx),
    },
  );
  if (outcome.kind === "refused")
    return outcome.reason === "busy" ? { kind: "later" } : giveUp(cards, row, outcome.reason);
  // Ordered meanwhile without it: to be paid at the counter.
  if (!(await hasPaidOrders(checkoutId))) return giveUp(cards, row, "ordered-otherwise");
  return { kind: "placed" };
}

/** Gives up a payment of which nothing was captured: what was authorized is the buyer's again. */
async function giveUp(
  cards: CardPayments,
  row: PaymentRow,
  reason: string | null,
): Promise<SettleOutcome> {
  if (row.providerId !== null) {
    const left = await cards.cancel(row.providerId);
    if (left.state !== "canceled") {
      // It was charged just now: whoever was faster makes of it what it is, and the page looks again.
      logger().warn({ paymentId: row.id, state: left.state }, "a payment could not be given up");
      return { kind: "processing" };
    }
  }
  await updatePayment(row.id, { state: "canceled", failure: reason, placing: null });
  if (reason !== null)
    logger().warn(
      { paymentId: row.id, reason },
      "a card was authorized, and nothing could be ordered: it was given up",
    );
  return { kind: "canceled", reason };
}

/**
 * Gives up a payment that was not authorized yet, for its buyer. What it has become instead, where somebody was faster.
 */
export async function abandonPayment(checkoutId: string): Promise<SettleOutcome | null> {
  const settled = await settlePayment({ checkoutId });
  if (settled?.kind !== "open" && settled?.kind !== "processing") return settled;
  const [row, cards] = [await selectPayment({ checkoutId }), cardPayments()];
  if (!row || !cards) return null;
  try {
    return await giveUp(cards, row, null);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    return { kind: "later" };
  }
}

/** Settles a payment beside the request that made it due. */
export const settlePaymentJob = defineJob({
  name: "payments.settle",
  schema: z.object({ paymentId: z.uuid() }),
  asksOthers: true,
  async run({ paymentId }) {
    const outcome = await settlePayment({ id: paymentId });
    if (outcome?.kind === "later") throw new Error("The payment is to be settled later.");
  },
});
