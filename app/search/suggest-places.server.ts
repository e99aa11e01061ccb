import { paths } from "~/paths";
import { findPlaces } from "~/places/find-places.server";
import type { Suggestion } from "./suggest.schema";

/** Places that a text which names no part may mean: the map can search there. */
export async function placeItems(text: string): Promise<Suggestion[]> {
  if (text.length < 3) return [];
  return (await findPlaces(text, 3)).map(({ label, detail }) => ({
    label,
    detail: detail ? `Parts near there: ${detail}` : "Parts near there",
    href: paths.map({ place: label }),
  }));
}
