import { LRUCache } from "lru-cache";
import { categories } from "~/catalog/choices";
import { besideWord } from "./words";
import { type KnownWord, type Spelt, selectWords } from "./words.repo.server";

/** A count, and a further spelling of a word that is known already, may be so old. */
const freshMs = 30_000;
const remembered = new LRUCache<string, KnownWord[]>({ max: 5_000, ttl: freshMs });

/** What stands for a category among those of a word, as the database's category_bit() gives it. */
export const categoryBit = (category: string): number =>
  1 << categories.findIndex((each) => each === category);

/** Whether something in a category may have a word; in any where none is named. */
export const isIn = ({ categories: all }: Pick<KnownWord, "categories">, category?: string) =>
  category === undefined || (all & categoryBit(category)) !== 0;

/** A word as it stands in a part's name, or beside it. */
export const inNameOrBeside = (word: string): Spelt => [word, [word, besideWord(word)]];

/**
 * Those of the spellings that the corpus has, in the order asked. What was found is remembered for half
 * a minute; what was not is looked up each time, so that a new listing's words are known at once.
 */
export async function knownWords(words: readonly Spelt[]): Promise<KnownWord[]> {
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
