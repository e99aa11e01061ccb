/**
 * Small letters, one by one, as the database makes them: whatever follows a capital sigma, and without the
 * dot that JavaScript leaves of the Turkish I.
 */
export const lowerCase = (text: string): string =>
  text.replaceAll(/[Σİ]/g, (letter) => (letter === "Σ" ? "σ" : "i")).toLowerCase();

/** Lower case, in plain letters where accents are all that was put to them: what every key below begins with. */
const unaccented = (text: string) =>
  lowerCase(text)
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "");

/** Characters: a longer word is known by its beginning. */
const maxWordLength = 40;

/** The words of a text, each once: what the database's search_words() gives. */
export const words = (text: string): string[] => [
  ...new Set(
    unaccented(text)
      // Signs of vowels that are written beside a letter are of its word.
      .split(/[^\p{Alphabetic}0-9]+/u)
      .filter(Boolean)
      .map((word) =>
        word.length > maxWordLength ? [...word].slice(0, maxWordLength).join("") : word,
      ),
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
