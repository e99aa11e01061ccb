import type { Coords } from "~/catalog/distance";
import { orIfOverloaded } from "~/platform/http/overload.server";
import { findFacets, noFacets } from "~/search/results/facets.server";
import { findListed } from "~/search/results/listings.server";
import type { SellerListingsProps } from "./SellerListings";

interface Asked {
  sellerId: string;
  /** The token of a later page. */
  page?: string;
  /** Where distances begin. */
  near?: Coords;
}

/** A page of what a seller has in stock, the newest first, and of how many of which categories that is; undefined where the token is of another list. */
export async function listForSale({
  sellerId,
  page,
  near,
}: Asked): Promise<SellerListingsProps | undefined> {
  const search = { text: "", sort: "newest", sellerId, near } as const;
  const [found, { facets }] = await Promise.all([
    findListed(search, { page, shown: 1 }),
    orIfOverloaded(findFacets(search), noFacets),
  ]);
  if (!found) return undefined;
  const { listings, next } = found;
  return { sellerId, listings, next, isLater: page !== undefined, categories: facets.category };
}
