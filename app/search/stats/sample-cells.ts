import { goldenStep } from "~/search/geo/golden-step";
import { type Bounds, cellRanges } from "~/search/geo/morton-cells";

/**
 * Picks cells spread evenly over a view, with at most `most` listings together, or a single cell. A few from each
 * range of cells would not do: the whole earth is one range.
 */
export function spreadOverCells(held: readonly { cell: number; n: number }[]) {
  const inOrder = held.toSorted((a, b) => a.cell - b.cell);
  const cells = Uint32Array.from(inOrder, ({ cell }) => cell);
  const counts = Uint32Array.from(inOrder, ({ n }) => n);
  return (bounds: Bounds, most: number): number[] => {
    const stretches = cellRanges(bounds)
      .map(([low, high]) => ({ first: lowerBound(cells, low), end: lowerBound(cells, high + 1) }))
      .filter(({ first, end }) => end > first);
    const length = stretches.reduce((sum, { first, end }) => sum + end - first, 0);
    const found = new Set<number>();
    for (let step = 1, held = 0; step <= length; step += 1) {
      const at = placeIn(stretches, Math.floor(((step * goldenStep) % 1) * length));
      const cell = cells[at] ?? 0;
      if (found.has(cell)) continue;
      held += counts[at] ?? 0;
      if (held > most && found.size > 0) break;
      found.add(cell);
    }
    return [...found];
  };
}

type Stretch = { first: number; end: number };

/** Where in all cells the one is that stands so far along some stretches of them. */
function placeIn(stretches: readonly Stretch[], along: number): number {
  let left = along;
  for (const { first, end } of stretches) {
    if (left < end - first) return first + left;
    left -= end - first;
  }
  return 0;
}

/** The index of the first number that is not less, in a sorted array. */
export function lowerBound(numbers: Uint16Array | Uint32Array, least: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
