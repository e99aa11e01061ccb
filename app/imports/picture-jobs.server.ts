import * as z from "zod";
import { ownerOfListing, placeFetched } from "~/listings/fetched-pictures.server";
import { hasPicture } from "~/photos/listing-pictures.server";
import { type PhotoRefusalReason, parseMediaName } from "~/photos/photo.schema";
import { receivePhoto } from "~/photos/photos.server";
import { env } from "~/platform/config/env.server";
import { defineJob } from "~/platform/jobs/jobs.server";
import type { Limit } from "~/platform/limits/rate-limit.server";
import { logger } from "~/platform/log/logger.server";
import { fetchPicture, PictureNotFetched } from "./fetch-picture.server";

/** Pictures that are fetched for one account: of one file of the largest kind in a day. */
const limit: Limit = { name: "fetch-picture", points: 100_000, seconds: 86_400 };

/** What is over by itself; of all others, the file is none that we take. */
const passing: ReadonlySet<PhotoRefusalReason> = new Set<PhotoRefusalReason>([
  "interrupted",
  "too-many-uploads",
  "too-many-unused",
  "unavailable",
]);

/** Fetches the pictures of an imported row, and shows them as if the seller had uploaded them. */
export const fetchPicturesJob = defineJob({
  name: "imports.fetch-pictures",
  schema: z.object({ listingId: z.string(), urls: z.array(z.string()) }),
  asksOthers: true,
  maxAttempts: 6,
  timeoutMs: 7 * 60_000,
  async run({ listingId, urls }, { signal }) {
    const accountId = await ownerOfListing(listingId);
    if (!accountId) return;
    const later: string[] = [];
    for (const url of new Set(urls)) {
      signal.throwIfAborted();
      const outcome = await addPicture({ accountId, listingId, url, signal });
      if (outcome === "full" || outcome === "gone") return;
      if (outcome === "later") later.push(url);
      if (outcome === "skipped") logger().info({ listingId }, "a picture cannot be fetched");
    }
    // Those that were fetched are known again by their content.
    if (later.length > 0) throw new Error(`${later.length} pictures could not be fetched yet.`);
  },
});

interface AddPicture {
  accountId: string;
  listingId: string;
  url: string;
  signal: AbortSignal;
}

async function addPicture({ accountId, listingId, url, signal }: AddPicture) {
  // An address of our own, as exports have it, names the original.
  const own = parseMediaName(URL.parse(url)?.pathname.split("/").at(-1) ?? "");
  if (own && (await hasPicture({ accountId, listingId, hash: own.hash }))) return "there";
  try {
    const received = await fetchPicture(
      url,
      (body) => receivePhoto({ accountId, body }, { limit, loose: Number.POSITIVE_INFINITY }),
      { signal, allowLoopback: env().PICTURES_FROM_LOOPBACK === "on" },
    );
    if (received.kind === "refused") return passing.has(received.reason) ? "later" : "skipped";
    return await placeFetched({ accountId, id: listingId, photoId: received.photo.id });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof PictureNotFetched)) throw error;
    return error.reason === null ? "later" : "skipped";
  }
}
