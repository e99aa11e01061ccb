import type { Leaf } from "~/catalog/categories";
import type { Category } from "~/catalog/search";
import { paths } from "~/paths";

/*
 * Beside what a search asks (./query), an address may say how its text was read: `said` is the text
 * that vehicle and words were taken from, and `as=words` that a text is to be taken word for word.
 */

interface BoxLink {
  text?: string;
  vehicle?: { year: number; make: string; model: string };
  leaf?: Leaf;
  category?: Category;
  said?: string;
}

/** The search for a kind of part, or for words, among what fits a vehicle when one is named. */
export function searchFor({ text, vehicle, leaf, category, said }: BoxLink): string {
  const params = new URLSearchParams();
  if (text) params.set("q", text);
  if (category) params.set("category", category);
  if (leaf) params.set("leaf", leaf);
  return `${paths.map()}?${withVehicle(params, vehicle, said)}`;
}

/** Puts a vehicle into a search's parameters, and that only what fits it is looked for. */
export function withVehicle(
  params: URLSearchParams,
  vehicle: BoxLink["vehicle"],
  said?: string,
): URLSearchParams {
  const next = new URLSearchParams(params);
  if (!vehicle) return next;
  next.set("make", vehicle.make);
  next.set("model", vehicle.model);
  next.set("year", String(vehicle.year));
  next.set("fits", "1");
  if (said) next.set("said", said);
  return next;
}

/** The search for a text word for word, whatever else it could mean. */
export function searchForWords(text: string): string {
  return `${paths.map()}?${new URLSearchParams({ q: text, as: "words" })}`;
}
