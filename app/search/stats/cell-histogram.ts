import { type Bounds, type Box, boxesOf, cellZoom, tileOfCell } from "~/search/geo/morton-cells";
import { lowerBound, spreadOverCells } from "./sample-cells";

/** The listings to count; all of them by default. */
type Kind = { category?: string; condition?: string };

/** Where listings in stock are: for guesses how far to look, so a moment old. */
export type CellHistogram = {
  all: number;
  /** About how many of a kind are in a view: as many of those that are there as of all on earth. */
  within: (bounds: Bounds, kind?: Kind) => number;
  /** What part of all is in a view, about. */
  shareWithin: (bounds: Bounds) => number;
  /** Cells from all over a view, whole ones, with about so many listings together at most. */
  some: (bounds: Bounds, most: number) => number[];
};

/** Made of how many there are in each cell, and of each category and condition; empty for all of them. */
export function histogramOf(
  cells: readonly { cell: number; n: number }[],
  kinds: readonly { category: string; condition: string; n: number }[],
): CellHistogram {
  const counts = new Map(
    kinds.map(({ category, condition, n }) => [`${category} ${condition}`, n]),
  );
  const ofKind = ({ category = "", condition = "" }: Kind) =>
    counts.get(`${category} ${condition}`) ?? 0;
  const all = ofKind({});
  const tiles = tilesOf(cells);
  const some = spreadOverCells(cells);
  const held = (bounds: Bounds) => boxesOf(bounds).reduce((sum, box) => sum + tiles.within(box), 0);
  const part = (n: number) => (all > 0 ? n / all : 0);
  return {
    all,
    some,
    within: (bounds, kind = {}) => held(bounds) * part(ofKind(kind)),
    shareWithin: (bounds) => part(held(bounds)),
  };
}

/** Row by row, so that a view is a stretch of them. */
function tilesOf(cells: readonly { cell: number; n: number }[]) {
  const held = cells
    .map(({ cell, n }) => {
      const [x, y] = tileOfCell(cell);
      return { x, y, n };
    })
    .sort((a, b) => a.y - b.y);
  const columns = Uint16Array.from(held, ({ x }) => x);
  const rows = Uint16Array.from(held, ({ y }) => y);
  const counts = Uint32Array.from(held, ({ n }) => n);
  const wide = coarseTiles(held);
  return {
    within: (box: Box) => {
      if (Math.min(box.x1 - box.x0, box.y1 - box.y0) >= wideTiles) return wide(box);
      const { x0, x1, y0, y1 } = box;
      const end = lowerBound(rows, y1 + 1);
      let sum = 0;
      for (let at = lowerBound(rows, y0); at < end; at += 1) {
        const x = columns[at] ?? 0;
        if (x >= x0 && x <= x1) sum += counts[at] ?? 0;
      }
      return sum;
    },
  };
}

/** So many columns and rows of coarse tiles, each of so many fine ones across. */
const coarse = 2 ** 9;
const across = 2 ** cellZoom / coarse;
/** From so many fine tiles on, whole coarse tiles tell well enough what is in a view. */
const wideTiles = 16 * across;

/** For wide views: sums of all that is north-west of each coarse tile, so that a view is four of them. */
function coarseTiles(held: readonly { x: number; y: number; n: number }[]) {
  const sums = new Uint32Array((coarse + 1) ** 2);
  const place = (x: number, y: number) => y * (coarse + 1) + x;
  for (const { x, y, n } of held) {
    const at = place(Math.floor(x / across) + 1, Math.floor(y / across) + 1);
    sums[at] = (sums[at] ?? 0) + n;
  }
  const sum = (x: number, y: number) => sums[place(x, y)] ?? 0;
  for (let y = 1; y <= coarse; y += 1)
    for (let x = 1; x <= coarse; x += 1)
      sums[place(x, y)] = sum(x, y) + sum(x - 1, y) + sum(x, y - 1) - sum(x - 1, y - 1);
  const edge = (tile: number) => Math.round(tile / across);
  return ({ x0, x1, y0, y1 }: Box) => {
    const [west, east, north, south] = [edge(x0), edge(x1 + 1), edge(y0), edge(y1 + 1)];
    return sum(east, south) - sum(west, south) - sum(east, north) + sum(west, north);
  };
}
