import { placeTextLimit } from "~/places/place-text";
import { findTypedPlace } from "~/places/typed-place.server";
import { oneLine } from "~/text/one-line";
import type { DraftFields } from "./listing-form";
import type { ListingPlace } from "./listings.repo.server";

export type ListingPlaceOutcome =
  | { kind: "found"; place: ListingPlace }
  /** `choices`: places of the name that was typed. */
  | { kind: "refused"; message: string; choices: string[] };

interface Places {
  /** Where the business is. */
  shop: ListingPlace;
  /** Where the listing is; undefined before it is published. */
  current: ListingPlace | undefined;
  /** Where a place is meant to be that says no more (ISO 3166-1). */
  country: string;
}

const refuse = (message: string): ListingPlaceOutcome => ({
  kind: "refused",
  message,
  choices: [],
});

/** Where a draft says that the part is: at the shop, at a place by its name, or still where it was. */
export async function resolveListingPlace(
  { place, placeName }: DraftFields,
  { shop, current, country }: Places,
): Promise<ListingPlaceOutcome> {
  const text = oneLine(placeName ?? "");
  const known = [current, shop].find((each) => each?.locationName === text);
  if (place === "elsewhere") {
    if (text === "") return refuse("Enter a city, like Springfield, IL, or a postal code.");
    if (text.length > placeTextLimit) return refuse("Enter a city or a postal code alone.");
    // Where it is already, it stays.
    if (known) return { kind: "found", place: known };
    const typed = await findTypedPlace(text, country);
    if (typed.kind === "refused") return typed;
    const { label, lat, lng } = typed.place;
    return { kind: "found", place: { locationName: label, lat, lng } };
  }
  if (place !== "shop") return { kind: "found", place: current ?? shop };
  if (text === "" || known) return { kind: "found", place: shop };
  return refuse("You chose the shop. Choose “Somewhere else” for this place, or leave it empty.");
}

/** Whether a listing lies where its business is, and so moves along with it. */
const isAt = (place: ListingPlace, shop: ListingPlace) =>
  place.lat === shop.lat && place.lng === shop.lng;

/** Where a listing is, as its form shows it. */
export const placeFields = (place: ListingPlace, shop: ListingPlace) =>
  isAt(place, shop)
    ? { place: "shop", placeName: "" }
    : { place: "elsewhere", placeName: place.locationName };
