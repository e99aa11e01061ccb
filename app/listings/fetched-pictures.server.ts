import { appendPicture, isRepeated, removePicture } from "~/photos/listing-pictures.server";
import { photoLimits } from "~/photos/photo.schema";
import { reservePhotos } from "~/photos/photos.server";
import type { Queryable } from "~/platform/db/database.server";
import { lockName, selectOwner } from "./fetched-pictures.repo.server";
import {
  type DraftRow,
  inTransaction,
  lockDraft,
  type OwnListing,
  updateDraft,
} from "./listings.repo.server";
import { photoIds } from "./listings.server";

/** The account whose listing or draft it is; undefined where it is gone or archived. */
export const ownerOfListing = selectOwner;

/**
 * Shows a photo that was fetched for a listing behind its others, and in its draft where that has photos of its own.
 * Doing it again with another photo of the same original changes nothing.
 */
export const placeFetched = ({
  photoId,
  ...of
}: OwnListing & { photoId: string }): Promise<"placed" | "there" | "full" | "gone"> =>
  inTransaction(async (tx) => {
    const draft = await lockDraft(tx, of);
    const name = await lockName(tx, of);
    if (name === undefined && !draft) {
      await removePicture(tx, { accountId: of.accountId, id: photoId });
      return "gone";
    }
    if (name === undefined && draft) return await placeInDraft(tx, { of, draft, photoId });
    const placed = await appendPicture(tx, {
      ...{ accountId: of.accountId, listingId: of.id, id: photoId },
      most: photoLimits.perListing,
    });
    // Published later, the draft would take off what it does not know.
    if (placed === "placed" && draft?.fields.photos !== undefined)
      await addToDraft(tx, { of, draft, photoId });
    return placed;
  });

type InDraft = { of: OwnListing; draft: DraftRow; photoId: string };

async function placeInDraft(tx: Queryable, { of, draft, photoId }: InDraft) {
  const photo = { accountId: of.accountId, id: photoId };
  const isThere = await isRepeated(tx, { ...photo, listingId: of.id });
  const isPlaced = !isThere && (await addToDraft(tx, { of, draft, photoId }));
  if (!isPlaced) await removePicture(tx, photo);
  return isPlaced ? "placed" : isThere ? "there" : "full";
}

async function addToDraft(tx: Queryable, { of, draft, photoId }: InDraft): Promise<boolean> {
  const ids = photoIds(draft.fields);
  if (ids.length >= photoLimits.perListing) return false;
  const photos = [...ids, photoId];
  const fields = { ...draft.fields, photos: photos.join(",") };
  await updateDraft(tx, { ...of, version: draft.version, fields });
  await reservePhotos(tx, { accountId: of.accountId, draftId: of.id, ids: photos });
  return true;
}
