import { paths } from "~/paths";
import type { Queryable } from "~/platform/db/database.server";
import {
  countShown,
  deletePhoto,
  selectHash,
  selectPublic,
  selectReady,
  selectSame,
} from "./listing-pictures.repo.server";
import { publicPhoto, variantName, variantWidths } from "./photo.schema";
import { removeFilesJobs } from "./photo-jobs.server";
import { attach } from "./photos.repo.server";

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

/** Whether a listing of the account, or its draft, shows an original already. */
export const hasPicture = async (of: {
  accountId: string;
  listingId: string;
  hash: string;
}): Promise<boolean> => (await selectSame(of)) !== undefined;

/**
 * Puts a photo that the account has just sent behind those of a listing. Of an original that it or its draft shows
 * already the new photo is thrown away, and so is one too many. Nobody has said what it shows. Joins the caller's transaction, which has to keep
 * others off the listing.
 */
export async function appendPicture(
  on: Queryable,
  {
    id,
    most,
    ...of
  }: {
    accountId: string;
    listingId: string;
    id: string;
    most: number;
  },
): Promise<"placed" | "there" | "full"> {
  const found = await placeFor(on, { id, ...of }, most);
  if (typeof found === "number") await attach(on, { ...of, id, position: found, alt: "" });
  else await removePicture(on, { id, accountId: of.accountId });
  return typeof found === "number" ? "placed" : found;
}

async function placeFor(
  on: Queryable,
  { id, ...of }: { accountId: string; listingId: string; id: string },
  most: number,
): Promise<number | "there" | "full"> {
  if (await isRepeated(on, { id, ...of })) return "there";
  const shown = await countShown(on, of);
  return shown < most ? shown : "full";
}

/** Whether a photo is one more of an original that a listing or its draft shows already. */
export async function isRepeated(
  on: Queryable,
  { id, ...of }: { accountId: string; listingId: string; id: string },
): Promise<boolean> {
  const hash = await selectHash(on, { id, accountId: of.accountId });
  return hash === undefined || (await selectSame({ ...of, hash, except: id }, on)) !== undefined;
}

/** Removes a photo of the account, and its files where no other photo has them. Joins the caller's transaction. */
export async function removePicture(
  on: Queryable,
  of: { accountId: string; id: string },
): Promise<void> {
  await removeFilesJobs(on, await deletePhoto(on, of));
}

/** The photos of published listings as their readers are shown them, the cover first: one query for all. */
export async function listPublicPhotos(
  listings: readonly { id: string; name: string }[],
): Promise<Map<string, ReturnType<typeof publicPhoto>[]>> {
  const rows = await selectPublic(listings.map(({ id }) => id));
  return new Map(
    listings.map(({ id, name }) => [
      id,
      rows
        .filter(({ listingId }) => listingId === id)
        .map((row, at) => publicPhoto(row, name, at + 1)),
    ]),
  );
}
