import { and, desc, eq, ne, sql } from "drizzle-orm";
import { database, type Queryable, withTransaction } from "~/platform/db/database.server";
import { lockAccount } from "~/platform/db/lock-account.server";
import { piecesLeft } from "~/platform/db/pieces-left.server";
import { listing, orderLine, purchaseOrder, seller } from "~/platform/db/schema.server";
import type { OrderStatus } from "~/platform/enums";
import { Bulkhead } from "~/platform/limits/bulkhead.server";
import type { BuyerHolds } from "./order-limits";

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
    const accountAgeMs = await lockAccount(tx, buyerAccountId);
    if (accountAgeMs === undefined) throw new NoBuyerError();
    return work(tx, accountAgeMs);
  };
  // A second time it finds the order by its id.
  return orderTurns.run(listingId, () => withTransaction(write, { isIdempotent: true }));
}

/** A buyer, and what is to be bought. */
export interface BuyerAndListing {
  buyerAccountId: string;
  listingId: string;
}

/** A recent order for the same part, which the buyer may have forgotten. */
export interface EarlierOrder {
  number: string;
  /** How long ago it was placed, in ms. */
  ageMs: number;
}

/** The newest order of a buyer for a listing that is not canceled, if it is younger than that. */
const recentOrder = ({ buyerAccountId, listingId }: BuyerAndListing, withinMs: number) => sql`
  select number, (extract(epoch from clock_timestamp() - placed_at) * 1000)::float8 as "ageMs"
  from ${purchaseOrder} o
  where buyer_account_id = ${buyerAccountId}::uuid and status <> 'canceled'
    and exists (select from ${orderLine} where order_id = o.id and listing_id = ${listingId})
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

/** An order of one listing, that is written. */
export interface PlacedBefore {
  number: string;
  buyerAccountId: string | null;
  listingId: string;
  quantity: number;
  status: OrderStatus;
}

/** Everything that decides about a new order. */
export interface OrderContext extends Pick<BuyerHolds, "seller" | "account"> {
  /** The order that is written with its id already. */
  written: PlacedBefore | null;
  /** The buyer is who sells it. */
  isOwn: boolean;
  /** How many pieces of the listing are in stock and held for nobody else; 0 when there is no such listing. */
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
  order: BuyerAndListing & { id: string },
  recentWithinMs: number,
): Promise<OrderContext> {
  const { rows } = await db.execute<OrderContext & Record<string, unknown>>(sql`
    with held as (
      select l.quantity, o.id, o.seller_id = (select seller_id from ${listing} where id = ${order.listingId}) as here
      from ${purchaseOrder} o join ${orderLine} l on l.order_id = o.id
      where o.buyer_account_id = ${order.buyerAccountId}::uuid and o.status = 'processing'
    )
    select
      (select json_build_object('number', number, 'buyerAccountId', buyer_account_id,
        'listingId', listing_id, 'quantity', quantity, 'status', status)
        from ${purchaseOrder} o join ${orderLine} l on l.order_id = o.id
        where o.id = ${order.id}::uuid and l.position = 0) as written,
      ${ownsListing(order)} as "isOwn",
      coalesce((select ${piecesLeft({ accountId: order.buyerAccountId })} from ${listing} l
        where l.id = ${order.listingId}), 0) as stock,
      (select row_to_json(recent) from (${recentOrder(order, recentWithinMs)}) recent) as recent,
      (select json_build_object('orders', count(distinct id), 'pieces', coalesce(sum(quantity), 0))
        from held where here) as seller,
      (select json_build_object('orders', count(distinct id), 'pieces', coalesce(sum(quantity), 0))
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
    .innerJoin(orderLine, eq(orderLine.orderId, purchaseOrder.id))
    .where(
      and(
        eq(orderLine.listingId, listingId),
        eq(purchaseOrder.isSample, false),
        ne(purchaseOrder.status, "canceled"),
      ),
    )
    .orderBy(desc(purchaseOrder.placedAt))
    .limit(1);
  return row?.buyerAccountId === buyerAccountId ? row.number : undefined;
}
