import { createHash } from "node:crypto";
import { counted } from "~/content/format";
import { beginBatch, insertBatchRows } from "./batches.server";
import { countDraftsAmong, type SelectedListing, selectSelected } from "./bulk.repo.server";
import { type BulkChange, type BulkValues, changeListing, describeChange } from "./bulk-change";
import { type KeptReason, keptReasons, mostAtOnce } from "./bulk-kinds";
import type { BulkView } from "./bulk-view";
import {
  countListed,
  inTransaction,
  selectListedKeys,
  selectSellerOf,
} from "./listings.repo.server";
import { insertEvents, writeColumns } from "./listings-at-once.repo.server";

/*
 * One change of many listings of a seller. It is planned first and shown: how many change, how many stay and why. What
 * is applied is that plan: where it would come out otherwise meanwhile, nothing is written and it is shown again.
 */

/** So many in one transaction. */
const chunkSize = 100;
/** How many are shown as examples, and named for a reason. */
const shown = { examples: 10, names: 3 };

/** Which listings of an account are to be changed. */
type Selection = Pick<BulkView, "list" | "isAll" | "ids">;

export type Selected =
  | { kind: "selected"; listings: SelectedListing[]; drafts: number }
  | { kind: "too-many"; count: number };

async function select(accountId: string, { list, isAll, ids }: Selection): Promise<Selected> {
  if (!isAll) {
    const [listings, drafts] = await Promise.all([
      selectSelected({ accountId, ids }),
      countDraftsAmong(accountId, ids),
    ]);
    return { kind: "selected", listings, drafts };
  }
  const filters = { ...list, accountId };
  const [keys, { matches }] = await Promise.all([
    selectListedKeys({ ...filters, after: 0, limit: mostAtOnce + 1 }),
    countListed(filters),
  ]);
  if (keys.length > mostAtOnce) return { kind: "too-many", count: matches };
  const listings = await selectSelected({ accountId, keys });
  return { kind: "selected", listings, drafts: Math.max(0, matches - listings.length) };
}

/** A listing that changes, with what it has now and then. */
type Change = { listing: SelectedListing; before: BulkValues; values: BulkValues };

/** What a change does to each, and which stay as they are. */
function decide(listings: readonly SelectedListing[], change: BulkChange) {
  const changes: Change[] = [];
  const left: { listing: SelectedListing; reason: KeptReason }[] = [];
  for (const listing of listings) {
    const outcome = changeListing(listing, change);
    if (outcome.kind === "kept") left.push({ listing, reason: outcome.reason });
    else changes.push({ listing, before: outcome.before, values: outcome.values });
  }
  return { changes, left };
}

/** What a change would come to. */
export interface BulkPlan {
  summary: string;
  /** How many change. */
  changed: number;
  /** Those that stay as they are, by why, with the first of their names. */
  kept: { reason: KeptReason; count: number; names: string[] }[];
  examples: {
    id: string;
    name: string;
    partNumber: string;
    before: BulkValues;
    values: BulkValues;
  }[];
  /** Stands for all that changes, from what and to what. */
  fingerprint: string;
}

function planOf(
  { listings, drafts }: Extract<Selected, { kind: "selected" }>,
  change: BulkChange,
): { plan: BulkPlan; changes: Change[] } {
  const { changes, left } = decide(listings, change);
  const kept = new Map<KeptReason, { count: number; names: string[] }>();
  const keep = (reason: KeptReason, count: number, name?: string) => {
    const group = kept.get(reason) ?? { count: 0, names: [] };
    group.count += count;
    if (name && group.names.length < shown.names) group.names.push(name);
    kept.set(reason, group);
  };
  for (const { listing, reason } of left) keep(reason, 1, listing.name);
  if (drafts > 0) keep("draft", drafts);
  const hash = createHash("sha256");
  for (const { listing, before, values } of changes)
    hash.update(`${JSON.stringify([listing.id, before, values])}\n`);
  const plan: BulkPlan = {
    summary: describeChange(change),
    changed: changes.length,
    kept: (Object.keys(keptReasons) as KeptReason[]).flatMap((reason) => {
      const group = kept.get(reason);
      return group ? [{ reason, ...group }] : [];
    }),
    examples: changes.slice(0, shown.examples).map(({ listing, before, values }) => ({
      ...{ id: listing.id, name: listing.name, partNumber: listing.partNumber },
      ...{ before, values },
    })),
    fingerprint: hash.digest("base64url").slice(0, 22),
  };
  return { plan, changes };
}

