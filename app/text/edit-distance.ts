/**
 * How many letters must be added, left out, changed or swapped with a neighbor to get from a to b. A
 * change or a swap counts as many as `changed` says: by 2, as a letter left out and another put in.
 */
export function editDistance(one: string, other: string, changed: 1 | 2 = 1): number {
  const [a, b] = differingParts(one, other);
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : changed),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + changed);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

/**
 * Whether they are one edit apart, each of the same weight. Sooner known than the distance: with more than two
 * letters between what they both begin and end with, there is an edit at either end.
 */
export function isOneEditApart(one: string, other: string): boolean {
  const [a, b] = differingParts(one, other);
  return Math.max(a.length, b.length) <= 2 && editDistance(a, b) === 1;
}

/** Without what both begin with and both end with, where there is nothing to edit. */
function differingParts(a: string, b: string): [string, string] {
  const most = Math.min(a.length, b.length);
  let from = 0;
  while (from < most && a[from] === b[from]) from += 1;
  let left = 0;
  while (left < most - from && a[a.length - 1 - left] === b[b.length - 1 - left]) left += 1;
  return [a.slice(from, a.length - left), b.slice(from, b.length - left)];
}
