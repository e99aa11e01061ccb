/** Lower case, in plain letters where accents are all that was put to them: what every key below begins with. */
const unaccented = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "");

/** The words of a text, each once: what the database's search_words() gives. */
export const words = (text: string): string[] => [
  ...new Set(
    unaccented(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  ),
];

/** A name in one piece: `Mercedes-Benz`, `mercedes benz` and `MERCEDES BENZ` are the same. */
export const nameKey = (name: string) => unaccented(name).replaceAll(/[^\p{L}\p{N}]/gu, "");

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
  return unaccented(text.normalize("NFKD"))
    .replaceAll(/[\p{M}'’ʻ`.]/gu, "")
    .replaceAll(/[ßøłđðþæœıħ]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
