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
  const [inLabels, inNames] = [matcher("labels", begins), matcher("names", begins)];
  for (const text of texts) {
    const called = partNames.get(text.join(" "))?.means ?? [];
    const named = kinds.filter(({ partType }) => called.includes(partType));
    const found = [...new Set([...named, ...inLabels(text).toSorted(fewestWords)])];
    const those = found.length > 0 ? found : inNames(text).toSorted(fewestWords);
    if (those.length > 0) return { kinds: those.map(withoutWords), areCorrected: false };
  }
  const likeLabels = matcher("labels", isLike);
  for (const text of texts) {
    // Two letters alone may stand for anything.
    if (text.join("").length < 3) continue;
    const like = likeLabels(text).toSorted(fewestWords);
    const nearest = like.filter(({ words }) => words.length === like[0]?.words.length);
    if (nearest.length > 0) return { kinds: nearest.map(withoutWords), areCorrected: true };
  }
  return { kinds: [], areCorrected: false };
}

type Kind = (typeof kinds)[number];
type Field = "labels" | "names";

const namesIn = {
  labels: ({ words }: Kind) => [words],
  names: ({ names }: Kind) => names,
};
const wordsIn: Record<Field, readonly string[]> = {
  labels: [...new Set(kinds.flatMap(({ words }) => words))],
  names: [...new Set(kinds.flatMap(({ names }) => names.flat()))],
};

const begins = (word: string, each: string) => each.startsWith(word);

/**
 * Finds those of which one name has all the words of a text. A word is compared but once with each word
 * of the field: there are a few hundred, and thousands of names.
 */
function matcher(field: Field, is: (word: string, each: string) => boolean) {
  const known = new Map<string, ReadonlySet<string>>();
  const like = (word: string) => {
    const those = known.get(word) ?? new Set(wordsIn[field].filter((each) => is(word, each)));
    known.set(word, those);
    return those;
  };
  return (text: readonly string[]): Kind[] => {
    if (text.some((word) => like(word).size === 0)) return [];
    const sets = text.map(like);
    return kinds.filter((kind) =>
      namesIn[field](kind).some((name) => sets.every((set) => name.some((each) => set.has(each)))),
    );
  };
}

/** The label that says the least besides. */
const fewestWords = (a: Kind, b: Kind) => a.words.length - b.words.length;
const withoutWords = ({ words: _, names: __, ...kind }: Kind): NamedPartType => kind;
