import type { Filters } from "~/search/model/filter";
import { knownWords, type WordsAlike } from "./term-statistics.server";
import { words } from "./tokenize";

type OfBrand = Pick<Filters, "brand">;

/** Whatever is of a brand has its words. */
export function addBrandTerms(filters: Filters): Filters {
  const all = [...(filters.words ?? []), ...wordsOfBrand(filters)];
  return all.length > 0 ? { ...filters, words: all } : filters;
}

const wordsOfBrand = ({ brand = "" }: OfBrand) => words(brand).map((word) => [word]);

/** No more than so many are of the brand, where there is one: those that have its words. */
export async function countBrand(filters: OfBrand): Promise<number> {
  const known = await knownOfBrand(filters);
  return Math.min(...known.map((word) => word?.n ?? 0));
}

/** The brand's words, with the categories that they may be of. */
export async function brandTermVariants(filters: OfBrand): Promise<WordsAlike[]> {
  const known = await knownOfBrand(filters);
  return known.map((found) => ({
    lexemes: found ? [found.word] : [],
    categories: found?.categories ?? 0,
  }));
}

async function knownOfBrand(filters: OfBrand) {
  const named = wordsOfBrand(filters).flat();
  const known = named.length > 0 ? await knownWords(named.map((word) => [word, [word]])) : [];
  return named.map((word) => known.find(({ asked }) => asked === word));
}
