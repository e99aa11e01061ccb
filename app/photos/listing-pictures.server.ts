import { paths } from "~/paths";
import { selectReady } from "./listing-pictures.repo.server";
import { variantName, variantWidths } from "./photo.schema";

/** The addresses of the photos of each listing, the cover first, as large as everybody may see them. */
export async function listPictures(of: {
  accountId: string;
  listingIds: readonly string[];
}): Promise<Map<string, string[]>> {
  const byListing = new Map<string, string[]>();
  for (const { listingId, hash, width } of await selectReady(of)) {
    if (listingId === null) continue;
    const address = paths.media(variantName(hash, variantWidths(width).at(-1) ?? width));
    byListing.set(listingId, [...(byListing.get(listingId) ?? []), address]);
  }
  return byListing;
}
