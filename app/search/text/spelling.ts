/** How many letters must be added, left out, changed or swapped with a neighbor to get from a to b. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

/** How many letters must be left out of a and put into it to get b: none may be changed. */
export function lettersBetween(a: string, b: string): number {
  let last = Array.from({ length: b.length + 1 }, () => 0);
  for (const letter of a) {
    const row = [0];
    for (let at = 1; at <= b.length; at += 1)
      row.push(
        letter === b[at - 1] ? (last[at - 1] ?? 0) + 1 : Math.max(last[at] ?? 0, row[at - 1] ?? 0),
      );
    last = row;
  }
  return a.length + b.length - 2 * (last[b.length] ?? 0);
}

/** How many wrong letters a word of that length is forgiven. */
export const maxEdits = (length: number) => (length < 6 ? 1 : length < 9 ? 2 : 3);

/** The words in which two letters beside one another have changed places. */
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

/** Has no vowel, so that it may be what is left of another word. */
export const isShortened = (word: string) => /^[b-df-hj-np-tv-xz]{2,8}$/.test(word);

/** Whether a word is what is left of another without its vowels: `brk` of brake, `pd` of pads. */
export const isShortFor = (word: string, other: string) =>
  other[0] === word[0] &&
  other.length > word.length &&
  isShortened(word) &&
  consonantsOf(other) === consonantsOf(word);

/** The spellings that a word may stand under: as it is, and with another ending for the plural. */
export function forms(word: string): string[] {
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

/** Letters and digits only, in capitals, as the database's part_norm() gives it. */
export const normalNumber = (text: string) => text.replaceAll(/[^A-Za-z0-9]/g, "").toUpperCase();

const alphabet = [..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Every number that is one wrong, missing, extra or swapped character away; none for odd lengths. */
export function oneAway(norm: string): string[] {
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
