import * as z from "zod";
import { listPayablePayouts, sumUnpayablePayouts } from "~/billing/payouts.server";
import type { OrderEvent } from "~/orders/order-listeners.server";
import type { Queryable } from "~/platform/db/database.server";
import { defineJob, enqueue } from "~/platform/jobs/jobs.server";
import { oneByOne } from "~/platform/jobs/one-by-one.server";
import { logger } from "~/platform/log/logger.server";
import { longestAuthorizedMs } from "./capture.server";
import { type CardPayments, PaymentProviderError } from "./payment-provider";
import {
  deleteGivenUp,
  inTransaction,
  selectPaymentsOf,
  selectStale,
} from "./payments.repo.server";
import { cardPayments } from "./payments.server";
import { notePaid, recoverPlanned } from "./recover-payouts.server";
import { mostTries } from "./refund-payments.server";
import { abandonPayment, settlePayment, settlePaymentJob } from "./settle-payment.server";

/** What makes something due at the provider: parts leave their seller, or will not, or money goes back. */
const dueKinds: ReadonlySet<OrderEvent["kind"]> = new Set([
  ...(["ship", "ship-some", "hand-over", "collect", "complete", "settle"] as const),
  ...(["cancel", "decline", "call-off", "lapse", "refund"] as const),
  // What could not be granted back while the bank decided.
  ...(["chargeback-won", "chargeback-lost"] as const),
]);

/** Has payments settled whose orders were moved, or refunded. */
export async function settleMovedOrders(
  tx: Queryable,
  events: readonly OrderEvent[],
): Promise<void> {
  const orderIds = events.filter(({ kind }) => dueKinds.has(kind)).map(({ orderId }) => orderId);
  if (orderIds.length === 0) return;
  for (const paymentId of await selectPaymentsOf(tx, orderIds))
    await enqueue(tx, settlePaymentJob, { paymentId }, { key: paymentId });
}

/** After so long, in ms, the provider is asked what became of a payment, and one that nobody confirmed is given up. */
const openMs = 30 * 60_000;
const givenUpDays = 7;

/** Makes up for webhooks that were lost, and for what the provider was away for. */
export async function reconcilePayments(): Promise<number> {
  const stale = await selectStale({ openMs, authorizedMs: longestAuthorizedMs, mostTries }, 200);
  await oneByOne(
    stale,
    async ({ id, checkoutId, isOpen }) => {
      await (isOpen ? abandonPayment(checkoutId) : settlePayment({ id }));
      return true;
    },
    { message: "a payment was not settled", about: ({ id: paymentId }) => ({ paymentId }) },
  );
  const cards = cardPayments();
  if (cards) await recoverPlanned(cards);
  return stale.length;
}

export const reconcilePaymentsJob = defineJob({
  name: "payments.reconcile",
  schema: z.object({}),
  asksOthers: true,
  async run() {
    if (!cardPayments()) return;
    const payments = await reconcilePayments();
    const removed = await deleteGivenUp(givenUpDays);
    if (payments + removed > 0) logger().info({ payments, removed }, "payments were reconciled");
  },
});

/**
 * Pays the payouts that are due to sellers whom the provider can pay; how many. One that it doesn't pay keeps none of the
 * others waiting. Whose account here was deleted has one at the provider as before.
 */
export async function transferPayouts(cards: CardPayments, pageSize = 100): Promise<number> {
  let paid = 0;
  let page = await listPayablePayouts({ limit: pageSize });
  while (page.length > 0) {
    for (const { id, accountId, amountCents } of page)
      try {
        const transfer = await cards.transfer({ accountId, amountCents, key: `payout:${id}` });
        await inTransaction((tx) => notePaid(tx, id, transfer), { isIdempotent: true });
        paid += 1;
      } catch (error) {
        if (!(error instanceof PaymentProviderError)) throw error;
        logger().error({ err: error, payoutId: id }, "a payout was not paid");
      }
    page = await listPayablePayouts({ after: page.at(-1), limit: pageSize });
  }
  if (paid > 0) await recoverPlanned(cards);
  return paid;
}

/** Says once a day which payouts wait because their seller cannot be paid. */
export const tellWaitingPayoutsJob = defineJob({
  name: "payments.waiting-payouts",
  schema: z.object({}),
  async run() {
    if (!cardPayments()) return;
    const waiting = await sumUnpayablePayouts();
    if (waiting.payouts > 0) logger().warn(waiting, "payouts wait: their sellers cannot be paid");
  },
});

export const transferPayoutsJob = defineJob({
  name: "payments.payouts",
  schema: z.object({}),
  asksOthers: true,
  async run() {
    const cards = cardPayments();
    if (!cards) return;
    const payouts = await transferPayouts(cards);
    if (payouts > 0) logger().info({ payouts }, "payouts were paid");
  },
});
