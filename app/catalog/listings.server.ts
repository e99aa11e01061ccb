import type { ListingSearch } from "~/search/search-params";
import type { Sort } from "./choices";
import { defaultOrigin, distanceMiles } from "./distance";
import type { Listing } from "./listing.schema";
import {
  anyListingMatches,
  countSampleListings,
  type ListingRow,
  selectListing,
  selectListings,
  selectWordsOfBestMatch,
  wordsOf,
} from "./listings.repo.server";

/** The most listings that one answer holds. */
export const listingLimit = 500;

function toListing(row: ListingRow, from: { lat: number; lng: number }): Listing {
  const { lat, lng, rating, ratingCount, sellerId: _sellerId, ...rest } = row;
  return {
    ...rest,
    brand: rest.brand || null,
    leaf: rest.leaf || null,
    fit: null,
    matched: null,
    coords: { lat, lng },
    image: rest.image as Listing["image"],
    // A tenth of a mile is what is shown; more digits would tell where the asker stands.
    distanceMiles: Math.round(distanceMiles(from, { lat, lng }) * 100) / 100,
    rating: rating === null ? null : { value: rating, count: ratingCount },
  };
}

const bySort: Record<Sort, (a: Listing, b: Listing) => number> = {
  nearest: (a, b) => a.distanceMiles - b.distanceMiles,
  price: (a, b) => a.priceCents - b.priceCents,
  "price-high": (a, b) => b.priceCents - a.priceCents,
  newest: () => 0,
  best: (a, b) => a.distanceMiles - b.distanceMiles,
};

/**
 * What of a text that matches no listing as a whole is worth searching for, so that a vehicle beside
 * a part's name does not hide the part. Little words carry nothing. Null: the text stands as it is.
 */
async function withoutStrayWords(text: string) {
  if (await anyListingMatches(text)) return null;
  const words = wordsOf(text);
  const kept = await selectWordsOfBestMatch(words.filter((word) => word.length > 2));
  if (kept.length === 0) return null;
  return { text: kept.join(" "), leftOut: words.filter((word) => !kept.includes(word)) };
}

/**
 * The listings in stock that a search finds, in its order, with distances from `near` or the default
 * origin. Where nothing in stock anywhere has all of its words, `leftOut` names those that were not
 * searched for.
 */
export async function findListings(search: ListingSearch) {
  const origin = search.near ?? defaultOrigin;
  const select = (text: string) =>
    selectListings(
      {
        text,
        category: search.category,
        condition: search.condition,
        maxPriceCents: search.maxPriceDollars && search.maxPriceDollars * 100,
        bounds: search.bounds,
      },
      listingLimit,
    );
  let rows = await select(search.text);
  const less = rows.length === 0 && search.text ? await withoutStrayWords(search.text) : null;
  if (less) rows = await select(less.text);
  const listings = rows.map((row) => toListing(row, origin));
  const order = bySort[search.sort];
  return {
    listings: listings.sort((a, b) => order(a, b) || (a.id < b.id ? -1 : 1)),
    origin,
    leftOut: less?.leftOut ?? [],
    next: null,
    total: { count: listings.length, isExact: true },
    corrected: null,
    numbersMeant: [],
    replacedBy: [],
  };
}

/** One listing, sold out or not, with its distance from the default origin; null when there is none. */
export async function getListing(id: string): Promise<Listing | null> {
  if (!/^[\w-]{1,64}$/.test(id)) return null;
  const row = await selectListing(id);
  return row ? toListing(row, defaultOrigin) : null;
}

/** Listings in stock: the samples', or an account's own (accounts cannot list parts yet, so none). */
export function countActiveListings(owner: { accountId: string } | { sample: true }) {
  return "sample" in owner ? countSampleListings() : Promise.resolve(0);
}
