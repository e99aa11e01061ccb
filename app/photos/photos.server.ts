import type { Queryable } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import { enqueue } from "~/platform/jobs/jobs.server";
import { Bulkhead } from "~/platform/limits/bulkhead.server";
import { consumeLimit, type Limit } from "~/platform/limits/rate-limit.server";
import { logger } from "~/platform/log/logger.server";
import { withIncoming } from "./incoming.server";
import {
  originalName,
  type PhotoRefusal,
  parseMediaName,
  photoLimits,
  photoSources,
  refusePhoto,
  rejectionMessage,
} from "./photo.schema";
import { processPhotoJob, removeFilesJobs } from "./photo-jobs.server";
import { type KeptFile, PhotoStoreError } from "./photo-store";
import { photoStore } from "./photo-store.server";
import {
  attach,
  countLoose,
  detachAll,
  insertPhoto,
  inTransaction,
  keepForDraft,
  lockArrangeable,
  lockFiles,
  ownsOriginal,
  type Photo,
  selectFiles,
  selectPhoto,
  selectPhotos,
  selectShown,
} from "./photos.repo.server";
import { inspectPhoto } from "./pictures.server";

/** How many photos an account sends: some ten full listings an hour. */
const uploadLimit: Limit = { name: "upload-photo", points: 300, seconds: 3_600 };

/** How many photos of one account no listing may show at a time: they are on the disk all the same. */
const mostLoose = 200;

/**
 * Uploads that are written at once. A browser sends six; the others wait at its side, for less than a connection may
 * be silent.
 */
const uploads = new Bulkhead({ atOnce: 24, perKey: 6, waitMs: 15_000, mostWaiting: 200 });

/** What pages are told of a photo. */
export type ShownPhoto = Pick<Photo, "id" | "state" | "width" | "height" | "alt"> & {
  src: string;
  srcSet?: string;
  /** Of a rejected one: why, and what to do about it. */
  reason?: string;
  message?: string;
};

function shown(photo: Photo): ShownPhoto {
  const { id, state, width, height, alt, reason } = photo;
  return {
    ...{ id, state, width, height, alt },
    ...photoSources(photo),
    ...(state === "rejected"
      ? { reason: reason ?? "damaged", message: rejectionMessage(reason) }
      : {}),
  };
}

export type ReceiveOutcome = { kind: "received"; photo: ShownPhoto } | PhotoRefusal;

/**
 * Takes a photo that somebody sends: checks it by its content, keeps the original, and has a job make its variants.
 * The body is read to its end, whatever comes of it, unless it breaks off.
 */
export async function receivePhoto(
  { accountId, body }: { accountId: string; body: AsyncIterable<Uint8Array> },
  { limit = uploadLimit, loose = mostLoose }: { limit?: Limit; loose?: number } = {},
): Promise<ReceiveOutcome> {
  const counted = await consumeLimit(limit, accountId);
  if (counted.kind === "limited") {
    const { retryAfterSeconds } = counted;
    return refusePhoto("too-many-uploads", { retryAfterSeconds });
  }
  if ((await countLoose(accountId)) >= loose)
    return refusePhoto("too-many-unused", { retryAfterSeconds: 3_600 });
  try {
    return await uploads.run(accountId, () =>
      withIncoming(body, async ({ path, hash, bytes, contentType }): Promise<ReceiveOutcome> => {
        const found = await inspectPhoto(path, contentType);
        if (found.kind === "refused") return found;
        const { width, height } = found;
        const name = originalName({ hash, contentType });
        const store = photoStore();
        await store.put(name, { path }, contentType);
        const row = await inTransaction(async (tx) => {
          await lockFiles(tx, hash);
          // The last photo of the same original may have gone since, and its files with it.
          if (!(await store.has(name))) await store.put(name, { path }, contentType);
          const values = { id: newId(), accountId, hash, width, height, bytes, contentType };
          const inserted = await insertPhoto(tx, values);
          await enqueue(tx, processPhotoJob, { hash }, { key: hash });
          return inserted;
        });
        return { kind: "received", photo: shown(row) };
      }),
    );
  } catch (error) {
    if (!(error instanceof PhotoStoreError)) throw error;
    logger().error({ err: error }, "a photo could not be kept");
    return refusePhoto("unavailable");
  }
}

