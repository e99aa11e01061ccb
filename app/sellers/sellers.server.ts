import timeZoneAt from "@photostructure/tz-lookup";
import { type Coords, distanceMiles } from "~/catalog/distance";
import { followSeller } from "~/listings/listings.server";
import { findTypedPlace } from "~/places/typed-place.server";
import { isId } from "~/text/is-id";
import { isOpenAt } from "./opening-hours";
import { type BusinessErrors, type BusinessForm, parseBusiness, parsePin } from "./seller.schema";
import {
  inTransaction,
  type SellerPlace,
  type SellerRow,
  selectFigures,
  selectOwnSeller,
  selectSeller,
  upsertSeller,
} from "./sellers.repo.server";

export type Seller = SellerRow;

/** The account's own business; undefined until its owner has said what it is. */
export const getOwnSeller = (accountId: string): Promise<Seller | undefined> =>
  selectOwnSeller({ accountId });

/** What everybody sees of a seller, with what is counted; undefined where there is none of that id. */
export async function getSeller(id: string, now = new Date()) {
  if (!isId(id)) return undefined;
  const row = await selectSeller(id);
  if (!row) return undefined;
  const { openingHours, timeZone } = row;
  return {
    ...{ id, name: row.name, kind: row.kind, locationName: row.locationName, phone: row.phone },
    ...{ lat: row.lat, lng: row.lng, openingHours, createdAt: row.createdAt },
    ...{
      offersPickup: row.offersPickup,
      returnDays: row.returnDays,
      handlingDays: row.handlingDays,
    },
    isOpen: isOpenAt(openingHours, timeZone, now),
    delivery: row.delivers
      ? {
          radiusMiles: row.deliveryRadiusMiles,
          feeCents: row.deliveryFeeCents,
          freeFromCents: row.freeDeliveryFromCents,
        }
      : null,
    figures: await selectFigures(id),
  };
}

export type SaveBusinessOutcome =
  | { kind: "saved"; sellerId: string }
  /** `choices`: places of the name that was typed, to choose one of. */
  | { kind: "refused"; errors: BusinessErrors; choices?: string[] };

/**
 * Writes the account's business as it was typed. Where it moves, its listings that were there move along.
 * `country` (ISO 3166-1) is where a place is meant to be that says no more.
 */
export async function saveBusiness(
  { accountId, country }: { accountId: string; country: string },
  form: BusinessForm,
): Promise<SaveBusinessOutcome> {
  const parsed = parseBusiness(form);
  const own = await getOwnSeller(accountId);
  const place = await pinnedPlace(form, country, own);
  if (parsed.kind === "bad" || place.kind === "refused") {
    const errors = parsed.kind === "bad" ? parsed.errors : {};
    if (place.kind !== "refused" || errors.place) return { kind: "refused", errors };
    return {
      kind: "refused",
      errors: { ...errors, place: place.message },
      choices: place.choices,
    };
  }
  const at = place.place;
  return inTransaction(async (tx): Promise<SaveBusinessOutcome> => {
    const sellerId = await upsertSeller(tx, { accountId, ...parsed.business, ...at });
    if (own && (own.lat !== at.lat || own.lng !== at.lng))
      await followSeller(tx, { sellerId, from: own, to: at });
    return { kind: "saved", sellerId };
  });
}

type PlaceOutcome =
  /** `isKept`: it is where the business is already, and not the middle of the town. */
  | { kind: "found"; place: SellerPlace; isKept: boolean }
  | { kind: "refused"; message: string; choices: string[] };

/** A pin farther from the place that is named, in miles, is a slip. */
const mostPinMiles = 50;

/** The place that is named, and in it the point that was chosen on the map, if one was. */
async function pinnedPlace(
  form: BusinessForm,
  country: string,
  own: Seller | undefined,
): Promise<PlaceOutcome> {
  const text = form.place.trim();
  const named = await placeOf(text, country, own);
  const pin = parsePin(form);
  if (named.kind === "refused" || pin === null) return named;
  const refused = (message: string): PlaceOutcome => ({ kind: "refused", message, choices: [] });
  if (!pin) return refused("The pin isn't anywhere on the map. Put it on your place again.");
  const middle = named.isKept ? await middleOf(text, country, named.place) : named.place;
  const miles = distanceMiles(middle, pin);
  if (miles > mostPinMiles)
    return refused(
      `The pin is ${Math.round(miles).toLocaleString("en-US")} miles from there. Move it closer, or enter the place that it's in.`,
    );
  const { lat, lng } = pin;
  const { locationName } = named.place;
  const place = { locationName, lat, lng, timeZone: timeZoneAt(lat, lng) };
  return { kind: "found", place, isKept: false };
}

/** The middle of the town that a business is known to be elsewhere in. */
async function middleOf(text: string, country: string, known: Coords): Promise<Coords> {
  const meant = await findTypedPlace(text, country);
  return meant.kind === "found" ? meant.place : known;
}

async function placeOf(
  text: string,
  country: string,
  own: Seller | undefined,
): Promise<PlaceOutcome> {
  // Where it is already, it stays.
  if (own && own.locationName === text) {
    const { locationName, lat, lng } = own;
    return {
      kind: "found",
      place: { locationName, lat, lng, timeZone: own.timeZone ?? timeZoneAt(lat, lng) },
      isKept: true,
    };
  }
  const typed = await findTypedPlace(text, country);
  if (typed.kind === "refused") return typed;
  const { label, lat, lng } = typed.place;
  const place = { locationName: label, lat, lng, timeZone: timeZoneAt(lat, lng) };
  return { kind: "found", place, isKept: false };
}
