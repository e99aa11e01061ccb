import { and, desc, eq, isNull, ne, sql } from "drizzle-orm";
import { database, type Queryable, withTransaction } from "~/platform/db/database.server";
import { orderMessage, purchaseOrder } from "~/platform/db/schema.server";
import type { OrderSide } from "./order-graph";
import { ownedOrders } from "./order-owner.repo.server";

/** An order that an account bought or sold, and its side of it; undefined where it did neither. */
export async function selectOwnSide(of: { number: string; accountId: string }) {
  const [row] = await database()
    .select({
      orderId: purchaseOrder.id,
      side: sql<OrderSide>`case when ${purchaseOrder.buyerAccountId} = ${of.accountId}::uuid then 'buyer' else 'seller' end`,
    })
    .from(purchaseOrder)
    .where(and(eq(purchaseOrder.number, of.number), ownedOrders({ accountId: of.accountId })));
  return row;
}

/** The newest messages about an order, the oldest of them first. */
export async function selectMessages(orderId: string, limit: number) {
  const rows = await database()
    .select({
      id: orderMessage.id,
      by: orderMessage.by,
      text: orderMessage.text,
      at: orderMessage.createdAt,
      readAt: orderMessage.readAt,
    })
    .from(orderMessage)
    .where(eq(orderMessage.orderId, orderId))
    .orderBy(desc(orderMessage.createdAt), desc(orderMessage.id))
    .limit(limit);
  return rows.toReversed();
}

export interface NewMessage {
  id: string;
  orderId: string;
  accountId: string;
  by: OrderSide;
  text: string;
}

/**
 * Writes a message with what `alongside` writes; one whose id is written already changes nothing. Whether it says what
 * is written there.
 */
export function insertMessage(
  message: NewMessage,
  alongside: (tx: Queryable) => Promise<void>,
): Promise<boolean> {
  const write = async (tx: Queryable) => {
    const written = await tx
      .insert(orderMessage)
      .values({ ...message, createdAt: sql`clock_timestamp()` })
      .onConflictDoNothing()
      .returning({ id: orderMessage.id });
    if (written.length > 0) {
      await alongside(tx);
      return true;
    }
    const { id, orderId, accountId, text } = message;
    const same = and(
      eq(orderMessage.id, id),
      eq(orderMessage.orderId, orderId),
      eq(orderMessage.accountId, accountId),
      eq(orderMessage.text, text),
    );
    return (await tx.$count(orderMessage, same)) > 0;
  };
  return withTransaction(write, { isIdempotent: true });
}

/** Marks read what the other side of an order wrote. */
export async function updateMessagesRead(of: { orderId: string; side: OrderSide }): Promise<void> {
  await database()
    .update(orderMessage)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(orderMessage.orderId, of.orderId),
        ne(orderMessage.by, of.side),
        isNull(orderMessage.readAt),
      ),
    );
}
