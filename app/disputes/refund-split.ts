/*
 * What a dispute can give back, and of what. All in cents.
 */

/** Money that was paid for what a dispute is about and was not refunded yet. Deposits for old parts go their own way. */
export interface LeftCents {
  partsCents: number;
  taxCents: number;
  deliveryCents: number;
}

export const sumOfLeft = ({ partsCents, taxCents, deliveryCents }: LeftCents): number =>
  partsCents + taxCents + deliveryCents;

/** What an amount is made of that is given back: parts first, then their tax, then the delivery. */
export function splitRefund(cents: number, left: LeftCents): LeftCents {
  const partsCents = Math.min(cents, left.partsCents);
  const taxCents = Math.min(cents - partsCents, left.taxCents);
  return { partsCents, taxCents, deliveryCents: cents - partsCents - taxCents };
}
