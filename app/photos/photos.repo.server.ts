import {
  and,
  asc,
  count,
  eq,
  exists,
  inArray,
  isNull,
  lt,
  ne,
  not,
  notInArray,
  or,
  sql,
} from "drizzle-orm";
import { database, type Queryable, withTransaction } from "~/platform/db/database.server";
import { orderLine, orderPhoto, photo } from "~/platform/db/schema.server";

/** One transaction for what a use case writes in several places; see `withTransaction`. */
export const inTransaction = withTransaction;

export type Photo = typeof photo.$inferSelect;

/** Belongs to no order: what does is shown to both its sides, and stays. */
export const isOfNoOrder = not(
  exists(sql`(select from ${orderPhoto} where ${orderPhoto.photoId} = ${photo.id})`),
);

const files = { hash: photo.hash, contentType: photo.contentType, width: photo.width };

/**
 * Until the caller's transaction ends, nobody else adds a first row of this hash or removes its files: so that files
 * are never removed that a new row has just begun to share.
 */
export async function lockFiles(on: Queryable, hash: string): Promise<void> {
  await on.execute(
    sql`select 1 from pg_advisory_xact_lock(hashtextextended(${`photo:${hash}`}, 0))`,
  );
}

export async function insertPhoto(
  on: Queryable,
  values: typeof photo.$inferInsert,
): Promise<Photo> {
  const [row] = await on.insert(photo).values(values).returning();
  if (!row) throw new Error("The photo was not written.");
  return row;
}

/** The account's own photo. */
export async function selectPhoto({
  id,
  accountId,
}: {
  id: string;
  accountId: string;
}): Promise<Photo | undefined> {
  const [row] = await database()
    .select()
    .from(photo)
    .where(and(eq(photo.id, id), eq(photo.accountId, accountId)));
  return row;
}

/** Those of the photos that are the account's own and of no order, in no order. */
export async function selectPhotos({
  ids,
  accountId,
}: {
  ids: readonly string[];
  accountId: string;
}): Promise<Photo[]> {
  if (ids.length === 0) return [];
  return await database()
    .select()
    .from(photo)
    .where(and(inArray(photo.id, [...ids]), eq(photo.accountId, accountId), isOfNoOrder));
}

