/** Round steps in dollars: one, two, two and a half and five times a power of ten. */
const roundSteps = [1, 2, 2.5, 5];

/**
 * The lines of the axis in cents: from zero in round steps to the first that reaches the highest
 * value. Three or four steps, or fewer where they would be of less than a dollar.
 * @param highest the highest value in cents, above 0
 */
export function axisUpTo(highest: number): { ticks: number[]; top: number } {
  let step = 100;
  for (let power = 100; Math.ceil(highest / step) > 4; power *= 10)
    for (const times of roundSteps) {
      // A step of $2.50 would have no whole dollars to be called by.
      if ((power * times) % 100 !== 0) continue;
      step = power * times;
      if (Math.ceil(highest / step) <= 4) break;
    }
  const steps = Math.ceil(highest / step);
  return {
    ticks: Array.from({ length: steps + 1 }, (_, index) => index * step),
    top: steps * step,
  };
}

/** Whole dollars from cents, with commas: 200000 → `$2,000`. Never through Intl: the same on server and client. */
export function wholeDollars(cents: number): string {
  return `$${String(Math.round(cents / 100)).replace(/\B(?=(\d{3})+(?!\d))/g, ",")}`;
}
