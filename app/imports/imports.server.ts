import { type BatchUndo, beginBatch, getBatchUndo, undoBatch } from "~/listings/batches.server";
import { isDiskFull } from "~/platform/config/disk-full.server";
import { newId } from "~/platform/db/id.server";
import { enqueue } from "~/platform/jobs/jobs.server";
import { Bulkhead } from "~/platform/limits/bulkhead.server";
import { consumeLimit, type Limit } from "~/platform/limits/rate-limit.server";
import { logger } from "~/platform/log/logger.server";
import { getOwnSeller } from "~/sellers/sellers.server";
import { isId } from "~/text/is-id";
import { oneLine } from "~/text/one-line";
import { type ColumnMapping, type ImportAnswers, importLimits } from "./csv/import-row.schema";
import {
  mappingNotices,
  mappingProblems,
  questionsFor,
  type RememberedMapping,
  rememberMapping,
} from "./csv/map-columns";
import { inspectFile } from "./csv/read-rows.server";
import { type RefusedRow, writeRefusedRows } from "./csv/write-rows.server";
import { keepFile, openFile, removeFile } from "./import-files.server";
import { readImportJob } from "./import-jobs.server";
import {
  type ImportOutcome,
  type ImportRefusalReason,
  type ImportRefused,
  type ImportState,
  type ImportSteps,
  type ImportSummary,
  type ImportUndo,
  type ImportView,
  type ReceiveImportOutcome,
  shownRefusals,
} from "./import-view";
import {
  changeImport,
  deleteImport,
  deleteRefusals,
  hasBatch,
  type Import,
  insertImport,
  inTransaction,
  isDryRun,
  nothingRead,
  type OwnImport,
  selectImport,
  selectImports,
  selectRefusals,
  sumBytes,
} from "./imports.repo.server";

/** How many files an account sends. */
const uploadLimit: Limit = { name: "upload-import", points: 30, seconds: 3_600 };
/** Files that are written and looked through at once: each takes a second of the processor. */
const uploads = new Bulkhead({ atOnce: 3, perKey: 1, waitMs: 15_000, mostWaiting: 20 });
/** What the files of one seller take of the disk, in bytes. */
const mostBytes = 20 * importLimits.bytes;
/** How many imports a list shows. */
const listed = 20;
const fileNameLimit = 120;

const messages: Record<ImportRefusalReason, string> = {
  "no-business": "Tell buyers who sells first: add your business, then import.",
  "too-many":
    "That's a lot of files. Discard imports that you don't need, or try again in an hour.",
  "too-large": `That file is over ${importLimits.bytes / 1_000_000} MB. Split it into smaller ones.`,
  unreadable: "We can't read that file.",
  "no-file": "Choose a file first.",
  "disk-full": "We have no room for that file right now. Nothing was imported. Try again later.",
  unavailable: "We can't keep that file right now. Nothing was imported. Try again in a minute.",
  "wrong-state": "This import has moved on since the page was shown. Look at it again.",
  mapping: "Some columns can't be read like that. See what to change, then try again.",
};

const refused = (
  reason: ImportRefusalReason,
  message: string = messages[reason],
): ImportRefused => ({ kind: "refused", reason, message });

interface Received {
  accountId: string;
  /** As it is called on the seller's device. */
  fileName: string;
  stream: AsyncIterable<Uint8Array>;
}

/**
 * Takes a file of listings: keeps it, and looks it through for its columns. The stream is read to its end, whatever
 * comes of it, unless it breaks off.
 */