/** Whether the account has a photo of this original. */
export async function ownsOriginal(of: {
  accountId: string;
  hash: string;
  contentType: Photo["contentType"];
}): Promise<boolean> {
  const [row] = await database()
    .select({ id: photo.id })
    .from(photo)
    .where(
      and(
        eq(photo.accountId, of.accountId),
        eq(photo.hash, of.hash),
        eq(photo.contentType, of.contentType),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** On no listing, in no draft and of no order. */
export const isLoose = and(isNull(photo.listingId), isNull(photo.draftId), isOfNoOrder);

/** How many photos of an account no listing and no draft shows, nor any order. */
export async function countLoose(accountId: string): Promise<number> {
  const [row] = await database()
    .select({ loose: count() })
    .from(photo)
    .where(and(eq(photo.accountId, accountId), isLoose));
  return row?.loose ?? 0;
}

/** What is known of an original, and of those photos of it that still wait for their variants. */
export async function selectOriginal(
  hash: string,
): Promise<
  (Pick<Photo, "hash" | "contentType" | "width" | "bytes"> & { isReady: boolean }) | undefined
> {
  const [row] = await database()
    .select({
      ...files,
      bytes: photo.bytes,
      isReady: sql<boolean>`bool_or(${photo.state} = 'ready')`,
    })
    .from(photo)
    .where(eq(photo.hash, hash))
    .groupBy(photo.hash, photo.contentType, photo.width, photo.bytes)
    .having(sql`bool_or(${photo.state} = 'received')`);
  return row;
}

/** Ends the waiting of all photos of an original; how many there were. */
export async function settlePhotos(
  on: Queryable,
  { hash, reason }: { hash: string; reason: string | null },
): Promise<number> {
  const { rowCount } = await on
    .update(photo)
    .set({ state: reason === null ? "ready" : "rejected", reason })
    .where(and(eq(photo.hash, hash), eq(photo.state, "received")));
  return rowCount ?? 0;
}

/** Whether any photo has these files, and whether anything was sold that they showed. */
export async function selectUses(
  on: Queryable,
  hash: string,
): Promise<{ isPhoto: boolean; isSold: boolean }> {
  const { rows } = await on.execute<{ isPhoto: boolean; isSold: boolean }>(sql`
    select exists (select from ${photo} where ${photo.hash} = ${hash}) as "isPhoto",
      exists (select from ${orderLine} where ${orderLine.photoHashes} @> array[${hash}]) as "isSold"`);
  return rows[0] ?? { isPhoto: false, isSold: false };
}

/** Locks those of the account's own photos that may stand on the listing: nobody else's, no rejected ones, none of another listing, none of an order. */
export async function lockArrangeable(
  on: Queryable,
  { accountId, listingId, ids }: { accountId: string; listingId: string; ids: readonly string[] },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await on
    .select({ id: photo.id })
    .from(photo)
    .where(
      and(
        inArray(photo.id, [...ids]),
        eq(photo.accountId, accountId),
        ne(photo.state, "rejected"),
        or(isNull(photo.listingId), eq(photo.listingId, listingId)),
        isOfNoOrder,
      ),
    )
    .orderBy(asc(photo.id))
    .for("update");
  return rows.map(({ id }) => id);
}

/** The account's photos that a listing shows, the cover first. */
export async function selectShown(
  { accountId, listingId }: { accountId: string; listingId: string },
  on: Queryable = database(),
): Promise<Pick<Photo, "id" | "alt">[]> {
  return await on
    .select({ id: photo.id, alt: photo.alt })
    .from(photo)
    .where(and(eq(photo.accountId, accountId), eq(photo.listingId, listingId)))
    .orderBy(asc(photo.position));
}

/** Takes all of the account's photos off a listing. */
export async function detachAll(
  on: Queryable,
  { accountId, listingId }: { accountId: string; listingId: string },
): Promise<void> {
  await on
    .update(photo)
    .set({ listingId: null, looseSince: sql`now()`, position: 0 })
    .where(and(eq(photo.accountId, accountId), eq(photo.listingId, listingId)));
}

export async function attach(
  on: Queryable,
  {
    accountId,
    listingId,
    id,
    position,
    alt,
  }: {
    accountId: string;
    listingId: string;
    id: string;
    position: number;
    alt: string;
  },
): Promise<void> {
  await on
    .update(photo)
    .set({ listingId, looseSince: null, position, alt })
    .where(and(eq(photo.id, id), eq(photo.accountId, accountId), isOfNoOrder));
}

/** Has a draft keep exactly these of the account's photos: none of another draft, and none of another listing. */
export async function keepForDraft(
  on: Queryable,
  { accountId, draftId, ids }: { accountId: string; draftId: string; ids: readonly string[] },
): Promise<void> {
  const own = eq(photo.accountId, accountId);
  await on
    .update(photo)
    .set({ draftId: null, looseSince: sql`now()` })
    .where(and(own, eq(photo.draftId, draftId), notInArray(photo.id, [...ids])));
  if (ids.length === 0) return;
  await on
    .update(photo)
    .set({ draftId, looseSince: null })
    .where(
      and(
        own,
        inArray(photo.id, [...ids]),
        isNull(photo.draftId),
        or(isNull(photo.listingId), eq(photo.listingId, draftId)),
        isOfNoOrder,
      ),
    );
}

/** What files an account's photos have. */
export async function selectFiles(on: Queryable | undefined, accountId: string) {
  return await (on ?? database())
    .selectDistinct(files)
    .from(photo)
    .where(eq(photo.accountId, accountId));
}

/** Photos whose listing was deleted are loose from now on. */
export async function markLoose(): Promise<void> {
  await database()
    .update(photo)
    .set({ looseSince: sql`now()` })
    .where(and(isLoose, isNull(photo.looseSince)));
}

/** Deletes some of the photos that have been loose for so many hours, and says what files they had. */
export async function deleteLoose(on: Queryable, { hours, most }: { hours: number; most: number }) {
  const due = on
    .select({ id: photo.id })
    .from(photo)
    .where(and(isLoose, lt(photo.looseSince, sql`now() - ${hours} * interval '1 hour'`)))
    .orderBy(asc(photo.looseSince))
    .limit(most)
    .for("update", { skipLocked: true });
  return await on.delete(photo).where(inArray(photo.id, due)).returning(files);
}

/** Originals that have waited for so many minutes for their variants. */
export async function selectWaiting({ minutes, most }: { minutes: number; most: number }) {
  const rows = await database()
    .selectDistinct({ hash: photo.hash })
    .from(photo)
    .where(
      and(
        eq(photo.state, "received"),
        lt(photo.createdAt, sql`now() - ${minutes} * interval '1 minute'`),
      ),
    )
    .limit(most);
  return rows.map(({ hash }) => hash);
}

/** Those of the hashes that no photo has, and nothing was sold by. */
export async function selectUnknown(hashes: readonly string[]): Promise<string[]> {
  const { rows } = await database().execute<{ hash: string }>(
    sql`select h.hash from unnest(${sql.param([...hashes])}::text[]) h(hash)
        where not exists (select from ${photo} where ${photo.hash} = h.hash)
          and not exists (select from ${orderLine} where ${orderLine.photoHashes} @> array[h.hash])`,
  );
  return rows.map(({ hash }) => hash);
}
