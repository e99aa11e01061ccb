import * as z from "zod";
import { formatAmount } from "~/content/format";
import { splitRefund, sumOfLeft } from "~/disputes/refund-split";
import { recordMoney, saleOf } from "~/ledger/ledger.server";
import type { OrderEvent } from "~/orders/order-listeners.server";
import { noteOrderEvent } from "~/orders/order-records.server";
import type { Queryable } from "~/platform/db/database.server";
import type { OrderParty } from "~/platform/enums";
import { defineJob } from "~/platform/jobs/jobs.server";
import { oneByOne } from "~/platform/jobs/one-by-one.server";
import { feeOfRefund, type RefundAmounts, sumOf } from "./refund-amounts";
import { mostDenials } from "./refund-limits";
import {
  hasOpenDispute,
  insertRefund,
  inTransaction,
  type LockedOrder,
  lockOrder,
  type MovedRefund,
  type RefundAnswerName,
  selectLineMoney,
  selectRefundOf,
  selectStanding,
  selectUnanswered,
  updateAnswered,
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

/** Why a word about a refund does not count: how it stands. */
export type RefundStanding =
  /** Nobody has said that it was paid, or the seller has; the buyer has denied that, or so often that support looks at it. */
  "owed" | "said" | "denied" | "for-support" | "paid" | "by-card";

export type RefundPaidOutcome =
  /** `repeated`: the same was noted before. */
  | { kind: "done" | "repeated" }
  /** Nothing was noted. */
  | { kind: "refused"; reason: "not-now"; standing: RefundStanding }
  | { kind: "refused"; reason: "not-found" };

/** `after`: how often the buyer had denied it when they were asked, so that a form that is sent again says nothing new. */
type RefundAnswer = RefundActor & { after: number };

/** The seller says that a refund was paid back. The buyer is asked, and has two weeks to say otherwise. */
export const sayRefundPaid = (actor: RefundAnswer): Promise<RefundPaidOutcome> =>
  answer({ ...actor, side: "seller" }, "said");

/** The buyer has a refund that was paid at the counter. */
export const confirmRefund = (actor: RefundAnswer): Promise<RefundPaidOutcome> =>
  answer({ ...actor, side: "buyer" }, "confirm");

/**
 * The buyer does not have what the seller says was paid: it is owed again. Whoever says it twice is sent to support, and
 * the seller can say no more.
 */
export const denyRefund = (actor: RefundAnswer): Promise<RefundPaidOutcome> =>
  answer({ ...actor, side: "buyer" }, "deny");

const answer = (
  { origin, ...of }: RefundAnswer & { side: "buyer" | "seller" },
  said: RefundAnswerName,
): Promise<RefundPaidOutcome> =>
  inTransaction(
    async (tx): Promise<RefundPaidOutcome> => {
      const moved = await updateAnswered(tx, of, said);
      if (moved) {
        if (said === "confirm") await enterPaid(tx, of.id, moved, "counter");
        const isLast = said === "deny" && of.after + 1 >= mostDenials;
        await noteAnswer(tx, moved, { kind: answerEvents[said], by: of.side, origin, isLast });
        return { kind: "done" };
      }
      const found = await selectStanding(tx, of);
      if (!found) return { kind: "refused", reason: "not-found" };
      const standing = standingOf(found);
      return isRepeated(said, standing, found.denials - of.after)
        ? { kind: "repeated" }
        : { kind: "refused", reason: "not-now", standing };
    },
    { isIdempotent: true },
  );

const answerEvents = {
  said: "refund-said",
  confirm: "refund-paid",
  deny: "refund-denied",
} as const satisfies Record<RefundAnswerName, string>;

/** Notes what was answered, for who waits for it. `isLast`: nobody is asked again. */
const noteAnswer = (
  tx: Queryable,
  { orderId, ...amounts }: MovedRefund,
  { isLast = false, ...event }: Pick<OrderEvent, "kind" | "by" | "origin"> & { isLast?: boolean },
) =>
  noteOrderEvent(tx, {
    ...{ orderId, ...event },
    detail: { amount: formatAmount(sumOf(amounts)), ...(isLast && { last: "yes" }) },
  });

type Standing = NonNullable<Awaited<ReturnType<typeof selectStanding>>>;

function standingOf({ payment, paidAt, saidPaidAt, denials }: Standing): RefundStanding {
  if (paidAt) return "paid";
  if (payment === "provider") return "by-card";
  if (saidPaidAt) return "said";
  if (denials >= mostDenials) return "for-support";
  return denials > 0 ? "denied" : "owed";
}

/** Whether that answer is what made it stand so; `since`: how often it was denied after the page was made. */
function isRepeated(said: RefundAnswerName, standing: RefundStanding, since: number): boolean {
  switch (said) {
    case "said":
      return standing === "said" && since === 0;
    case "confirm":
      return standing === "paid";
    case "deny":
      return (standing === "denied" || standing === "for-support") && since === 1;
  }
}

/** Enters into the ledger that a refund is paid. */
export const enterPaid = (
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
export const markRefundPaid = (tx: Queryable, refundId: string): Promise<boolean> =>
  notePaid(tx, { id: refundId }, "provider");

/** Notes that a refund is paid, by nobody's word; whether that was news. */
async function notePaid(
  tx: Queryable,
  of: { id: string; unansweredMs?: number },
  by: "counter" | "provider",
): Promise<boolean> {
  const moved = await updateRefundPaid(tx, of);
  if (!moved) return false;
  await enterPaid(tx, of.id, moved, by);
  await noteAnswer(tx, moved, { kind: "refund-paid", by: "system" });
  return true;
}

/** How long a buyer has to say that a refund is not there, in ms. */
const answerMs = 14 * 24 * 3_600_000;

/** Takes refunds for paid whose seller said so two weeks ago, and whose buyer did not say otherwise. */
export const settleSaidRefunds = async (): Promise<number> =>
  oneByOne(
    await selectUnanswered(answerMs, 500),
    // Not where the buyer said otherwise just now.
    (id) => inTransaction((tx) => notePaid(tx, { id, unansweredMs: answerMs }, "counter")),
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
