import { selectCells, selectKinds } from "./cell-counts.repo.server";
import { type CellHistogram, histogramOf } from "./cell-histogram";

/** A histogram is reloaded after `freshMs`; until `staleMs` the old one serves meanwhile. */
const freshMs = 30_000;
const staleMs = 10 * 60_000;

let known: { at: number; density: Promise<CellHistogram> } | undefined;

export function cellHistogram(now = performance.now()): Promise<CellHistogram> {
  const age = known ? now - known.at : Infinity;
  if (known && age < freshMs) return known.density;
  const before = age < staleMs ? known?.density : undefined;
  const density = load();
  known = { at: now, density: before ?? density };
  density.then(
    () => (known = { at: now, density }),
    () => (known = before && { at: now, density: before }),
  );
  return known.density;
}

async function load(): Promise<CellHistogram> {
  const [bytes, kinds] = await Promise.all([selectCells(), selectKinds()]);
  const cells = Array.from({ length: bytes.length / bytesOfCell }, (_, at) => ({
    cell: bytes.readUInt32BE(at * bytesOfCell + 4),
    n: bytes.readInt32BE(at * bytesOfCell + 8),
  }));
  return histogramOf(cells, kinds);
}

const bytesOfCell = 12;
