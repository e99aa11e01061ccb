import { partNames } from "~/catalog/part-types/names";
import { partCatalog } from "~/catalog/part-types/part-types";
import { editDistance } from "~/text/edit-distance";
import { words as wordsOf } from "~/text/fold";
import { abbreviates, maxEdits } from "./spelling";

const kinds = partCatalog.map(({ key: partType, many: label, category, also }) => ({
  ...{ partType, label, category },
  words: wordsOf(label),
  names: also.map(wordsOf),
}));

export type NamedPartType = Omit<(typeof kinds)[number], "words" | "names">;

/** Pairs of adjacent words that may be one word: `head light`. */
export const adjacentPairs = (asked: readonly string[]): [left: string, right: string][] =>
  asked.slice(1).map((right, at) => [asked[at] ?? "", right]);

/** The words with each two neighbors in turn written as one. */
export const withPairsJoined = (asked: readonly string[]): string[][] =>
  adjacentPairs(asked).map(([left, right], at) => [
    ...asked.slice(0, at),
    left + right,
    ...asked.slice(at + 2),
  ]);

/** Misspelled, or abbreviated without vowels; a plural is no mistake. */
function isLike(word: string, each: string): boolean {
  if (each.startsWith(word) || abbreviates(word, each)) return true;
  const names = each.endsWith("s") ? [each, each.slice(0, -1)] : [each];
  return (
    word.length > 3 &&
    names.some((name) => word[0] === name[0] && editDistance(word, name) <= maxEdits(word.length))
  );
}

/**
 * The part types that a text may go on to. First those that are called so at a counter, then those whose
 * labels have all the words, begun at least; where none has, those of other names that do, then those
 * that have the words written as one, and at last the nearest of those that may be meant by misspelt or
 * shortened ones.
 */
export function partTypesIn(asked: readonly string[]): {
  kinds: NamedPartType[];
  areCorrected: boolean;
} {
  const texts = [[...asked], ...withPairsJoined(asked)].filter((each) => each.length > 0);
  for (const text of texts) {
    const called = partNames.get(text.join(" "))?.means ?? [];
    const begun = kinds.filter(({ words }) => haveAll([words], text, begins));
    const named = kinds.filter(({ partType }) => called.includes(partType));
    const found = [...new Set([...named, ...begun.toSorted(fewestWords)])];
    if (found.length > 0) return { kinds: found.map(withoutWords), areCorrected: false };
    const others = kinds.filter(({ names }) => haveAll(names, text, begins));
    if (others.length > 0)
      return { kinds: others.toSorted(fewestWords).map(withoutWords), areCorrected: false };
  }
  for (const text of texts) {
    // Two letters alone may stand for anything.
    if (text.join("").length < 3) continue;
    const like = kinds.filter(({ words }) => haveAll([words], text, isLike)).toSorted(fewestWords);
    const nearest = like.filter(({ words }) => words.length === like[0]?.words.length);
    if (nearest.length > 0) return { kinds: nearest.map(withoutWords), areCorrected: true };
  }
  return { kinds: [], areCorrected: false };
}

type Kind = (typeof kinds)[number];

const begins = (word: string, each: string) => each.startsWith(word);
const haveAll = (
  names: readonly (readonly string[])[],
  asked: readonly string[],
  is: (word: string, each: string) => boolean,
) => names.some((name) => asked.every((word) => name.some((each) => is(word, each))));
/** The label that says the least besides. */
const fewestWords = (a: Kind, b: Kind) => a.words.length - b.words.length;
const withoutWords = ({ words: _, names: __, ...kind }: Kind): NamedPartType => kind;