export async function receiveImport({
  accountId,
  fileName,
  stream,
}: Received): Promise<ReceiveImportOutcome> {
  const seller = await getOwnSeller(accountId);
  if (!seller) return refused("no-business");
  if ((await consumeLimit(uploadLimit, accountId)).kind === "limited") return refused("too-many");
  if ((await sumBytes(seller.id)) > mostBytes) return refused("too-many");
  const id = newId();
  const own = { accountId, sellerId: seller.id, id, fileName: shownName(fileName) };
  let isKept = false;
  try {
    const outcome = await uploads.run(accountId, () => keepAndInspect(own, stream));
    isKept = outcome.kind === "received";
    return outcome;
  } catch (error) {
    if (!(error instanceof Error && "syscall" in error)) throw error;
    logger().error({ err: error }, "the file of an import could not be kept");
    return refused(isDiskFull(error) ? "disk-full" : "unavailable");
  } finally {
    // What cannot be removed now is swept later.
    if (!isKept) await removeFile(id).catch(() => {});
  }
}

/** Without folders, which some browsers send. */
function shownName(fileName: string): string {
  const name = oneLine(fileName.split(/[/\\]/).at(-1) ?? "");
  return name.slice(0, fileNameLimit) || "listings.csv";
}

async function keepAndInspect(
  { accountId, ...own }: OwnImport & { sellerId: string; fileName: string },
  stream: AsyncIterable<Uint8Array>,
): Promise<ReceiveImportOutcome> {
  const kept = await keepFile(own.id, stream);
  if (kept.kind === "too-large") return refused("too-large");
  if (kept.kind === "empty") return refused("no-file");
  const found = await inspectFile(openFile(own.id), await rememberedMapping(accountId));
  if (found.kind === "refused") return refused("unreadable", found.message);
  const { layout, mapping, rowCount } = found;
  await inTransaction((tx) =>
    insertImport(tx, { ...own, bytes: kept.bytes, layout, mapping, rowCount }),
  );
  return { kind: "received", id: own.id };
}

const headingsOf = ({ layout }: Pick<Import, "layout">) =>
  layout.columns.map(({ heading }) => heading);

/** How columns were matched in the last imports that were used, the newest first. */
async function rememberedMapping(accountId: string): Promise<RememberedMapping> {
  const used = (await selectImports({ accountId }, listed)).filter((each) => each.startedAt);
  return Object.assign(
    {},
    ...used.toReversed().map((each) => rememberMapping(headingsOf(each), each.mapping)),
  );
}

const working: readonly ImportState[] = ["checking", "running"];
const resting: readonly ImportState[] = ["uploaded", "checked", "stopped", "failed", "done"];

/** Where a dry run can begin, and columns be matched otherwise: as long as nothing was written. */
const beforeRun = { from: ["uploaded", "checked", "stopped", "failed"], and: isDryRun } as const;

function stepsOf(row: Import, undo: BatchUndo): ImportSteps {
  const { state, batchId } = row;
  const isBefore = batchId === null && (beforeRun.from as readonly string[]).includes(state);
  const canGoOn =
    batchId !== null && (state === "stopped" || state === "failed") && undo.kind === "possible";
  return {
    match: isBefore,
    check: isBefore && mappingProblems(headingsOf(row), row.mapping).length === 0,
    run: (isBefore && state === "checked") || canGoOn,
    stop: working.includes(state),
    discard: batchId === null && state !== "checking",
  };
}

const countsOf = ({ added, changed, unchanged, refused: no }: Import) => ({
  ...{ added, changed, unchanged, refused: no },
});

/** How far an import has come. */
export function progressOf({ state, rowCount, lastRow, layout, startedAt, endedAt }: Import) {
  const isThrough = state === "checked" || state === "done";
  return {
    // Blank rows are not counted.
    rowsDone: isThrough ? rowCount : Math.min(rowCount, Math.max(0, lastRow - layout.headingRow)),
    ...{ rowCount, startedAt, endedAt },
  };
}

function summaryOf(row: Import): ImportSummary {
  const { id, fileName, state, batchId, createdAt } = row;
  return {
    ...{ id, fileName, state, createdAt, hasRun: batchId !== null },
    ...{ counts: countsOf(row), progress: progressOf(row) },
  };
}

/** The account's imports, the newest first. */
export async function listImports({ accountId }: { accountId: string }): Promise<ImportSummary[]> {
  return (await selectImports({ accountId }, listed)).map(summaryOf);
}

