import { eq, sql } from "drizzle-orm";
import { Bulkhead } from "~/platform/bulkhead.server";
import { type Queryable, type Transaction, withTransaction } from "~/platform/database.server";
import { listing, purchaseOrder } from "~/platform/schema.server";

export interface NewOrder {
  id: string;
  listingId: string;
  quantity: number;
  buyerAccountId: string;
  customerName: string;
}

/** An order as it was written. */
type WrittenOrder = { number: string } & Pick<
  typeof purchaseOrder.$inferSelect,
  "buyerAccountId" | "listingId" | "quantity"
>;

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

/** What an order was written with; undefined when there is none with that id. */
async function selectOrderById(db: Queryable, id: string): Promise<WrittenOrder | undefined> {
  const [row] = await db
    .select({
      number: purchaseOrder.number,
      buyerAccountId: purchaseOrder.buyerAccountId,
      listingId: purchaseOrder.listingId,
      quantity: purchaseOrder.quantity,
    })
    .from(purchaseOrder)
    .where(eq(purchaseOrder.id, id));
  return row;
}

/**
 * Who orders a part that somebody else has locked waits with a connection in hand: those of one listing for two of
 * the pool's ten at most, so that the next need not be sent for, and those of all for four.
 */
const orderTurns = new Bulkhead({ atOnce: 4, perKey: 2, waitMs: 1_000, mostWaiting: 100 });

/**
 * Writes an order and, in the same transaction, what `alongside` writes; both or neither. Gives the
 * order with that id, whether it was written now or before; undefined when there is none because too
 * few pieces are left.
 */
export function writeOrder(
  order: NewOrder,
  alongside: (db: Queryable, placed: { sellerId: string }) => Promise<void>,
): Promise<WrittenOrder | undefined> {
  const write = async (tx: Transaction) => {
    const placed = await insertOrder(tx, order);
    if (!placed) return selectOrderById(tx, order.id);
    await alongside(tx, placed);
    const { buyerAccountId, listingId, quantity } = order;
    return { number: placed.number, buyerAccountId, listingId, quantity };
  };
  // A second time it finds the order by its id.
  return orderTurns.run(order.listingId, () => withTransaction(write, { isIdempotent: true }));
}
