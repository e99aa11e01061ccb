/** What the site keeps of parts, in cents, rounded down; nothing is taken of deposits, delivery and tax. */
export const platformFee = (partsCents: number, basisPoints: number): number =>
  Math.floor((partsCents * basisPoints) / 10_000);
