import { nameKey } from "~/text/fold";
import { withDigits } from "./spoken-numbers";

/** A piece of a text between spaces. */
export interface Token {
  /** As it was typed; a number that was said in words, in digits. */
  raw: string;
  /** Its letters and digits, small. */
  key: string;
  /** A comma, or what does as one, stands before it. */
  isBroken: boolean;
}

/** From one token up to another. */
export interface Span {
  from: number;
  to: number;
}

/** More tokens of a text than these are not read. */
export const mostTokens = 40;

/** A text in pieces. Signs that join a price or a size to its number stay with it; `&` and `+` say "and". */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let isBroken = false;
  for (const piece of text.split(/([\s;]+|,(?!\d{3}(?!\d))|(?<=\p{L})\/(?=\p{L}{3,}))/u)) {
    if (/^[\s,;/]*$/.test(piece)) {
      isBroken ||= /[,;/]/.test(piece);
      continue;
    }
    const key = /^[&+]$/.test(piece) ? "and" : nameKey(piece);
    if (!key) continue;
    tokens.push({ raw: piece, key, isBroken });
    isBroken = false;
    if (tokens.length === mostTokens) break;
  }
  return withDigits(tokens);
}

/** A word in the singular, as far as its ending tells: for comparing, not for reading. */
export function singular(key: string): string {
  if (key.length < 4 || !key.endsWith("s") || /(ss|us|is|as)$/.test(key)) return key;
  if (key.endsWith("ies")) return `${key.slice(0, -3)}y`;
  return /(ss|x|ch|sh|z)es$/.test(key) ? key.slice(0, -2) : key.slice(0, -1);
}

/**
 * What runs of tokens name, the longest first where two overlap, in the order of the text.
 * @param isFree tokens that nothing else has taken
 * @param most so many tokens a run has at most, and at least
 */
export function runsIn<Value>(
  tokens: readonly Token[],
  isFree: (at: number) => boolean,
  { most, least = 1 }: { most: number; least?: number },
  find: (run: readonly Token[], span: Span) => Value | undefined,
): (Span & { value: Value })[] {
  const found: (Span & { value: Value })[] = [];
  for (let length = Math.min(most, tokens.length); length >= least; length -= 1)
    for (let from = 0; from + length <= tokens.length; from += 1) {
      const to = from + length;
      if (found.some((each) => from < each.to && each.from < to)) continue;
      const run = tokens.slice(from, to);
      if (!run.every((_, at) => isFree(from + at))) continue;
      const value = find(run, { from, to });
      if (value !== undefined) found.push({ from, to, value });
    }
  return found.sort((a, b) => a.from - b.from);
}
