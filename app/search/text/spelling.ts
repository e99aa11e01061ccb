/** How many wrong letters a word of that length is forgiven. */
export const maxEdits = (length: number) => (length < 6 ? 1 : length < 9 ? 2 : 3);

/** The words with two adjacent letters swapped. */
export function swaps(word: string): string[] {
  const all = Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
  return [...new Set(all)].filter((swapped) => swapped !== word);
}

/** A word as it is shortened to: its consonants, of two alike one, but for the end of a plural. */
const consonantsOf = (word: string) =>
  word
    .replaceAll(/(?<=.)[aeiouy]/g, "")
    .replaceAll(/(.)\1/g, "$1")
    .replace(/(?<=..)s$/, "");

/** Has no vowel, so it may abbreviate another word. */
export const isAbbreviation = (word: string) => /^[b-df-hj-np-tv-xz]{2,8}$/.test(word);

/** Whether a word abbreviates another by leaving out its vowels: `brk` for brake, `pd` for pads. */
export const abbreviates = (word: string, other: string) =>
  other[0] === word[0] &&
  other.length > word.length &&
  isAbbreviation(word) &&
  consonantsOf(other) === consonantsOf(word);

/** The spellings that a word may stand under: as it is, and with another ending for the plural. */
export function inflections(word: string): string[] {
  const found = new Set([word]);
  if (word.length > 2) {
    found.add(`${word}s`);
    if (/(s|x|z|ch|sh)$/.test(word)) found.add(`${word}es`);
    if (/[^aeiou]y$/.test(word)) found.add(`${word.slice(0, -1)}ies`);
  }
  if (word.length > 3 && word.endsWith("s") && !word.endsWith("ss")) found.add(word.slice(0, -1));
  if (word.length > 4 && word.endsWith("es")) found.add(word.slice(0, -2));
  if (word.length > 4 && word.endsWith("ies")) found.add(`${word.slice(0, -3)}y`);
  return [...found];
}

const alphabet = [..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Every number that is one wrong, missing, extra or swapped character away; none for odd lengths. */
export function oneEditVariants(norm: string): string[] {
  if (norm.length < 4 || norm.length > 20) return [];
  const found = new Set(swaps(norm));
  for (let at = 0; at <= norm.length; at += 1) {
    const [head, tail] = [norm.slice(0, at), norm.slice(at)];
    if (tail) found.add(head + tail.slice(1));
    for (const sign of alphabet) {
      found.add(head + sign + tail);
      if (tail) found.add(head + sign + tail.slice(1));
    }
  }
  found.delete(norm);
  return [...found];
}
