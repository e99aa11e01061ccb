import { asc, eq, inArray } from "drizzle-orm";
import { database, type Queryable } from "~/platform/db/database.server";
import { orderPhoto, photo } from "~/platform/db/schema.server";

export type NewOrderPhoto = Pick<
  typeof orderPhoto.$inferInsert,
  "photoId" | "orderId" | "by" | "subject" | "subjectId" | "position"
>;

/** Those that belong to an order already stay where they are. */
export async function insertOrderPhotos(
  tx: Queryable,
  photos: readonly NewOrderPhoto[],
): Promise<number> {
  if (photos.length === 0) return 0;
  const { rowCount } = await tx
    .insert(orderPhoto)
    .values([...photos])
    .onConflictDoNothing();
  return rowCount ?? 0;
}

/** How many photos a subject has. */
export const countOrderPhotos = (tx: Queryable, subjectId: string): Promise<number> =>
  tx.$count(orderPhoto, eq(orderPhoto.subjectId, subjectId));

/** The photos of subjects, in their order. */
export async function selectOrderPhotos(subjectIds: readonly string[]) {
  if (subjectIds.length === 0) return [];
  return await database()
    .select({
      subjectId: orderPhoto.subjectId,
      by: orderPhoto.by,
      id: photo.id,
      state: photo.state,
      hash: photo.hash,
      width: photo.width,
      height: photo.height,
    })
    .from(orderPhoto)
    .innerJoin(photo, eq(photo.id, orderPhoto.photoId))
    .where(inArray(orderPhoto.subjectId, [...subjectIds]))
    .orderBy(asc(orderPhoto.position), asc(photo.createdAt));
}
