/*
 * Cells of the map: Web Mercator tiles, numbered along a Morton curve, so that a view of the map is
 * a few ranges of numbers. The database's map_cell() says the same as `cellOf`.
 */

/** The zoom whose tiles listings are filed under. */
export const cellZoom = 16;

/** A view in WGS 84 degrees; west is greater than east when it goes across the date line. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Where Web Mercator ends. */
const latitudeLimit = 85.0511287798;
const size = 2 ** cellZoom;

const within = (tile: number) => Math.min(size - 1, Math.max(0, Math.floor(tile)));

const exactColumn = (lng: number) => ((lng + 180) / 360) * size;

function exactRow(lat: number): number {
  const s = Math.sin((Math.min(latitudeLimit, Math.max(-latitudeLimit, lat)) * Math.PI) / 180);
  return (0.5 - Math.log((1 + s) / (1 - s)) / (4 * Math.PI)) * size;
}

const column = (lng: number) => within(exactColumn(lng));
const row = (lat: number) => within(exactRow(lat));

/** Puts a zero between every two of 16 bits. */
function spread(bits: number): number {
  let spaced = (bits | (bits << 8)) & 0x00ff00ff;
  spaced = (spaced | (spaced << 4)) & 0x0f0f0f0f;
  spaced = (spaced | (spaced << 2)) & 0x33333333;
  return (spaced | (spaced << 1)) & 0x55555555;
}

/** Morton code of a tile: the bits of x and y interleaved, x the lower. */
const morton = (x: number, y: number) => spread(x) + spread(y) * 2;

/** Keeps every second of 32 bits, from the lowest on. */
function gather(spaced: number): number {
  let bits = spaced & 0x55555555;
  bits = (bits | (bits >>> 1)) & 0x33333333;
  bits = (bits | (bits >>> 2)) & 0x0f0f0f0f;
  bits = (bits | (bits >>> 4)) & 0x00ff00ff;
  return (bits | (bits >>> 8)) & 0xffff;
}

/** Which tile of `cellZoom` a cell is: its column and row. */
export const tileOfCell = (cell: number): [x: number, y: number] => [
  gather(cell),
  gather(cell >>> 1),
];

/** The cell that a point is in. */
export function cellOf(lat: number, lng: number): number {
  return morton(column(lng), row(lat));
}

/** The middle of a cell of a zoom. */
export function centreOfCell(cell: number, zoom: number): { lat: number; lng: number } {
  const [x, y] = tileOfCell(cell);
  const tiles = 2 ** zoom;
  const down = Math.PI * (1 - (2 * (y + 0.5)) / tiles);
  return {
    lat: (Math.atan(Math.sinh(down)) * 180) / Math.PI,
    lng: ((x + 0.5) / tiles) * 360 - 180,
  };
}

/** Cells from `low` to `high`, both included. */
export type CellRange = readonly [low: number, high: number];

/** Columns and rows of tiles, the last ones included. */
export type Box = { x0: number; x1: number; y0: number; y1: number };

/**
 * The ranges of cells that cover a view: at most `most`, so together they may hold a little more
 * than the view. Squares that lie partly outside are divided, the largest first, until one more
 * division would make too many.
 */
export function cellRanges(bounds: Bounds, most = 24): CellRange[] {
  const boxes = boxesOf(bounds);
  let ends = [0, size * size - 1];
  for (let span = size / 2; span >= 1; span /= 2) {
    const finer: Cover = { boxes, span, most, ends: [], divisible: 0 };
    if (!cover(finer, 0, 0, size, 0)) break;
    ends = finer.ends;
    if (finer.divisible === 0) break;
  }
  return Array.from({ length: ends.length / 2 }, (_, at) => [
    ends[2 * at] ?? 0,
    ends[2 * at + 1] ?? 0,
  ]);
}

type Cover = {
  boxes: readonly Box[];
  /** Squares are divided down to so many tiles across. */
  span: number;
  most: number;
  /** Interleaved: the first cell of a range, its last, and so on, in order. */
  ends: number[];
  /** So many of the smallest squares lie partly outside. */
  divisible: number;
};

/** An edge along a larger square's is one range, however many squares it has. */
const mostDivisible = 400;

