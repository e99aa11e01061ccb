import { photoLimits } from "~/photos/photo.schema";
import type { OwnListing } from "./listings.repo.server";
import { getEditedListing, photoIds, type SaveDraftOutcome, saveDraft } from "./listings.server";

async function change(
  of: OwnListing,
  make: (ids: string[]) => string[] | undefined,
): Promise<SaveDraftOutcome | { kind: "not-found" | "full" }> {
  const edited = await getEditedListing(of);
  if (!edited) return { kind: "not-found" };
  const ids = make(photoIds(edited.fields));
  if (!ids) return { kind: "full" };
  const fields = { ...edited.fields, photos: ids.join(",") };
  return saveDraft(of, { id: of.id, fields, version: edited.version });
}

/** Puts a photo at the end of a listing's draft. */
export const addPhoto = ({ photoId, ...of }: OwnListing & { photoId: string }) =>
  change(of, (ids) => (ids.length < photoLimits.perListing ? [...ids, photoId] : undefined));

/** Takes a photo off, or moves it one place towards the cover. */
export const movePhoto = ({
  photoId,
  move,
  ...of
}: OwnListing & { photoId: string; move: "earlier" | "remove" }) =>
  change(of, (ids) => {
    const at = ids.indexOf(photoId);
    const others = ids.filter((id) => id !== photoId);
    return move === "remove" || at < 0 ? others : others.toSpliced(Math.max(0, at - 1), 0, photoId);
  });
