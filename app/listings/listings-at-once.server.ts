import type { Queryable } from "~/platform/db/database.server";
import { insertBatchRows } from "./batches.server";
import { selectSellerOf } from "./listings.repo.server";
import {
  type AddedListing,
  type ColumnValues,
  type FoundListing,
  insertEvents,
  insertListings,
  replaceAllVehicles,
  selectBySku,
  selectDraftSkus,
  writeColumns,
} from "./listings-at-once.repo.server";

/* Many listings of a seller at once, as an import makes and changes them. All join the caller's transaction. */

export { isTaken } from "./listings.repo.server";
export type {
  AddedListing,
  ColumnValues,
  FoundListing,
  KeptVehicle,
  ListingColumns,
} from "./listings-at-once.repo.server";
export { selectSellerOf as getSpot };

/** What a seller has under SKUs: listings, archived ones too, and drafts that were never published. */
export async function findBySku(
  on: Queryable,
  of: { sellerId: string; skus: readonly string[]; isLocked: boolean },
): Promise<{ listings: Map<string, FoundListing>; drafts: Set<string> }> {
  const found = await selectBySku(on, of);
  const drafts = await selectDraftSkus(on, of);
  return { listings: new Map(found.map((each) => [each.sku, each])), drafts };
}

/** A listing that is there, with what is to be changed of it and how that is now. */
export interface ChangedListing {
  found: FoundListing;
  before: ColumnValues;
  values: ColumnValues;
}

interface AtOnce {
  accountId: string;
  batchId: string;
  /** Why, for the listings' histories. */
  why: string;
  added: readonly AddedListing[];
  /** Found with `isLocked` in the same transaction. */
  changed: readonly ChangedListing[];
}

/** The arrow of the graph that a change of state is, for the history. */
function actionOf({ found, values }: ChangedListing): string {
  if (!values.state || values.state === found.columns.state) return "edit";
  return values.state === "paused" ? "pause" : "resume";
}

/**
 * Makes and changes listings as part of a batch, with an event each. Throws where a SKU was taken meanwhile
 * (`isTaken`), and where there is no such seller any more.
 */
export async function writeAtOnce(
  tx: Queryable,
  { accountId, batchId, why, added, changed }: AtOnce,
): Promise<void> {
  const spot = await selectSellerOf(accountId, tx);
  if (!spot) throw new Error("The business is there no more.");
  await insertListings(tx, spot, added);
  const versions = await writeColumns(
    tx,
    changed.map(({ found: { id }, values: { vehicles: _, ...values } }) => ({ id, values })),
  );
  await replaceAllVehicles(
    tx,
    changed.flatMap(({ found: { key }, values: { vehicles } }) =>
      vehicles ? { key, vehicles } : [],
    ),
  );
  await insertEvents(tx, [
    ...added.map(({ id, columns }) => ({
      ...{ listingId: id, accountId, action: "publish", why },
      ...{ fromState: null, toState: columns.state },
    })),
    ...changed.map((each) => ({
      ...{ listingId: each.found.id, accountId, action: actionOf(each), why },
      fromState: each.found.columns.state,
      toState: each.values.state ?? each.found.columns.state,
    })),
  ]);
  await insertBatchRows(tx, batchId, [
    ...added.map(({ id }) => ({ listingId: id, before: null, version: 1 })),
    ...changed.map(({ found, before }) => ({
      ...{ listingId: found.id, before },
      version: versions.get(found.id) ?? found.version + 1,
    })),
  ]);
}
