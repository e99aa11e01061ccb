import { resolvePlace } from "./find-places.server";
import type { Place } from "./place.schema";

export type TypedPlace =
  | { kind: "found"; place: Place }
  /** `choices`: places of that name, to choose one of. */
  | { kind: "refused"; message: string; choices: string[] };

/** The one place that somebody typed into a form, or what to say at its field. */
export async function findTypedPlace(text: string, country: string): Promise<TypedPlace> {
  const meant = await resolvePlace(text, country);
  if (meant.kind === "found") return meant;
  const choices = meant.kind === "several" ? meant.places.map(({ label }) => label) : [];
  const message =
    choices.length > 0
      ? `There's more than one: ${choices.slice(0, 4).join("; ")}. Enter the one you mean.`
      : "We can't find that place. Try a city, like Springfield, IL, or a postal code.";
  return { kind: "refused", message, choices };
}
