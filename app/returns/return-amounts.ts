import { splitRefund } from "~/disputes/refund-split";
import { type KeptFit, statementsFor } from "~/orders/order-fit";
import type { ReturnReason } from "~/platform/enums";

/* What goes back for returned pieces, and until when they can be returned. Browser-safe. */

const dayMs = 24 * 3_600_000;

/** Where a seller says nothing of returns, and at least for what is the seller's fault, in days. */
export const usualReturnDays = 30;

/**
 * Whether the seller answers for it, and the delivery goes back with the parts: the wrong part, a damaged one, and one
 * that does not fit although the listing said so when it was ordered. Whoever bought it for no car, or although that
 * was in doubt, answers for that alone.
 */
export function isSellersFault(reason: ReturnReason, fit: KeptFit | null): boolean {
  if (reason !== "does-not-fit") return reason !== "changed-mind";
  if (!fit) return false;
  if (fit.verdict.fit === "fits") return true;
  // What the listing asks for, the buyer confirmed.
  return fit.verdict.fit === "fits-if" && fit.statement === statementsFor(fit)[0];
}

/** The last moment at which pieces can be returned that the buyer has had since then. */
export function returnableUntil(
  { since, returnDays }: { since: Date; returnDays: number | null },
  isFault: boolean,
): Date {
  const days = returnDays ?? usualReturnDays;
  return new Date(since.getTime() + (isFault ? Math.max(days, usualReturnDays) : days) * dayMs);
}

/** What an order was paid for, and what of that is left to go back, in cents. */
export interface ReturnMoney {
  paid: { partsCents: number; deliveryCents: number; taxCents: number };
  /** `partsCents`: of the line. `inAllCents`: of the order, whatever for, less what the buyer's bank took back. */
  left: { partsCents: number; deliveryCents: number; taxCents: number; inAllCents: number };
  /**
   * Of what went back before: what its parts cost, those that were returned because of the seller, and those that were
   * taken out once they were paid for, and never delivered.
   */
  returned: { partsCents: number; faultCents: number; calledOffCents: number };
}

export interface ReturnAmounts {
  partsCents: number;
  deliveryCents: number;
  taxCents: number;
}

export const sumOfReturn = ({ partsCents, deliveryCents, taxCents }: ReturnAmounts): number =>
  partsCents + deliveryCents + taxCents;

/**
 * What goes back with pieces: what they cost, their tax, and where the seller answers for it their share of the
 * delivery. Shares are in proportion to what the parts cost, so that those of all parts sum to the whole; none is more
 * than is left.
 */
export function amountsOfReturn(
  { quantity, priceCents, isFault }: { quantity: number; priceCents: number; isFault: boolean },
  { paid, left, returned }: ReturnMoney,
): ReturnAmounts {
  const worth = quantity * priceCents;
  const share = (cents: number, before: number, whole = paid.partsCents) => {
    const of = (parts: number) =>
      whole > 0 ? Math.floor((cents * Math.min(parts, whole)) / whole) : 0;
    return of(before + worth) - of(before);
  };
  const sent = paid.partsCents - returned.calledOffCents;
  const delivery = isFault ? share(paid.deliveryCents, returned.faultCents, sent) : 0;
  const least = {
    partsCents: Math.min(worth, left.partsCents),
    deliveryCents: Math.min(delivery, left.deliveryCents),
    taxCents: Math.min(share(paid.taxCents, returned.partsCents), left.taxCents),
  };
  return splitRefund(Math.min(sumOfReturn(least), left.inAllCents), least);
}