/** The account's photos that a listing shows, the cover first. */
export const listShownPhotos = selectShown;

/** The ids of those photos that `arrangePhotos` would take, in no order. Joins the caller's transaction. */
export const listArrangeable = lockArrangeable;

/** The account's own photo; undefined for everybody else's. */
export async function getPhoto(of: {
  id: string;
  accountId: string;
}): Promise<ShownPhoto | undefined> {
  const row = await selectPhoto(of);
  return row && shown(row);
}

/** Those of the photos that are the account's own, in the order of their ids. */
export async function listPhotos(of: {
  ids: readonly string[];
  accountId: string;
}): Promise<ShownPhoto[]> {
  const byId = new Map((await selectPhotos(of)).map((row) => [row.id, row]));
  return of.ids.flatMap((id) => byId.get(id) ?? []).map(shown);
}

export type ArrangeOutcome =
  | { kind: "arranged" }
  | { kind: "refused"; reason: "not-found" | "too-many" | "repeated" };

/**
 * Has a listing show exactly these of the account's photos, in this order; the first is its cover. Those that it
 * showed before and are not among them are taken off. Whose the listing is, is for the caller to know. Nothing is
 * changed unless each is the account's own, is not rejected, and is on no other listing.
 */
export async function arrangePhotos(
  on: Queryable,
  {
    accountId,
    listingId,
    photos,
  }: {
    accountId: string;
    listingId: string;
    photos: readonly { id: string; alt: string }[];
  },
): Promise<ArrangeOutcome> {
  const refused = (reason: "not-found" | "too-many" | "repeated") =>
    ({ kind: "refused", reason }) as const;
  if (photos.length > photoLimits.perListing) return refused("too-many");
  const ids = photos.map(({ id }) => id);
  if (new Set(ids).size < ids.length) return refused("repeated");
  const found = await lockArrangeable(on, { accountId, listingId, ids });
  if (found.length < ids.length) return refused("not-found");
  await detachAll(on, { accountId, listingId });
  for (const [position, { id, alt }] of photos.entries())
    await attach(on, { accountId, listingId, id, position, alt: alt.slice(0, photoLimits.alt) });
  return { kind: "arranged" };
}

/**
 * Keeps the photos of a draft from being swept, in place of those that it had before; what is not the account's own
 * is left alone. Joins the caller's transaction.
 */
export const reservePhotos = (
  on: Queryable,
  of: { accountId: string; draftId: string; ids: readonly string[] },
): Promise<void> => keepForDraft(on, { ...of, ids: of.ids.slice(0, photoLimits.perListing) });

/**
 * Has the files of an account's photos removed that nobody else's photos share. The rows go with the account, in the
 * same transaction of the caller.
 */
export async function forgetPhotos(
  on: Queryable,
  { accountId }: { accountId: string },
): Promise<void> {
  await removeFilesJobs(on, await selectFiles(on, accountId));
}

/** The names of an account's originals, which it alone can download. */
export async function listOriginals({ accountId }: { accountId: string }): Promise<string[]> {
  return (await selectFiles(undefined, accountId)).map((photo) => originalName(photo));
}

export type MediaOutcome =
  | { kind: "found"; file: KeptFile; contentType: string; isOriginal: boolean }
  | { kind: "not-found" };

/**
 * A file of a photo. Variants are everybody's; an original says where and when it was taken, so it is its
 * owners' alone.
 */
export async function openMedia(
  name: string,
  accountId: () => Promise<string | undefined>,
): Promise<MediaOutcome> {
  const parsed = parseMediaName(name);
  if (!parsed) return { kind: "not-found" };
  const { hash, contentType } = parsed;
  const isOriginal = parsed.kind === "original";
  if (isOriginal) {
    const asking = await accountId();
    if (!asking || !(await ownsOriginal({ accountId: asking, hash, contentType })))
      return { kind: "not-found" };
  }
  const file = await photoStore().get(name);
  return file ? { kind: "found", file, contentType, isOriginal } : { kind: "not-found" };
}
