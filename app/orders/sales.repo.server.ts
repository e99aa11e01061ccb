import { and, desc, eq, gte, type SQL, sql } from "drizzle-orm";
import { database } from "~/platform/db/database.server";
import type { Owner } from "~/platform/db/sample-owner.server";
import { orderLine, purchaseOrder } from "~/platform/db/schema.server";
import { ownedSales } from "./order-owner.repo.server";

/** A sum of cents, which outgrows PostgreSQL's integer long before JavaScript's. */
const cents = (sum: SQL) => sql<number>`${sum}::bigint`.mapWith(Number);

/** Sales per week (ISO Monday, UTC) since `from`, in cents; weeks without a sale are absent. */
export async function selectWeeklySales(owner: Owner, from: Date) {
  const week = sql<string>`to_char(date_trunc('week', ${purchaseOrder.placedAt} at time zone 'UTC'), 'YYYY-MM-DD')`;
  return database()
    .select({
      week,
      totalCents: cents(sql`sum(${purchaseOrder.totalCents})`),
      orders: sql<number>`count(*)::int`,
    })
    .from(purchaseOrder)
    .where(and(ownedSales(owner), gte(purchaseOrder.placedAt, from)))
    .groupBy(week)
    .orderBy(week);
}

/**
 * Sum and number of all sales, how many wait to be shipped and the number of the one that has waited
 * longest, and when the newest was placed.
 */
export async function selectSalesTotals(owner: Owner) {
  const waiting = sql`filter (where ${purchaseOrder.status} = 'processing')`;
  const numbers = sql`array_agg(${purchaseOrder.number} order by ${purchaseOrder.placedAt}, ${purchaseOrder.number})`;
  const [row] = await database()
    .select({
      totalCents: cents(sql`coalesce(sum(${purchaseOrder.totalCents}), 0)`),
      orders: sql<number>`count(*)::int`,
      /** Whose buyers do not have the parts yet. */
      open: sql<number>`(count(*) filter (where ${purchaseOrder.stage} <> 'completed'))::int`,
      toShip: sql<number>`(count(*) ${waiting})::int`,
      nextToShip: sql<string | null>`(${numbers} ${waiting})[1]`,
      newest: sql<Date | null>`max(${purchaseOrder.placedAt})`.mapWith(purchaseOrder.placedAt),
    })
    .from(purchaseOrder)
    .where(ownedSales(owner));
  return row ?? { totalCents: 0, orders: 0, open: 0, toShip: 0, nextToShip: null, newest: null };
}

/** What sold best, by income: of an account's orders those whose buyers have the parts. */
export function selectBestSellers(owner: Owner, limit: number) {
  const pieces = sql`${orderLine.quantity} - ${orderLine.canceledQuantity}`;
  const totalCents = cents(sql`sum((${pieces}) * ${orderLine.priceCents})`);
  const isSold = "accountId" in owner ? eq(purchaseOrder.stage, "completed") : undefined;
  return database()
    .select({
      // As it was last sold.
      partName: sql<string>`(array_agg(${orderLine.name} order by ${purchaseOrder.placedAt} desc))[1]`,
      partNumber: sql<string>`(array_agg(${orderLine.partNumber} order by ${purchaseOrder.placedAt} desc))[1]`,
      pieces: sql<number>`sum(${pieces})::int`,
      totalCents,
    })
    .from(purchaseOrder)
    .innerJoin(orderLine, eq(orderLine.orderId, purchaseOrder.id))
    .where(and(ownedSales(owner), isSold))
    .groupBy(orderLine.listingId)
    .orderBy(desc(totalCents))
    .limit(limit);
}
