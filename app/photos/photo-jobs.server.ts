import { buffer } from "node:stream/consumers";
import * as z from "zod";
import { env } from "~/platform/config/env.server";
import type { Queryable } from "~/platform/db/database.server";
import { defineJob, enqueue } from "~/platform/jobs/jobs.server";
import { logger } from "~/platform/log/logger.server";
import {
  fileNames,
  originalName,
  type PhotoFile,
  parseMediaName,
  variantName,
} from "./photo.schema";
import { photoStore } from "./photo-store.server";
import {
  deleteLoose,
  inTransaction,
  lockFiles,
  markLoose,
  selectOriginal,
  selectUnknown,
  selectUses,
  selectWaiting,
  settlePhotos,
} from "./photos.repo.server";
import { makeVariants } from "./pictures.server";
import { incomingFolder, removeLeftFiles } from "./temporary-files.server";

/** How long a photo may be on no listing before it is removed, in hours. */
const looseHours = 24;
/** A photo that still waits after so many minutes is put into the queue again: its job failed for good. */
const waitingMinutes = 4 * 60;
/** How much one run of a sweep does at a time. */
const batch = 500;
/** How old a file is at least that is removed because no photo has it, in ms: its photo may be on the way. */
const strayAfterMs = 24 * 3_600_000;

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** Makes the variants of an original, once for all photos that have it. */
export const processPhotoJob = defineJob({
  name: "photos.process",
  schema: z.object({ hash: hashSchema }),
  isHeavy: true,
  timeoutMs: 2 * 60_000,
  run: ({ hash }, { signal }) => processPhoto(hash, signal),
});

async function processPhoto(hash: string, signal: AbortSignal): Promise<void> {
  const original = await selectOriginal(hash);
  if (!original) return;
  const reason = original.isReady ? null : await writeVariants(original, signal);
  const settled = await inTransaction((tx) => settlePhotos(tx, { hash, reason }));
  // The last of them was removed meanwhile: its files came after those who remove them.
  if (settled === 0) await removeFiles(fileNames(original));
}

/** Null where all are kept now; else why there will be none. */
async function writeVariants(
  original: PhotoFile,
  signal: AbortSignal,
): Promise<"damaged" | "lost" | null> {
  const store = photoStore();
  const file = await store.get(originalName(original));
  if (!file) return "lost";
  const variants = await makeVariants(await buffer(file.body), { signal });
  if (!variants) return "damaged";
  for (const { width, webp } of variants) {
    signal.throwIfAborted();
    await store.put(variantName(original.hash, width), { data: webp }, "image/webp");
  }
  return null;
}

/** Removes files, of which those stay whose photo has other rows, and those that show what was sold. */
export const removeFilesJob = defineJob({
  name: "photos.remove-files",
  schema: z.object({ names: z.array(z.string()) }),
  run: ({ names }) => removeFiles(names),
});

/** Has the files of photos removed once the caller's transaction has removed the photos. */
export async function removeFilesJobs(on: Queryable, photos: readonly PhotoFile[]): Promise<void> {
  for (let from = 0; from < photos.length; from += batch) {
    const names = photos.slice(from, from + batch).flatMap(fileNames);
    await enqueue(on, removeFilesJob, { names });
  }
}

async function removeFiles(names: readonly string[]): Promise<void> {
  const byHash = new Map<string, string[]>();
  for (const name of names) {
    const hash = parseMediaName(name)?.hash;
    if (hash) byHash.set(hash, [...(byHash.get(hash) ?? []), name]);
  }
  const store = photoStore();
  // Done again it removes the same: it may be run twice.
  for (const [hash, own] of byHash)
    await inTransaction(async (tx) => {
      await lockFiles(tx, hash);
      const { isPhoto, isSold } = await selectUses(tx, hash);
      if (isPhoto) return;
      // Pictures of what was sold stay with its orders. An original, which says where and when it was taken, does not.
      const unused = own.filter((name) => !isSold || parseMediaName(name)?.kind === "original");
      for (const name of unused) await store.remove(name);
    });
}

/** Removes photos that no listing has shown for a day, and has those made that were left waiting. */
export const sweepPhotosJob = defineJob({
  name: "photos.sweep",
  schema: z.object({}),
  async run(_, { signal }) {
    await markLoose();
    let removed = 0;
    for (let count = batch; count === batch; ) {
      signal.throwIfAborted();
      count = await inTransaction(async (tx) => {
        const gone = await deleteLoose(tx, { hours: looseHours, most: batch });
        await removeFilesJobs(tx, gone);
        return gone.length;
      });
      removed += count;
    }
    const waiting = await selectWaiting({ minutes: waitingMinutes, most: batch });
    await inTransaction(async (tx) => {
      for (const hash of waiting) await enqueue(tx, processPhotoJob, { hash }, { key: hash });
    });
    logger().info(
      { removed, waiting: waiting.length },
      "photos that no listing shows were removed",
    );
  },
});

/** Removes files that no photo and no order has: of processes that died between two steps, and of uploads cut short. */
export const sweepFilesJob = defineJob({
  name: "photos.sweep-files",
  schema: z.object({}),
  timeoutMs: 3_600_000,
  async run(_, { signal }) {
    await removeLeftFiles(incomingFolder(env().DATA_DIR));
    let removed = 0;
    let found: string[] = [];
    const removeUnknown = async () => {
      const hashOf = (name: string) => parseMediaName(name)?.hash ?? "";
      const unknown = new Set(await selectUnknown([...new Set(found.map(hashOf))]));
      const names = found.filter((name) => unknown.has(hashOf(name)));
      await removeFiles(names);
      removed += names.length;
      found = [];
    };
    for await (const { name, putAt } of photoStore().list()) {
      signal.throwIfAborted();
      if (Date.now() - putAt.getTime() < strayAfterMs) continue;
      found.push(name);
      if (found.length === batch) await removeUnknown();
    }
    await removeUnknown();
    logger().info({ removed }, "files that no photo has were removed");
  },
});
