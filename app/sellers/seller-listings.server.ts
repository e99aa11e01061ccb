import type { Coords } from "~/catalog/distance";
import { findListed } from "~/search/results/listings.server";
import type { SellerListingsProps } from "./SellerListings";

interface Asked {
  sellerId: string;
  /** The token of a later page. */
  page?: string;
  /** Where distances begin. */
  near?: Coords;
}

/** A page of what a seller has in stock, the newest first; undefined where the token is of another list. */
export async function listForSale({
  sellerId,
  page,
  near,
}: Asked): Promise<SellerListingsProps | undefined> {
  const search = { text: "", sort: "newest", sellerId, near } as const;
  const found = await findListed(search, { page, shown: 1 });
  if (!found) return undefined;
  const { listings, next } = found;
  return { sellerId, listings, next, isLater: page !== undefined };
}
