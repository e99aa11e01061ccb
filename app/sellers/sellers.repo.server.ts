import { eq, sql } from "drizzle-orm";
import { database, type Queryable, withTransaction } from "~/platform/db/database.server";
import { listing, purchaseOrder, seller } from "~/platform/db/schema.server";
import type { Business } from "./seller.schema";

/** One transaction for what a use case writes in several places; see `withTransaction`. */
export const inTransaction = withTransaction;

export type SellerRow = typeof seller.$inferSelect;

/** Where a business is. */
export interface SellerPlace {
  locationName: string;
  lat: number;
  lng: number;
  timeZone: string;
}

/** The account's own business. */
export async function selectOwnSeller(
  { accountId }: { accountId: string },
  on: Queryable = database(),
): Promise<SellerRow | undefined> {
  const [row] = await on.select().from(seller).where(eq(seller.accountId, accountId));
  return row;
}

export async function selectSeller(id: string): Promise<SellerRow | undefined> {
  const [row] = await database().select().from(seller).where(eq(seller.id, id));
  return row;
}

/** Writes the account's business, its first or a change of it, and says its id. */
export async function upsertSeller(
  on: Queryable,
  { accountId, ...values }: { accountId: string } & Business & SellerPlace,
): Promise<string> {
  const [row] = await on
    .insert(seller)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: seller.accountId, set: values })
    .returning({ id: seller.id });
  if (!row) throw new Error("The business was not written.");
  return row.id;
}

/** What is counted of a seller. */
export interface SellerFigures {
  /** Listings in stock. */
  inStock: number;
  /** Orders that reached their buyer. */
  delivered: number;
}

export async function selectFigures(sellerId: string): Promise<SellerFigures> {
  const { rows } = await database().execute<SellerFigures & Record<string, unknown>>(sql`
    select (select count(*)::int from ${listing} where seller_id = ${sellerId} and in_stock) as "inStock",
      (select count(*)::int from ${purchaseOrder}
        where seller_id = ${sellerId} and status = 'delivered' and not is_sample) as delivered`);
  return rows[0] ?? { inStock: 0, delivered: 0 };
}
