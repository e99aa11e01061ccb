import { and, eq, gt, lt, sql } from "drizzle-orm";
import { database, type Queryable } from "~/platform/db/database.server";
import { accountExport } from "~/platform/db/schema.server";

/** Starts an account's export; it replaces an earlier one. */
export async function upsertExport(
  on: Queryable,
  { accountId, expiresAt }: { accountId: string; expiresAt: Date },
): Promise<void> {
  const begun = { requestedAt: new Date(), archive: null, readyAt: null, expiresAt };
  await on
    .insert(accountExport)
    .values({ accountId, ...begun })
    .onConflictDoUpdate({ target: accountExport.accountId, set: begun });
}

/** Saves the requested archive; false when the request was withdrawn. */
export async function updateExport(
  on: Queryable,
  made: { accountId: string; archive: Buffer; expiresAt: Date },
): Promise<boolean> {
  const { rowCount } = await on
    .update(accountExport)
    .set({ archive: made.archive, readyAt: new Date(), expiresAt: made.expiresAt })
    .where(eq(accountExport.accountId, made.accountId));
  return rowCount === 1;
}

const isLive = () => gt(accountExport.expiresAt, sql`now()`);

/** How far an account's export is, if there is one that has not expired. */
export async function selectExport(accountId: string) {
  const [row] = await database()
    .select({ readyAt: accountExport.readyAt, expiresAt: accountExport.expiresAt })
    .from(accountExport)
    .where(and(eq(accountExport.accountId, accountId), isLive()));
  return row;
}

/** The account's own archive, while it lasts. */
export async function selectArchive(accountId: string): Promise<Buffer | undefined> {
  const [row] = await database()
    .select({ archive: accountExport.archive })
    .from(accountExport)
    .where(and(eq(accountExport.accountId, accountId), isLive()));
  return row?.archive ?? undefined;
}

/** Removes what has expired, and says how many. */
export async function deleteExpiredExports(): Promise<number> {
  const { rowCount } = await database()
    .delete(accountExport)
    .where(lt(accountExport.expiresAt, sql`now()`));
  return rowCount ?? 0;
}
