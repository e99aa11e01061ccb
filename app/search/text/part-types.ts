import { type PartType, partTypes } from "~/catalog/categories";
import { editDistance } from "~/text/edit-distance";
import { words as wordsOf } from "~/text/fold";
import { abbreviates, maxEdits } from "./spelling";

const kinds = Object.entries(partTypes).map(([partType, { label, category }]) => ({
  ...{ partType: partType as PartType, label, category },
  words: wordsOf(label),
}));

export type NamedPartType = Omit<(typeof kinds)[number], "words">;

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
 * The part types whose names have all the words, begun at least; where none has, those that have
 * them written as one, and then those that may be meant by misspelt or shortened ones.
 */
export function partTypesIn(asked: readonly string[]): {
  kinds: NamedPartType[];
  areCorrected: boolean;
} {
  const found = (all: readonly string[], is: (word: string, each: string) => boolean) =>
    kinds.filter(({ words }) => all.every((word) => words.some((each) => is(word, each))));
  const begins = (word: string, each: string) => each.startsWith(word);
  const texts = [[...asked], ...withPairsJoined(asked)].filter((each) => each.length > 0);
  for (const is of [begins, isLike])
    for (const text of texts) {
      // Two letters alone may stand for anything.
      if (is === isLike && text.join("").length < 3) continue;
      const named = found(text, is);
      if (named.length > 0)
        return {
          kinds: named.map(({ words: _, ...kind }) => kind),
          areCorrected: is === isLike,
        };
    }
  return { kinds: [], areCorrected: false };
}