/** Adds what a square, whose first cell is `low`, has of the view; false where that is too much. */
function cover(found: Cover, x: number, y: number, span: number, low: number): boolean {
  const [right, bottom] = [x + span - 1, y + span - 1];
  let [isOutside, isInside] = [true, false];
  for (const { x0, x1, y0, y1 } of found.boxes) {
    if (x > x1 || right < x0 || y > y1 || bottom < y0) continue;
    isOutside = false;
    if (x >= x0 && right <= x1 && y >= y0 && bottom <= y1) isInside = true;
  }
  if (isOutside) return true;
  if (isInside || span === found.span) {
    if (!isInside && span > 1) found.divisible += 1;
    const { ends } = found;
    const high = low + span * span - 1;
    // Neighbors are joined.
    if (ends.at(-1) === low - 1) ends[ends.length - 1] = high;
    else ends.push(low, high);
    return ends.length <= 2 * found.most && found.divisible <= mostDivisible;
  }
  const half = span / 2;
  const quarter = half * half;
  return (
    cover(found, x, y, half, low) &&
    cover(found, x + half, y, half, low + quarter) &&
    cover(found, x, y + half, half, low + 2 * quarter) &&
    cover(found, x + half, y + half, half, low + 3 * quarter)
  );
}

/** The tiles of a view: two boxes when it goes across the date line. */
export const boxesOf = (bounds: Bounds): Box[] =>
  (bounds.west <= bounds.east ? [bounds] : acrossDateLine(bounds)).map(boxOf);

function acrossDateLine({ west, south, east, north }: Bounds): Bounds[] {
  return [
    { west, south, east: 180, north },
    { west: -180, south, east, north },
  ];
}

function boxOf({ west, south, east, north }: Bounds): Box {
  return { x0: column(west), x1: column(east), y0: row(north), y1: row(south) };
}

function joined(ranges: readonly CellRange[]): CellRange[] {
  const all: [number, number][] = [];
  for (const [low, high] of ranges) {
    const last = all.at(-1);
    if (last && low <= last[1] + 1) last[1] = Math.max(last[1], high);
    else all.push([low, high]);
  }
  return all;
}

/** The same in the larger cells of another zoom. */
export const coarseRanges = (bounds: Bounds, zoom: number, most?: number): CellRange[] =>
  larger(cellRanges(bounds, most), zoom);

function larger(ranges: readonly CellRange[], zoom: number): CellRange[] {
  const size = 4 ** (cellZoom - zoom);
  return joined(
    ranges.map(([low, high]) => [Math.floor(low / size), Math.floor(high / size)] as const),
  );
}

/** The even zoom, the next finer one, whose cells are counted beforehand. */
export const countedZoom = (zoom: number) => zoom + (zoom % 2);

/** All the cells of such ranges. */
export const cellsOf = (ranges: readonly CellRange[]): number[] =>
  ranges.flatMap(([low, high]) => Array.from({ length: high - low + 1 }, (_, at) => low + at));

/** Which tile of a zoom a point is in, as `x.y`. */
export function tileOf(lat: number, lng: number, zoom: number): string {
  const scale = 2 ** zoom / size;
  return `${Math.floor(exactColumn(lng) * scale)}.${Math.floor(exactRow(lat) * scale)}`;
}

/** The zooms whose cells words are indexed with, as the database's placed_words() has them. */
const placedLevels = [7, 12] as const;
export const [widePlacedLevel] = placedLevels;

/** So many cells of the finer zoom, and of the coarser. */
const placedLimits = { fine: 60, coarse: 700 };

/**
 * The cells that cover a view, of the finest zoom that words are indexed with at which they are few;
 * undefined when they are too many at all of them.
 */
export function placedCellsOf(bounds: Bounds): { level: number; cells: number[] } | undefined {
  const ranges = cellRanges(bounds);
  for (const level of placedLevels.toReversed()) {
    const most = level === widePlacedLevel ? placedLimits.coarse : placedLimits.fine;
    const wanted = larger(ranges, level);
    const count = wanted.reduce((sum, [low, high]) => sum + high - low + 1, 0);
    if (count <= most) return { level, cells: cellsOf(wanted) };
  }
  return undefined;
}