function undoOf(row: Import, undo: BatchUndo): ImportUndo {
  const total = row.added + row.changed;
  switch (undo.kind) {
    case "undoing":
      return { kind: "undoing", done: total - undo.left, total };
    case "undone": {
      const { changed, sold, left } = undo;
      return { kind: "undone", undone: total - changed - sold, changed, sold, kept: left };
    }
    case "possible":
      return working.includes(row.state) || total === 0 ? { kind: "none" } : undo;
    default:
      return undo;
  }
}

/** The account's import, as its page shows it; undefined where it is not its own. */
export async function getImport(of: OwnImport): Promise<ImportView | undefined> {
  const row = await selectOwn(of);
  if (!row) return undefined;
  const { layout, mapping, answers, bytes, problem, batchId } = row;
  const [refusals, batchUndo] = await Promise.all([
    selectRefusals(row.id, { after: 0, limit: shownRefusals }),
    batchId ? getBatchUndo({ accountId: of.accountId, batchId }) : ({ kind: "none" } as const),
  ]);
  const headings = headingsOf(row);
  return {
    ...summaryOf(row),
    ...{ bytes, problem, undo: undoOf(row, batchUndo), headingRow: layout.headingRow },
    columns: layout.columns.map(({ letter, heading, samples }, index) => ({
      ...{ letter, heading, samples, field: mapping[index] ?? null },
    })),
    problems: mappingProblems(headings, mapping),
    notices: mappingNotices(headings, mapping),
    questions: questionsFor(layout.columns, mapping).map((question) => ({
      ...question,
      answer: answers[question.id] ?? null,
    })),
    refusals: refusals.map(({ rowNumber, problems }) => ({ rowNumber, problems })),
    can: stepsOf(row, batchUndo),
  };
}

/** Whatever an address says is its id. */
const selectOwn = (of: OwnImport) => (isId(of.id) ? selectImport(of) : undefined);

/** Says why an import could not be changed: it is not the account's, or in another state. */
async function whyNot(of: OwnImport): Promise<ImportOutcome> {
  return (await selectOwn(of)) ? refused("wrong-state") : { kind: "not-found" };
}

/** Matches the columns otherwise, and answers questions. What was checked before holds no more. */
export async function setMapping({
  mapping,
  answers,
  ...of
}: OwnImport & { mapping: ColumnMapping; answers: ImportAnswers }): Promise<ImportOutcome> {
  const row = await selectOwn(of);
  if (!row) return { kind: "not-found" };
  if (mapping.length !== row.layout.columns.length) return refused("mapping");
  const asked = new Map(
    questionsFor(row.layout.columns, mapping).map(({ id, choices }) => [id, choices]),
  );
  const known = Object.fromEntries(
    Object.entries(answers).filter(([id, answer]) =>
      asked.get(id)?.some(({ value }) => value === answer),
    ),
  );
  const values = { state: "uploaded", mapping, answers: known, ...nothingRead } as const;
  return await inTransaction(async (tx) => {
    const done = await changeImport(tx, { ...of, ...beforeRun }, values);
    if (!done) return whyNot(of);
    await deleteRefusals(tx, of.id);
    return { kind: "done" };
  });
}

/** Begins a dry run: what the import would do, of the whole file. */
export async function startCheck(of: OwnImport): Promise<ImportOutcome> {
  const row = await selectOwn(of);
  if (!row) return { kind: "not-found" };
  if (mappingProblems(headingsOf(row), row.mapping).length > 0) return refused("mapping");
  return await inTransaction(async (tx) => {
    const values = { ...nothingRead, state: "checking", startedAt: new Date() } as const;
    if (!(await changeImport(tx, { ...of, ...beforeRun }, values))) return whyNot(of);
    await deleteRefusals(tx, of.id);
    await enqueue(tx, readImportJob, { id: of.id }, { key: of.id });
    return { kind: "done" };
  });
}

