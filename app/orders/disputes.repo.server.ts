import { and, desc, eq, ne, sql } from "drizzle-orm";
import { database, type Queryable, withTransaction } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import type { Owner } from "~/platform/db/sample-owner.server";
import { dispute, purchaseOrder } from "~/platform/db/schema.server";
import type { DisputeReason } from "~/platform/enums";
import { ordersOnSide, ownedOrders } from "./order-owner.repo.server";

/** The disputes about one of the owner's orders, newest first. */
export function selectDisputes(owner: Owner, orderNumber: string) {
  return database()
    .select({
      number: dispute.number,
      reason: dispute.reason,
      message: dispute.message,
      status: dispute.status,
      createdAt: dispute.createdAt,
    })
    .from(dispute)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, dispute.orderId))
    .where(and(eq(purchaseOrder.number, orderNumber), ownedOrders(owner)))
    .orderBy(desc(dispute.createdAt), desc(dispute.id));
}

export interface NewDispute {
  orderNumber: string;
  buyerAccountId: string;
  reason: DisputeReason;
  message: string;
}

/**
 * Opens a dispute about an order that the account bought, with what `alongside` writes; its number. Undefined, and
 * nothing written, when there is no such order, it was canceled, or one is open for it already.
 */
export function insertDispute(
  opened: NewDispute,
  alongside: (tx: Queryable, dispute: { id: string; orderId: string }) => Promise<void>,
): Promise<string | undefined> {
  const id = newId();
  return withTransaction(async (tx) => {
    const written = await tx.execute<{ number: string; order_id: string }>(sql`
      insert into ${dispute} (id, order_id, account_id, reason, message)
      select ${id}::uuid, ${purchaseOrder.id}, ${opened.buyerAccountId}::uuid,
        ${opened.reason}, ${opened.message}
      from ${purchaseOrder}
      where ${eq(purchaseOrder.number, opened.orderNumber)}
        and ${ordersOnSide("buyer", opened.buyerAccountId)}
        and ${ne(purchaseOrder.status, "canceled")}
      on conflict do nothing
      returning number, order_id`);
    const [row] = written.rows;
    if (row) await alongside(tx, { id, orderId: row.order_id });
    return row?.number;
  });
}

/** The number of the dispute that is open for an order that the account bought, if there is one. */
export async function selectOpenDispute(order: { number: string; buyerAccountId: string }) {
  const [row] = await database()
    .select({ number: dispute.number })
    .from(dispute)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, dispute.orderId))
    .where(
      and(
        eq(purchaseOrder.number, order.number),
        ordersOnSide("buyer", order.buyerAccountId),
        ne(dispute.status, "closed"),
      ),
    );
  return row?.number;
}
