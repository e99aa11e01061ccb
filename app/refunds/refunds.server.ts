import * as z from "zod";
import { formatAmount } from "~/content/format";
import { splitRefund, sumOfLeft } from "~/disputes/refund-split";
import { recordMoney, saleOf } from "~/ledger/ledger.server";
import { noteOrderEvent } from "~/orders/order-records.server";
import type { Queryable } from "~/platform/db/database.server";
import type { OrderParty } from "~/platform/enums";
import { defineJob } from "~/platform/jobs/jobs.server";
import { oneByOne } from "~/platform/jobs/one-by-one.server";
import { feeOfRefund, type RefundAmounts, sumOf } from "./refund-amounts";
import {
  hasOpenDispute,
  hasRefund,
  insertRefund,
  inTransaction,
  type LockedOrder,
  lockOrder,
  type MovedRefund,
  type RefundOf,
  selectLineMoney,
  selectRefundOf,
  selectUnanswered,
  updateDenied,
  updateRefundPaid,
} from "./refunds.repo.server";

export { selectRefunds as refundsOf } from "./refunds.repo.server";

export type RefundOutcome =
  /** `refundId`: null where nothing goes back. */
  | { kind: "granted"; refundId: string | null }
  /** More than is left of what was paid: `leftCents` is. */
  | { kind: "refused"; reason: "too-much"; leftCents: number }
  /** A dispute about it decides, here or at the buyer's bank, or nobody has paid yet. */
  | { kind: "refused"; reason: "in-dispute" | "not-paid" };

/** What a refund is of, and why. */
export interface RefundCause {
  orderId: string;
  /** Null for what is of no one line, such as the delivery. */
  lineId: string | null;
  by: OrderParty;
  /** Both sides read it. */
  why: string;
  /** What links in mails about it begin with. */
  origin?: string;
  /** The caller tells both sides in its own words: see `OrderEvent`. */
  isQuiet?: boolean;
  /** Where less is left, that goes back instead: the buyer has the rest otherwise, from here or from their bank. */
  isAtMost?: boolean;
}

/** Money that goes back for parts, their delivery and tax, all in cents. */
export interface Refund extends RefundCause {
  /** What it comes of, such as `return:` and its id. What comes of one cause is paid back once. */
  cause: string;
  partsCents: number;
  deliveryCents?: number;
  taxCents?: number;
}

/**
 * Grants a buyer money back, in the caller's transaction, which then holds the order's row. Of a line no more than what
 * was paid for it, and of an order no more than that in all, whoever else refunds at the same time, and whatever the
 * buyer's bank took back. While a dispute about the line is open, only what comes of a dispute (`dispute:`) is granted;
 * while one is open at the bank, nothing is.
 */
export async function grantRefund(tx: Queryable, asked: Refund): Promise<RefundOutcome> {
  const { orderId, lineId, cause, isAtMost = false } = asked;
  const { deliveryCents: delivery = 0, taxCents: tax = 0 } = asked;
  const wanted = { partsCents: asked.partsCents, deliveryCents: delivery, taxCents: tax };
  for (const cents of Object.values(wanted))
    if (!Number.isSafeInteger(cents) || cents < 0)
      throw new RangeError(`${cents} is no amount of a refund.`);
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error("There is no such order.");
  const known = await selectRefundOf(tx, { orderId, cause });
  if (known) return { kind: "granted", refundId: known };
  const sale = await saleOf(tx, orderId);
  if (!sale) return { kind: "refused", reason: "not-paid" };
  const isDecided = cause.startsWith("dispute:");
  if (order.isChargedBack || (!isDecided && (await hasOpenDispute(tx, { orderId, lineId }))))
    return { kind: "refused", reason: "in-dispute" };
  const leftCents = leftInAll(order);
  if (!isAtMost && sumOfLeft(wanted) > leftCents)
    return { kind: "refused", reason: "too-much", leftCents };
  const left = await leftOf(tx, order, { orderId, lineId });
  const amounts = { ...(isAtMost ? leastOf(wanted, left, leftCents) : wanted), coreCents: 0 };
  if (isAtMost && sumOf(amounts) === 0) return { kind: "granted", refundId: null };
  const passed = kinds.find((kind) => amounts[kind] > left[kind]);
  if (passed || sumOf(amounts) === 0)
    return { kind: "refused", reason: "too-much", leftCents: left[passed ?? "partsCents"] };
  const { sellerId } = order;
  const { partsCents, deliveryCents, taxCents } = amounts;
  const refundId = await insertRefund(tx, { ...amounts, orderId, lineId, cause, ...said(asked) });
  const feeCents = feeOfRefund({
    ...{ feeCents: sale.feeCents, partsCents },
    soldCents: order.paid.partsCents,
    refundedCents: order.refunded.partsCents,
  });
  const { isDeliveryEarned } = sale;
  await recordMoney(
    tx,
    { orderId, sellerId },
    { kind: "refund", partsCents, feeCents, deliveryCents, taxCents, isDeliveryEarned },
    refundId,
  );
  await note(tx, asked, sumOf(amounts));
  return { kind: "granted", refundId };
}

