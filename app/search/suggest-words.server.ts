import { type Leaf, leaves } from "~/catalog/categories";
import { categoryLabels } from "~/catalog/choices";
import { vehicleName } from "~/vehicles/vehicle-name";
import { searchFor } from "./box-links";
import type { VehicleMeant } from "./intent.server";
import { inNameOrBeside, knownWords } from "./known-words.server";
import type { Suggestion } from "./suggest.schema";
import { brandsBegun, ofParts, partWordsBegun } from "./vocabulary.server";
import { words as wordsOf } from "./words";
import { selectWordsBeginning } from "./words.repo.server";
import { similarWords } from "./words.server";

const leafList = Object.entries(leaves).map(([leaf, { label, category }]) => ({
  ...{ leaf: leaf as Leaf, label, category },
  words: wordsOf(label),
}));

const mostBrands = 3;

export interface PartItems {
  items: Suggestion[];
  /** Whatever is of a brand that the text is, begins or nearly is. */
  brands: Suggestion[];
  /** Nothing is called as it was typed: all of them are guesses at what is meant. */
  arePutRight: boolean;
}

/** Kinds of parts, and words that listings have, that go on from a text or put it right. */
export async function partItems(text: string, vehicle?: VehicleMeant): Promise<PartItems> {
  const asked = wordsOf(text).slice(0, 8);
  const last = asked.at(-1);
  if (!last) return { items: [], brands: [], arePutRight: false };
  const detail = vehicle ? `for ${vehicleName(vehicle)}` : "";
  const kinds = leafList
    .filter(({ words }) => asked.every((word) => words.some((each) => each.startsWith(word))))
    .slice(0, 4)
    .map(({ leaf, label, category }) => ({
      label,
      detail: detail || categoryLabels[category],
      href: searchFor({ vehicle, leaf, category }),
    }));
  const [ends, before, begun] = await Promise.all([
    endsOf(last),
    putRight(asked.slice(0, -1)),
    vehicle ? [] : brandsBegun(text, mostBrands),
  ]);
  const alike = asked.length === 1 && !vehicle ? ends.flatMap(({ brand }) => brand ?? []) : [];
  const brands = [...new Set([...begun, ...alike])].slice(0, mostBrands);
  const brandLabels = new Set(brands.map((brand) => brand.toLowerCase()));
  const kindLabels = new Set(kinds.map(({ label }) => label.toLowerCase()));
  const phrases = (before ? ends : [])
    .filter(({ word, make }) => make || before?.length || !brandLabels.has(word))
    .map(({ word, make }) => [...(before ?? []), before?.length ? word : (make ?? word)].join(" "))
    .filter(
      (phrase) => phrase.toLowerCase() !== asked.join(" ") && !kindLabels.has(phrase.toLowerCase()),
    )
    .slice(0, 4)
    .map((phrase) => ({ label: phrase, detail, href: searchFor({ vehicle, text: phrase }) }));
  const arePutRight =
    kinds.length + begun.length === 0 && ends.some(({ isPutRight }) => isPutRight);
  return { items: [...kinds, ...phrases], brands: brands.map(brandItem), arePutRight };
}

const brandItem = (brand: string): Suggestion => ({
  label: brand,
  detail: "All of this brand",
  href: searchFor({ brand }),
});

/** The words, misspelt ones put right; undefined where nothing like one of them is known. */
async function putRight(words: readonly string[]): Promise<string[] | undefined> {
  const known = new Set((await knownWords(words.map(inNameOrBeside))).map(({ asked }) => asked));
  const right = await Promise.all(
    words.map(async (word) => (known.has(word) ? word : (await similarWords(word, 1))[0]?.word)),
  );
  const found = right.filter((word) => word !== undefined);
  return found.length === right.length ? found : undefined;
}

interface End {
  word: string;
  brand?: string;
  make?: string;
  isPutRight?: boolean;
}

/**
 * What a word goes on to: words of parts and cars, never those that only sellers' names bring. It is put
 * right only where nothing has it as it is.
 */
async function endsOf(word: string): Promise<End[]> {
  if (word.length >= 2 && !/^\d+$/.test(word)) {
    const begun = await partWordsBegun(word, 4);
    if (begun.length > 0) return begun;
    const others = await ofParts(await selectWordsBeginning(word, 8));
    if (others.length > 0) return others.slice(0, 4);
  }
  if ((await knownWords([inNameOrBeside(word)])).length > 0) return [];
  const similar = await ofParts(await similarWords(word, 6));
  return similar.slice(0, 2).map((each) => ({ ...each, isPutRight: true }));
}
