import {
  markPartReturned,
  markPayoutPaid,
  markPayoutReturned,
  partsReturned,
} from "~/billing/payouts.server";
import { recordMoney } from "~/ledger/ledger.server";
import type { Queryable } from "~/platform/db/database.server";
import { oneByOne } from "~/platform/jobs/one-by-one.server";
import { logger } from "~/platform/log/logger.server";
import { type CardPayments, PaymentProviderError, type ProviderTransfer } from "./payment-provider";
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
  selectRecovered,
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
 * Notes that a payout was paid by a transfer, and what of that has come back already, as it may have of one that is found
 * after its answer was lost. What was lost of its orders while it waited to be is to be taken back of the rest.
 */
export async function notePaid(
  tx: Queryable,
  payoutId: string,
  transfer: ProviderTransfer,
): Promise<void> {
  await lockChargedBack(tx, payoutId);
  await markPayoutPaid(tx, payoutId, transfer.id);
  // Where another was faster, and takes some of it back now, the webhook of that says the rest.
  await noteReturned(tx, payoutId, transfer);
  for (const chargeback of await selectLost(tx, payoutId)) await planRecovery(tx, chargeback);
}

/**
 * A transfer that came back whole is a payout that came back, but for what the site has taken back of it, and what had
 * come back before. Of one that came back in part the seller is owed that part again. False where the site is taking
 * some of it back: whose the last of it was is not known before that is noted.
 */
async function noteReturned(
  tx: Queryable,
  payoutId: string,
  { amountCents, reversedCents }: ProviderTransfer,
): Promise<boolean> {
  if (reversedCents === 0) return true;
  const { recoveredCents, isPlanned } = await selectRecovered(tx, payoutId);
  if (isPlanned) return false;
  const sumCents = reversedCents - recoveredCents;
  const returnedCents = sumCents - (await partsReturned(tx, payoutId));
  if (returnedCents <= 0) return true;
  if (reversedCents === amountCents) {
    await markPayoutReturned(tx, payoutId, returnedCents);
    return true;
  }
  await markPartReturned(tx, payoutId, { paidCents: returnedCents, sumCents });
  logger().warn({ payoutId, returnedCents }, "a part of a payout came back");
  return true;
}

/** Notes what has come back of a payout's transfer, once what the site takes back of it is noted. */
export async function settleTransfer(
  cards: CardPayments,
  { payoutId, transferId }: { payoutId: string; transferId: string },
): Promise<void> {
  await recoverPayouts(cards, { payoutId });
  const transfer = await cards.readTransfer(transferId);
  await inTransaction(
    async (tx) => {
      if (!(await noteReturned(tx, payoutId, transfer)))
        throw new Error("The payout is being taken back.");
    },
    { isIdempotent: true },
  );
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
