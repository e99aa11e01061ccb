import { publicPhoto, type ReadyPhoto } from "~/photos/photo.schema";
import type { Category, Condition, Grade } from "~/platform/enums";
import { type Coords, reachFrom } from "./distance";
import type { Listing } from "./listing.schema";

/** A listing `l` with its seller `s`, as the database has it. */
export type ListingRow = {
  id: string;
  key: number;
  name: string;
  part_number: string;
  brand: string;
  category: Category;
  part_type: string;
  condition: Condition;
  grade: Grade | null;
  price_cents: number;
  core_charge_cents: number;
  quantity: number;
  warranty_days: number;
  location_name: string;
  lat: number;
  lng: number;
  seller: string;
  delivers: boolean;
  delivery_radius_miles: number | null;
  delivery_fee_cents: number;
  free_delivery_from_cents: number | null;
  description: string;
  travel_time_minutes: number;
  image: string;
  rating: string | null;
  rating_count: number;
  /** The first of its photos that is ready. */
  cover: ReadyPhoto | null;
};

/** Of each row that is shown, by the index of a listing's photos: one entry of it where there is a photo, none else. */
const cover =
  "(select json_build_object('hash', ph.hash, 'width', ph.width, 'height', ph.height, 'alt', ph.alt) from photo ph where ph.listing_id = l.id and ph.state = 'ready' order by ph.position limit 1) as cover";

/** The columns of it: the one list that whoever shows listings selects. */
export const listingRowColumns = `l.id, l.key, l.name, l.part_number, l.brand, l.category, l.part_type, l.condition, l.grade, l.price_cents, l.core_charge_cents, l.quantity, l.warranty_days, l.location_name, l.lat, l.lng, s.name as seller, s.delivers, s.delivery_radius_miles, s.delivery_fee_cents, s.free_delivery_from_cents, l.description, l.travel_time_minutes, l.image, l.rating, l.rating_count, ${cover}`;

/** It as pages show it, with its distance from there; no vehicle and no number was asked about. */
export function toListing(row: ListingRow, from: Coords): Listing {
  const { lat, lng } = row;
  return {
    id: row.id,
    name: row.name,
    partNumber: row.part_number,
    brand: row.brand || null,
    category: row.category,
    partType: row.part_type || null,
    condition: row.condition,
    grade: row.grade,
    priceCents: row.price_cents,
    coreChargeCents: row.core_charge_cents,
    quantity: row.quantity,
    warrantyDays: row.warranty_days,
    locationName: row.location_name,
    ...reachFrom(from, { lat, lng }, row.travel_time_minutes),
    seller: row.seller,
    delivery: row.delivers
      ? {
          radiusMiles: row.delivery_radius_miles,
          feeCents: row.delivery_fee_cents,
          freeFromCents: row.free_delivery_from_cents,
        }
      : null,
    description: row.description,
    coords: { lat, lng },
    image: row.image as Listing["image"],
    photo: coverOf(row),
    rating: row.rating === null ? null : { value: Number(row.rating), count: row.rating_count },
    fit: null,
    matched: null,
  };
}

function coverOf({ cover, name }: ListingRow): Listing["photo"] {
  if (!cover) return null;
  const { src, srcSet, width, height, alt } = publicPhoto(cover, name);
  return { src, srcSet, width, height, alt };
}
