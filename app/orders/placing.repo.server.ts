import { and, desc, eq, ne, sql } from "drizzle-orm";
import { database, type Queryable, withTransaction } from "~/platform/db/database.server";
import { account, listing, purchaseOrder, seller } from "~/platform/db/schema.server";
import { Bulkhead } from "~/platform/limits/bulkhead.server";
import type { OrderFit } from "./order-fit";
import type { BuyerHolds } from "./order-limits";

export interface NewOrder {
  id: string;
  listingId: string;
  quantity: number;
  buyerAccountId: string;
  customerName: string;
  /** The car it is for, and whether it fits; null without a car. */
  fit?: OrderFit | null;
  /** What the buyer confirmed where that is in doubt. */
  fitStatement?: string | null;
}

/**
 * Who orders a part that somebody else has locked waits with a connection in hand: those of one listing for two of
 * the pool's ten at most, so that the next need not be sent for, and those of all for four.
 */
const orderTurns = new Bulkhead({ atOnce: 4, perKey: 2, waitMs: 1_000, mostWaiting: 100 });

/** The buyer's account was deleted while the order was being placed. */
export class NoBuyerError extends Error {
  override name = "NoBuyerError";
}

/**
 * Runs `work` in one transaction behind two locks, which make the orders for one listing and those
 * of one buyer wait for each other: what it reads about either still holds when it writes the next
 * order. The listing comes first, so that who waits for a busy one holds up none of their other
 * orders. It is given how old the account is, in ms. Throws `NoBuyerError` where there is no
 * such account.
 */
export function inOrderTransaction<T>(
  { listingId, buyerAccountId }: BuyerAndListing,
  work: (tx: Queryable, accountAgeMs: number) => Promise<T>,
): Promise<T> {
  const write = async (tx: Queryable) => {
    await tx.execute(sql`select from ${listing} where id = ${listingId} for no key update`);
    return work(tx, await lockBuyer(tx, buyerAccountId));
  };
  // A second time it finds the order by its id.
  return orderTurns.run(listingId, () => withTransaction(write, { isIdempotent: true }));
}

async function lockBuyer(db: Queryable, accountId: string): Promise<number> {
  const locked = await db.execute<{ age_ms: number }>(sql`
    select (extract(epoch from clock_timestamp() - created_at) * 1000)::float8 as age_ms
    from ${account} where id = ${accountId}::uuid for no key update`);
  const [row] = locked.rows;
  if (!row) throw new NoBuyerError();
  return row.age_ms;
}

/**
 * Writes the order and takes its pieces off the shelf, in one statement: the lock on the listing
 * makes two buyers of the last piece, and two copies of one order, wait for each other. Undefined
 * when too few pieces are left, there is no such listing, or an order with this id is written
 * already; nothing is taken then. `placed_at` is read behind the lock, so that of two orders of one
 * listing the later one took the later pieces.
 */
export async function insertOrder(db: Queryable, order: NewOrder) {
  const written = await db.execute<{ number: string; seller_id: string }>(sql`
    with shelf as (
      select id, seller_id, price_cents,
        (select account_id from ${seller} s where s.id = ${listing}.seller_id) as seller_account_id
      from ${listing}
      where id = ${order.listingId} and in_stock and quantity >= ${order.quantity}
      for no key update
    ), placed as (
      insert into ${purchaseOrder}
        (id, listing_id, buyer_account_id, seller_id, seller_account_id, customer_name, quantity, total_cents,
          vehicle, verdict, fit_statement, placed_at)
      select ${order.id}::uuid, id, ${order.buyerAccountId}::uuid, seller_id, seller_account_id, ${order.customerName},
        ${order.quantity}::int, price_cents * ${order.quantity}::int,
        ${json(order.fit?.vehicle)}::jsonb, ${json(order.fit?.verdict)}::jsonb, ${order.fitStatement ?? null}, clock_timestamp()
      from shelf
      -- Nobody buys from themselves.
      where seller_account_id is distinct from ${order.buyerAccountId}::uuid
      on conflict (id) do nothing
      returning number, seller_id, listing_id, quantity
    ), taken as (
      update ${listing} set quantity = ${listing}.quantity - placed.quantity,
        -- What its seller is changing meanwhile began with another stock.
        version = ${listing}.version + 1, updated_at = now()
      from placed where ${listing}.id = placed.listing_id
    )
    select number, seller_id from placed`);
  const row = written.rows[0];
  return row && { number: row.number, sellerId: row.seller_id };
}

const json = (value: unknown) =>
  value === undefined || value === null ? null : JSON.stringify(value);

