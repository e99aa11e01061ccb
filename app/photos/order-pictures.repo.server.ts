import { and, asc, eq, inArray, ne } from "drizzle-orm";
import { database, type Queryable } from "~/platform/db/database.server";
import { photo } from "~/platform/db/schema.server";
import type { ReadyPhoto } from "./photo.schema";
import { isLoose } from "./photos.repo.server";

/** Locks those of the account's photos that belong to nothing, and are not rejected; a sweep leaves them alone. */
export async function claimForOrder(
  tx: Queryable,
  { accountId, ids }: { accountId: string; ids: readonly string[] },
): Promise<string[]> {
  const free = and(
    inArray(photo.id, [...ids]),
    eq(photo.accountId, accountId),
    ne(photo.state, "rejected"),
    isLoose,
  );
  const locked = await tx
    .select({ id: photo.id })
    .from(photo)
    .where(free)
    .orderBy(asc(photo.id))
    .for("update");
  const claimed = locked.map(({ id }) => id);
  if (claimed.length > 0)
    await tx.update(photo).set({ looseSince: null }).where(inArray(photo.id, claimed));
  return claimed;
}

/** Those of the photos that are there, by their hash. */
export async function selectReady(hashes: readonly string[]): Promise<Map<string, ReadyPhoto>> {
  if (hashes.length === 0) return new Map();
  const rows = await database()
    .select({ hash: photo.hash, width: photo.width, height: photo.height, alt: photo.alt })
    .from(photo)
    .where(and(inArray(photo.hash, [...hashes]), eq(photo.state, "ready")));
  return new Map(rows.map((row) => [row.hash, row]));
}
