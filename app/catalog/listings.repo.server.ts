import { and, gt, sql } from "drizzle-orm";
import { database, readReplica } from "~/platform/db/database.server";
import { listing, seller } from "~/platform/db/schema.server";
import { type ListingRow, listingRowColumns } from "./listing-row.server";

/** One listing, sold out or not; undefined when there is none with that id, or it is not published. */
export async function selectListing(id: string): Promise<ListingRow | undefined> {
  const { rows } = await readReplica((db) =>
    db.execute<ListingRow>(sql`
    select ${sql.raw(listingRowColumns)} from listing l join seller s on s.id = l.seller_id where l.id = ${id} and l.in_stock is not null`),
  );
  return rows[0];
}

/** By which rows elsewhere go, by listing; what is not published is left out. */
export async function selectListingKeys(ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await readReplica((db) =>
    db.execute<{ id: string; key: number }>(sql`
    select id, key from ${listing} where id = any(${sql.param([...ids])}::text[]) and in_stock is not null`),
  );
  return new Map(rows.map(({ id, key }) => [id, key]));
}

/** How many of an account's listings are in stock. */
export async function countOwnListings(accountId: string): Promise<number> {
  const { rows } = await database().execute<{ count: number }>(sql`
    select count(*)::int as count from ${listing} l join ${seller} s on s.id = l.seller_id
    where s.account_id = ${accountId}::uuid and l.in_stock`);
  return rows[0]?.count ?? 0;
}

/** How many of the known sample listings are in stock; those that `npm run seed` made do not count. */
export async function countSampleListings(): Promise<number> {
  const [row] = await readReplica(
    async (db) =>
      await db
        .select({ count: sql<number>`count(*)::int` })
        .from(listing)
        .where(and(sql`is_sample and seed is null`, gt(listing.quantity, 0))),
  );
  return row?.count ?? 0;
}