/** What of an order was granted back, in the caller's transaction, which then holds the order's row. */
export const refundedOf = async (
  tx: Queryable,
  orderId: string,
): Promise<RefundAmounts | undefined> => (await lockOrder(tx, orderId))?.refunded;

const kinds = ["partsCents", "deliveryCents", "taxCents", "coreCents"] as const;

const said = ({ by, why }: RefundCause) => ({ by, why });

const note = (tx: Queryable, { orderId, by, why, origin, isQuiet }: RefundCause, cents: number) =>
  noteOrderEvent(tx, {
    ...{ orderId, kind: "refund", by, origin, isQuiet },
    detail: { amount: formatAmount(cents), reason: why },
  });

/** What is left of all that was paid for an order, whatever for: the rest the buyer has again, or is granted. */
const leftInAll = ({ paid, refunded, takenCents }: LockedOrder): number =>
  Math.max(0, sumOf(paid) - sumOf(refunded) - takenCents);

type PartsAmounts = Omit<RefundAmounts, "coreCents">;

/** Of what is asked for what is left of each kind, and of all of them in all. */
const leastOf = (wanted: PartsAmounts, left: PartsAmounts, leftCents: number): PartsAmounts => {
  const least = {
    partsCents: Math.min(wanted.partsCents, left.partsCents),
    deliveryCents: Math.min(wanted.deliveryCents, left.deliveryCents),
    taxCents: Math.min(wanted.taxCents, left.taxCents),
  };
  return splitRefund(Math.min(sumOfLeft(least), leftCents), least);
};

/** What is left to be granted back of a line, and of its order's delivery and tax; of the whole order without a line. */
async function leftOf(
  tx: Queryable,
  { paid, refunded }: LockedOrder,
  { orderId, lineId }: { orderId: string; lineId: string | null },
): Promise<RefundAmounts> {
  const line = lineId === null ? undefined : await selectLineMoney(tx, { orderId, lineId });
  if (lineId !== null && !line) throw new Error("There is no such line in that order.");
  const least = (kind: keyof RefundAmounts) => {
    const ofOrder = paid[kind] - refunded[kind];
    if (!line || kind === "deliveryCents" || kind === "taxCents") return ofOrder;
    return Math.min(ofOrder, line.paid[kind] - line.refunded[kind]);
  };
  return {
    ...{ partsCents: least("partsCents"), deliveryCents: least("deliveryCents") },
    ...{ taxCents: least("taxCents"), coreCents: least("coreCents") },
  };
}

/** A deposit for old parts that is over: what of it the seller keeps, and the buyer gets the rest. */
export interface SettledDeposit extends RefundCause {
  lineId: string;
  /** Of what is settled: the whole deposit once, or some of it each time. */
  causeId: string;
  depositCents: number;
  keptCents: number;
}

/**
 * Ends a deposit, in the caller's transaction: what the seller does not keep goes back to the buyer. `isAtMost`: what a
 * bank took of it already stays with the seller, whose money it took.
 */
export async function settleDeposit(tx: Queryable, asked: SettledDeposit): Promise<RefundOutcome> {
  const { orderId, lineId, causeId, depositCents, isAtMost = false } = asked;
  const cause = `core:${causeId}`;
  const wantedCents = depositCents - asked.keptCents;
  if (!Number.isSafeInteger(wantedCents) || wantedCents < 0 || asked.keptCents < 0)
    throw new RangeError(`${asked.keptCents} of ${depositCents} cannot be kept.`);
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error("There is no such order.");
  const known = await selectRefundOf(tx, { orderId, cause });
  if (known) return { kind: "granted", refundId: known };
  if (!(await saleOf(tx, orderId))) return { kind: "refused", reason: "not-paid" };
  if (order.isChargedBack || (await hasOpenDispute(tx, { orderId, lineId })))
    return { kind: "refused", reason: "in-dispute" };
  const left = await leftOf(tx, order, { orderId, lineId });
  const leftCents = Math.min(left.coreCents, leftInAll(order));
  const coreCents = isAtMost ? Math.min(wantedCents, leftCents) : wantedCents;
  if (coreCents > leftCents) return { kind: "refused", reason: "too-much", leftCents };
  const { sellerId } = order;
  const keptCents = depositCents - coreCents;
  await recordMoney(
    tx,
    { orderId, sellerId },
    { kind: "core-settled", depositCents, keptCents },
    causeId,
  );
  if (coreCents === 0) return { kind: "granted", refundId: null };
  const amounts = { partsCents: 0, deliveryCents: 0, taxCents: 0, coreCents };
  const refundId = await insertRefund(tx, { ...amounts, orderId, lineId, cause, ...said(asked) });
  await note(tx, asked, coreCents);
  return { kind: "granted", refundId };
}

