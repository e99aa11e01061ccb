import { sql } from "drizzle-orm";
import type { NumberKind } from "~/catalog/listing.schema";
import { searchRows } from "~/platform/database.server";

export type NumberMatch = { norm: string; listing_key: number; kind: NumberKind };

/** The listings with that number, or with one that begins so. */
export function selectByNumber(norm: string, match: "exact" | "prefix", limit: number) {
  // In the "C" collation the tilde comes after every letter and digit.
  const range =
    match === "exact"
      ? sql`n.norm = ${norm}`
      : sql`n.norm >= ${norm} and n.norm < ${`${norm}~`} and n.norm <> ${norm}`;
  return searchRows<NumberMatch>(sql`
    select n.norm, n.listing_key, n.kind from listing_number n where ${range}
    order by n.norm, n.listing_key limit ${limit}::int`);
}

export type Replacement = { norm: string; replacement: string; note: string };

/** What replaced a number, and what replaced that, five times at most. */
export function selectReplacements(norm: string) {
  return searchRows<Replacement>(sql`
    with recursive chain as (
      select s.norm, s.replacement, s.note, 1 as step from supersession s where s.norm = ${norm}
      union all
      select s.norm, s.replacement, s.note, c.step + 1 from chain c join supersession s on s.norm = c.replacement
      where c.step < 5)
    select norm, replacement, note from chain order by step, replacement limit 20`);
}

/** Those of the numbers that a listing has, with how many listings. */
export function selectKnownNumbers(norms: readonly string[], limit: number) {
  return searchRows<{ norm: string; n: number }>(sql`
    select n.norm, count(*)::int as n from unnest(${sql.param([...norms])}::text[]) a(norm)
    cross join lateral (select n.norm from listing_number n where n.norm = a.norm limit 50) n
    group by n.norm order by 2 desc, 1 limit ${limit}::int`);
}
