import type { PartTypeKey } from "~/catalog/part-types/part-types";
import { editDistance, isOneEditApart } from "~/text/edit-distance";
import { runsIn, type Span, singular, type Token } from "./token";

/** What a name of the part catalog may mean, the likeliest first. */
export interface PhraseMeaning {
  means: readonly PartTypeKey[];
  /** What it is where a vehicle stands beside it. */
  besideVehicle?: readonly PartTypeKey[];
  /** What it is where left or right is said. */
  onOneSide?: readonly PartTypeKey[];
  /** Several part types go by it: beside another word it may be none of them. */
  isShared?: boolean;
}

/** A part noun in a text. */
export interface PartPhrase extends Span, PhraseMeaning {
  /** What it was put right to, in words; undefined where it was spelled right. */
  corrected?: string;
}

/** The part nouns of the catalog, ready to be found in a text however they are spaced. */
export interface PhraseIndex {
  byKey: ReadonlyMap<string, PhraseMeaning & { name: string; rank: number }>;
  /** Keys by their first letter and length, for those that are misspelt. */
  byShape: ReadonlyMap<string, readonly string[]>;
  /** Every word of a name: none of them is a misspelt other one. */
  words: ReadonlySet<string>;
}

/** So many tokens a name has at most. */
const longest = 5;
/** So many of a misspelt one. */
const longestCorrected = 3;
/** So short a name misspelt may be anything. */
const shortestCorrected = 5;
/** So long a name may have two letters wrong. */
const shortestTwice = 9;

const shapeOf = (key: string, length = key.length) => `${key[0]}${length}`;

/** Takes the names apart: `tail light`, `taillight` and `tail-lights` have one key. */
export function phraseIndex(names: Iterable<readonly [string, PhraseMeaning]>): PhraseIndex {
  const byKey = new Map<string, PhraseMeaning & { name: string; rank: number }>();
  const words = new Set<string>();
  for (const [name, meaning] of names) {
    const parts = name.split(" ");
    for (const part of parts) words.add(part).add(singular(part));
    const key = parts.map(singular).join("");
    // Without its first "s" a plural may read like another name: the first stands.
    if (!byKey.has(key)) byKey.set(key, { ...meaning, name, rank: byKey.size });
  }
  const byShape = new Map<string, string[]>();
  for (const key of byKey.keys()) {
    const shape = shapeOf(key);
    const there = byShape.get(shape);
    if (there) there.push(key);
    else byShape.set(shape, [key]);
  }
  return { byKey, byShape, words };
}

/** Headlites and fog lites are lights. */
const keyOf = (run: readonly Token[]): string =>
  run.map(({ key }) => singular(key).replace(/^(head|tail|fog|brake|)lite$/, "$1light")).join("");

/** Part nouns among the tokens that nothing else has taken. */
export function partPhrasesIn(
  tokens: readonly Token[],
  { byKey }: PhraseIndex,
  isFree: (at: number) => boolean,
): PartPhrase[] {
  return runsIn(tokens, isFree, { most: longest }, (run) => byKey.get(keyOf(run))).map(
    ({ from, to, value: { name: _, rank: __, ...meaning } }) => ({ from, to, ...meaning }),
  );
}

/**
 * Part nouns that misspelt words may be meant for: one letter wrong, missing, too many or swapped, with the
 * first letter right. A word that the language of the trade has is not misspelt.
 */
export function misspeltPhrasesIn(
  tokens: readonly Token[],
  index: PhraseIndex,
  {
    isFree,
    isMisspelt,
    least,
  }: {
    isFree: (at: number) => boolean;
    isMisspelt: (at: number) => boolean;
    /** So many tokens at least. */
    least: number;
  },
): PartPhrase[] {
  const near = runsIn(tokens, isFree, { most: longestCorrected, least }, (run, { from }) => {
    if (!run.some((_, at) => isMisspelt(from + at))) return undefined;
    const key = keyOf(run);
    return key.length < shortestCorrected || /\d/.test(key) ? undefined : nearKey(key, index);
  });
  return near.map(({ from, to, value }) => ({ from, to, ...meaningOf(index, value) }));
}

function meaningOf(index: PhraseIndex, key: string) {
  const {
    name,
    rank: _,
    ...meaning
  } = index.byKey.get(key) as PhraseMeaning & {
    name: string;
    rank: number;
  };
  return { ...meaning, corrected: name };
}

/** The name that is one slip away; of long ones, two. Of two as near, a part's own before its others. */
function nearKey(key: string, { byKey, byShape }: PhraseIndex): string | undefined {
  const most = key.length < shortestTwice ? 1 : 2;
  let best: { key: string; edits: number; rank: number } | undefined;
  for (let more = -most; more <= most; more += 1)
    for (const each of byShape.get(shapeOf(key, key.length + more)) ?? []) {
      const edits = isOneEditApart(key, each) ? 1 : most > 1 ? editDistance(key, each) : most + 1;
      const rank = byKey.get(each)?.rank ?? 0;
      if (
        edits > most ||
        (best && (edits > best.edits || (edits === best.edits && rank > best.rank)))
      )
        continue;
      best = { key: each, edits, rank };
    }
  return best?.key;
}
