import { editDistance, forgiven, forms } from "./spelling";
import { words } from "./words";
import {
  type KnownWord,
  selectSimilarWords,
  selectWords,
  selectWordsBeginning,
} from "./words.repo.server";

/** What the words of a text were taken for. */
export type UnderstoodWords = {
  /** A tsquery that matches the documents with every word; undefined when one is unknown. */
  tsquery?: string;
  /** In how many listings each of them is. */
  counts: number[];
  /** The text with misspelt words put right; undefined when all were known. */
  corrected?: string;
  /** Words that nothing like is known of. */
  unknown: string[];
};

/** They are in no part's name, and would be corrected to something that is. */
const fillers = new Set("a an and for from in of on or the to with".split(" "));
const most = 8;

/** Looks the words of a text up: as they are, in the plural or singular, begun, or misspelt. */
export async function understandWords(text: string): Promise<UnderstoodWords> {
  const all = words(text.slice(0, 200)).map((word) => word.slice(0, 40));
  const asked = all.filter((word) => !fillers.has(word)).slice(0, most);
  const spellings = asked.flatMap((word) => forms(word).map((form) => [word, form] as const));
  const known = await selectWords(
    spellings.map(([word]) => word),
    spellings.map(([, form]) => form),
  );
  const found = await Promise.all(
    asked.map(async (word, at) => {
      const same = known.filter((each) => each.asked === word);
      return same.length > 0
        ? { word, matches: same, corrected: false }
        : await guess(word, at === asked.length - 1);
    }),
  );
  const unknown = found.filter(({ matches }) => matches.length === 0).map(({ word }) => word);
  const wasCorrected = found.some(({ corrected }) => corrected);
  return {
    unknown,
    counts: found.map(({ matches }) => sum(matches)),
    tsquery:
      unknown.length > 0 || found.length === 0
        ? undefined
        : found.map(({ matches }) => `(${matches.map(lexeme).join(" | ")})`).join(" & "),
    corrected: wasCorrected
      ? found.map(({ word, matches, corrected }) => (corrected ? matches[0]?.word : word)).join(" ")
      : undefined,
  };
}

const sum = (matches: readonly KnownWord[]) => matches.reduce((all, { n }) => all + n, 0);
/** Words are letters and digits only, so that nothing in them needs escaping. */
const lexeme = ({ word }: KnownWord) => `'${word}'`;

/** An unknown word: one still being typed, when it is the last, or a misspelt one. */
async function guess(word: string, isLast: boolean) {
  if (isLast && word.length > 1) {
    const begun = await selectWordsBeginning(word, 5);
    if (begun.length > 0) return { word, matches: begun, corrected: false };
  }
  const [best] = await similarWords(word, 1);
  return { word, matches: best ? [best] : [], corrected: best !== undefined };
}

/**
 * Known words that a misspelt one may be meant for, the nearest first. Trigrams find candidates, the
 * edit distance chooses: of two as near the commoner.
 */
export async function similarWords(word: string, limit: number): Promise<KnownWord[]> {
  // Numbers are not misspelt words.
  if (word.length < 3 || /^\d+$/.test(word)) return [];
  const candidates = await selectSimilarWords(word, 60);
  return candidates
    .map((each) => ({ each, distance: editDistance(word, each.word) }))
    .filter(({ distance }) => distance <= forgiven(word.length))
    .sort((a, b) => a.distance - b.distance || b.each.n - a.each.n)
    .slice(0, limit)
    .map(({ each }) => each);
}
