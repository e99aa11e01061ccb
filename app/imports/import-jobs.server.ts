import { setImmediate } from "node:timers/promises";
import * as z from "zod";
import { undoDays } from "~/listings/batches.server";
import {
  type FoundListing,
  findBySku,
  isTaken,
  writeAtOnce,
} from "~/listings/listings-at-once.server";
import type { Queryable } from "~/platform/db/database.server";
import { defineJob, enqueue, heavySliceMs, type JobRun } from "~/platform/jobs/jobs.server";
import { logger } from "~/platform/log/logger.server";
import { everyMake } from "~/vehicles/catalogue.server";
import { FileRefusal } from "./csv/file-refusal";
import { type ImportRow, readRows } from "./csv/read-rows.server";
import { type Decision, decideRow } from "./decide-row.server";
import { isFileGone, listOldFiles, openFile, removeFile } from "./import-files.server";
import {
  advance,
  deleteOldImports,
  endReading,
  type Import,
  insertRefusals,
  inTransaction,
  isTooSlow,
  selectLeft,
  selectUnknown,
  selectWorking,
  tryLock,
} from "./imports.repo.server";
import { fetchPicturesJob } from "./picture-jobs.server";

/** To find the place where the last one ended takes no more than one part in so many of a slice. */
const skipShare = 4;
/** Rows of one transaction, to begin with and at most; how long it is to take, in ms. */
const rowsAtOnce = { first: 50, most: 200, targetMs: 500 };
/** Characters of one transaction's rows, beyond which no more are taken in. */
const charactersAtOnce = 1_000_000;

const problems = {
  gone: "We don't have the file of this import any more. Upload it again.",
  broken: "Something went wrong on our side. What was imported so far stays. Try again later.",
};

type Working = NonNullable<Awaited<ReturnType<typeof selectWorking>>>;

/** Reads the rows of an import, for a dry run or for good: some seconds of it, and then has itself called again. */
export const readImportJob = defineJob({
  name: "imports.read",
  schema: z.object({ id: z.string() }),
  isHeavy: true,
  async run({ id }, run) {
    const row = await selectWorking(id);
    if (!row) return;
    try {
      await readSlice(row, run);
    } catch (error) {
      const problem = problemOf(error, run);
      if (!problem) throw error;
      if (problem === problems.broken)
        logger().error({ err: error, import: id }, "an import failed");
      await inTransaction((tx) => endReading(tx, row, { state: "failed", problem }));
    }
  },
});

/** What an import fails with; undefined where trying again may help. */
function problemOf(error: unknown, { attempt }: JobRun): string | undefined {
  if (error instanceof FileRefusal) return error.message;
  if (isFileGone(error)) return problems.gone;
  return attempt >= readImportJob.maxAttempts ? problems.broken : undefined;
}

async function readSlice(row: Working, { signal }: JobRun): Promise<void> {
  const begun = performance.now();
  const rows = await rowsAfter(row);
  const endsAt =
    performance.now() + Math.max(heavySliceMs, (performance.now() - begun) * skipShare);
  let stand: Working | undefined = row;
  let size = rowsAtOnce.first;
  try {
    while (stand) {
      if (signal.aborted || performance.now() > endsAt) {
        await inTransaction((tx) => enqueue(tx, readImportJob, { id: row.id }, { key: row.id }));
        return;
      }
      const chunk = await take(rows, size);
      if (chunk.length === 0) {
        const state = row.state === "checking" ? "checked" : "done";
        await inTransaction((tx) => endReading(tx, row, { state }));
        return;
      }
      const from = performance.now();
      stand = await readChunk(stand, chunk);
      size = nextSize(chunk.length, performance.now() - from);
    }
  } finally {
    await rows.return(undefined);
  }
}

/** As many rows as would have taken the time that a transaction is to take, changed no more than twofold. */
const nextSize = (rows: number, ms: number) =>
  Math.round(
    Math.max(
      1,
      Math.min(
        rowsAtOnce.most,
        rows * Math.max(0.5, Math.min(2, rowsAtOnce.targetMs / Math.max(ms, 1))),
      ),
    ),
  );

type Rows = AsyncGenerator<ImportRow, void, undefined>;

/** The last row of the file that a row is made of. */
const endOf = ({ rowNumber, continued }: ImportRow) => rowNumber + continued.length;

/** The rows of an import after those that were read; at the first of them already. */
async function rowsAfter({ id, layout, mapping, answers, lastRow }: Working): Promise<Rows> {
  const plan = { layout, mapping, answers, known: { makes: await everyMake() } };
  const rows = givingWay(readRows(openFile(id), plan));
  if (lastRow === 0) return rows;
  for (let next = await rows.next(); !next.done; next = await rows.next())
    if (next.value.rowNumber > lastRow) return startingWith(next.value, rows);
  return rows;
}

/** Reading goes on for so long, in ms, before others have their turn: the same process answers pages. */
const readingMs = 5;

async function* givingWay(rows: AsyncIterable<ImportRow>): Rows {
  let since = performance.now();
  for await (const row of rows) {
    yield row;
    if (performance.now() - since < readingMs) continue;
    await setImmediate();
    since = performance.now();
  }
}

async function* startingWith(first: ImportRow, rows: Rows): Rows {
  yield first;
  yield* rows;
}

