import { nameKey } from "~/text/fold";
import type { Span } from "../sentence/token";

export type Token = { raw: string; key: string };
/** A make, and perhaps its model, with the tokens that named them. */
export type Found = { make: string; model: string | null; spans: Span[] };

const longestName = 4;
const firstYear = 1950;
/** A text in pieces, each with its key; no more of them than anybody needs. */
export const tokensOf = (text: string): Token[] =>
  text
    .split(/[\s,;]+/)
    .map((raw) => ({ raw, key: nameKey(raw) }))
    .filter(({ raw, key }) => key || /\S/.test(raw))
    .slice(0, 24);

/** Two digits of a year in full: of this century, up to the last year that there is. */
export const fullYear = (two: string, last: number): number =>
  Number(two) + (2000 + Number(two) <= last ? 2000 : 1900);

/** The year that a token is, `2014` or `'14`. */
export function yearOf({ raw, key }: Token, last: number): number | undefined {
  const short = /^['’](\d\d)$/.exec(raw)?.[1];
  if (short) return fullYear(short, last);
  const year = /^\d{4}$/.test(key) && /^\(?\d{4}\)?[.:]?$/.test(raw) ? Number(key) : Number.NaN;
  return year >= firstYear && year <= last ? year : undefined;
}

/** Every run of up to four tokens whose name is known, the longest first. */
export function spansIn<T>(tokens: readonly Token[], find: (key: string) => T | undefined) {
  const found: (Span & { value: T; key: string })[] = [];
  for (let length = Math.min(longestName, tokens.length); length > 0; length -= 1)
    for (let from = 0; from + length <= tokens.length; from += 1) {
      const run = tokens.slice(from, from + length);
      const key = run.map((each) => each.key).join("");
      const value = run.every((each) => each.key) ? find(key) : undefined;
      if (value !== undefined) found.push({ from, to: from + length, value, key });
    }
  return found;
}

export const apart = (a: Span, b: Span) => a.to <= b.from || b.to <= a.from;
