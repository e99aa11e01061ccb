import { recordMoney } from "~/ledger/ledger.server";
import type { Queryable } from "~/platform/db/database.server";
import { logger } from "~/platform/log/logger.server";
import { type CardPayments, PaymentProviderError } from "./payment-provider";
import {
  type ActionRow,
  insertAction,
  inTransaction,
  selectActions,
  selectPaidOut,
  selectTransferOf,
  updateAction,
} from "./payments.repo.server";

/** Decides what is to be taken back of the payouts that an order is in, for a chargeback that is lost; once. */
export async function planRecovery(tx: Queryable, chargeback: ActionRow): Promise<void> {
  const { id, orderId, paymentId } = chargeback;
  let left = chargeback.amountCents;
  for (const { payoutId, cents } of await selectPaidOut(tx, orderId)) {
    const amountCents = Math.max(0, Math.min(left, cents));
    left -= amountCents;
    if (amountCents > 0)
      await insertAction(tx, {
        ...{ orderId, paymentId, kind: "reverse", cause: `reverse:${id}:${payoutId}`, amountCents },
      });
  }
}

/**
 * Takes back at the provider what is planned of a payment's orders. What a seller's account there does not have stays
 * what the seller owes, and is taken of the next payouts.
 */
export async function recoverPayouts(cards: CardPayments, paymentId: string): Promise<void> {
  const planned = await inTransaction((tx) => selectActions(tx, { paymentId, kind: "reverse" }));
  for (const action of planned.filter(({ doneAt, failure }) => !doneAt && failure === null))
    await recover(cards, action);
}

async function recover(cards: CardPayments, action: ActionRow): Promise<void> {
  const { id, orderId, amountCents, cause } = action;
  const payoutId = cause.split(":")[2] ?? "";
  const transfer = await selectTransferOf(payoutId);
  if (!transfer) return;
  const { sellerId } = transfer;
  let failure: string | null = null;
  try {
    await cards.reverse(transfer.transferId, { amountCents, key: cause });
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.problem !== "refused") throw error;
    failure = error.code;
    logger().warn(
      { payoutId, amountCents, failure },
      "a payout could not be taken back: it is carried on",
    );
  }
  await inTransaction(
    async (tx) => {
      await updateAction(id, { isDone: failure === null, failure }, tx);
      const recovered = { kind: "payout-recovered", paidCents: amountCents } as const;
      if (failure === null) await recordMoney(tx, { orderId, sellerId }, recovered, id);
    },
    { isIdempotent: true },
  );
}
