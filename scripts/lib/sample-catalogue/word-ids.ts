import { words } from "../../../app/search/words";

/* Words are few, and texts of the same words many: each is kept once. */

const ids = new Map<string, number>();
const texts: string[] = [];

/** A small number for a word. */
export function wordIdOf(word: string): number {
  const known = ids.get(word);
  if (known !== undefined) return known;
  ids.set(word, texts.length);
  return texts.push(word) - 1;
}

/** The word of a number. */
export const textOf = (id: number): string => texts[id] ?? "";

const kept = new Map<string, readonly string[]>();

/** The words of a text that comes again and again. */
export function wordsOf(text: string): readonly string[] {
  const known = kept.get(text) ?? words(text);
  kept.set(text, known);
  return known;
}
