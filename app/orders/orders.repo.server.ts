import { and, desc, eq, gte, or, type SQL, sql } from "drizzle-orm";
import { database, type Queryable, withTransaction } from "~/platform/database.server";
import type { Owner } from "~/platform/owner.server";
import { listing, purchaseOrder } from "~/platform/schema.server";

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

/** An account's orders are those that it bought or sold. */
function ownedBy(owner: Owner) {
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
function soldBy(owner: Owner) {
  return "sample" in owner
    ? eq(purchaseOrder.isSample, true)
    : and(eq(purchaseOrder.isSample, false), eq(purchaseOrder.sellerAccountId, owner.accountId));
}

/** A sum of cents, which outgrows PostgreSQL's integer long before JavaScript's. */
const cents = (sum: SQL) => sql<number>`${sum}::bigint`.mapWith(Number);

/** Newest first, by number within one moment; those older than the order numbered `before`. */
export function selectOrders(owner: Owner, limit: number, before?: string) {
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

/** Whether an order with that number is among the owner's. */
export async function hasOrderNumbered(owner: Owner, number: string): Promise<boolean> {
  const [row] = await database()
    .select({ id: purchaseOrder.id })
    .from(purchaseOrder)
    .where(and(eq(purchaseOrder.number, number), ownedBy(owner)));
  return row !== undefined;
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
export async function selectWeeklySales(owner: Owner, from: Date) {
  const week = sql<string>`to_char(date_trunc('week', ${purchaseOrder.placedAt} at time zone 'UTC'), 'YYYY-MM-DD')`;
  return database()
    .select({
      week,
      totalCents: cents(sql`sum(${purchaseOrder.totalCents})`),
      orders: sql<number>`count(*)::int`,
    })
    .from(purchaseOrder)
    .where(and(soldBy(owner), gte(purchaseOrder.placedAt, from)))
    .groupBy(week)
    .orderBy(week);
}

/** Sum and number of all sales, how many wait to be shipped, and when the newest was placed. */
export async function selectSalesTotals(owner: Owner) {
  const [row] = await database()
    .select({
      totalCents: cents(sql`coalesce(sum(${purchaseOrder.totalCents}), 0)`),
      orders: sql<number>`count(*)::int`,
      toShip: sql<number>`(count(*) filter (where ${purchaseOrder.status} = 'processing'))::int`,
      newest: sql<Date | null>`max(${purchaseOrder.placedAt})`.mapWith(purchaseOrder.placedAt),
    })
    .from(purchaseOrder)
    .where(soldBy(owner));
  return row ?? { totalCents: 0, orders: 0, toShip: 0, newest: null };
}

/** What sold best, by income. */
export function selectBestSellers(owner: Owner, limit: number) {
  const totalCents = cents(sql`sum(${purchaseOrder.totalCents})`);
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

export interface NewOrder {
  id: string;
  listingId: string;
  quantity: number;
  buyerAccountId: string;
  customerName: string;
}

/**
 * Writes the order and takes its pieces off the shelf, in one statement: the lock on the listing
 * makes two buyers of the last piece, and two copies of one order, wait for each other. Undefined
 * when too few pieces are left, there is no such listing, or an order with this id is written
 * already; nothing is taken then.
 */
async function insertOrder(db: Queryable, order: NewOrder) {
  const written = await db.execute<{ number: string; seller_id: string }>(sql`
    with shelf as (
      select id, seller_id, price_cents from ${listing}
      where id = ${order.listingId} and quantity >= ${order.quantity}
      for no key update
    ), placed as (
      insert into ${purchaseOrder}
        (id, listing_id, buyer_account_id, seller_id, customer_name, quantity, total_cents)
      select ${order.id}::uuid, id, ${order.buyerAccountId}::uuid, seller_id, ${order.customerName},
        ${order.quantity}::int, price_cents * ${order.quantity}::int
      from shelf
      on conflict (id) do nothing
      returning number, seller_id, listing_id, quantity
    ), taken as (
      update ${listing} set quantity = ${listing}.quantity - placed.quantity, updated_at = now()
      from placed where ${listing}.id = placed.listing_id
    )
    select number, seller_id from placed`);
  const row = written.rows[0];
  return row && { number: row.number, sellerId: row.seller_id };
}

/** The number and the buyer of an order; undefined when there is none with that id. */
async function selectOrderById(db: Queryable, id: string) {
  const [row] = await db
    .select({ number: purchaseOrder.number, buyerAccountId: purchaseOrder.buyerAccountId })
    .from(purchaseOrder)
    .where(eq(purchaseOrder.id, id));
  return row;
}

/**
 * Writes an order and, in the same transaction, what `alongside` writes; both or neither. Gives the
 * number and the buyer of the order with that id, whether it was written now or before; undefined
 * when there is none because too few pieces are left.
 */
export function writeOrder(
  order: NewOrder,
  alongside: (db: Queryable, placed: { sellerId: string }) => Promise<void>,
): Promise<{ number: string; buyerAccountId: string | null } | undefined> {
  return withTransaction(async (tx) => {
    const placed = await insertOrder(tx, order);
    if (!placed) return selectOrderById(tx, order.id);
    await alongside(tx, placed);
    return { number: placed.number, buyerAccountId: order.buyerAccountId };
  });
}
