const letters: Record<string, string> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  æ: "ae",
  œ: "oe",
  ı: "i",
  ħ: "h",
};

/**
 * How names of places are compared: lower case, without accents, and with one space for whatever
 * stands between words. `São Paulo` → `sao paulo`, `Saint-Étienne` → `saint etienne`, `O’Fallon` →
 * `ofallon`.
 */
export function foldName(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\p{M}'’ʻ`.]/gu, "")
    .replaceAll(/[ßøłđðþæœıħ]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
