import * as z from "zod";
import type { Queryable } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import { defineJob, enqueue, heavySliceMs } from "~/platform/jobs/jobs.server";
import {
  type Batch,
  countBatchRows,
  deleteBatchRows,
  deleteOldBatches,
  insertBatch,
  inTransaction,
  isUndoing,
  type LeftListing,
  lockBatch,
  lockBatchListings,
  markUndone,
  type OwnBatch,
  selectBatch,
  selectLeft,
} from "./batches.repo.server";
import {
  deleteListings,
  insertEvents,
  replaceAllVehicles,
  writeColumns,
} from "./listings-at-once.repo.server";

export { insertBatchRows } from "./batches.repo.server";

/*
 * Changes of many listings of a seller at a time, and how they are undone: each listing that is still as the batch
 * left it is set back, or deleted where the batch made it; the others are left alone.
 */

/** For so many days a batch can be undone. */
export const undoDays = 30;
const dayMs = 24 * 3_600_000;

/** So many listings are undone at once, while their seller waits; more by a job. */
const mostAtOnce = 200;
/** So many in one transaction. */
const chunk = 50;
/** How many listings that were left alone are listed. */
const shownLeft = 50;

/** Begins a batch; `insertBatchRows` adds what it changes. Joins the caller's transaction. */
export async function beginBatch(
  on: Queryable,
  values: Pick<Batch, "sellerId" | "kind" | "summary">,
): Promise<string> {
  const id = newId();
  await insertBatch(on, { id, ...values });
  return id;
}

/** What became of a batch that was undone. */
export interface Undone {
  kind: "undone";
  /** Listings that were left alone, by why: changed since, or sold since. */
  changed: number;
  sold: number;
  /** The first of them. */
  left: LeftListing[];
}

export type BatchUndo =
  /** It is too late, or there is no such batch of the account. */
  { kind: "none" } | { kind: "possible"; until: Date } | { kind: "undoing"; left: number } | Undone;

const undoneUntil = ({ createdAt }: Batch) => new Date(createdAt.getTime() + undoDays * dayMs);

async function undone(batchId: string): Promise<Undone> {
  return { kind: "undone", ...(await selectLeft(batchId, shownLeft)) };
}

/** Whether a batch can be undone, and what became of it. */
export async function getBatchUndo(of: OwnBatch, now = new Date()): Promise<BatchUndo> {
  const batch = await selectBatch(of);
  if (!batch) return { kind: "none" };
  if (batch.undoneAt) return undone(batch.id);
  if (await isUndoing(batch.id, undoBatchJob))
    return { kind: "undoing", left: await countBatchRows(batch.id) };
  const until = undoneUntil(batch);
  return now < until ? { kind: "possible", until } : { kind: "none" };
}

export type UndoBatchOutcome =
  | Undone
  /** It goes on in the background. */
  | { kind: "undoing" }
  | { kind: "too-late" }
  | { kind: "not-found" };

/** Undoes a batch of the account: a small one at once, a large one in the background. */
export async function undoBatch(of: OwnBatch, now = new Date()): Promise<UndoBatchOutcome> {
  const outcome = await inTransaction(async (tx): Promise<UndoBatchOutcome["kind"]> => {
    const batch = await lockBatch(tx, of);
    if (!batch) return "not-found";
    if (batch.undoneAt) return "undone";
    if (now >= undoneUntil(batch)) return "too-late";
    if ((await countBatchRows(batch.id, tx)) > mostAtOnce) {
      await enqueue(tx, undoBatchJob, { ...of, after: "" }, { key: batch.id });
      return "undoing";
    }
    let after: string | undefined = "";
    while (after !== undefined) after = await undoChunk(tx, of, after);
    await markUndone(tx, batch.id);
    return "undone";
  });
  return outcome === "undone" ? undone(of.batchId) : { kind: outcome };
}

/**
 * Undoes the listings of a batch that follow an id, and gives the last of them; undefined where there were none.
 * What was undone is of the batch no more, so that doing it again undoes nothing twice.
 */
async function undoChunk(
  tx: Queryable,
  { accountId, batchId }: OwnBatch,
  after: string,
): Promise<string | undefined> {
  const rows = await lockBatchListings(tx, { batchId, after, limit: chunk });
  const made = rows.filter((row) => row.isSame && !row.before && !row.isSold);
  await deleteListings(
    tx,
    made.map(({ id }) => id),
  );
  const changed = rows.flatMap(({ before, ...row }) =>
    row.isSame && before ? { ...row, before } : [],
  );
  await writeColumns(
    tx,
    changed.map(({ id, before: { vehicles: _, ...values } }) => ({ id, values })),
  );
  await replaceAllVehicles(
    tx,
    changed.flatMap(({ key, before: { vehicles } }) => (vehicles ? { key, vehicles } : [])),
  );
  await insertEvents(
    tx,
    changed.map(({ id, state, before }) => ({
      ...{ listingId: id, accountId, action: "undo", fromState: state },
      toState: before.state ?? state,
    })),
  );
  await deleteBatchRows(
    tx,
    batchId,
    changed.map(({ id }) => id),
  );
  return rows.at(-1)?.id;
}

/** Undoes a large batch, some seconds at a time, between which other heavy jobs have their turn. */
export const undoBatchJob = defineJob({
  name: "listings.undo-batch",
  schema: z.object({ accountId: z.string(), batchId: z.string(), after: z.string() }),
  isHeavy: true,
  async run({ after, ...of }, { signal }) {
    const begun = performance.now();
    let last: string | undefined = after;
    while (last !== undefined) {
      const from = last;
      const isOver = signal.aborted || performance.now() - begun > heavySliceMs;
      last = await inTransaction(async (tx) => {
        const batch = await lockBatch(tx, of);
        if (!batch || batch.undoneAt) return undefined;
        if (isOver) {
          await enqueue(tx, undoBatchJob, { ...of, after: from }, { key: of.batchId });
          return undefined;
        }
        const next = await undoChunk(tx, of, from);
        if (next === undefined) await markUndone(tx, of.batchId);
        return next;
      });
    }
  },
});

/** Forgets what can be undone no more. */
export const sweepBatchesJob = defineJob({
  name: "listings.sweep-batches",
  schema: z.object({}),
  async run(_, { signal }) {
    for (let count = 1; count > 0 && !signal.aborted; )
      count = await deleteOldBatches(undoDays, 1_000);
  },
});
