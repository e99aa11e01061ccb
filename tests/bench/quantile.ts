/** What a share of the figures are at most: between the two nearest, where none is there exactly. */
export function quantile(all: readonly number[], at: number): number {
  const sorted = [...all].sort((a, b) => a - b);
  const place = (sorted.length - 1) * at;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}
