import { categoryLabels } from "~/catalog/choices";
import { searchFor } from "~/search/query/search-links";
import { similarWords } from "~/search/text/analyze-terms.server";
import type { VehicleIntent } from "~/search/text/intent.server";
import { adjacentPairs, partTypesIn, withPairsJoined } from "~/search/text/part-types";
import { inAnyField, lookUpTerms } from "~/search/text/term-statistics.server";
import { selectTermsByPrefix } from "~/search/text/terms.repo.server";
import type { VehicleInText } from "~/search/text/vehicle/extract-vehicle";
import {
  brandsByPrefix,
  extractBrand,
  findPartTypes,
  keepPartTerms,
  partTermsByPrefix,
} from "~/search/text/vocabulary.server";
import { words as wordsOf } from "~/text/fold";
import { vehicleName } from "~/vehicles/vehicle-name";
import type { Suggestion } from "./suggest.schema";

const mostBrands = 3;

export interface PartItems {
  items: Suggestion[];
  /** Whatever is of a brand that the text is, begins or nearly is. */
  brands: Suggestion[];
  /** Nothing matches as typed: all items are spelling corrections. */
  areCorrected: boolean;
}

/** Part types, and words that listings have, that go on from a text or put it right. */
export async function partItems(text: string, vehicle?: VehicleIntent): Promise<PartItems> {
  // A year is no part: it stands before what is said of it.
  const [years, said] = partition(wordsOf(text).slice(0, 8), isYear);
  const last = said.at(-1);
  if (!last) return { items: [], brands: [], areCorrected: false };
  const detail = vehicle ? `for ${vehicleName(vehicle)}` : "";
  const [{ ends, joined, all: found }, begun, among] = await Promise.all([
    phrasesOf(said, last),
    vehicle ? [] : brandsByPrefix(text, mostBrands),
    extractBrand(said),
  ]);
  const { brand, others = said } = among ?? {};
  const named = partTypesIn(others);
  const kinds = named.kinds.slice(0, 4).map(({ partType, label, category }) => ({
    label: brand ? `${brand}: ${label.toLowerCase()}` : label,
    detail: detail || categoryLabels[category],
    href: searchFor({ vehicle, partType, category, brand }),
  }));
  const alike = said.length === 1 && !vehicle ? ends.flatMap(({ brand }) => brand ?? []) : [];
  const brands = [...new Set([...begun, ...alike])].slice(0, mostBrands);
  const isAlone = years.length + said.length === 1;
  const known = [...kinds.map(({ label }) => label), ...(isAlone ? brands : [])];
  const knownAs = new Set(known.map((label) => label.toLowerCase()));
  knownAs.add([...years, ...said].join(" "));
  // All that is for a car is more than what its maker sells.
  const makes = isAlone ? ends.flatMap(({ make }) => make ?? []) : [];
  const phrases = found.map((phrase) => [...years, phrase].join(" "));
  const further = [
    ...makes,
    ...phrases.filter((phrase) => !makes.some((make) => make.toLowerCase() === phrase)),
  ]
    .filter((phrase, at, all) => all.indexOf(phrase) === at && !knownAs.has(phrase))
    .slice(0, 4)
    .map((phrase) => ({ label: phrase, detail, href: searchFor({ vehicle, text: phrase }) }));
  const matchesAsTyped =
    (kinds.length > 0 && !named.areCorrected) || begun.length + joined.length > 0;
  return {
    items: [...kinds, ...further],
    brands: brands.map(brandItem),
    areCorrected: !matchesAsTyped && (named.areCorrected || ends.some((end) => end.isPutRight)),
  };
}

/** Words as they go on or are put right; `last` is the last of them. */
async function phrasesOf(said: readonly string[], last: string) {
  const [ends, before, joined] = await Promise.all([
    endsOf(last),
    corrected(said.slice(0, -1)),
    joinedWords(said),
  ]);
  const endings = (before ? ends : []).map(({ word }) => [...(before ?? []), word].join(" "));
  return { ends, joined, all: [...joined, ...endings] };
}

/** The text with the words beside its vehicle as they go on or are put right; the vehicle is no word to mend. */
export async function completeBesideVehicle(
  text: string,
  { year, make, model, words }: VehicleInText,
): Promise<Suggestion[]> {
  const said = wordsOf(words).slice(0, 8);
  const last = said.at(-1);
  if (!last) return [];
  const { all } = await phrasesOf(said, last);
  return all
    .filter((phrase) => phrase !== said.join(" "))
    .map((phrase) =>
      text.includes(words)
        ? text.replace(words, phrase)
        : [year, make, model, phrase].filter((each) => each !== null).join(" "),
    )
    .slice(0, 4)
    .map((label) => ({ label, detail: "", href: searchFor({ text: label }) }));
}

const isYear = (word: string) => /^(19[5-9]|20[0-4])\d$/.test(word);

function partition<T>(all: readonly T[], is: (each: T) => boolean): [those: T[], others: T[]] {
  return [all.filter(is), all.filter((each) => !is(each))];
}

/** The text with two of its words joined to a part term: `head light`. */
async function joinedWords(words: readonly string[]): Promise<string[]> {
  const pairs = adjacentPairs(words).map((pair) => pair.join(""));
  const compounds = await findPartTypes(pairs);
  const known = new Set((await lookUpTerms(compounds.map(inAnyField))).map(({ asked }) => asked));
  const texts = withPairsJoined(words).filter((_, at) => known.has(pairs[at] ?? ""));
  return texts.map((text) => text.join(" "));
}

const brandItem = (brand: string): Suggestion => ({
  label: brand,
  detail: "All parts from this brand",
  href: searchFor({ brand }),
});

/** The words, misspelt ones put right; undefined where nothing like one of them is known. */
async function corrected(words: readonly string[]): Promise<string[] | undefined> {
  const known = new Set((await lookUpTerms(words.map(inAnyField))).map(({ asked }) => asked));
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
    const begun = await partTermsByPrefix(word, 4);
    if (begun.length > 0) return begun;
    const others = await keepPartTerms(await selectTermsByPrefix(word, 6));
    if (others.length > 0) return others.slice(0, 4);
  }
  if ((await lookUpTerms([inAnyField(word)])).length > 0) return [];
  const similar = await keepPartTerms(await similarWords(word, 4));
  return similar.slice(0, 2).map((each) => ({ ...each, isPutRight: true }));
}
