import { LRUCache } from "lru-cache";
import { type KnownWord, type Spelt, selectWords } from "./words.repo.server";

/** A count, and a further spelling of a word that is known already, may be so old. */
const freshMs = 30_000;
const remembered = new LRUCache<string, KnownWord[]>({ max: 5_000, ttl: freshMs });

/**
 * Those of the spellings that the corpus has, in the order asked. What was found is remembered for half
 * a minute; what was not is looked up each time, so that a new listing's words are known at once.
 */
export async function knownWords(words: readonly Spelt[]): Promise<KnownWord[]> {
  const known = new Map<string, KnownWord[] | undefined>();
  const missing: Spelt[] = [];
  for (const word of words) {
    const name = word.flat().join("\n");
    if (known.has(name)) continue;
    known.set(name, remembered.get(name));
    if (!known.get(name)) missing.push(word);
  }
  const found = missing.length > 0 ? await selectWords(missing) : [];
  for (const word of missing) {
    const name = word.flat().join("\n");
    const rows = found.filter(({ asked }) => asked === word[0]);
    known.set(name, rows);
    if (rows.length > 0) remembered.set(name, rows);
  }
  return [...known.values()].flatMap((rows) => rows ?? []);
}
