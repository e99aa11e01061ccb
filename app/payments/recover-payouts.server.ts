import { markPayoutPaid } from "~/billing/payouts.server";
import { recordMoney } from "~/ledger/ledger.server";
import type { Queryable } from "~/platform/db/database.server";
import { oneByOne } from "~/platform/jobs/one-by-one.server";
import { logger } from "~/platform/log/logger.server";
import { type CardPayments, PaymentProviderError } from "./payment-provider";
import {
  type ActionRow,
  insertAction,
  inTransaction,
  lockChargedBack,
  type PlannedReversal,
  selectActions,
  selectLost,
  selectPaidOut,
  selectPlannedReversals,
  updateAction,
  updateReversals,
} from "./payments.repo.server";

/**
 * Decides what is to be taken back of the payouts that an order is in, for a chargeback that is lost; of each payout
 * once.
 */
export async function planRecovery(tx: Queryable, chargeback: ActionRow): Promise<void> {
  const { id, orderId, paymentId } = chargeback;
  const planned = await selectActions(tx, { paymentId, kind: "reverse" });
  let left = planned
    .filter(({ cause, failure }) => failure === null && cause.startsWith(`reverse:${id}:`))
    .reduce((cents, { amountCents }) => cents - amountCents, chargeback.amountCents);
  for (const { payoutId, cents } of await selectPaidOut(tx, orderId)) {
    const amountCents = Math.max(0, Math.min(left, cents));
    left -= amountCents;
    if (amountCents > 0)
      await insertAction(tx, {
        ...{ orderId, paymentId, kind: "reverse", cause: `reverse:${id}:${payoutId}`, amountCents },
        payoutId,
      });
  }
}

/**
 * Notes that a payout was paid by a transfer. What was lost of its orders while it waited to be is to be taken back of
 * it.
 */
export async function notePaid(tx: Queryable, payoutId: string, transferId: string): Promise<void> {
  await lockChargedBack(tx, payoutId);
  await markPayoutPaid(tx, payoutId, transferId);
  for (const chargeback of await selectLost(tx, payoutId)) await planRecovery(tx, chargeback);
}

/**
 * Takes back at the provider what is planned of a payment's orders, or of a payout. What a seller's account there does not have stays
 * what the seller owes, and is taken of the next payouts.
 */
export async function recoverPayouts(
  cards: CardPayments,
  of: { paymentId: string } | { payoutId: string },
): Promise<void> {
  await updateReversals();
  for (const planned of await selectPlannedReversals(of)) await recover(cards, planned);
}

/** Takes back whatever is planned: what the provider was away for when it was decided. */
export async function recoverPlanned(cards: CardPayments): Promise<void> {
  await updateReversals();
  await oneByOne(
    await selectPlannedReversals({}),
    async (planned) => {
      await recover(cards, planned);
      return true;
    },
    { message: "a payout was not taken back", about: ({ payoutId }) => ({ payoutId }) },
  );
}

async function recover(cards: CardPayments, planned: PlannedReversal): Promise<void> {
  const { payoutId, transferId, sellerId, action } = planned;
  const { id, orderId, amountCents, cause } = action;
  let failure: string | null = null;
  try {
    await cards.reverse(transferId, { amountCents, key: cause });
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
