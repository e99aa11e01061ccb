import { claimPhotos } from "~/photos/order-pictures.server";
import { publicPhoto } from "~/photos/photo.schema";
import type { Queryable } from "~/platform/db/database.server";
import type { OrderParty, OrderPhotoSubject } from "~/platform/enums";
import type { OrderPhoto } from "./order-photo";
import { countOrderPhotos, insertOrderPhotos, selectOrderPhotos } from "./order-photos.repo.server";

/**
 * Has photos that the account sent belong to something of an order: a message, a return, a dispute's entry, a core. They
 * are on no listing and of no other order, and from now on they stay. What is not the account's own, or is used already,
 * is left alone: how many were attached. Whether the account is on that side of the order is for the caller to know.
 */
export async function attachPhotos(
  tx: Queryable,
  {
    accountId,
    photoIds,
    ...of
  }: {
    orderId: string;
    by: OrderParty;
    accountId: string;
    subject: OrderPhotoSubject;
    subjectId: string;
    photoIds: readonly string[];
  },
): Promise<number> {
  if (photoIds.length === 0) return 0;
  const claimed = new Set(await claimPhotos(tx, { accountId, ids: photoIds }));
  const ids = [...new Set(photoIds)].filter((id) => claimed.has(id));
  if (ids.length === 0) return 0;
  // Behind those that it has already.
  const from = await countOrderPhotos(tx, of.subjectId);
  return await insertOrderPhotos(
    tx,
    ids.map((photoId, at) => ({ ...of, photoId, position: from + at })),
  );
}

/** The photos of each message, return, dispute or core, in their order; whose those are is for the caller to know. */
export async function photosOf(subjectIds: readonly string[]): Promise<Map<string, OrderPhoto[]>> {
  const bySubject = new Map<string, OrderPhoto[]>();
  for (const { subjectId, hash, ...photo } of await selectOrderPhotos(subjectIds)) {
    const { src, thumb } = publicPhoto({ hash, alt: "", ...photo }, "");
    bySubject.set(subjectId, [...(bySubject.get(subjectId) ?? []), { ...photo, src, thumb }]);
  }
  return bySubject;
}
