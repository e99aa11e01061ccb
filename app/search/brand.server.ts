import type { Filters } from "./filters.repo.server";
import { knownWords } from "./known-words.server";
import { words } from "./words";

type OfBrand = Pick<Filters, "brand">;

/** Whatever is of a brand has its words. */
export function withWordsOfBrand(filters: Filters): Filters {
  const all = [...(filters.words ?? []), ...wordsOfBrand(filters)];
  return all.length > 0 ? { ...filters, words: all } : filters;
}

const wordsOfBrand = ({ brand = "" }: OfBrand) => words(brand).map((word) => [word]);

/** No more than so many are of the brand, where there is one: those that have its words. */
export async function countBrand(filters: OfBrand): Promise<number> {
  const named = wordsOfBrand(filters);
  if (named.length === 0) return Infinity;
  const known = await knownWords(named.map(([word = ""]) => [word, [word]]));
  return Math.min(...named.map(([word]) => known.find(({ asked }) => asked === word)?.n ?? 0));
}
