import { formatAmount } from "~/content/format";
import { recordMoney } from "~/ledger/ledger.server";
import { linesOfOrders, payAtCounter } from "~/orders/order-lines.server";
import { dropTaken, refundTaken, takenWhileCharged } from "~/orders/order-pieces.server";
import { noteOrderEvent } from "~/orders/order-records.server";
import { recordCounterSale } from "~/orders/orders.server";
import { env } from "~/platform/config/env.server";
import type { Queryable } from "~/platform/db/database.server";
import { logger } from "~/platform/log/logger.server";
import { grantRefund, refundedOf, settleDeposit } from "~/refunds/refunds.server";
import { type CardPayments, PaymentProviderError, type ProviderPayment } from "./payment-provider";
import {
  insertAction,
  inTransaction,
  type PaidOrder,
  type PaymentRow,
  selectActions,
  selectPaidOrders,
  selectPayment,
  updateAction,
  updatePayment,
} from "./payments.repo.server";
import { platformFee } from "./platform-fee";
import { payRefunds } from "./refund-payments.server";

/** What was authorized lapses after a week: what is not shipped by then is captured before, after so long, in ms. */
export const longestAuthorizedMs = 5 * 24 * 3_600_000;

const isOff = ({ stage }: PaidOrder) => stage === "canceled" || stage === "declined";
const isOut = ({ stage, isPartlySent }: PaidOrder) =>
  isPartlySent || stage === "shipped" || stage === "delivered" || stage === "completed";

/**
 * Captures what is due of a payment whose orders are written, enters it in the ledger, and pays back what was refunded.
 * A card is captured once: for all of its orders that are still on when the first of them leaves its seller.
 */
export async function captureWhatIsDue(
  cards: CardPayments,
  row: PaymentRow,
  now: ProviderPayment,
): Promise<void> {
  const left = now.state === "authorized" ? await captureOrCancel(cards, row, now) : now;
  if (left.state === "captured") {
    await inTransaction((tx) => book(tx, row.id, left), { isIdempotent: true });
    await payRefunds(cards, row.id);
  }
  if (left.state === "canceled") await inTransaction((tx) => close(tx, row.id));
}

type Due = { kind: "wait" } | { kind: "cancel" } | { kind: "capture"; cents: number };

async function captureOrCancel(
  cards: CardPayments,
  row: PaymentRow,
  now: ProviderPayment,
): Promise<ProviderPayment> {
  const due = await inTransaction((tx) => decide(tx, row), { isIdempotent: true });
  if (due.kind === "wait") return now;
  if (due.kind === "cancel") return cards.cancel(now.id);
  try {
    return await cards.capture(now.id, { amountCents: due.cents, key: `capture:${row.id}` });
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.problem !== "refused") throw error;
    const is = await cards.read(now.id);
    if (is.state === "authorized") throw error;
    return is;
  }
}

/** What is to be asked: once it is decided what is captured, that stays, however often it is tried. */
async function decide(tx: Queryable, row: PaymentRow): Promise<Due> {
  const locked = await selectPayment({ id: row.id }, tx, { lock: true });
  if (locked?.state !== "authorized") return { kind: "wait" };
  const of = { paymentId: row.id, kind: "capture" };
  const decided = await selectActions(tx, of);
  if (decided.length > 0)
    return { kind: "capture", cents: decided.reduce((sum, each) => sum + each.amountCents, 0) };
  const orders = await selectPaidOrders(tx, row.checkoutId, { lock: true });
  const on = orders.filter((order) => !isOff(order) && order.totalCents > 0);
  if (on.length === 0) return { kind: "cancel" };
  const isLate = Date.now() - locked.updatedAt.getTime() > longestAuthorizedMs;
  if (!isLate && !on.some(isOut)) return { kind: "wait" };
  for (const order of on) {
    const { id: orderId, totalCents } = order;
    // From here on its total stays: what it comes to is what is charged.
    await insertAction(tx, {
      ...{ ...of, orderId, cause: `capture:${orderId}`, amountCents: totalCents },
    });
  }
  return { kind: "capture", cents: on.reduce((sum, { totalCents }) => sum + totalCents, 0) };
}

/** Enters what was captured: each order is sold and paid, and its delivery is the seller's once it was sent. */
async function book(tx: Queryable, paymentId: string, now: ProviderPayment): Promise<void> {
  const row = await selectPayment({ id: paymentId }, tx, { lock: true });
  if (!row) return;
  await updatePayment(paymentId, { state: "captured", capturedCents: now.capturedCents }, tx);
  const { feeCents } = now;
  if (feeCents !== null && row.providerFeeCents === null) {
    await updatePayment(paymentId, { state: "captured", providerFeeCents: feeCents }, tx);
    const none = { sellerId: null, orderId: null };
    await recordMoney(tx, none, { kind: "provider-fee", feeCents }, paymentId);
  }
  const captures = await selectActions(tx, { paymentId, kind: "capture" });
  const sum = captures.reduce((cents, { amountCents }) => cents + amountCents, 0);
  if (sum !== now.capturedCents)
    logger().error(
      { paymentId, sum, captured: now.capturedCents },
      "a capture is not what it should be",
    );
  const orders = await selectPaidOrders(tx, row.checkoutId, { lock: true });
  for (const capture of captures) {
    const order = orders.find(({ id }) => id === capture.orderId);
    if (!order) continue;
    const { id: orderId, sellerId } = order;
    // Not before it is paid: a sale in the ledger is money that can go back.
    await recordSale(tx, order);
    const paid = { kind: "provider-payment", paidCents: capture.amountCents } as const;
    const isNew = await recordMoney(tx, { orderId, sellerId }, paid);
    if (!capture.doneAt) await updateAction(capture.id, { isDone: true }, tx);
    if (isOut(order)) {
      // What of it was refunded before the parts were sent is not the seller's any more.
      const refundedCents = (await refundedOf(tx, orderId))?.deliveryCents ?? 0;
      const deliveryCents = order.deliveryCents - refundedCents;
      await recordMoney(tx, { orderId, sellerId }, { kind: "delivery-earned", deliveryCents });
    }
    if (isNew) await noteTaken(tx, { paymentId, orderId });
    await refundNoted(tx, { paymentId, orderId });
    if (isOff(order)) await payBack(tx, order);
  }
}

