/** Money of an order, in cents, by what it was paid for. */
export interface RefundAmounts {
  partsCents: number;
  deliveryCents: number;
  taxCents: number;
  /** Deposits for old parts. */
  coreCents: number;
}

export const sumOf = ({ partsCents, deliveryCents, taxCents, coreCents }: RefundAmounts): number =>
  partsCents + deliveryCents + taxCents + coreCents;

/**
 * The fee that is given back with parts of a sale: in proportion, so that the fees of all its refunds sum to its own
 * once all parts are refunded. All in cents.
 */
export function feeOfRefund({
  feeCents,
  soldCents,
  refundedCents,
  partsCents,
}: {
  /** Of the sale. */
  feeCents: number;
  /** What the parts were sold for, and what of that was refunded before. */
  soldCents: number;
  refundedCents: number;
  /** What is refunded now. */
  partsCents: number;
}): number {
  if (soldCents === 0) return 0;
  const of = (cents: number) => Math.floor((feeCents * cents) / soldCents);
  return of(refundedCents + partsCents) - of(refundedCents);
}
