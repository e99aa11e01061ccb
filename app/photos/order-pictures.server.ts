import { paths } from "~/paths";
import { claimForOrder, selectWidths } from "./order-pictures.repo.server";
import { publicPhoto, variantName } from "./photo.schema";

/**
 * Those of the photos that are the account's own and belong to nothing yet: from now on they are not loose. Joins the
 * caller's transaction, in which it says what they belong to (`order_photo`).
 */
export const claimPhotos = claimForOrder;

/** Pictures of what was sold, as an order keeps them: their seller may have deleted the photos since. */
export async function keptPictures(
  hashes: readonly string[],
): Promise<{ src: string; thumb: string }[]> {
  const widths = await selectWidths(hashes);
  return hashes.map((hash) => {
    const width = widths.get(hash);
    // Of what was deleted nobody knows how wide it was; all but the smallest photos have this one.
    const least = paths.media(variantName(hash, 320));
    if (width === undefined) return { src: least, thumb: least };
    const { src, thumb } = publicPhoto({ hash, width, height: width, alt: "" }, "");
    return { src, thumb };
  });
}
