import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { database, type Queryable, withTransaction } from "~/platform/db/database.server";
import {
  listing,
  listingBatch,
  listingBatchRow,
  orderLine,
  purchaseOrder,
} from "~/platform/db/schema.server";
import { sellerIdOf } from "~/platform/db/seller-owner.server";
import type { ListingState } from "~/platform/enums";
import { type AnyJob, isQueued } from "~/platform/jobs/jobs.server";
import type { ColumnValues } from "./listings-at-once.repo.server";

/** One transaction for what a use case writes in several places; see `withTransaction`. */
export const inTransaction = withTransaction;

/** The account's own batch. */
export interface OwnBatch {
  accountId: string;
  batchId: string;
}

export type Batch = typeof listingBatch.$inferSelect;

const ownBatch = ({ accountId, batchId }: OwnBatch) =>
  and(eq(listingBatch.id, batchId), eq(listingBatch.sellerId, sellerIdOf(accountId)));

export async function insertBatch(
  on: Queryable,
  values: Pick<Batch, "id" | "sellerId" | "kind" | "summary">,
): Promise<void> {
  await on.insert(listingBatch).values(values);
}

/** A listing that a batch has just written. */
export interface BatchRow {
  listingId: string;
  /** What it changed, as it was; null where it made the listing. */
  before: ColumnValues | null;
  /** The listing's version now. */
  version: number;
}

export async function insertBatchRows(
  on: Queryable,
  batchId: string,
  rows: readonly BatchRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await on.execute(sql`
    insert into ${listingBatchRow} (batch_id, listing_id, before, version)
    select ${batchId}::uuid, r."listingId", nullif(r.before, 'null'::jsonb), r.version
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r("listingId" text, before jsonb, version int)`);
}

export async function selectBatch(
  of: OwnBatch,
  on: Queryable = database(),
): Promise<Batch | undefined> {
  const [row] = await on.select().from(listingBatch).where(ownBatch(of));
  return row;
}

/** The same, which nobody else undoes until the caller's transaction ends. */
export async function lockBatch(on: Queryable, of: OwnBatch): Promise<Batch | undefined> {
  const [row] = await on.select().from(listingBatch).where(ownBatch(of)).for("update");
  return row;
}

export async function countBatchRows(batchId: string, on: Queryable = database()): Promise<number> {
  return await on.$count(listingBatchRow, eq(listingBatchRow.batchId, batchId));
}

export async function markUndone(on: Queryable, batchId: string): Promise<void> {
  await on.update(listingBatch).set({ undoneAt: sql`now()` }).where(eq(listingBatch.id, batchId));
}

/** Somebody ordered it: of a listing that was there before the batch, since then. */
const isSold = (since: SQL) => sql`exists (
  select from ${orderLine} s join ${purchaseOrder} o on o.id = s.order_id
  where s.listing_id = l.id and (r.before is null or o.placed_at >= ${since}))`;

/** A listing of a batch, as it is now. */
type Undoable = {
  id: string;
  key: number;
  before: ColumnValues | null;
  state: ListingState;
  isSame: boolean;
  isSold: boolean;
};

/** The next listings of a batch after an id, which nobody else changes until the transaction ends. */
export async function lockBatchListings(
  on: Queryable,
  { batchId, after, limit }: { batchId: string; after: string; limit: number },
): Promise<Undoable[]> {
  const { rows } = await on.execute<Undoable>(sql`
    select l.id, l.key, r.before, l.state, l.version = r.version as "isSame",
      ${isSold(sql`b.created_at`)} as "isSold"
    from ${listingBatchRow} r join ${listing} l on l.id = r.listing_id
    join ${listingBatch} b on b.id = r.batch_id
    where r.batch_id = ${batchId}::uuid and r.listing_id > ${after}
    order by r.listing_id limit ${limit} for no key update of l`);
  return rows;
}

export async function deleteBatchRows(
  on: Queryable,
  batchId: string,
  listingIds: readonly string[],
): Promise<void> {
  if (listingIds.length === 0) return;
  await on
    .delete(listingBatchRow)
    .where(
      and(
        eq(listingBatchRow.batchId, batchId),
        inArray(listingBatchRow.listingId, [...listingIds]),
      ),
    );
}

export type LeftListing = { id: string; name: string; sku: string; why: "changed" | "sold" };

/** What an undo left alone: some of the listings, and how many of each fate there are. */
export async function selectLeft(
  batchId: string,
  limit: number,
): Promise<{ left: LeftListing[]; changed: number; sold: number }> {
  const why = sql`case when ${isSold(sql`b.created_at`)} then 'sold' else 'changed' end`;
  const from = sql`from ${listingBatchRow} r join ${listing} l on l.id = r.listing_id
    join ${listingBatch} b on b.id = r.batch_id where r.batch_id = ${batchId}::uuid`;
  const [left, counts] = await Promise.all([
    database().execute<LeftListing>(
      sql`select l.id, l.name, l.sku, ${why} as why ${from} order by r.listing_id limit ${limit}`,
    ),
    database().execute<{ changed: number; sold: number }>(
      sql`select count(*) filter (where why = 'changed')::int as changed,
        count(*) filter (where why = 'sold')::int as sold from (select ${why} as why ${from}) w`,
    ),
  ]);
  const { changed, sold } = counts.rows[0] ?? { changed: 0, sold: 0 };
  return { left: left.rows, changed, sold };
}

/** Whether that job undoes the batch now, or is about to. */
export async function isUndoing(batchId: string, job: AnyJob): Promise<boolean> {
  const { rows } = await database().execute<{ is: boolean }>(
    sql`select ${isQueued(job, batchId)} as is`,
  );
  return rows[0]?.is ?? false;
}

/** Forgets listings of batches that are older than that, so many at a time, and then the batches; how many of both. */
export async function deleteOldBatches(days: number, most: number): Promise<number> {
  const old = sql`select id from ${listingBatch} where created_at < now() - ${days} * interval '1 day'`;
  const { rowCount } = await database().execute(sql`
    delete from ${listingBatchRow} where (batch_id, listing_id) in (
      select batch_id, listing_id from ${listingBatchRow} where batch_id in (${old}) limit ${most})`);
  if (rowCount) return rowCount;
  const batches = await database().execute(sql`
    delete from ${listingBatch} where id in (${old} limit ${most})
      and not exists (select from ${listingBatchRow} r where r.batch_id = ${listingBatch}.id)`);
  return batches.rowCount ?? 0;
}
