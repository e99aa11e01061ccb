import { and, asc, eq, inArray } from "drizzle-orm";
import { database } from "~/platform/db/database.server";
import { photo } from "~/platform/db/schema.server";

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
