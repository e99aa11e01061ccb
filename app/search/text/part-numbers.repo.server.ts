import { sql } from "drizzle-orm";
import { literalLimit, searchRows } from "~/platform/db/database.server";
import type { NumberKind } from "~/platform/enums";

type FoundNumber = { norm: string } & (
  | { found: "exact" | "newer" | "begun"; listing_key: number; kind: NumberKind }
  | { found: "replacement"; listing_key: null; kind: null }
);

/**
 * All that a number names, in one go: the listings with it, what replaced it (and what replaced that,
 * five times at most), and the listings with those; where there are none, those with a number that
 * begins so.
 */
export function selectByNumber(
  norm: string,
  { exact, begun }: { exact: number; begun: number },
): Promise<FoundNumber[]> {
  // In the "C" collation the tilde comes after every letter and digit.
  return searchRows(sql`
    with recursive chain as (
      select s.replacement, 1 as step from supersession s where s.norm = ${norm}
      union all
      select s.replacement, c.step + 1 from chain c join supersession s on s.norm = c.replacement where c.step < 5),
    newest as materialized (select replacement, min(step) as step from chain group by 1 order by 2, 1 limit 20),
    exact as materialized (
      select n.norm, n.listing_key, n.kind from listing_number n where n.norm = ${norm}
      order by n.listing_key ${literalLimit(exact)}),
    newer as materialized (
      select n.norm, n.listing_key from newest c cross join lateral (
        select n.norm, n.listing_key from listing_number n where n.norm = c.replacement order by n.listing_key limit 50) n)
    select 'exact' as found, * from exact
    union all select 'newer', norm, listing_key, 'superseded' from newer
    union all (select 'replacement', replacement, null, null from newest order by step, replacement)
    union all (select 'begun', n.norm, n.listing_key, n.kind from listing_number n
      where n.norm > ${norm} and n.norm < ${`${norm}~`}
        and not exists (select from exact) and not exists (select from newer)
      order by n.norm, n.listing_key ${literalLimit(begun)})`);
}

/** What replaced a number, and what replaced that, five times at most. */
export function selectReplacements(norm: string) {
  return searchRows<{ norm: string; replacement: string }>(sql`
    with recursive chain as (
      select s.norm, s.replacement, 1 as step from supersession s where s.norm = ${norm}
      union all
      select s.norm, s.replacement, c.step + 1 from chain c join supersession s on s.norm = c.replacement
      where c.step < 5)
    select norm, replacement from chain order by step, replacement limit 20`);
}

/** So many rows are counted for all numbers together. */
const knownLimit = 2_000;

/** Those of the numbers that a listing has, with how many listings. */
export function selectKnownNumbers(norms: readonly string[], limit: number) {
  return searchRows<{ norm: string; n: number; spelt: string | null }>(sql`
    select n.norm, count(*)::int as n,
      (select l.part_number from listing l where l.key = min(n.listing_key) filter (where n.kind = 'own')) as spelt
    from (select n.norm, n.kind, n.listing_key from listing_number n where n.norm = any(${sql.param([...norms])}::text[]) ${literalLimit(knownLimit)}) n
    group by n.norm order by 2 desc, 1 ${literalLimit(limit)}`);
}

/** Other listings that go by a number of one of these: what does the same job. */
export async function selectInterchange(
  keys: readonly number[],
  limit: number,
): Promise<{ listing_key: number; norm: string }[]> {
  const list = `{${keys.join(",")}}`;
  return await searchRows(sql`
    select distinct on (o.listing_key) o.listing_key, o.norm
    from (select distinct n.norm from unnest(${list}::int[]) k(key) cross join lateral (
      select n.norm from listing_number n where n.listing_key = k.key limit 20) n limit 200) m
    cross join lateral (select o.listing_key, o.norm from listing_number o where o.norm = m.norm limit 100) o
    where o.listing_key <> all (${list}::int[])
    order by o.listing_key, o.norm ${literalLimit(limit)}`);
}