interface OfPayment {
  paymentId: string;
  orderId: string;
}

/** Keeps what was taken out of an order while it was charged: from now on what is taken out is refunded at once. */
async function noteTaken(tx: Queryable, of: OfPayment): Promise<void> {
  for (const { lineId, pieces, cents: amountCents } of await takenWhileCharged(tx, of.orderId))
    await insertAction(tx, {
      ...{ ...of, kind: "taken", cause: `taken:${lineId}:${pieces}`, amountCents },
    });
}

/** Refunds it; what a dispute decides about waits for its end, and the clock takes it up. */
async function refundNoted(tx: Queryable, { paymentId, orderId }: OfPayment): Promise<void> {
  for (const action of await selectActions(tx, { paymentId, kind: "taken" })) {
    if (action.orderId !== orderId || action.doneAt) continue;
    const [, lineId = "", pieces] = action.cause.split(":");
    const back = await refundTaken(tx, { orderId, lineId, pieces: Number(pieces) });
    if (back !== "in-dispute") await updateAction(action.id, { isDone: true }, tx);
  }
}

async function recordSale(tx: Queryable, order: PaidOrder): Promise<void> {
  const { id: orderId, sellerId, totalCents, coreCents, deliveryCents, taxCents } = order;
  const partsCents = totalCents - coreCents - deliveryCents - taxCents;
  const feeCents = platformFee(partsCents, env().PLATFORM_FEE_BASIS_POINTS);
  await recordMoney(
    tx,
    { orderId, sellerId },
    { kind: "sale", partsCents, feeCents, coreCents, deliveryCents, taxCents },
  );
}

/**
 * An order was canceled after it was captured, with others of its checkout: all of it goes back that the buyer does not
 * have already, from here or from their bank.
 */
async function payBack(tx: Queryable, order: PaidOrder): Promise<void> {
  const { id: orderId, totalCents, coreCents, deliveryCents, taxCents } = order;
  const by = { orderId, by: "system", why: "The order was canceled.", isAtMost: true } as const;
  const partsCents = totalCents - coreCents - deliveryCents - taxCents;
  const outcomes = [
    await grantRefund(tx, {
      ...{ ...by, lineId: null, cause: `cancel:${orderId}` },
      ...{ partsCents, deliveryCents, taxCents },
    }),
  ];
  const lines = (await linesOfOrders([orderId])).get(orderId) ?? [];
  for (const line of lines.filter(
    (each) => each.coreCents > 0 && each.quantity > each.canceledQuantity,
  ))
    outcomes.push(
      await settleDeposit(tx, {
        ...{ ...by, lineId: line.id, causeId: `cancel:${line.id}` },
        ...{ depositCents: line.coreCents * (line.quantity - line.canceledQuantity), keptCents: 0 },
      }),
    );
  // What waits for the bank is looked at again once that has decided.
  for (const outcome of outcomes)
    if (outcome.kind === "refused" && outcome.reason !== "in-dispute")
      logger().error({ orderId, ...outcome }, "a canceled order was not paid back");
}

/** Nothing was captured, nor will be: where an order is still on, it is paid at the counter after all. */
async function close(tx: Queryable, paymentId: string): Promise<void> {
  const row = await selectPayment({ id: paymentId }, tx, { lock: true });
  if (!row || row.state === "canceled") return;
  const of = await selectPaidOrders(tx, row.checkoutId, { lock: true });
  for (const order of of) if (!isOff(order)) await dropTaken(tx, order.id);
  const unpaid = (await selectPaidOrders(tx, row.checkoutId)).filter((order) => !isOff(order));
  await updatePayment(
    paymentId,
    { state: "canceled", failure: unpaid.length > 0 ? "authorization-lost" : null },
    tx,
  );
  for (const order of unpaid) {
    const { id: orderId, number, stage, totalCents } = order;
    logger().error(
      { paymentId, number, stage },
      "an order's payment was given up by its bank: it has to be paid at the counter",
    );
    await payAtCounter(tx, orderId);
    // No arrow enters it any more.
    if (stage === "completed") await recordCounterSale(tx, order);
    await noteOrderEvent(tx, {
      ...{ orderId, kind: "payment-lost", by: "system" },
      detail: { amount: formatAmount(totalCents) },
    });
  }
}
