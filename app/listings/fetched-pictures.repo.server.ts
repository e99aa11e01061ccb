import { and, eq, sql } from "drizzle-orm";
import { database, type Queryable } from "~/platform/db/database.server";
import { listing, listingDraft, seller } from "~/platform/db/schema.server";
import { sellerIdOf } from "~/platform/db/seller-owner.server";
import type { OwnListing } from "./listings.repo.server";

/** Whose listing or draft it is; undefined where it is nobody's any more. */
export async function selectOwner(id: string): Promise<string | undefined> {
  const { rows } = await database().execute<{ accountId: string | null }>(sql`
    select account_id as "accountId" from ${seller} where id = coalesce(
      (select seller_id from ${listing} where id = ${id} and state <> 'archived'),
      (select seller_id from ${listingDraft} where id = ${id}))`);
  return rows[0]?.accountId ?? undefined;
}

/** Keeps others off a listing of the account until the caller's transaction ends; its name. */
export async function lockName(
  on: Queryable,
  { accountId, id }: OwnListing,
): Promise<string | undefined> {
  const [row] = await on
    .select({ name: listing.name })
    .from(listing)
    .where(and(eq(listing.id, id), eq(listing.sellerId, sellerIdOf(accountId))))
    .for("no key update");
  return row?.name;
}
