import { isTownName } from "~/places/find-places.server";
import { editDistance } from "~/text/edit-distance";
import { words } from "~/text/fold";
import { adjacentPairs } from "./part-types";
import { isPartWord } from "./sentence/lexicon.server";
import { isSaid } from "./sentence/said-words";
import { inflections, maxEdits, swaps } from "./spelling";
import { lookUpTerms } from "./term-statistics.server";
import { type IndexedTerm, selectSimilarWords, selectTermsByPrefix } from "./terms.repo.server";
import { secondaryFieldLexeme } from "./tokenize";
import { nicknamedMake } from "./vehicle/names";
import { expandAbbreviation, findPartTypes, keepPartTerms } from "./vocabulary.server";

/** A typed word, and the lexemes that documents have for it. */
export type ResolvedTerm = {
  asked: string;
  /** Any of these. */
  lexemes: readonly string[];
  /** The same for names, brands and sellers alone, if it is in any. */
  inName: readonly string[];
  /** In how many listings it is, at most. */
  n: number;
  /** A bit for each category that something with it may be of, as `categoryBit` has them. */
  categories: number;
  /** Whether it is in a name, brand or seller, not only beside it. */
  isNamed: boolean;
  /** What it was put right to; blank where another word's stands for it, too. */
  corrected?: string;
  /** It stands for a part noun: without it a search would be for something else. */
  isPart?: true;
};

/** The terms of a text after lookup and spelling correction. */
export type ResolvedTerms = {
  meant: ResolvedTerm[];
  /** Words that nothing like is known of. */
  unknown: string[];
  /** The text with misspelt words put right; undefined when none was. */
  corrected?: string;
  /** Words that nothing is searched by, and that nobody misses. */
  ignored?: readonly string[];
};

/** They are in no part's name, and would be corrected to something that is. */
export const stopWords: ReadonlySet<string> = new Set(
  "a an and for from in of on or the to with".split(" "),
);
const most = 8;

/**
 * Looks the words of a text up: as they are, in the plural or singular, begun, or, unless it is to be
 * taken as it was typed, misspelt.
 */
export async function resolveTerms(text: string, asTyped = false): Promise<ResolvedTerms> {
  const all = words(text.slice(0, 200));
  const asked = all.filter((word) => !stopWords.has(word)).slice(0, most);
  const pairs = asTyped ? [] : adjacentPairs(asked);
  const compounds = await findPartTypes(pairs.map((pair) => pair.join("")));
  const known = await lookUpTerms([
    ...asked.map((word) => [word, spellings(word)] as const),
    ...compounds.map((word) => [word, spellings(word)] as const),
  ]);
  const found = await Promise.all(
    asked.map(async (word, at) => {
      // What is one word may have been typed as two: either will do for each.
      const joined = pairs.filter((pair) => pair.includes(word)).map((pair) => pair.join(""));
      const same = known.filter((each) => each.asked === word || joined.includes(each.asked));
      const isLast = at === asked.length - 1;
      return same.length > 0 ? meaning(word, same) : await guess(word, { isLast, asTyped });
    }),
  );
  const meant = found.filter((each) => each !== undefined);
  const unknown = asked.filter((word) => !meant.some((each) => each.asked === word));
  return { meant, unknown, corrected: correctedQuery(meant) };
}

/** A make's nickname matches its name, too: `vw` finds every part for a Volkswagen. */
export const spellings = (word: string) =>
  [...inflections(word), ...words(nicknamedMake(word) ?? "").slice(0, 1)].flatMap((form) => [
    form,
    secondaryFieldLexeme(form),
  ]);

/** The words as they are searched for; undefined when none was misspelt. */
export function correctedQuery(meant: readonly ResolvedTerm[]): string | undefined {
  if (!meant.some(({ corrected }) => corrected)) return undefined;
  return meant
    .map(({ asked, corrected }) => corrected ?? asked)
    .filter(Boolean)
    .join(" ");
}

/** A word with what the corpus has of it, under any of its spellings. */
export function meaning(asked: string, matches: readonly IndexedTerm[]): ResolvedTerm {
  const named = matches.filter(({ word }) => !isBeside(word));
  return {
    asked,
    lexemes: matches.map(({ word }) => word),
    inName: (named.length > 0 ? named : matches).map(({ word }) => word),
    n: matches.reduce((all, { n }) => all + n, 0),
    categories: matches.reduce((all, { categories }) => all | categories, 0),
    isNamed: named.length > 0,
  };
}

const isBeside = (word: string) => word.startsWith("~");
const plain = ({ word }: IndexedTerm) => (isBeside(word) ? word.slice(1) : word);

/** An unknown word: one still being typed, when it is the last, or a misspelt one. */
async function guess(
  word: string,
  { isLast, asTyped }: { isLast: boolean; asTyped: boolean },
): Promise<ResolvedTerm | undefined> {
  if (isLast && word.length > 1) {
    const begun = await Promise.all(
      [word, secondaryFieldLexeme(word)].map((prefix) => selectTermsByPrefix(prefix, 5)),
    );
    if (begun.flat().length > 0) return meaning(word, begun.flat());
  }
  // A word of the trade or of the language is no slip for another, nor is what has a digit.
  if (asTyped || /\d/.test(word) || isSaid(word) || isPartWord(word)) return undefined;
  // Towns are matched as typed.
  const [best, isTown] = await Promise.all([bestCorrection(word), isTownName(word)]);
  if (!best || isTown) return undefined;
  const same = await lookUpTerms([[word, [best.word, secondaryFieldLexeme(best.word)]]]);
  return { ...meaning(word, same), corrected: best.word };
}

/** Of the words that a misspelt one is nearest to, one that parts are called by before those of sellers alone. */
async function bestCorrection(word: string): Promise<IndexedTerm | undefined> {
  const [first, ...others] = await similarWords(word, 6);
  if (!first || others.length === 0) return first;
  const nearest = editDistance(word, first.word);
  const asNear = [first, ...others].filter((each) => editDistance(word, each.word) === nearest);
  return asNear.length > 1 ? ((await keepPartTerms(asNear))[0] ?? first) : first;
}

/**
 * Known words that a misspelt one may be meant for, the nearest first: of two as near the commoner. Two
 * letters that have changed places are looked up as they are: it is the commonest slip, and a short word
 * has hardly a trigram left then. For the rest trigrams find candidates, and the edit distance chooses.
 */
export async function similarWords(word: string, limit: number): Promise<IndexedTerm[]> {
  const shortened = await expandAbbreviation(word, limit);
  if (shortened.length > 0) return shortened;
  // Numbers are not misspelt words.
  if (word.length < 3 || /^\d+$|\d{3}/.test(word)) return [];
  const swapped = swaps(word).flatMap((each) => [each, secondaryFieldLexeme(each)]);
  const slips = await lookUpTerms([[word, swapped]]);
  const candidates = slips.length > 0 ? slips : await selectSimilarWords(word, 60);
  const found = candidates
    .map((each) => ({ ...each, word: plain(each) }))
    .map((each) => ({ each, distance: editDistance(word, each.word) }))
    .filter(({ distance }) => distance <= maxEdits(word.length))
    .sort((a, b) => a.distance - b.distance || b.each.n - a.each.n)
    .map(({ each }) => each);
  const first = found.filter(
    ({ word: same }, at) => at === found.findIndex((f) => f.word === same),
  );
  return first.slice(0, limit);
}
