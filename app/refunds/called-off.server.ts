import { leadsTo } from "~/orders/order-graph";
import type { OrderEvent } from "~/orders/order-listeners.server";
import type { Queryable } from "~/platform/db/database.server";
import { sumOf } from "./refund-amounts";
import { hasOpenDispute, type LockedOrder, lockOrder } from "./refunds.repo.server";
import { grantRefund, type RefundCause, type RefundOutcome, settleDeposit } from "./refunds.server";

/* What goes back of an order that was paid for and does not go out, whole or in part. */

/** Pieces of lines that are taken out of an order, and what was paid for them, in cents. */
export interface PiecesRefund extends Omit<RefundCause, "lineId"> {
  lines: readonly {
    lineId: string;
    /** Of those pieces: no others of the line have the same. */
    causeId: string;
    partsCents: number;
    /** Deposits for old parts, which nobody owes. */
    coreCents: number;
  }[];
}

/**
 * Grants the money of pieces that were paid for: what they cost, their tax and their deposits, or what is left of that.
 * How much it is, in cents; nothing goes back where a dispute about one of the lines decides. The caller tells of it,
 * where it does not say otherwise.
 */
export async function refundPieces(
  tx: Queryable,
  { lines, ...of }: PiecesRefund,
): Promise<number | "in-dispute"> {
  const { orderId } = of;
  const before = await locked(tx, orderId);
  if (before.isChargedBack) return "in-dispute";
  for (const { lineId } of lines)
    if (await hasOpenDispute(tx, { orderId, lineId })) return "in-dispute";
  for (const { lineId, causeId, partsCents, coreCents } of lines) {
    const asked = { isQuiet: true, ...of, lineId, isAtMost: true };
    const cause = `called-off:${causeId}`;
    const taxCents = taxOf(await locked(tx, orderId), partsCents);
    if (partsCents > 0) granted(await grantRefund(tx, { ...asked, cause, partsCents, taxCents }));
    const deposit = { causeId: cause, depositCents: coreCents, keptCents: 0 };
    if (coreCents > 0) granted(await settleDeposit(tx, { ...asked, ...deposit }));
  }
  return sumOf((await locked(tx, orderId)).refunded) - sumOf(before.refunded);
}

async function locked(tx: Queryable, orderId: string): Promise<LockedOrder> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error("There is no such order.");
  return order;
}

function granted(outcome: RefundOutcome): void {
  if (outcome.kind === "refused") throw new Error(`It was not refunded: ${outcome.reason}.`);
}

/** The tax that goes back with parts: in proportion, so that the shares of all parts sum to the whole. In cents. */
function taxOf({ paid, refunded }: LockedOrder, partsCents: number): number {
  const of = (cents: number) =>
    Math.floor((paid.taxCents * Math.min(cents, paid.partsCents)) / Math.max(paid.partsCents, 1));
  return of(refunded.partsCents + partsCents) - of(refunded.partsCents);
}

/**
 * Pays back orders that are canceled once they were paid for, in the transaction in which that happens: all that is left
 * of their parts, delivery and tax. Deposits are settled line by line, where the payment is.
 */
export async function refundCanceled(tx: Queryable, events: readonly OrderEvent[]): Promise<void> {
  for (const { kind, orderId, origin } of events)
    if (leadsTo(kind, "canceled") || leadsTo(kind, "declined")) {
      const { paid } = await locked(tx, orderId);
      await grantRefund(tx, {
        ...{ orderId, lineId: null, cause: `cancel:${orderId}`, by: "system", origin },
        ...{ why: "The order was canceled.", isAtMost: true, ...paid },
      });
    }
}
