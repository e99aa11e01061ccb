import type { Filters } from "./filters.repo.server";
import { knownWords } from "./known-words.server";
import { words } from "./words";

type OfBrand = Pick<Filters, "brand">;

/** Whatever is of a brand has its words. */
export function withWordsOfBrand(filters: Filters): Filters {
  const all = [...(filters.words ?? []), ...(wordsOfBrand(filters) ?? [])];
  return all.length > 0 ? { ...filters, words: all } : filters;
}

function wordsOfBrand({ brand = "" }: OfBrand) {
  const named = words(brand).map((word) => [word]);
  return named.length > 0 ? named : undefined;
}

/** No more than so many are of the brand, where there is one: those that have its words. */
export async function countBrand(filters: OfBrand): Promise<number> {
  const named = wordsOfBrand(filters);
  if (!named) return Infinity;
  const known = await knownWords(named.map(([word = ""]) => [word, [word]]));
  return Math.min(...named.map(([word]) => known.find(({ asked }) => asked === word)?.n ?? 0));
}