const lengthOf = ({ cells, continued }: ImportRow) =>
  [cells, ...continued].flat().reduce((sum, cell) => sum + cell.length, 0);

async function take(rows: Rows, most: number): Promise<ImportRow[]> {
  const taken: ImportRow[] = [];
  let characters = 0;
  while (taken.length < most && characters < charactersAtOnce) {
    const next = await rows.next();
    if (next.done) break;
    taken.push(next.value);
    characters += lengthOf(next.value);
  }
  return taken;
}

/** How often rows are decided on anew because somebody took one of their SKUs meanwhile. */
const mostTries = 3;

/**
 * Carries out the next rows in one transaction with how far the import is, and gives how far that is; undefined where
 * it was stopped, or somebody else reads it.
 */
async function readChunk(
  from: Working,
  rows: readonly ImportRow[],
  attempt = 1,
): Promise<Working | undefined> {
  try {
    return await inTransaction((tx) => carryOut(tx, from, rows));
  } catch (error) {
    if (error instanceof ElsewhereError) return undefined;
    if (isTaken(error) && attempt < mostTries) return readChunk(from, rows, attempt + 1);
    if (!isTooSlow(error) || rows.length === 1) throw error;
    const middle = Math.ceil(rows.length / 2);
    const half = await readChunk(from, rows.slice(0, middle));
    return half && readChunk(half, rows.slice(middle));
  }
}

/** The import is no longer where it was: what was written for it is rolled back. */
class ElsewhereError extends Error {
  override name = "ElsewhereError";
}

async function carryOut(
  tx: Queryable,
  from: Working,
  rows: readonly ImportRow[],
): Promise<Working> {
  if (!(await tryLock(tx, from.id))) throw new ElsewhereError();
  const decided = await decideRows(tx, from, rows);
  const of = <Kind extends Decision["kind"]>(kind: Kind) =>
    decided.flatMap(({ row, decision }) =>
      decision.kind === kind
        ? [{ row, decision: decision as Extract<Decision, { kind: Kind }> }]
        : [],
    );
  const [added, changed, refused] = [of("added"), of("changed"), of("refused")];
  // A dry run comes as far as here.
  if (from.batchId && added.length + changed.length > 0)
    await writeAtOnce(tx, {
      ...{ accountId: from.accountId, batchId: from.batchId, why: `Import of ${from.fileName}` },
      added: added.map(({ decision }) => decision.listing),
      changed: changed.map(({ decision }) => decision.listing),
    });
  await insertRefusals(
    tx,
    from.id,
    refused.map(({ row: { rowNumber, cells, continued }, decision }) => ({
      ...{ rowNumber, rows: [cells, ...continued], problems: decision.problems },
    })),
  );
  await queuePictures(tx, from, decided);
  const last = rows.at(-1);
  const lastRow = last ? endOf(last) : from.lastRow;
  const counts = {
    ...{ added: added.length, changed: changed.length, refused: refused.length },
    unchanged: of("unchanged").length,
  };
  if (!(await advance(tx, from, { lastRow, counts }))) throw new ElsewhereError();
  return { ...from, lastRow };
}

/** Has the pictures of rows fetched whose listings have no photo yet: those that have keep theirs. */
async function queuePictures(
  tx: Queryable,
  { batchId }: Working,
  decided: readonly Decided[],
): Promise<void> {
  if (!batchId) return;
  for (const { row, decision, found } of decided) {
    const urls = row.kind === "values" ? (row.values.pictureUrls ?? []) : [];
    const listingId = decision.kind === "added" ? decision.listing.id : found?.id;
    if (urls.length === 0 || decision.kind === "refused" || !listingId || found?.hasPhotos)
      continue;
    await enqueue(tx, fetchPicturesJob, { listingId, urls }, { key: listingId });
  }
}

interface Decided {
  row: ImportRow;
  decision: Decision;
  /** The listing that has its SKU. */
  found?: FoundListing;
}

async function decideRows(
  tx: Queryable,
  { sellerId, mapping, batchId }: Import,
  rows: readonly ImportRow[],
): Promise<Decided[]> {
  const skus = rows.flatMap((row) => (row.kind === "values" ? [row.values.sku] : []));
  const known = await findBySku(tx, { sellerId, skus, isLocked: batchId !== null });
  return rows.map((row) => {
    if (row.kind === "refused") return { row, decision: row };
    const { sku } = row.values;
    const found = known.listings.get(sku);
    const decision = decideRow(row, { found, hasDraft: known.drafts.has(sku), mapping });
    return { row, decision, found };
  });
}

/** How much one run of the sweep does at a time. */
const batch = 500;

/** Forgets old imports and their files, and takes up those that no job reads any more. */
export const sweepImportsJob = defineJob({
  name: "imports.sweep",
  schema: z.object({}),
  async run(_, { signal }) {
    let removed = 0;
    for (let count = batch; count === batch && !signal.aborted; ) {
      const ids = await deleteOldImports(undoDays, batch);
      for (const id of ids) await removeFile(id);
      count = ids.length;
      removed += count;
    }
    for (const id of await selectUnknown(await listOldFiles())) await removeFile(id);
    const left = await selectLeft(readImportJob, batch);
    await inTransaction(async (tx) => {
      for (const id of left) await enqueue(tx, readImportJob, { id }, { key: id });
    });
    logger().info({ removed, takenUp: left.length }, "old imports were removed");
  },
});
