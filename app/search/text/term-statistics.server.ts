import { LRUCache } from "lru-cache";
import { isIn } from "./category-mask";
import { type IndexedTerm, selectWords, type TermSpellings } from "./terms.repo.server";
import { secondaryFieldLexeme } from "./tokenize";

/** A count, categories, and a further spelling of a word that is known already, may be so old. */
const freshMs = 30_000;
/** About what a spelling takes, and each word found for it, in bytes. */
const sizes = { name: 150, row: 200 };
const remembered = new LRUCache<string, IndexedTerm[]>({
  max: 5_000,
  maxSize: 4 * 2 ** 20,
  sizeCalculation: (rows, name) => sizes.name + name.length + rows.length * sizes.row,
  ttl: freshMs,
});

/** A word as a lexeme of a part's name, and of its secondary fields. */
export const inAnyField = (word: string): TermSpellings => [
  word,
  [word, secondaryFieldLexeme(word)],
];

/**
 * Those of the spellings that the corpus has, in the order asked. What was found is remembered for half
 * a minute; what was not is looked up each time, so that a new listing's words are known at once.
 */
export async function lookUpTerms(words: readonly TermSpellings[]): Promise<IndexedTerm[]> {
  const named = new Map(words.map((word) => [word.flat().join("\n"), word]));
  const known = new Map([...named.keys()].map((name) => [name, remembered.get(name)]));
  const missing = [...named].filter(([name]) => !known.get(name));
  const found = missing.length > 0 ? await selectWords(missing.map(([, word]) => word)) : [];
  for (const [name, [asked]] of missing) {
    const rows = found.filter((row) => row.asked === asked);
    known.set(name, rows);
    if (rows.length > 0) remembered.set(name, rows);
  }
  return [...known.values()].flatMap((rows) => rows ?? []);
}

/** Words of which any will do, and the categories that they may be of, as remembered. */
export type TermAlternatives = { lexemes: readonly string[]; categories: number };

/**
 * Whether nothing in a category has one of each. What is remembered may be old, so the words that are not
 * known to be in it are looked up again: a seller may just have put in the first.
 */
export async function noneMatchCategory(
  category: string,
  groups: readonly TermAlternatives[],
): Promise<boolean> {
  const lacking = groups.filter((group) => !isIn(group, category));
  if (lacking.length === 0) return false;
  const found = await selectWords(lacking.map(({ lexemes }, at) => [`${at}`, lexemes]));
  return lacking.some(
    (_, at) => !found.some((word) => word.asked === `${at}` && isIn(word, category)),
  );
}
