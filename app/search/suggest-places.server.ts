import { paths } from "~/paths";
import { findPlaces, placesNamed } from "~/places/find-places.server";
import type { Place } from "~/places/place.schema";
import type { Suggestion } from "./suggest.schema";

const mostPlaces = 3;

/** Places that a text which names no part may mean: the map can search there. */
export async function placeItems(text: string): Promise<Suggestion[]> {
  return text.length < 3 ? [] : (await findPlaces(text, mostPlaces)).map(placeItem);
}

/** Places that a text names as it stands, not merely begins or nearly names. */
export async function namedPlaceItems(text: string): Promise<Suggestion[]> {
  return text.length < 3 ? [] : (await placesNamed(text, mostPlaces)).map(placeItem);
}

const placeItem = ({ label, detail }: Place): Suggestion => ({
  label,
  detail: detail ? `Parts near there: ${detail}` : "Parts near there",
  href: paths.map({ place: label }),
});
