import { type Coords, defaultOrigin, reachFrom } from "./distance";
import type { Listing } from "./listing.schema";
import { countSampleListings, type ListingRow, selectListing } from "./listings.repo.server";

function toListing(row: ListingRow, from: Coords): Listing {
  const { lat, lng, rating, ratingCount, travelTimeMinutes, sellerId: _sellerId, ...rest } = row;
  return {
    ...rest,
    brand: rest.brand || null,
    partType: rest.partType || null,
    fit: null,
    matched: null,
    coords: { lat, lng },
    image: rest.image as Listing["image"],
    ...reachFrom(from, { lat, lng }, travelTimeMinutes),
    rating: rating === null ? null : { value: rating, count: ratingCount },
  };
}

/** One listing, sold out or not, with its distance from there; null when there is none. */
export async function getListing(
  id: string,
  from: Coords = defaultOrigin,
): Promise<Listing | null> {
  if (!/^[\w-]{1,64}$/.test(id)) return null;
  const row = await selectListing(id);
  return row ? toListing(row, from) : null;
}

/** Listings in stock: the samples', or an account's own (accounts cannot list parts yet, so none). */
export function countActiveListings(owner: { accountId: string } | { sample: true }) {
  return "sample" in owner ? countSampleListings() : Promise.resolve(0);
}
