import { world } from "~/search/geo/bounds";
import { type CellRange, cellZoom } from "~/search/geo/morton-cells";
import { type Filters, usesOnlyFilters } from "~/search/model/filter";
import { cellDoubtRows, estimatedClusters, maxCountedOfSmallCells } from "~/search/plan/limits";
import {
  type ClusterRow,
  selectClustersOfRanges,
  selectCountedClusters,
} from "~/search/sql/clusters.repo.server";
import { cellHistogram } from "~/search/stats/cell-histogram.server";
import { type CellEstimate, emptyEstimate, sampleByCell } from "~/search/stats/row-sample";
import { waitForSample } from "~/search/stats/row-sample.server";
import { coarsenToLimit, type RowsOfLevel } from "./cluster-rows";

/* Clusters of a view with too many listings to count during a request. */

/** Filters whose lowest price in a cell is the lowest of all that is there. */
const ceiling = ["category", "condition", "maxPriceCents", "bounds", "includeSoldOut"] as const;

/** About how many listings of the view pass, in clusters; undefined where they are to be counted. */
export async function estimateClusters(
  filters: Filters,
  level: number,
  { mostRead, leastSampled, mostOfWords, patienceMs } = estimatedClusters,
): Promise<RowsOfLevel | undefined> {
  const { bounds = world, words, includeSoldOut } = filters;
  if (includeSoldOut) return undefined;
  const density = await cellHistogram();
  const held = density.within(bounds, filters);
  if (held < leastSampled || density.within(bounds) <= mostRead) return undefined;
  const sample = await waitForSample(filters, patienceMs);
  if (!sample) return undefined;
  const whole = coarsenToLimit(await selectCountedClusters(bounds, level, filters), level);
  const charted = sampleByCell(sample, filters, whole.level);
  const share = shareWithin(charted);
  if (words && share * held <= mostOfWords) return undefined;
  return await reckonRows(whole, charted, { filters, share });
}

function shareWithin(charted: ReadonlyMap<number, CellEstimate>): number {
  const total = { seen: 0, passing: 0 };
  for (const { seen, passing } of charted.values()) {
    total.seen += seen;
    total.passing += passing;
  }
  return total.passing / Math.max(1, total.seen);
}

/** Of each cell with so many listings as many as pass; the small ones are counted. */
async function reckonRows(
  { rows, level }: RowsOfLevel,
  charted: ReadonlyMap<number, CellEstimate>,
  { filters, share }: { filters: Filters; share: number },
): Promise<RowsOfLevel> {
  const { maxPriceCents = Infinity } = filters;
  // Where only a highest price is asked for, the lowest that is kept of each cell is the lowest of all.
  const isCeiling = usesOnlyFilters(filters, ceiling);
  const estimated: ClusterRow[] = [];
  const untold: ClusterRow[] = [];
  for (const row of rows) {
    if (row.min_price_cents > maxPriceCents) continue;
    const { seen, passing, minCents: cheapest } = charted.get(row.cell) ?? emptyEstimate();
    if (passing === 0 && !isCeiling) untold.push(row);
    else {
      const n = Math.round((row.n * (passing + cellDoubtRows * share)) / (seen + cellDoubtRows));
      const min_price_cents = isCeiling ? row.min_price_cents : cheapest;
      estimated.push({ ...row, n: roundly(n), key: null, min_price_cents });
    }
  }
  return { rows: [...estimated, ...(await countSmall(untold, level, filters))], level };
}

/** No more than two digits of what is reckoned are worth telling, and none is there for nothing. */
const roundly = (n: number) => Math.max(1, Number(n.toPrecision(2)));

/** The smallest cells, as far as they are few enough together. */
async function countSmall(rows: readonly ClusterRow[], level: number, filters: Filters) {
  const size = 4 ** (cellZoom - level);
  const ranges: CellRange[] = [];
  let left = filters.words ? maxCountedOfSmallCells.words : maxCountedOfSmallCells.plain;
  for (const { cell, n } of rows.toSorted((a, b) => a.n - b.n)) {
    left -= n;
    if (left < 0) break;
    ranges.push([cell * size, (cell + 1) * size - 1]);
  }
  return ranges.length > 0 ? await selectClustersOfRanges(ranges, filters, level) : [];
}