/** Begins to write what was checked; one that was stopped goes on where it was. */
export async function startRun(of: OwnImport): Promise<ImportOutcome> {
  const row = await selectOwn(of);
  if (!row) return { kind: "not-found" };
  const undo = row.batchId
    ? await getBatchUndo({ accountId: of.accountId, batchId: row.batchId })
    : undefined;
  if (undo && undo.kind !== "possible") return refused("wrong-state");
  return await inTransaction(async (tx) => {
    const goneOn = await changeImport(
      tx,
      { ...of, from: ["stopped", "failed"], and: hasBatch },
      { state: "running", problem: null, endedAt: null },
    );
    if (!goneOn && !(await beginRun(tx, of))) return whyNot(of);
    await enqueue(tx, readImportJob, { id: of.id }, { key: of.id });
    return { kind: "done" };
  });
}

async function beginRun(tx: Parameters<typeof deleteRefusals>[0], of: OwnImport): Promise<boolean> {
  const begun = await changeImport(
    tx,
    { ...of, from: ["checked"], and: isDryRun },
    { ...nothingRead, state: "running", startedAt: new Date() },
  );
  if (!begun) return false;
  const batchId = await beginBatch(tx, {
    ...{ sellerId: begun.sellerId, kind: "import", summary: `Import of ${begun.fileName}` },
  });
  await changeImport(tx, { ...of, from: ["running"] }, { batchId });
  await deleteRefusals(tx, of.id);
  return true;
}

/** Stops a dry run or a run. What was written stays, and can be undone; a run can go on later. */
export async function stopImport(of: OwnImport): Promise<ImportOutcome> {
  if (!isId(of.id)) return { kind: "not-found" };
  const values = { state: "stopped", endedAt: new Date() } as const;
  const stopped = await inTransaction((tx) => changeImport(tx, { ...of, from: working }, values));
  return stopped ? { kind: "done" } : whyNot(of);
}

/** Sets back what an import wrote, but for what was changed or sold since. A large one goes on in the background. */
export async function undoImport(of: OwnImport): Promise<ImportOutcome> {
  const row = await selectOwn(of);
  if (!row) return { kind: "not-found" };
  if (!row.batchId || !resting.includes(row.state)) return refused("wrong-state");
  const { kind } = await undoBatch({ accountId: of.accountId, batchId: row.batchId });
  return kind === "undone" || kind === "undoing" ? { kind: "done" } : refused("wrong-state");
}

/** Forgets an import that wrote nothing, and its file. */
export async function discardImport(of: OwnImport): Promise<ImportOutcome> {
  if (!isId(of.id)) return { kind: "not-found" };
  if (!(await inTransaction((tx) => deleteImport(tx, of)))) return whyNot(of);
  // What cannot be removed now is swept later.
  await removeFile(of.id).catch((error: unknown) =>
    logger().warn({ err: error }, "the file of an import could not be removed"),
  );
  return { kind: "done" };
}

/** So many refused rows are read at a time. */
const refusalsAtOnce = 500;

async function* refusedRows(importId: string): AsyncGenerator<RefusedRow> {
  let after = 0;
  for (;;) {
    const page = await selectRefusals(importId, { after, limit: refusalsAtOnce });
    for (const { rows, problems } of page) {
      const [cells = [], ...continued] = rows;
      yield { cells, continued, problems };
    }
    const last = page.at(-1);
    if (!last || page.length < refusalsAtOnce) return;
    after = last.rowNumber;
  }
}

/** The refused rows of the account's import as CSV, each with what to fix; undefined where it is not its own. */
export async function refusedRowsCsv(
  of: OwnImport,
): Promise<{ fileName: string; text: AsyncGenerator<string> } | undefined> {
  const row = await selectOwn(of);
  if (!row) return undefined;
  const name = row.fileName.replace(/\.\w{1,5}$/, "");
  return {
    fileName: `${name}-refused.csv`,
    text: writeRefusedRows(headingsOf(row), refusedRows(row.id), row.layout.delimiter),
  };
}
