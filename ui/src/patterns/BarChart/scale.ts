/**
 * Round ticks from zero to at least the highest value: steps of 1, 2 or 5 times a power of ten.
 * @param max the highest value
 * @param count about how many steps
 */
export function ticksUpTo(max: number, count = 3): number[] {
  if (!(max > 0)) return [0];
  const rough = max / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10) * power;
  const steps = Math.floor(max / step + 1e-9);
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}

/** Whole dollars from cents, with commas: 200000 → `$2,000`. Never through Intl: the same on server and client. */
export function wholeDollars(cents: number): string {
  return `$${String(Math.round(cents / 100)).replace(/\B(?=(\d{3})+(?!\d))/g, ",")}`;
}
