import { paths } from "~/paths";
import type { ListingSearch } from "./search-params";

/*
 * Beside what a search asks (./query), an address may say how its text was read: `said` is the text
 * that vehicle and words were taken from.
 */

/** The search for something; of one for a vehicle what fits comes first. `said` is what the reader typed for it. */
export function searchFor(search: Partial<ListingSearch>, said?: string): string {
  return paths.map({ ...search, said });
}

/** The search for a text word for word, whatever else it could mean. */
export function searchForWords(text: string): string {
  return paths.map({ text, asTyped: true });
}
