import { and, desc, eq, gte, or, sql } from "drizzle-orm";
import { database, type Queryable } from "~/platform/database.server";
import { listing, purchaseOrder } from "~/platform/schema.server";

/** Whose orders: an account's own, bought or sold, or the samples. */
export type OrderOwner = { accountId: string } | { sample: true };

export type OrderRow = Awaited<ReturnType<typeof selectOrders>>[number];

const columns = {
  id: purchaseOrder.id,
  number: purchaseOrder.number,
  customerName: purchaseOrder.customerName,
  totalCents: purchaseOrder.totalCents,
  quantity: purchaseOrder.quantity,
  status: purchaseOrder.status,
  placedAt: purchaseOrder.placedAt,
  partName: listing.name,
};

function ownedBy(owner: OrderOwner) {
  if ("sample" in owner) return eq(purchaseOrder.isSample, true);
  return and(
    eq(purchaseOrder.isSample, false),
    or(
      eq(purchaseOrder.buyerAccountId, owner.accountId),
      eq(purchaseOrder.sellerAccountId, owner.accountId),
    ),
  );
}

/** What the owner sold: the samples are all sales; an account's are those where it is the seller. */
function soldBy(owner: OrderOwner) {
  return "sample" in owner
    ? eq(purchaseOrder.isSample, true)
    : and(eq(purchaseOrder.isSample, false), eq(purchaseOrder.sellerAccountId, owner.accountId));
}

/** Newest first, by number within one moment; those older than the order numbered `before`. */
export function selectOrders(owner: OrderOwner, limit: number, before?: string) {
  const cursor = before
    ? sql`(${purchaseOrder.placedAt}, ${purchaseOrder.number}) < (select o.placed_at, o.number from purchase_order o where o.number = ${before})`
    : undefined;
  return database()
    .select(columns)
    .from(purchaseOrder)
    .innerJoin(listing, eq(listing.id, purchaseOrder.listingId))
    .where(and(ownedBy(owner), cursor))
    .orderBy(desc(purchaseOrder.placedAt), desc(purchaseOrder.number))
    .limit(limit);
}

/** Whether the account has bought or sold anything. */
export async function hasOrders(accountId: string): Promise<boolean> {
  const [row] = await database()
    .select({ id: purchaseOrder.id })
    .from(purchaseOrder)
    .where(ownedBy({ accountId }))
    .limit(1);
  return row !== undefined;
}

/** Sales per week (ISO Monday, UTC) since `from`, in cents; weeks without a sale are absent. */
export async function selectWeeklySales(owner: OrderOwner, from: Date) {
  const week = sql<string>`to_char(date_trunc('week', ${purchaseOrder.placedAt} at time zone 'UTC'), 'YYYY-MM-DD')`;
  return database()
    .select({
      week,
      totalCents: sql<number>`sum(${purchaseOrder.totalCents})::int`,
      orders: sql<number>`count(*)::int`,
    })
    .from(purchaseOrder)
    .where(and(soldBy(owner), gte(purchaseOrder.placedAt, from)))
    .groupBy(week)
    .orderBy(week);
}

/** Sum and number of all sales, how many wait to be shipped, and when the newest was placed. */
export async function selectSalesTotals(owner: OrderOwner) {
  const [row] = await database()
    .select({
      totalCents: sql<number>`coalesce(sum(${purchaseOrder.totalCents}), 0)::int`,
      orders: sql<number>`count(*)::int`,
      toShip: sql<number>`(count(*) filter (where ${purchaseOrder.status} = 'processing'))::int`,
      newest: sql<Date | null>`max(${purchaseOrder.placedAt})`.mapWith(purchaseOrder.placedAt),
    })
    .from(purchaseOrder)
    .where(soldBy(owner));
  return row ?? { totalCents: 0, orders: 0, toShip: 0, newest: null };
}

/** What sold best, by income. */
export function selectBestSellers(owner: OrderOwner, limit: number) {
  const totalCents = sql<number>`sum(${purchaseOrder.totalCents})::int`;
  return database()
    .select({
      partName: listing.name,
      partNumber: listing.partNumber,
      pieces: sql<number>`sum(${purchaseOrder.quantity})::int`,
      totalCents,
    })
    .from(purchaseOrder)
    .innerJoin(listing, eq(listing.id, purchaseOrder.listingId))
    .where(soldBy(owner))
    .groupBy(listing.id)
    .orderBy(desc(totalCents))
    .limit(limit);
}

/**
 * Takes `quantity` off the shelf and writes the order, in one statement: two buyers of the last
 * piece cannot both get it. Undefined when too few are left, or there is no such listing.
 */
export async function insertOrder(
  db: Queryable,
  order: {
    id: string;
    listingId: string;
    quantity: number;
    buyerAccountId: string;
    customerName: string;
  },
) {
  const taken = await db.execute<{ number: string; seller_id: string }>(sql`
    with taken as (
      update ${listing} set quantity = quantity - ${order.quantity}, updated_at = now()
      where id = ${order.listingId} and quantity >= ${order.quantity}
      returning id, seller_id, price_cents
    )
    insert into ${purchaseOrder}
      (id, listing_id, buyer_account_id, seller_id, customer_name, quantity, total_cents)
    select ${order.id}::uuid, id, ${order.buyerAccountId}::uuid, seller_id, ${order.customerName},
      ${order.quantity}::int, price_cents * ${order.quantity}::int
    from taken
    returning number, seller_id`);
  const row = taken.rows[0];
  return row && { number: row.number, sellerId: row.seller_id };
}
