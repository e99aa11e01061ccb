/** A name, and what was written after it to tell which one is meant. */
export interface PlaceReading {
  name: string;
  within: string[];
}

/** How a text may be meant: as it stands, or with its last words for a region or country. */
export function readPlaceText(text: string): PlaceReading[] {
  const [name = "", ...within] = text.split(",").map((part) => part.trim());
  const asked = [{ name, within: within.filter(Boolean) }];
  const words = name.split(/\s+/);
  for (const count of [1, 2, 3])
    if (words.length > count)
      asked.push({
        name: words.slice(0, -count).join(" "),
        within: [words.slice(-count).join(" "), ...within.filter(Boolean)],
      });
  return asked;
}
