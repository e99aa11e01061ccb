import type { Catalogue } from "./catalogue";
import { CopyRows } from "./copy-rows";
import { bool, float8, int4, none, text, uuid } from "./fields";
import { supersessionOf } from "./products";

/** What goes in before all listings, as COPY reads it. */
export type Beginning = { sellers: Uint8Array; supersessions: Uint8Array };
export const sellerColumns =
  "id, name, location_name, lat, lng, is_sample, seed, delivers, delivery_radius_miles, delivery_fee_cents, free_delivery_from_cents";
export const supersessionColumns = "norm, replacement, note, seed";

const optional = (value: number | null | undefined) => (value == null ? none : int4(value));

export function beginningOf({ seed, sellers, made }: Catalogue): Beginning {
  const [businesses, replaced] = [new CopyRows(), new CopyRows()];
  const [isSample, ofSeed, note] = [bool(true), int4(seed), text("Replaced by the maker")];
  for (const { id, name, locationName, lat, lng, delivery } of sellers) {
    businesses.row(11).put(uuid(id)).put(text(name)).put(text(locationName));
    businesses.put(float8(lat)).put(float8(lng)).put(isSample).put(ofSeed);
    businesses.put(bool(delivery !== undefined)).put(optional(delivery?.radiusMiles));
    businesses.put(int4(delivery?.feeCents ?? 0)).put(optional(delivery?.freeFromCents));
  }
  for (const product of made) {
    const [older, newer] = supersessionOf(product) ?? [];
    if (older && newer) replaced.row(4).put(text(older)).put(text(newer)).put(note).put(ofSeed);
  }
  return { sellers: businesses.all(), supersessions: replaced.all() };
}