/** Puts the pieces of an order back on the shelf. */
export async function restock(
  db: Queryable,
  { listingId, quantity }: { listingId: string; quantity: number },
): Promise<void> {
  await db
    .update(listing)
    .set({
      quantity: sql`${listing.quantity} + ${quantity}`,
      version: sql`${listing.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(listing.id, listingId));
}

/** A recent order for the same part, which the buyer may have forgotten. */
export interface EarlierOrder {
  number: string;
  /** How long ago it was placed, in ms. */
  ageMs: number;
}

type BuyerAndListing = Pick<NewOrder, "buyerAccountId" | "listingId">;

/** The newest order of a buyer for a listing that is not canceled, if it is younger than that. */
const recentOrder = ({ buyerAccountId, listingId }: BuyerAndListing, withinMs: number) => sql`
  select number, (extract(epoch from clock_timestamp() - placed_at) * 1000)::float8 as "ageMs"
  from ${purchaseOrder}
  where buyer_account_id = ${buyerAccountId}::uuid and listing_id = ${listingId}
    and status <> 'canceled'
    and placed_at > clock_timestamp() - ${withinMs}::float8 * interval '1 ms'
  order by placed_at desc limit 1`;

export async function selectRecentOrder(
  of: BuyerAndListing,
  withinMs: number,
): Promise<EarlierOrder | undefined> {
  const { rows } = await database().execute<{ number: string; ageMs: number }>(
    recentOrder(of, withinMs),
  );
  return rows[0];
}

type WrittenOrder = Pick<
  typeof purchaseOrder.$inferSelect,
  "number" | "buyerAccountId" | "listingId" | "quantity" | "status"
>;

/** Everything that decides about a new order. */
export interface OrderContext extends Pick<BuyerHolds, "seller" | "account"> {
  /** The order that is written with its id already. */
  written: WrittenOrder | null;
  /** The buyer is who sells it. */
  isOwn: boolean;
  /** How many pieces of the listing are in stock; 0 when there is no such listing. */
  stock: number;
  /** The buyer's newest order for the listing, if it is younger than `recentWithinMs`. */
  recent: EarlierOrder | null;
}

const ownsListing = ({ buyerAccountId, listingId }: BuyerAndListing) => sql`
  exists (select from ${listing} l join ${seller} s on s.id = l.seller_id
    where l.id = ${listingId} and s.account_id = ${buyerAccountId}::uuid)`;

/** Whether an account would buy from itself. */
export async function selectOwnsListing(of: BuyerAndListing): Promise<boolean> {
  const { rows } = await database().execute<{ is: boolean }>(sql`select ${ownsListing(of)} as is`);
  return rows[0]?.is ?? false;
}

/** Reads everything that decides about a new order, in one query. */
export async function selectOrderContext(
  db: Queryable,
  order: NewOrder,
  recentWithinMs: number,
): Promise<OrderContext> {
  const { rows } = await db.execute<OrderContext & Record<string, unknown>>(sql`
    with held as (
      select quantity, seller_id = (select l.seller_id from ${listing} l where l.id = ${order.listingId}) as here
      from ${purchaseOrder}
      where buyer_account_id = ${order.buyerAccountId}::uuid and status = 'processing'
    )
    select
      (select json_build_object('number', number, 'buyerAccountId', buyer_account_id,
        'listingId', listing_id, 'quantity', quantity, 'status', status)
        from ${purchaseOrder} where id = ${order.id}::uuid) as written,
      ${ownsListing(order)} as "isOwn",
      coalesce((select quantity from ${listing} where id = ${order.listingId} and in_stock), 0) as stock,
      (select row_to_json(recent) from (${recentOrder(order, recentWithinMs)}) recent) as recent,
      (select json_build_object('orders', count(*), 'pieces', coalesce(sum(quantity), 0))
        from held where here) as seller,
      (select json_build_object('orders', count(*), 'pieces', coalesce(sum(quantity), 0))
        from held) as account`);
  const [row] = rows;
  // A select without a table always gives one row.
  if (!row) throw new Error("Nothing was read about the order.");
  return row;
}

/** The order that took the last pieces of a listing: its number, if the account is its buyer. */
export async function selectOwnLastOrder(
  { buyerAccountId, listingId }: BuyerAndListing,
  db: Queryable = database(),
): Promise<string | undefined> {
  const [row] = await db
    .select({ number: purchaseOrder.number, buyerAccountId: purchaseOrder.buyerAccountId })
    .from(purchaseOrder)
    .where(
      and(
        eq(purchaseOrder.listingId, listingId),
        eq(purchaseOrder.isSample, false),
        ne(purchaseOrder.status, "canceled"),
      ),
    )
    .orderBy(desc(purchaseOrder.placedAt))
    .limit(1);
  return row?.buyerAccountId === buyerAccountId ? row.number : undefined;
}
