import { paths } from "~/paths";
import { findPlaces, placesByExactName } from "~/places/find-places.server";
import type { Place } from "~/places/place.schema";
import { partTypesIn } from "~/search/text/part-types";
import { words as wordsOf } from "~/text/fold";
import type { Suggestion } from "./suggest.schema";

const mostPlaces = 3;

/** Places that a text which names no part may mean: the map can search there. */
export async function placeItems(text: string): Promise<Suggestion[]> {
  return text.length < 3 ? [] : (await findPlaces(text, mostPlaces)).map(placeItem);
}

/** Places whose name is exactly the text, no prefix and no correction. */
export async function namedPlaceItems(text: string): Promise<Suggestion[]> {
  return text.length < 3 ? [] : (await placesByExactName(text, mostPlaces)).map(placeItem);
}

const placeItem = ({ label, detail }: Place): Suggestion => ({
  label,
  detail: detail ? `Parts near there: ${detail}` : "Parts near there",
  href: paths.map({ place: label }),
});

/** Part types near a place that the text ends with: `brake pads berlin`. */
export async function partsNearItems(text: string): Promise<Suggestion[]> {
  const all = text.split(" ");
  for (const count of [1, 2, 3]) {
    const { kinds } = partTypesIn(wordsOf(all.slice(0, -count).join(" ")));
    if (kinds.length === 0) continue;
    const [place] = await placesByExactName(all.slice(-count).join(" "), 1);
    if (place)
      return kinds.slice(0, mostPlaces).map(({ label, partType, category }) => ({
        label,
        detail: `near ${place.label}`,
        href: paths.map({ partType, category, place: place.label }),
      }));
  }
  return [];
}
