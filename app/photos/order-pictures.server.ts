import { paths } from "~/paths";
import { claimForOrder, selectReady } from "./order-pictures.repo.server";
import { defaultAlt, type KeptPicture, publicPhoto, variantName } from "./photo.schema";

/**
 * Those of the photos that are the account's own and belong to nothing yet: from now on they are not loose. Joins the
 * caller's transaction, in which it says what they belong to (`order_photo`).
 */
export const claimPhotos = claimForOrder;

/** Pictures of a part of that name, as an order keeps them: their seller may have deleted the photos since. */
export async function keptPictures(
  hashes: readonly string[],
  name: string,
): Promise<KeptPicture[]> {
  const ready = await selectReady(hashes);
  return hashes.map((hash, at) => {
    const found = ready.get(hash);
    if (found) return publicPhoto(found, name, at + 1);
    // Of what was deleted nobody knows how wide it was; all but the smallest photos have this one.
    const least = paths.media(variantName(hash, 320));
    return { src: least, thumb: least, alt: defaultAlt(name, at + 1) };
  });
}
