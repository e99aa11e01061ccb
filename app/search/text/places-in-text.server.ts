import { placesByExactName } from "~/places/find-places.server";

/** A place that a text names, and what else the text says. */
export interface PlaceInText {
  /** As it is found again: `Munich, Germany`. */
  place: string;
  /** The words beside it; blank for none. */
  text: string;
}

const mostPlaces = 3;
/** So many words may name a place beside others. */
const mostWords = 3;
/** Between the words and the place they said how both belong together. */
const joints = new Set("around at by close from in near nearby of to".split(" "));

/**
 * Places that a text names as it stands: all of it, or its last or first words. `among`: words of which one
 * has to be in the name, for a text of which others were found.
 */
export async function findPlacesInText(
  typed: string,
  among?: readonly string[],
): Promise<PlaceInText[]> {
  const text = typed.trim();
  if (text.length < 3) return [];
  const words = text.split(/\s+/);
  if (!among) {
    const whole = await placesByExactName(text, mostPlaces);
    if (whole.length > 0) return whole.map(({ label }) => ({ place: label, text: "" }));
  }
  for (let count = Math.min(mostWords, words.length - 1); count > 0; count -= 1)
    for (const [named, others] of [
      [words.slice(-count), words.slice(0, -count)],
      [words.slice(0, count), words.slice(count)],
    ] as const) {
      if (among && !named.some((word) => among.includes(word))) continue;
      const [place] = await placesByExactName(named.join(" "), 1);
      if (place) return [{ place: place.label, text: withoutJoints(others) }];
    }
  return [];
}

function withoutJoints(words: readonly string[]): string {
  const isWord = (word: string) => !joints.has(word.toLowerCase());
  return words.slice(words.findIndex(isWord), words.findLastIndex(isWord) + 1).join(" ");
}
