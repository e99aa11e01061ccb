import { and, gt, sql } from "drizzle-orm";
import { readReplica } from "~/platform/db/database.server";
import { listing } from "~/platform/db/schema.server";
import { type ListingRow, listingRowColumns } from "./listing-row.server";

/** One listing, sold out or not; undefined when there is none with that id. */
export async function selectListing(id: string): Promise<ListingRow | undefined> {
  const { rows } = await readReplica((db) =>
    db.execute<ListingRow>(sql`
    select ${sql.raw(listingRowColumns)} from listing l join seller s on s.id = l.seller_id where l.id = ${id}`),
  );
  return rows[0];
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
