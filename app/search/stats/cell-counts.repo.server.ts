import { sql } from "drizzle-orm";
import { searchRows } from "~/platform/db/database.server";
import { type Bounds, cellZoom, coarseRanges } from "~/search/geo/morton-cells";
import type { Filters } from "~/search/model/filter";

/** How many listings in stock there are in each of some areas, about; exact but for their edges. */
export async function countAreas(
  areas: readonly Bounds[],
  { category, condition }: Pick<Filters, "category" | "condition">,
): Promise<number[]> {
  if (areas.length === 0) return [];
  const rows = areas.flatMap((bounds, at) => {
    const z = levelFor(bounds, 4);
    return coarseRanges(bounds, z, 6).map(([low, high]) => ({ at, z, low, high }));
  });
  const list = (name: "at" | "z" | "low" | "high") => `{${rows.map((row) => row[name]).join(",")}}`;
  const counted = await searchRows<{ at: number; n: number }>(sql`
    select r.at, sum(c.n)::int as n
    from unnest(${list("at")}::int[], ${list("z")}::smallint[], ${list("low")}::bigint[], ${list("high")}::bigint[]) r(at, z, lo, hi)
    cross join lateral (select c.n from cell_counts(r.z::int, ${category ?? ""}, ${condition ?? ""}, r.lo, r.hi) c offset 0) c
    group by r.at`);
  const counts = areas.map(() => 0);
  for (const { at, n } of counted) counts[at] = n;
  return counts;
}

/** The even zoom at which an area is some cells wide, so that few rows tell what is in it. */
export function levelFor({ west, east }: Bounds, cells = 16): number {
  const degrees = west <= east ? east - west : east - west + 360;
  const zoom = Math.log2((360 / Math.max(degrees, 1e-6)) * cells);
  return Math.min(cellZoom, Math.max(2, 2 * Math.ceil(zoom / 2)));
}

/** How many there are in stock in each cell of the map: eight bytes of its number, four of the count. */
export async function selectCells(): Promise<Buffer> {
  const [row] = await searchRows<{ cells: Buffer | null }>(sql`
    select string_agg(int8send(cell) || int4send(n), ''::bytea) as cells
    from (
      select c.cell, sum(c.n)::int as n from cell_counts(${cellZoom}::int, '', '', 0, ${4 ** cellZoom - 1}) c
      group by c.cell having sum(c.n) > 0) c`);
  return row?.cells ?? Buffer.alloc(0);
}

/** How many there are in stock of each category and condition; empty for all of them. */
export function selectKinds() {
  return searchRows<{ category: string; condition: string; n: number }>(
    sql`select category, condition, sum(n)::int as n from (
      select category, condition, n from cell_stat where z = 2
      union all select a, o, n from cell_change c,
        lateral (values (c.category), ('')) x(a), lateral (values (c.condition), ('')) y(o)) c group by 1, 2`,
  );
}
