import { formatAmount } from "~/content/format";
import { recordMoney } from "~/ledger/ledger.server";
import { noteOrderEvent } from "~/orders/order-records.server";
import type { Queryable } from "~/platform/db/database.server";
import { logger } from "~/platform/log/logger.server";
import { markRefundPaid } from "~/refunds/refunds.server";
import { type CardPayments, PaymentProviderError, type ProviderRefund } from "./payment-provider";
import {
  type ActionRow,
  addRefunded,
  insertAction,
  inTransaction,
  type PaymentRow,
  selectActionBy,
  selectActions,
  selectPayment,
  selectUnpaidRefunds,
  updateAction,
  updateRefundUnpaid,
} from "./payments.repo.server";

/** How often a refund is tried: one that came back from a card is sent again, and then somebody has to look. */
export const mostTries = 3;

/** Pays back what was refunded of a payment's orders and is not paid yet. Each try has a key of its own. */
export async function payRefunds(cards: CardPayments, paymentId: string): Promise<void> {
  const row = await selectPayment({ id: paymentId });
  if (!row?.providerId) return;
  for (const refund of await selectUnpaidRefunds(row.checkoutId)) await pay(cards, row, refund);
}

/**
 * A refund that had reached its card can come back for weeks: then it is owed again, both sides are told, and the next
 * try sends it. Whether what the provider calls so is a refund of here.
 */
export async function recheckRefund(
  cards: CardPayments,
  providerId: string,
): Promise<{ paymentId: string } | undefined> {
  const action = await selectActionBy(providerId);
  if (action?.kind !== "refund") return undefined;
  const { paymentId, orderId, amountCents } = action;
  const said = action.doneAt ? await cards.readRefund(providerId) : null;
  if (said?.state === "failed")
    await inTransaction(
      async (tx) => {
        await selectPayment({ id: paymentId }, tx, { lock: true });
        if ((await selectActionBy(providerId, tx))?.failure !== null) return;
        const { id: causeId } = action;
        await updateAction(causeId, { failure: said.failure }, tx);
        const owed = await updateRefundUnpaid(tx, refundOf(action));
        if (!owed) return;
        await addRefunded(tx, paymentId, -amountCents);
        const returned = { kind: "refund-returned", paidCents: amountCents } as const;
        await recordMoney(tx, { orderId, sellerId: owed.sellerId }, returned, causeId);
        tellFailed(action, said.failure);
        await noteFailed(tx, action);
      },
      { isIdempotent: true },
    );
  return { paymentId };
}

interface UnpaidRefund {
  id: string;
  orderId: string;
  sellerId: string;
  cents: number;
}

async function pay(cards: CardPayments, row: PaymentRow, refund: UnpaidRefund): Promise<void> {
  const action = await nextTry(row, refund);
  if (!action) return;
  let said: Pick<ProviderRefund, "state" | "failure"> & { id?: string };
  try {
    said = action.providerId
      ? await cards.readRefund(action.providerId)
      : await cards.refund({
          ...{ paymentId: row.providerId ?? "", amountCents: refund.cents, refundId: refund.id },
          key: action.cause,
        });
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.problem !== "refused") throw error;
    said = { state: "failed", failure: error.code };
  }
  await inTransaction(
    async (tx) => {
      const isPaid = said.state === "paid";
      const { failure } = said;
      await updateAction(action.id, { providerId: said.id, isDone: isPaid, failure }, tx);
      if (isPaid && (await markRefundPaid(tx, refund.id))) {
        await addRefunded(tx, row.id, refund.cents);
        await enterAgain(tx, action, refund);
      }
      if (said.state !== "failed") return;
      tellFailed(action, failure);
      if (triesOf(action) >= mostTries) await noteFailed(tx, action);
    },
    { isIdempotent: true },
  );
}

/** Enters that a refund reached its card after all: it has been in the ledger as paid before, and come back. */
async function enterAgain(tx: Queryable, action: ActionRow, refund: UnpaidRefund): Promise<void> {
  const { orderId, sellerId, cents } = refund;
  const tries = await selectActions(tx, { paymentId: action.paymentId, kind: "refund" });
  const isBack = tries.some((each) => refundOf(each) === refund.id && each.doneAt && each.failure);
  const paid = { kind: "refund-paid", paidCents: cents, by: "provider" } as const;
  if (isBack) await recordMoney(tx, { orderId, sellerId }, paid, action.id);
}

const refundOf = ({ cause }: ActionRow) => cause.split(":")[1] ?? "";
const triesOf = ({ cause }: ActionRow) => Number(cause.split(":")[2]);

function tellFailed(action: ActionRow, failure: string | null): void {
  const isLast = triesOf(action) >= mostTries;
  logger()[isLast ? "error" : "warn"](
    { refundId: refundOf(action), failure, isLast },
    "a refund did not reach the card",
  );
}

const noteFailed = (tx: Queryable, { orderId, amountCents }: ActionRow) =>
  noteOrderEvent(tx, {
    ...{ orderId, kind: "refund-failed", by: "system" },
    detail: { amount: formatAmount(amountCents) },
  });

/** The try that a refund is at: the last one, or another where that failed; undefined where there is none left. */
async function nextTry(row: PaymentRow, refund: UnpaidRefund): Promise<ActionRow | undefined> {
  const of = { paymentId: row.id, kind: "refund" };
  return inTransaction(
    async (tx) => {
      await selectPayment({ id: row.id }, tx, { lock: true });
      const tries = (await selectActions(tx, of)).filter(({ cause }) =>
        cause.startsWith(`refund:${refund.id}:`),
      );
      const last = tries.find((each) => triesOf(each) === tries.length);
      if (last && last.failure === null) return last;
      if (tries.length >= mostTries) return undefined;
      const cause = `refund:${refund.id}:${tries.length + 1}`;
      await insertAction(tx, {
        ...{ ...of, orderId: refund.orderId, cause, amountCents: refund.cents },
      });
      return (await selectActions(tx, of)).find((each) => each.cause === cause);
    },
    { isIdempotent: true },
  );
}
