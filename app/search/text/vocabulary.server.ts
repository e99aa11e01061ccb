import { LRUCache } from "lru-cache";
import { partCatalog } from "~/catalog/part-types/part-types";
import { staleWhileRevalidate } from "~/platform/cache/stale-while-revalidate.server";
import { words as wordsOf } from "~/text/fold";
import { abbreviates, inflections, isAbbreviation } from "./spelling";
import { inAnyField, lookUpTerms } from "./term-statistics.server";
import { type IndexedTerm, selectNamesWith, selectPartNames } from "./terms.repo.server";
import { knownModels } from "./vehicle/model-catalogue.server";
import { nicknamedMake } from "./vehicle/names";

/* What parts and the cars they are for are called. Documents have other words too: sellers' names bring places. */

/** New names come with new listings, and may wait this long. */
const freshMs = 10 * 60_000;
/** As many names tell the words that more than a few parts have. */
const readNames = 2_000;
/** So many words that begin alike are looked up at most. */
const mostBegun = 50;

interface Vocabulary {
  /** In the order of the alphabet. */
  words: readonly string[];
  known: ReadonlySet<string>;
  /** As they are written, by their words; those with most parts first. */
  brands: ReadonlyMap<string, string>;
  /** The same by their letters and digits alone. */
  brandsByKey: ReadonlyMap<string, string>;
  /** Makes as they are written, by their word. */
  makes: ReadonlyMap<string, string>;
}

const keyOf = (brand: string) => wordsOf(brand).join(" ");

type BegunWord = { word: string; make?: string };

const partTypeWords = partCatalog.flatMap(({ many }) => wordsOf(many));

const vocabulary = staleWhileRevalidate("vocabulary", load, freshMs);

/** The words that parts and cars are called by, and brands by their letters and digits. */
export async function wordsOfParts(): Promise<{
  known: ReadonlySet<string>;
  brands: ReadonlyMap<string, string>;
}> {
  const { known, brandsByKey } = await vocabulary();
  return { known, brands: brandsByKey };
}

async function load(): Promise<Vocabulary> {
  const [{ ofMake }, names] = await Promise.all([knownModels(), selectPartNames(readNames)]);
  const makes = new Map(
    [...ofMake].flatMap(([make, models]) => {
      const [word, ...more] = wordsOf(make);
      return word && more.length === 0 && models.some(({ isCommon }) => isCommon)
        ? [[word, make] as const]
        : [];
    }),
  );
  const all = new Set([...makes.keys(), ...partTypeWords]);
  for (const { name, brand } of names)
    for (const word of wordsOf(`${name} ${brand}`)) all.add(word);
  const many = new Map<string, number>();
  for (const { brand } of names) many.set(brand, (many.get(brand) ?? 0) + 1);
  const brands = new Map(
    [...many.keys()]
      .filter(Boolean)
      .sort((a, b) => (many.get(b) ?? 0) - (many.get(a) ?? 0) || (a < b ? -1 : 1))
      .map((brand) => [keyOf(brand), brand]),
  );
  const brandsByKey = new Map([...brands].map(([key, brand]) => [key.replaceAll(" ", ""), brand]));
  return {
    brands,
    brandsByKey,
    words: [...all].filter((word) => !/\d/.test(word)).sort(),
    known: all,
    makes,
  };
}

/** Words of the vocabulary that begin so and that something has: makes first, then the commonest. */
export async function partTermsByPrefix(prefix: string, limit: number): Promise<BegunWord[]> {
  const { words: all, makes } = await vocabulary();
  const begun = all.filter((word) => word.startsWith(prefix)).slice(0, mostBegun);
  const counts = new Map<string, number>();
  for (const { asked, n } of await lookUpTerms(begun.map(inAnyField)))
    counts.set(asked, (counts.get(asked) ?? 0) + n);
  return [...counts]
    .map(([word, n]) => ({ word, n, make: makes.get(word) }))
    .sort(
      (a, b) =>
        Number(Boolean(b.make)) - Number(Boolean(a.make)) ||
        b.n - a.n ||
        (a.word < b.word ? -1 : 1),
    )
    .slice(0, limit);
}

/** A word that more have, but none of the first names, is of sellers. */
const fewHave = 3_000;
/** So many parts that have a word are looked at. */
const looked = 8;
/** Of rare words whether parts are called by them, and the brand that is. */
const looks = new LRUCache<string, { isOfParts: boolean; brand?: string }>({
  max: 5_000,
  ttl: freshMs,
});

/** A word from the names of parts or cars, and the brand of that name, if any. */
export type PartTerm = IndexedTerm & { brand?: string };

/** Those of some words that parts or cars are called by, not only sellers or their towns. */
export async function keepPartTerms(words: readonly IndexedTerm[]): Promise<PartTerm[]> {
  const { known, brands } = await vocabulary();
  const isRare = ({ word, n }: IndexedTerm) => !known.has(word) && n <= fewHave;
  const rare = words.filter(isRare).map(({ word }) => word);
  const unseen = rare.filter((word) => !looks.has(word));
  const names = unseen.length > 0 ? await selectNamesWith(unseen, looked) : [];
  for (const word of unseen) {
    const called = names.filter(
      (each) => each.word === word && wordsOf(`${each.name} ${each.brand}`).includes(word),
    );
    const brand = called.find((each) => keyOf(each.brand) === word)?.brand;
    looks.set(word, { isOfParts: called.length > 0, brand });
  }
  return words.flatMap((each) => {
    if (known.has(each.word)) return { ...each, brand: brands.get(each.word) };
    const look = rare.includes(each.word) ? looks.get(each.word) : undefined;
    return look?.isOfParts ? { ...each, brand: look.brand } : [];
  });
}

/** The words that are part terms, in the plural or singular. The others are not looked up. */
export async function findPartTypes(words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const { known } = await vocabulary();
  return words.filter((word) => inflections(word).some((form) => known.has(form)));
}

/** Part terms that a word without vowels may abbreviate, most common first. */
export async function expandAbbreviation(word: string, limit: number): Promise<IndexedTerm[]> {
  if (!isAbbreviation(word) || nicknamedMake(word)) return [];
  const all = word.length < 3 ? partTypeWords.flatMap(inflections) : (await vocabulary()).words;
  const meant = all.filter((each) => abbreviates(word, each)).slice(0, mostBegun);
  if (meant.length === 0) return [];
  const known = await lookUpTerms(meant.map(inAnyField));
  const named = known.filter(({ asked, word: found }) => asked === found);
  return named.sort((a, b) => b.n - a.n).slice(0, limit);
}

/** Brands whose name is or begins with a text, however it is spaced; those with most parts first. */
export async function brandsByPrefix(text: string, limit: number): Promise<string[]> {
  const asked = keyOf(text).replaceAll(" ", "");
  if (asked.length < 2) return [];
  const { brands } = await vocabulary();
  return [...brands]
    .filter(([key]) => key.replaceAll(" ", "").startsWith(asked))
    .slice(0, limit)
    .map(([, brand]) => brand);
}

/** The brand that words begin or end with, and the other words. */
export async function extractBrand(
  words: readonly string[],
): Promise<{ brand: string; others: string[] } | undefined> {
  const { brands } = await vocabulary();
  for (const count of [2, 1]) {
    if (words.length <= count) continue;
    const parts = [
      [words.slice(0, count), words.slice(count)],
      [words.slice(-count), words.slice(0, -count)],
    ] as const;
    for (const [named, others] of parts) {
      const brand = brands.get(named.join(" "));
      if (brand) return { brand, others };
    }
  }
  return undefined;
}
