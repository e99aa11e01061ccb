import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { database, type Queryable, sqlState, withTransaction } from "~/platform/db/database.server";
import { listingImport, listingImportRefusal, seller } from "~/platform/db/schema.server";
import { sellerIdOf } from "~/platform/db/seller-owner.server";
import { type AnyJob, isQueued } from "~/platform/jobs/jobs.server";
import type { ColumnMapping, ImportAnswers, RowProblem } from "./csv/import-row.schema";
import type { FileLayout } from "./csv/read-rows.server";
import type { ImportCounts, ImportState } from "./import-view";

/** One transaction for what a use case writes in several places; see `withTransaction`. */
export const inTransaction = withTransaction;

/** PostgreSQL's query_canceled: it was too much for the time that a statement has. */
export const isTooSlow = (error: unknown): boolean => sqlState(error) === "57014";

type Row = typeof listingImport.$inferSelect;

/** An import; its file has been looked through. */
export type Import = Omit<Row, "layout" | "mapping" | "answers"> & {
  layout: FileLayout;
  mapping: ColumnMapping;
  answers: ImportAnswers;
};

/** The columns hold what this module wrote. */
const importOf = (row: Row): Import => row as unknown as Import;

/** The account's own import. */
export interface OwnImport {
  accountId: string;
  id: string;
}

const own = ({ accountId, id }: OwnImport) =>
  and(eq(listingImport.id, id), eq(listingImport.sellerId, sellerIdOf(accountId)));

export async function insertImport(
  on: Queryable,
  values: Pick<
    Import,
    "id" | "sellerId" | "fileName" | "bytes" | "layout" | "mapping" | "rowCount"
  >,
): Promise<void> {
  const { layout, ...others } = values;
  await on
    .insert(listingImport)
    .values({ ...others, layout: layout as unknown as Record<string, unknown> });
}

export async function selectImport(
  of: OwnImport,
  on: Queryable = database(),
): Promise<Import | undefined> {
  const [row] = await on.select().from(listingImport).where(own(of));
  return row && importOf(row);
}

/** The newest first. */
export async function selectImports(
  { accountId }: { accountId: string },
  limit: number,
): Promise<Import[]> {
  const rows = await database()
    .select()
    .from(listingImport)
    .where(eq(listingImport.sellerId, sellerIdOf(accountId)))
    .orderBy(desc(listingImport.createdAt), desc(listingImport.id))
    .limit(limit);
  return rows.map(importOf);
}

/** The newest of everybody's imports. */
export async function selectLatest(limit: number): Promise<Import[]> {
  const rows = await database()
    .select()
    .from(listingImport)
    .orderBy(desc(listingImport.createdAt), desc(listingImport.id))
    .limit(limit);
  return rows.map(importOf);
}

/** Whose import it is, and whether it wrote something; undefined where nobody's account has it. */
export async function selectAnyImport(
  id: string,
): Promise<(OwnImport & Pick<Import, "batchId">) | undefined> {
  const [row] = await database()
    .select({ accountId: seller.accountId, batchId: listingImport.batchId })
    .from(listingImport)
    .innerJoin(seller, eq(seller.id, listingImport.sellerId))
    .where(eq(listingImport.id, id));
  return row?.accountId ? { id, accountId: row.accountId, batchId: row.batchId } : undefined;
}

/** What a seller's imports take of the disk, in bytes. */
export async function sumBytes(sellerId: string): Promise<number> {
  const { rows } = await database().execute<{ bytes: number }>(
    sql`select coalesce(sum(bytes), 0)::float8 as bytes from ${listingImport} where seller_id = ${sellerId}::uuid`,
  );
  return rows[0]?.bytes ?? 0;
}

const none: ImportCounts = { added: 0, changed: 0, unchanged: 0, refused: 0 };

/** What every state begins with: nothing was read yet. */
export const nothingRead = { ...none, lastRow: 0, problem: null, startedAt: null, endedAt: null };

/**
 * Changes an import that is in one of these states, and as `and` says besides; undefined where it is not, or is not
 * the account's.
 */
export async function changeImport(
  on: Queryable,
  { from, and: also, ...of }: OwnImport & { from: readonly ImportState[]; and?: SQL },
  values: Partial<typeof listingImport.$inferInsert>,
): Promise<Import | undefined> {
  const [row] = await on
    .update(listingImport)
    .set(values)
    .where(and(own(of), inArray(listingImport.state, [...from]), also))
    .returning();
  return row && importOf(row);
}

export const isDryRun = sql`${listingImport.batchId} is null`;
export const hasBatch = sql`${listingImport.batchId} is not null`;

/** Undefined where it wrote something, is at work, or is not the account's. */
export async function deleteImport(on: Queryable, of: OwnImport): Promise<boolean> {
  const { rowCount } = await on
    .delete(listingImport)
    .where(and(own(of), isDryRun, sql`${listingImport.state} <> 'checking'`));
  return (rowCount ?? 0) > 0;
}

