import { nameKey } from "~/text/fold";

/** A piece of a text between spaces. */
export interface Token {
  /** As it was typed. */
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
  return tokens;
}

/** A word in the singular, as far as its ending tells: for comparing, not for reading. */
export function singular(key: string): string {
  if (key.length < 4 || !key.endsWith("s") || /(ss|us|is|as)$/.test(key)) return key;
  if (key.endsWith("ies")) return `${key.slice(0, -3)}y`;
  return /(ss|x|ch|sh|z)es$/.test(key) ? key.slice(0, -2) : key.slice(0, -1);
}
