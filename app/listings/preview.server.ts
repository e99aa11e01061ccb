import { type Coords, tooFarMinutes } from "~/catalog/distance";
import { describeUnlisted, type UnlistedPart } from "~/parts/part.server";
import type { PartDetails, PartPhoto } from "~/parts/part-details";
import { defaultAlt } from "~/photos/photo.schema";
import type { ShownPhoto } from "~/photos/photos.server";
import type { ListingState } from "~/platform/enums";
import { getOwnSeller, type Seller } from "~/sellers/sellers.server";
import { normalNumber } from "~/text/part-number";
import {
  type ListingErrors,
  type ListingValues,
  parseListing,
  type ReadListing,
} from "./listing-form";
import { listDraftPhotos } from "./listing-photos.server";
import { resolveListingPlace } from "./listing-place.server";
import type { ListingPlace, OwnListing } from "./listings.repo.server";
import { getEditedListing, pictureOf } from "./listings.server";
import { knownMakes } from "./makes.server";

/** A listing or draft as buyers would see it. */
export interface ListingPreview {
  id: string;
  /** Null until it is published. */
  state: ListingState | null;
  /** Buyers do not see it like this yet. */
  hasChanges: boolean;
  /** Why it cannot be published: field by field, and what may not be sold. */
  errors: ListingErrors;
  rules: string[];
  part: PartDetails;
}

/** What its seller has saved of a listing, as a buyer at `from` would see it; undefined where it is not the account's. */
export async function getListingPreview(
  of: OwnListing,
  { from, country, now = new Date() }: { from: Coords; country: string; now?: Date },
): Promise<ListingPreview | undefined> {
  const [edited, seller] = await Promise.all([getEditedListing(of), getOwnSeller(of.accountId)]);
  if (!edited || !seller) return undefined;
  const { id, state, hasChanges, fields } = edited;
  const parsed = parseListing(fields, {
    makes: await knownMakes(),
    thisYear: now.getUTCFullYear(),
  });
  const where = await resolveListingPlace(fields, { shop: seller, current: edited.place, country });
  const place = where.kind === "found" ? where.place : (edited.place ?? seller);
  const isBad = parsed.kind === "bad";
  const values = isBad ? withStandIns(parsed.read) : parsed.values;
  const photos = await listDraftPhotos({ accountId: of.accountId, fields });
  return {
    ...{ id, state, hasChanges },
    errors: {
      ...(isBad ? parsed.errors : {}),
      ...(where.kind === "refused" ? { placeName: where.message } : {}),
    },
    rules: isBad ? parsed.rules : [],
    part: await describeUnlisted(
      unlisted(id, { values, seller, place, photos: shownAs(photos, values.name) }),
      from,
    ),
  };
}

/** What stands where nothing can be read yet. */
const withStandIns = ({ category, condition, quantity, ...read }: ReadListing): ListingValues => ({
  ...read,
  name: read.name || "No name yet",
  partNumber: read.partNumber || "No number yet",
  category: category ?? "accessory",
  condition: condition ?? "used",
  quantity: quantity ?? 1,
});

/** The draft's photos that can be shown; a seller is shown the originals of those that are not ready. */
const shownAs = (photos: readonly ShownPhoto[], name: string): PartPhoto[] =>
  photos
    .filter(({ state }) => state !== "rejected")
    .map(({ src, width, height, alt, srcSet = `${src} ${width}w` }, at) => ({
      ...{ src, srcSet, width, height },
      // The narrowest comes first.
      thumb: srcSet.split(" ", 1)[0] ?? src,
      alt: alt || defaultAlt(name, at + 1),
    }));

interface Unlisted {
  values: ListingValues;
  seller: Seller;
  place: ListingPlace;
  photos: PartPhoto[];
}

/** What the tables would hold of it. */
const unlisted = (id: string, { values, seller, place, photos }: Unlisted): UnlistedPart => ({
  row: {
    ...{ id, key: 0, name: values.name, part_number: values.partNumber, brand: values.brand },
    ...{ category: values.category, part_type: values.partType, condition: values.condition },
    ...{ grade: values.grade, damage: values.damage, donor_miles: values.donorMiles },
    ...{ refurbished_by: values.refurbishedBy, warranty_days: values.warrantyDays },
    ...{ price_cents: values.priceCents, core_charge_cents: values.coreChargeCents },
    ...{ quantity: values.quantity, description: values.description, image: pictureOf(values) },
    ...{ location_name: place.locationName, lat: place.lat, lng: place.lng },
    ...{
      seller: seller.name,
      seller_id: seller.id,
      seller_place: seller.locationName,
      core_days: seller.coreDays,
    },
    ...{ delivers: seller.delivers, delivery_radius_miles: seller.deliveryRadiusMiles },
    delivery_fee_cents: seller.deliveryFeeCents,
    free_delivery_from_cents: seller.freeDeliveryFromCents,
    travel_time_minutes: tooFarMinutes,
    ...{ rating: null, rating_count: 0, cover: null, pictures: [] },
  },
  photos,
  numbers: [
    { kind: "own", norm: normalNumber(values.partNumber) },
    ...values.otherNumbers.map(({ kind, number }) => ({ kind, norm: normalNumber(number) })),
  ],
  fitment: values.vehicles.map((each) => ({ ...each, source: "seller" as const })),
});
