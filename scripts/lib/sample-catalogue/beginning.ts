import type { Catalogue } from "./catalogue";
import { CopyRows } from "./copy-rows";
import { bool, float8, int4, text, uuid } from "./fields";
import { supersessionOf } from "./products";

/** What goes in before all listings, as COPY reads it. */
export type Beginning = { sellers: Uint8Array; supersessions: Uint8Array };
export const sellerColumns = "id, name, location_name, lat, lng, is_sample, seed";
export const supersessionColumns = "norm, replacement, note, seed";

export function beginningOf({ seed, sellers, made }: Catalogue): Beginning {
  const [businesses, replaced] = [new CopyRows(), new CopyRows()];
  const [isSample, ofSeed, note] = [bool(true), int4(seed), text("Replaced by the maker")];
  for (const { id, name, locationName, lat, lng } of sellers) {
    businesses.row(7).put(uuid(id)).put(text(name)).put(text(locationName));
    businesses.put(float8(lat)).put(float8(lng)).put(isSample).put(ofSeed);
  }
  for (const product of made) {
    const [older, newer] = supersessionOf(product) ?? [];
    if (older && newer) replaced.row(4).put(text(older)).put(text(newer)).put(note).put(ofSeed);
  }
  return { sellers: businesses.all(), supersessions: replaced.all() };
}
