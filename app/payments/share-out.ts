/**
 * Whole cents shared out by weights, exactly: what is left over by rounding down goes to the largest remainders, the first
 * of equals first. No share is above its weight while all of it is not above their sum.
 */
export function shareOut(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => Math.floor((cents * weight) / sum));
  const rest = cents - shares.reduce((total, share) => total + share, 0);
  const byRemainder = weights
    .map((weight, at) => ({ at, remainder: (cents * weight) % sum }))
    .toSorted((a, b) => b.remainder - a.remainder);
  for (const { at } of byRemainder.slice(0, rest)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}
