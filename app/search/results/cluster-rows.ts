import type { ClusterRow } from "~/search/sql/clusters.repo.server";
import { clusterLimit } from "./answers.schema";

export type RowsOfLevel = { rows: ClusterRow[]; level: number };

/** Cells of a level, in larger ones until they are few enough for a map. */
export function coarsenToLimit(rows: ClusterRow[], level: number): RowsOfLevel {
  if (rows.length <= clusterLimit || level === 0) return { rows, level };
  return coarsenToLimit(coarsen(rows, 1), level - 1);
}

/** Cells in those of a level so many above. */
export function coarsen(rows: readonly ClusterRow[], levels: number): ClusterRow[] {
  const larger = new Map<number, ClusterRow>();
  for (const row of rows) {
    const cell = Math.floor(row.cell / 4 ** levels);
    const known = larger.get(cell);
    larger.set(cell, known ? mergeClusterRows(known, row) : { ...row, cell });
  }
  return [...larger.values()];
}

/** Two as one, where their listings are on average. */
export function mergeClusterRows(a: ClusterRow, b: ClusterRow): ClusterRow {
  const n = a.n + b.n;
  return {
    ...{ cell: a.cell, n, key: null },
    min_price_cents: Math.min(a.min_price_cents, b.min_price_cents),
    lat: (a.lat * a.n + b.lat * b.n) / n,
    lng: (a.lng * a.n + b.lng * b.n) / n,
  };
}
