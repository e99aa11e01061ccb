import { formatAmount } from "~/content/format";
import { recordMoney } from "~/ledger/ledger.server";
import { noteOrderEvent } from "~/orders/order-records.server";
import { logger } from "~/platform/log/logger.server";
import type { CardPayments, ProviderChargeback } from "./payment-provider";
import {
  insertAction,
  inTransaction,
  selectActions,
  selectPaidOrders,
  selectPayment,
  updateAction,
} from "./payments.repo.server";

/**
 * A buyer's bank takes back what was charged: the sellers of its orders are told, and once it is lost their part is
 * taken of what they are owed. Whether a payment here is meant.
 */
export async function settleChargeback(cards: CardPayments, id: string): Promise<boolean> {
  const chargeback = await cards.readChargeback(id);
  if (chargeback.paymentId === null) return false;
  const row = await selectPayment({ providerId: chargeback.paymentId });
  if (!row) return false;
  await inTransaction(
    async (tx) => {
      await selectPayment({ id: row.id }, tx, { lock: true });
      const shares = await sharesOf(tx, row, chargeback);
      for (const share of shares) await follow(tx, share, chargeback);
    },
    { isIdempotent: true },
  );
  return true;
}

type Tx = Parameters<Parameters<typeof inTransaction>[0]>[0];
type Action = Awaited<ReturnType<typeof selectActions>>[number];

/** What of a chargeback is each order's, decided once: of the orders in turn, what was captured for each and not refunded. */
async function sharesOf(
  tx: Tx,
  row: { id: string; checkoutId: string },
  { id, amountCents, state }: ProviderChargeback,
): Promise<{ action: Action; sellerId: string; isNew: boolean }[]> {
  // Nobody is granted a refund meanwhile.
  const orders = await selectPaidOrders(tx, row.checkoutId, { lock: true });
  const ofThis = async () =>
    (await selectActions(tx, { paymentId: row.id, kind: "chargeback" })).filter(({ cause }) =>
      cause.startsWith(`chargeback:${id}:`),
    );
  const known = await ofThis();
  if (known.length === 0) {
    logger().warn({ paymentId: row.id, amountCents, state }, "a charge is disputed at the bank");
    let left = amountCents;
    for (const capture of await selectActions(tx, { paymentId: row.id, kind: "capture" })) {
      const refunded = orders.find((each) => each.id === capture.orderId)?.refundedCents ?? 0;
      const cents = Math.min(left, capture.amountCents - refunded);
      left -= cents;
      if (cents > 0)
        await insertAction(tx, {
          ...{ orderId: capture.orderId, paymentId: row.id, kind: "chargeback" },
          ...{ cause: `chargeback:${id}:${capture.orderId}`, amountCents: cents },
        });
    }
    if (left > 0) logger().error({ paymentId: row.id, left }, "a bank takes more than was kept");
  }
  return (await ofThis()).flatMap((action) => {
    const order = orders.find((each) => each.id === action.orderId);
    return order ? [{ action, sellerId: order.sellerId, isNew: known.length === 0 }] : [];
  });
}

async function follow(
  tx: Tx,
  { action, sellerId, isNew }: { action: Action; sellerId: string; isNew: boolean },
  { state }: ProviderChargeback,
): Promise<void> {
  const { orderId, amountCents } = action;
  const tell = (kind: "chargeback" | "chargeback-won" | "chargeback-lost") =>
    noteOrderEvent(tx, {
      ...{ orderId, kind, by: "system" },
      detail: { amount: formatAmount(amountCents) },
    });
  if (isNew) await tell("chargeback");
  if (state === "open" || action.doneAt) return;
  await updateAction(action.id, { isDone: true }, tx);
  if (state === "lost")
    for (const kind of ["chargeback-opened", "chargeback"] as const)
      await recordMoney(tx, { orderId, sellerId }, { kind, takenCents: amountCents }, action.id);
  await tell(state === "lost" ? "chargeback-lost" : "chargeback-won");
}
