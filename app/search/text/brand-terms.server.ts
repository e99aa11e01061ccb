import { type OfBrand, wordsOfBrand } from "./brand-words";
import { lookUpTerms, type TermAlternatives } from "./term-statistics.server";

/** No more than so many are of the brand, where there is one: those that have its words. */
export async function countBrand(filters: OfBrand): Promise<number> {
  const known = await knownOfBrand(filters);
  return Math.min(...known.map((word) => word?.n ?? 0));
}

/** The brand's words, with the categories that they may be of. */
export async function brandTermVariants(filters: OfBrand): Promise<TermAlternatives[]> {
  const known = await knownOfBrand(filters);
  return known.map((found) => ({
    lexemes: found ? [found.word] : [],
    categories: found?.categories ?? 0,
  }));
}

async function knownOfBrand(filters: OfBrand) {
  const named = wordsOfBrand(filters).flat();
  const known = named.length > 0 ? await lookUpTerms(named.map((word) => [word, [word]])) : [];
  return named.map((word) => known.find(({ asked }) => asked === word));
}
