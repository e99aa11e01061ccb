/** A place name, and the regions or countries written after it. */
export interface PlaceReading {
  name: string;
  within: string[];
}

/** The ways to read a text: all of it as the name, or its last one to three words as a region or country. */
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
