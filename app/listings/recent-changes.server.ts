import { isId } from "~/text/is-id";
import { type BatchUndo, getBatchUndo, undoDays } from "./batches.server";
import { type RecentBatch, selectRecentBatches } from "./bulk.repo.server";

/** How many are listed. */
const mostListed = 50;

/** A change of many listings, and whether it can be undone or was. */
export interface RecentChange extends RecentBatch {
  undo: BatchUndo;
}

/** The account's changes of many listings that can still be undone, and those that were; the newest first. */
export async function listRecentChanges(accountId: string): Promise<RecentChange[]> {
  const batches = await selectRecentBatches({ accountId, days: undoDays, limit: mostListed });
  return Promise.all(batches.map((batch) => withUndo(accountId, batch)));
}

/** One of them; undefined where there is none of that id. */
export async function getRecentChange(
  accountId: string,
  id: string | null,
): Promise<RecentChange | undefined> {
  if (!id || !isId(id)) return undefined;
  const [batch] = await selectRecentBatches({ accountId, id, days: undoDays, limit: 1 });
  return batch && withUndo(accountId, batch);
}

const withUndo = async (accountId: string, batch: RecentBatch): Promise<RecentChange> => ({
  ...batch,
  undo: await getBatchUndo({ accountId, batchId: batch.id }),
});
