import { type Coords, defaultOrigin } from "./distance";
import type { Listing } from "./listing.schema";
import { toListing } from "./listing-row.server";
import {
  countOwnListings,
  countSampleListings,
  selectListing,
  selectListingKeys,
} from "./listings.repo.server";

/** One listing, sold out or not, with its distance from there; null when there is none. */
export async function getListing(
  id: string,
  from: Coords = defaultOrigin,
): Promise<Listing | null> {
  if (!/^[\w-]{1,64}$/.test(id)) return null;
  const row = await selectListing(id);
  return row ? toListing(row, from) : null;
}

/** By which its rows elsewhere go; null when there is no such listing. */
export async function getListingKey(id: string): Promise<number | null> {
  if (!/^[\w-]{1,64}$/.test(id)) return null;
  return (await selectListing(id))?.key ?? null;
}

/** The same of several, by listing; those that there are not are left out. */
export const getListingKeys = selectListingKeys;

/** Listings in stock: the samples', or an account's own. */
export function countActiveListings(owner: { accountId: string } | { sample: true }) {
  return "sample" in owner ? countSampleListings() : countOwnListings(owner.accountId);
}
