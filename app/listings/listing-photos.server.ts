import { photoLimits } from "~/photos/photo.schema";
import { listPhotos } from "~/photos/photos.server";
import { type DraftPhoto, draftPhotos, photoFields } from "./draft-photos";
import type { DraftFields } from "./listing-form";
import type { OwnListing } from "./listings.repo.server";
import { getEditedListing, type SaveDraftOutcome, saveDraft } from "./listings.server";

async function change(
  of: OwnListing,
  make: (photos: DraftPhoto[]) => DraftPhoto[] | undefined,
): Promise<SaveDraftOutcome | { kind: "not-found" | "full" }> {
  const edited = await getEditedListing(of);
  if (!edited) return { kind: "not-found" };
  const photos = make(draftPhotos(edited.fields));
  if (!photos) return { kind: "full" };
  const fields = { ...edited.fields, ...photoFields(photos) };
  return saveDraft(of, { id: of.id, fields, version: edited.version });
}

/** The photos of a draft, the cover first, each with what the draft says of it. */
export async function listDraftPhotos({
  accountId,
  fields,
}: {
  accountId: string;
  fields: DraftFields;
}) {
  const drafted = draftPhotos(fields);
  const photos = await listPhotos({ accountId, ids: drafted.map(({ id }) => id) });
  const alts = new Map(drafted.map(({ id, alt }) => [id, alt]));
  return photos.map((photo) => ({ ...photo, alt: alts.get(photo.id) ?? "" }));
}

/** Puts a photo at the end of a listing's draft. */
export const addPhoto = ({ photoId, ...of }: OwnListing & { photoId: string }) =>
  change(of, (photos) =>
    photos.length < photoLimits.perListing ? [...photos, { id: photoId, alt: "" }] : undefined,
  );

/** Takes a photo off, or moves it one place towards the cover. */
export const movePhoto = ({
  photoId,
  move,
  ...of
}: OwnListing & { photoId: string; move: "earlier" | "remove" }) =>
  change(of, (photos) => {
    const at = photos.findIndex(({ id }) => id === photoId);
    const photo = photos[at];
    const others = photos.filter((each) => each !== photo);
    return move === "remove" || !photo ? others : others.toSpliced(Math.max(0, at - 1), 0, photo);
  });
