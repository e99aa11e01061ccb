import { type SQL, sql } from "drizzle-orm";
import { literalLimit, searchRows } from "~/platform/db/database.server";
import { tsquery } from "./tsquery";

/**
 * A word as documents have it (see ./words), and in how many listings it is. `categories`: a bit for each
 * category that one of them is or was of.
 */
export type IndexedTerm = { asked: string; word: string; n: number; categories: number };

/** A typed word with the spellings to look up. */
export type TermSpellings = readonly [asked: string, spellings: readonly string[]];

/**
 * Words with what is counted of them and the changes that are not counted in yet. `first`: of those that are
 * counted, so many in an order of theirs are enough.
 */
const counted = (where: SQL, first = sql``) => sql`
  select c.word, sum(c.n)::int as n, bit_or(c.categories) as categories from (
    (select word, n, categories from word where ${where} ${first})
    union all select word, n, categories from word_change where ${where}) c
  group by c.word having sum(c.n) > 0`;

/** Those of the spellings that the corpus has. */
export function selectWords(words: readonly TermSpellings[]) {
  const pairs = words.flatMap(([asked, spellings]) => spellings.map((each) => [asked, each]));
  const [asked, spelt] = [0, 1].map((at) => sql.param(pairs.map((pair) => pair[at])));
  return searchRows<IndexedTerm>(sql`
    select a.asked, w.* from unnest(${asked}::text[], ${spelt}::text[]) a(asked, spelling)
    cross join lateral (${counted(sql`word = a.spelling`)} offset 0) w`);
}

/** What some parts are called and who makes them: from the first listings. */
export function selectPartNames(limit: number) {
  return searchRows<{ name: string; brand: string }>(
    sql`select name, brand from listing order by key ${literalLimit(limit)}`,
  );
}

/** Of some words what some parts are called that have them, and who makes these. */
export function selectNamesWith(words: readonly string[], each: number) {
  const queries = words.map((word) => tsquery([[word]]));
  return searchRows<{ word: string; name: string; brand: string }>(sql`
    select w.word, l.name, l.brand
    from unnest(${sql.param(words)}::text[], ${sql.param(queries)}::text[]) w(word, query)
    cross join lateral (
      select l.name, l.brand from listing l where l.document @@ w.query::tsquery ${literalLimit(each)}) l`);
}

/** The words that begin so, the commonest of the first 200. */
export function selectTermsByPrefix(prefix: string, limit: number) {
  return searchRows<IndexedTerm>(sql`
    select ${prefix} as asked, w.* from (
      ${counted(sql`word >= ${prefix} and word < ${`${prefix}\u{10ffff}`}`, sql`order by word limit 200`)} order by word limit 200) w
    order by w.n desc, w.word ${literalLimit(limit)}`);
}

/** Words that share trigrams with one, the likest first. */
export function selectSimilarWords(word: string, limit: number) {
  return searchRows<IndexedTerm>(sql`
    select ${word} as asked, w.* from (${counted(sql`word % ${word} and left(word, 1) not in ('#', '=')`)}) w
    order by similarity(w.word, ${word}) desc, w.n desc ${literalLimit(limit)}`);
}

/** So many listings are looked into for words that many have. */
const probed = 2_000;

/**
 * Whether one of some listings has all the words: what common words have in common is found at once, where
 * the index would read the whole list of each.
 */
export async function isCommon(set: readonly (readonly string[])[]): Promise<boolean> {
  const rows = await searchRows<{ found: number }>(sql`
    select 1 as found from (select document, in_stock from listing ${literalLimit(probed)}) l
    where ts_match_vq(l.document, ${tsquery(set)}::tsquery) and l.in_stock limit 1`);
  return rows.length > 0;
}

/** Which of some sets of words something in stock has, one of each, by their places in the list. */
export async function selectMatching(
  sets: readonly (readonly (readonly string[])[])[],
): Promise<Set<number>> {
  const queries = sets.map(tsquery);
  const rows = await searchRows<{ at: number }>(sql`
    select q.at::int from unnest(${sql.param(queries)}::text[]) with ordinality q(query, at)
    where exists (select from listing l where l.document @@ q.query::tsquery and l.in_stock)`);
  return new Set(rows.map(({ at }) => at - 1));
}
