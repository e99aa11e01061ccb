import { sql } from "drizzle-orm";
import { database, type Queryable } from "~/platform/db/database.server";
import { listing, listingBatch, listingBatchRow, listingDraft } from "~/platform/db/schema.server";
import { sellerIdOf } from "~/platform/db/seller-owner.server";
import type { ChangedPart } from "./bulk-change";

/** A listing that is to be changed with others. */
export type SelectedListing = Omit<ChangedPart, "sold"> & {
  id: string;
  name: string;
  partNumber: string;
  sold: NonNullable<ChangedPart["sold"]>;
};

/** Which listings: by ids, or by keys. What is not the account's is not among them. */
export type Selected = { accountId: string } & (
  | { ids: readonly string[] }
  | { keys: readonly number[] }
);

/**
 * Listings with what a change of many looks at, in the order of their keys. With `isLocked` nobody else changes them
 * until the caller's transaction ends.
 */
export async function selectSelected(
  { accountId, ...which }: Selected,
  { on = database(), isLocked = false }: { on?: Queryable; isLocked?: boolean } = {},
): Promise<SelectedListing[]> {
  const among =
    "ids" in which
      ? sql`l.id = any(${sql.param([...which.ids])}::text[])`
      : sql`l.key = any(${sql.param([...which.keys])}::int[])`;
  const { rows } = await on.execute<SelectedListing>(sql`
    select l.id, l.name, l.part_number as "partNumber", l.state, l.price_cents as "priceCents", l.quantity,
      jsonb_build_object('name', l.name, 'description', l.description, 'category', l.category,
        'partType', l.part_type, 'condition', l.condition, 'donorVin', l.donor_vin) as sold
    from ${listing} l
    where l.seller_id = ${sellerIdOf(accountId)} and ${among}
    order by l.key ${isLocked ? sql`for no key update of l` : sql``}`);
  return rows;
}

/** How many of these ids are drafts of the account that were never published. */
export async function countDraftsAmong(accountId: string, ids: readonly string[]): Promise<number> {
  const { rows } = await database().execute<{ n: number }>(sql`
    select count(*)::int as n from ${listingDraft} d
    where d.seller_id = ${sellerIdOf(accountId)}
      and d.id = any(${sql.param([...ids])}::text[])
      and not exists (select from ${listing} l where l.id = d.id)`);
  return rows[0]?.n ?? 0;
}

/** A change of many listings, as a list of them shows it. */
export type RecentBatch = {
  id: string;
  kind: "bulk" | "import";
  summary: string;
  createdAt: Date;
  /** Listings that it changed and that are not set back. */
  listings: number;
};

/** An account's changes of many listings of the last days, the newest first; with an id that one alone. */
export async function selectRecentBatches({
  accountId,
  id,
  days,
  limit,
}: {
  accountId: string;
  id?: string;
  days: number;
  limit: number;
}): Promise<RecentBatch[]> {
  const { rows } = await database().execute<RecentBatch>(sql`
    select b.id, b.kind, b.summary, b.created_at as "createdAt",
      (select count(*)::int from ${listingBatchRow} r where r.batch_id = b.id) as listings
    from ${listingBatch} b
    where b.seller_id = ${sellerIdOf(accountId)}
      ${id ? sql`and b.id = ${id}::uuid` : sql``} and b.created_at > now() - ${days} * interval '1 day'
    order by b.created_at desc, b.id desc limit ${limit}`);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}
