import { and, asc, count, eq, inArray, or } from "drizzle-orm";
import { database, type Queryable, readReplica } from "~/platform/db/database.server";
import { photo } from "~/platform/db/schema.server";
import { isOfNoOrder } from "./photos.repo.server";

/** The account's photos of listings that everybody sees, the covers first. */
export async function selectReady({
  accountId,
  listingIds,
}: {
  accountId: string;
  listingIds: readonly string[];
}) {
  if (listingIds.length === 0) return [];
  return await database()
    .select({ listingId: photo.listingId, hash: photo.hash, width: photo.width })
    .from(photo)
    .where(
      and(
        eq(photo.accountId, accountId),
        inArray(photo.listingId, [...listingIds]),
        eq(photo.state, "ready"),
      ),
    )
    .orderBy(asc(photo.position));
}

/** The account's photo of an original that a listing or its draft shows, but for one photo. */
export async function selectSame(
  {
    accountId,
    listingId,
    hash,
    except,
  }: {
    accountId: string;
    listingId: string;
    hash: string;
    except?: string;
  },
  on: Queryable = database(),
): Promise<string | undefined> {
  const rows = await on
    .select({ id: photo.id })
    .from(photo)
    .where(
      and(
        eq(photo.accountId, accountId),
        eq(photo.hash, hash),
        or(eq(photo.listingId, listingId), eq(photo.draftId, listingId)),
      ),
    );
  return rows.find(({ id }) => id !== except)?.id;
}

export async function selectHash(
  on: Queryable,
  { accountId, id }: { accountId: string; id: string },
): Promise<string | undefined> {
  const [row] = await on
    .select({ hash: photo.hash })
    .from(photo)
    .where(and(eq(photo.id, id), eq(photo.accountId, accountId)));
  return row?.hash;
}

/** How many photos a listing shows. */
export async function countShown(
  on: Queryable,
  { accountId, listingId }: { accountId: string; listingId: string },
): Promise<number> {
  const [row] = await on
    .select({ shown: count() })
    .from(photo)
    .where(and(eq(photo.accountId, accountId), eq(photo.listingId, listingId)));
  return row?.shown ?? 0;
}

/** Deletes the account's own photo; what belongs to an order stays. */
export async function deletePhoto(
  on: Queryable,
  { accountId, id }: { accountId: string; id: string },
) {
  return await on
    .delete(photo)
    .where(and(eq(photo.id, id), eq(photo.accountId, accountId), isOfNoOrder))
    .returning({ hash: photo.hash, contentType: photo.contentType, width: photo.width });
}

/** The photos of listings that everybody may see, the covers first. Which listings those are is for the caller to know. */
export async function selectPublic(listingIds: readonly string[]) {
  if (listingIds.length === 0) return [];
  return await readReplica(
    async (db) =>
      await db
        .select({
          listingId: photo.listingId,
          ...{ hash: photo.hash, width: photo.width, height: photo.height, alt: photo.alt },
        })
        .from(photo)
        .where(and(inArray(photo.listingId, [...listingIds]), eq(photo.state, "ready")))
        .orderBy(asc(photo.position)),
  );
}
