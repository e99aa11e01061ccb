import * as z from "zod";
import { defineJob, enqueue, PermanentJobFailure } from "~/platform/jobs/jobs.server";
import { logger } from "~/platform/log/logger.server";
import { settleChargeback } from "./chargebacks.server";
import type { CardPayments } from "./payment-provider";
import {
  insertEvent,
  inTransaction,
  selectEvent,
  selectPayoutBy,
  updateEventDone,
  updatePaymentAccount,
} from "./payments.repo.server";
import { cardPayments } from "./payments.server";
import { settleTransfer } from "./recover-payouts.server";
import { recheckRefund } from "./refund-payments.server";
import { settlePayment } from "./settle-payment.server";

/** `kept`: it is written, and so is the job that does what comes of it. `refused`: the provider did not sign it. */
export type WebhookOutcome = "kept" | "refused";

/** Keeps what the provider says. It says it again until it hears that it is kept; a second time changes nothing. */
export async function receiveWebhook(body: string, signature: string): Promise<WebhookOutcome> {
  const event = await cardPayments()?.readEvent(body, signature);
  if (!event) return "refused";
  await inTransaction(
    async (tx) => {
      if (await insertEvent(tx, event)) await enqueue(tx, webhookJob, { eventId: event.id });
    },
    { isIdempotent: true },
  );
  return "kept";
}

/**
 * Does what comes of a webhook. It says only what to look at: what that is like now is asked, so that webhooks may come
 * late, twice and in any order.
 */
export const webhookJob = defineJob({
  name: "payments.webhook",
  schema: z.object({ eventId: z.string() }),
  asksOthers: true,
  async run({ eventId }) {
    const event = await selectEvent(eventId);
    if (!event || event.doneAt) return;
    const cards = cardPayments();
    if (!cards) throw new PermanentJobFailure("No payment provider is configured.");
    const isKnown = await heard(cards, event);
    if (!isKnown)
      logger().info({ eventId, type: event.type }, "a webhook is about nothing that is known here");
    await updateEventDone(eventId);
  },
});

/** Whether what it is about is known here. */
async function heard(
  cards: CardPayments,
  { type, objectId }: { type: string; objectId: string },
): Promise<boolean> {
  if (type.startsWith("payment_intent.")) return isSettled({ providerId: objectId });
  if (type.startsWith("refund.") || type.startsWith("charge.refund.")) {
    const refund = await recheckRefund(cards, objectId);
    return refund ? isSettled({ id: refund.paymentId }) : false;
  }
  if (type.startsWith("charge.dispute.")) return settleChargeback(cards, objectId);
  if (type === "account.updated") {
    const { id: providerId, ...said } = await cards.readAccount(objectId);
    return updatePaymentAccount({ providerId, ...said });
  }
  if (type.startsWith("transfer.")) return isReturned(cards, objectId);
  return false;
}

async function isSettled(of: Parameters<typeof settlePayment>[0]): Promise<boolean> {
  const outcome = await settlePayment(of);
  if (outcome?.kind === "later") throw new Error("The payment is to be settled later.");
  return outcome !== null;
}

async function isReturned(cards: CardPayments, transferId: string): Promise<boolean> {
  const payoutId = await selectPayoutBy(transferId);
  if (!payoutId) return false;
  await settleTransfer(cards, { payoutId, transferId });
  return true;
}
