import { formatAmount } from "~/content/format";
import { noteOrderEvent } from "~/orders/order-records.server";
import { logger } from "~/platform/log/logger.server";
import { markRefundPaid } from "~/refunds/refunds.server";
import { type CardPayments, PaymentProviderError, type ProviderRefund } from "./payment-provider";
import {
  type ActionRow,
  addRefunded,
  insertAction,
  inTransaction,
  type PaymentRow,
  selectActions,
  selectPayment,
  selectUnpaidRefunds,
  updateAction,
} from "./payments.repo.server";

/** How often a refund is tried: one that came back from a card is sent again, and then somebody has to look. */
export const mostTries = 3;

/** Pays back what was refunded of a payment's orders and is not paid yet. Each try has a key of its own. */
export async function payRefunds(cards: CardPayments, paymentId: string): Promise<void> {
  const row = await selectPayment({ id: paymentId });
  if (!row?.providerId) return;
  for (const refund of await selectUnpaidRefunds(row.checkoutId)) await pay(cards, row, refund);
}

interface UnpaidRefund {
  id: string;
  orderId: string;
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
      if (isPaid && (await markRefundPaid(tx, refund.id)))
        await addRefunded(tx, row.id, refund.cents);
      if (said.state !== "failed") return;
      const isLast = triesOf(action) >= mostTries;
      logger()[isLast ? "error" : "warn"](
        { refundId: refund.id, failure, isLast },
        "a refund did not reach the card",
      );
      if (isLast)
        await noteOrderEvent(tx, {
          ...{ orderId: refund.orderId, kind: "refund-failed", by: "system" },
          detail: { amount: formatAmount(refund.cents) },
        });
    },
    { isIdempotent: true },
  );
}

const triesOf = ({ cause }: ActionRow) => Number(cause.split(":")[2]);

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