/** Who has or gets a refund, and of which order. */
export interface RefundActor {
  id: string;
  number: string;
  accountId: string;
  origin?: string;
}

/** `done`, also where it was before. */
export type RefundPaidOutcome = "done" | "not-found";

/** The seller says that a refund was paid back. The buyer is asked, and has two weeks to say otherwise. */
export const sayRefundPaid = (actor: RefundActor): Promise<RefundPaidOutcome> =>
  move({ ...actor, side: "seller" }, "saidPaidAt");

/** The buyer has a refund that was paid at the counter. */
export const confirmRefund = (actor: RefundActor): Promise<RefundPaidOutcome> =>
  move({ ...actor, side: "buyer" }, "paidAt");

/**
 * The buyer does not have what the seller says was paid: it is owed again. Whoever says it twice has support look at it,
 * and the seller can say no more. `after`: how often the buyer had said so when they were asked, so that a form that is
 * sent again says nothing new.
 */
export async function denyRefund({
  origin,
  after,
  ...actor
}: RefundActor & { after: number }): Promise<RefundPaidOutcome> {
  const of = { ...actor, side: "buyer" } as const;
  const isDenied = await inTransaction(
    async (tx) => {
      const denied = await updateDenied(tx, { ...of, after });
      if (!denied) return false;
      await noteOrderEvent(tx, {
        ...{ orderId: denied.orderId, kind: "refund-denied", by: of.side, origin },
        detail: { amount: formatAmount(sumOf(denied)) },
      });
      return true;
    },
    { isIdempotent: true },
  );
  return isDenied || (await hasRefund(of)) ? "done" : "not-found";
}

async function move(
  { origin, ...of }: RefundOf & { origin?: string },
  column: "saidPaidAt" | "paidAt",
): Promise<RefundPaidOutcome> {
  const isMoved = await inTransaction(
    async (tx) => {
      const moved = await updateRefundPaid(tx, of, column);
      if (!moved) return false;
      if (column === "paidAt") await enterPaid(tx, of.id, moved, "counter");
      await noteOrderEvent(tx, {
        ...{ orderId: moved.orderId, by: of.side, origin },
        kind: column === "paidAt" ? "refund-paid" : "refund-said",
        detail: { amount: formatAmount(sumOf(moved)) },
      });
      return true;
    },
    { isIdempotent: true },
  );
  return isMoved || (await hasRefund(of)) ? "done" : "not-found";
}

const enterPaid = (
  tx: Queryable,
  refundId: string,
  { orderId, sellerId, ...amounts }: MovedRefund,
  by: "counter" | "provider",
) =>
  recordMoney(
    tx,
    { orderId, sellerId },
    { kind: "refund-paid", paidCents: sumOf(amounts), by },
    refundId,
  );

/** The payment provider has paid a refund back, as the caller's transaction learned. Whether that was news. */
export async function markRefundPaid(tx: Queryable, refundId: string): Promise<boolean> {
  const moved = await updateRefundPaid(tx, { id: refundId, side: "system" }, "paidAt");
  if (!moved) return false;
  await enterPaid(tx, refundId, moved, "provider");
  await noteOrderEvent(tx, {
    ...{ orderId: moved.orderId, kind: "refund-paid", by: "system" },
    detail: { amount: formatAmount(sumOf(moved)) },
  });
  return true;
}

/** How long a buyer has to say that a refund is not there, in ms. */
const answerMs = 14 * 24 * 3_600_000;

/** Takes refunds for paid whose seller said so two weeks ago, and whose buyer did not say otherwise. */
export const settleSaidRefunds = async (): Promise<number> =>
  oneByOne(
    await selectUnanswered(answerMs, 500),
    // Not where the buyer said otherwise just now.
    async (id) => (await move({ id, side: "system", unansweredMs: answerMs }, "paidAt")) === "done",
    {
      message: "a refund that was due was not settled",
      about: (refundId) => ({ refundId }),
    },
  );

export const settleSaidRefundsJob = defineJob({
  name: "refunds.due",
  schema: z.object({}),
  async run() {
    await settleSaidRefunds();
  },
});