/** What is selected, before anything is done to it. */
export type BulkPreview =
  | { kind: "too-many"; count: number }
  /** `plan`: of the change; null without one. */
  | { kind: "selected"; count: number; plan: BulkPlan | null };

/** What a change would come to, without writing anything. */
export async function previewBulk(
  accountId: string,
  selection: Selection,
  change: BulkChange | undefined,
): Promise<BulkPreview> {
  const selected = await select(accountId, selection);
  if (selected.kind === "too-many") return selected;
  const plan = change ? planOf(selected, change).plan : null;
  return { kind: "selected", count: selected.listings.length + selected.drafts, plan };
}

export type BulkOutcome =
  /** `late`: so many were left out because they changed while the others were written. */
  | { kind: "applied"; batchId: string; changed: number; late: number }
  /** It is not what was shown any more, or comes to nothing: nothing was written. */
  | { kind: "stale" }
  | { kind: "too-many" };

/** Applies a change, as it was shown under that fingerprint. */
export async function applyBulk(
  accountId: string,
  {
    selection,
    change,
    fingerprint,
  }: { selection: Selection; change: BulkChange; fingerprint: string },
): Promise<BulkOutcome> {
  const [selected, seller] = await Promise.all([
    select(accountId, selection),
    selectSellerOf(accountId),
  ]);
  if (selected.kind === "too-many") return selected;
  const { plan, changes } = planOf(selected, change);
  if (!seller || plan.fingerprint !== fingerprint || changes.length === 0) return { kind: "stale" };
  const summary = `${plan.summary}: ${counted(plan.changed, "listing")}`;
  const asked = { accountId, sellerId: seller.id, change, summary };
  let [batchId, written] = [undefined as string | undefined, 0];
  for (let from = 0; from < changes.length; from += chunkSize) {
    const chunk = changes.slice(from, from + chunkSize);
    const done = await writeChunk({ ...asked, batchId }, chunk);
    batchId = done.batchId ?? batchId;
    written += done.written;
  }
  if (!batchId) return { kind: "stale" };
  return { kind: "applied", batchId, changed: written, late: changes.length - written };
}

interface Chunk {
  accountId: string;
  sellerId: string;
  change: BulkChange;
  summary: string;
  /** Undefined until there is something to write. */
  batchId: string | undefined;
}

/** Writes those of the changes that still come out as they were planned, as part of a batch. */
function writeChunk(
  { accountId, sellerId, change, summary, batchId: begun }: Chunk,
  chunk: readonly Change[],
): Promise<{ batchId: string | undefined; written: number }> {
  const planned = new Map(chunk.map(({ listing, ...each }) => [listing.id, JSON.stringify(each)]));
  return inTransaction(async (tx) => {
    const now = await selectSelected(
      { accountId, ids: [...planned.keys()] },
      { on: tx, isLocked: true },
    );
    const rows = decide(now, change).changes.filter(
      ({ listing, ...each }) => JSON.stringify(each) === planned.get(listing.id),
    );
    if (rows.length === 0) return { batchId: begun, written: 0 };
    const batchId = begun ?? (await beginBatch(tx, { sellerId, kind: "bulk", summary }));
    const versions = await writeColumns(
      tx,
      rows.map(({ listing: { id }, values }) => ({ id, values })),
    );
    await insertEvents(
      tx,
      rows.map(({ listing: { id, state }, values }) => ({
        ...{ listingId: id, accountId, why: summary },
        action: values.state ? change.kind : "edit",
        ...{ fromState: state, toState: values.state ?? state },
      })),
    );
    await insertBatchRows(
      tx,
      batchId,
      rows.map(({ listing: { id }, before }) => ({
        ...{ listingId: id, before },
        version: versions.get(id) ?? 0,
      })),
    );
    return { batchId, written: rows.length };
  });
}
