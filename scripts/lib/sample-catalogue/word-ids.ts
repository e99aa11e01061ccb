import { wordSignature } from "../../../app/search/fitment/bloom-signature.server";
import { words } from "../../../app/text/fold";
import { bytes } from "./fields";

/* Words are few, and texts of the same words many: each is kept once. */

const ids = new Map<string, number>();
const texts: string[] = [];
const lexemes: string[] = [];

/** A small number for a word. */
export function wordIdOf(word: string): number {
  const known = ids.get(word);
  if (known !== undefined) return known;
  ids.set(word, texts.length);
  lexemes.push(`${bytes(word)}\0\0\0`);
  return texts.push(word) - 1;
}

/** The word of a number. */
export const textOf = (id: number): string => texts[id] ?? "";

/** The same as it stands in a binary tsvector: its bytes to a zero, and that it has no positions. */
export const lexemeOf = (id: number): string => lexemes[id] ?? "";

/** As PostgreSQL sorts words: byte by byte, the shorter first. Their ends, zeros, see to that. */
export const inOrder = (a: number, b: number) => (lexemeOf(a) < lexemeOf(b) ? -1 : 1);

/** Of 64 bits the upper and the lower half. */
export type Bits = { high: number; low: number };

/** The bits of all of some words, as `signatureOf` has them. */
export function bitsOf(some: readonly string[]): Bits {
  const bits = { high: 0, low: 0 };
  for (const word of some) {
    const { high, low } = ownBitsOf(word);
    bits.high |= high;
    bits.low |= low;
  }
  return bits;
}

const ownBits = new Map<string, Bits>();

function ownBitsOf(word: string): Bits {
  const known = ownBits.get(word);
  if (known) return known;
  const signature = wordSignature(word);
  const bits = { high: Number(signature >> 32n), low: Number(BigInt.asIntN(32, signature)) };
  ownBits.set(word, bits);
  return bits;
}

const kept = new Map<string, readonly string[]>();

/** The words of a text that comes again and again. */
export function wordsOf(text: string): readonly string[] {
  const known = kept.get(text) ?? words(text);
  kept.set(text, known);
  return known;
}