export async function deleteRefusals(on: Queryable, importId: string): Promise<void> {
  await on.delete(listingImportRefusal).where(eq(listingImportRefusal.importId, importId));
}

export interface StoredRefusal {
  rowNumber: number;
  rows: string[][];
  problems: RowProblem[];
}

/** The refused rows after a row, in the file's order. Whose the import is, is for the caller to know. */
export async function selectRefusals(
  importId: string,
  { after, limit }: { after: number; limit: number },
): Promise<StoredRefusal[]> {
  return await database()
    .select({
      rowNumber: listingImportRefusal.rowNumber,
      rows: listingImportRefusal.rows,
      problems: listingImportRefusal.problems,
    })
    .from(listingImportRefusal)
    .where(
      and(
        eq(listingImportRefusal.importId, importId),
        sql`${listingImportRefusal.rowNumber} > ${after}`,
      ),
    )
    .orderBy(asc(listingImportRefusal.rowNumber))
    .limit(limit);
}

/** An import that is being read, whoever's it is, with the account that it is of; undefined where there is none. */
export async function selectWorking(
  id: string,
): Promise<(Import & { accountId: string }) | undefined> {
  const [row] = await database()
    .select({ import: listingImport, accountId: seller.accountId })
    .from(listingImport)
    .innerJoin(seller, eq(seller.id, listingImport.sellerId))
    .where(and(eq(listingImport.id, id), inArray(listingImport.state, ["checking", "running"])));
  return row?.accountId ? { ...importOf(row.import), accountId: row.accountId } : undefined;
}

/** Has an import to itself until the caller's transaction ends; false where somebody else has it. */
export async function tryLock(on: Queryable, id: string): Promise<boolean> {
  const { rows } = await on.execute<{ isLocked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`import:${id}`}, 0)) as "isLocked"`,
  );
  return rows[0]?.isLocked ?? false;
}

/** How far an import is: what is written in the same transaction counts, or none of it. */
type Stand = Pick<Import, "id" | "state" | "lastRow">;

const standing = ({ id, state, lastRow }: Stand) =>
  and(eq(listingImport.id, id), eq(listingImport.state, state), eq(listingImport.lastRow, lastRow));

/** Notes what became of the next rows; false where the import was stopped, or is elsewhere by now. */
export async function advance(
  on: Queryable,
  stand: Stand,
  { lastRow, counts }: { lastRow: number; counts: ImportCounts },
): Promise<boolean> {
  const { rowCount } = await on
    .update(listingImport)
    .set({
      lastRow,
      added: sql`${listingImport.added} + ${counts.added}`,
      changed: sql`${listingImport.changed} + ${counts.changed}`,
      unchanged: sql`${listingImport.unchanged} + ${counts.unchanged}`,
      refused: sql`${listingImport.refused} + ${counts.refused}`,
    })
    .where(standing(stand));
  return (rowCount ?? 0) > 0;
}

/** Ends the reading of an import that nobody stopped meanwhile. */
export async function endReading(
  on: Queryable,
  { id, state }: Pick<Stand, "id" | "state">,
  values: { state: ImportState; problem?: string },
): Promise<void> {
  await on
    .update(listingImport)
    .set({ ...values, endedAt: sql`now()` })
    .where(and(eq(listingImport.id, id), eq(listingImport.state, state)));
}

export async function insertRefusals(
  on: Queryable,
  importId: string,
  refusals: readonly StoredRefusal[],
): Promise<void> {
  if (refusals.length > 0)
    await on
      .insert(listingImportRefusal)
      .values(refusals.map((refusal) => ({ importId, ...refusal })));
}

/** Imports that are being read, but for which no job is there. */
export async function selectLeft(job: AnyJob, limit: number): Promise<string[]> {
  const { rows } = await database().execute<{ id: string }>(sql`
    select i.id from ${listingImport} i
    where i.state in ('checking', 'running') and not ${isQueued(job, sql`i.id`)}
    limit ${limit}`);
  return rows.map(({ id }) => id);
}

/**
 * Forgets imports that have rested for so many days, and those of accounts that were deleted; their ids. What they
 * wrote stays.
 */
export async function deleteOldImports(days: number, limit: number): Promise<string[]> {
  const { rows } = await database().execute<{ id: string }>(sql`
    delete from ${listingImport} where id in (
      select i.id from ${listingImport} i join ${seller} s on s.id = i.seller_id
      where s.account_id is null or (i.state not in ('checking', 'running')
        and coalesce(i.ended_at, i.created_at) < now() - ${days} * interval '1 day')
      limit ${limit})
    returning id`);
  return rows.map(({ id }) => id);
}

/** Those of the ids that no import has. */
export async function selectUnknown(ids: readonly string[]): Promise<string[]> {
  const { rows } = await database().execute<{ id: string }>(sql`
    select k.id from unnest(${sql.param([...ids])}::uuid[]) k(id)
    where not exists (select from ${listingImport} i where i.id = k.id)`);
  return rows.map(({ id }) => id);
}
