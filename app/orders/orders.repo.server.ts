import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { database } from "~/platform/database.server";
import type { Owner } from "~/platform/owner.server";
import { listing, purchaseOrder, seller } from "~/platform/schema.server";
import type { OrderSide, OrderStatus } from "./order-graph";
import { tradedAs, tradedBy } from "./order-owner.repo.server";

const columns = {
  id: purchaseOrder.id,
  number: purchaseOrder.number,
  customerName: purchaseOrder.customerName,
  totalCents: purchaseOrder.totalCents,
  quantity: purchaseOrder.quantity,
  status: purchaseOrder.status,
  placedAt: purchaseOrder.placedAt,
  shippedAt: purchaseOrder.shippedAt,
  deliveredAt: purchaseOrder.deliveredAt,
  partName: listing.name,
};

/** Newest first, by number within one moment; those older than the order numbered `before`. */
export function selectOrders(owner: Owner, limit: number, before?: string) {
  const cursor = before
    ? sql`(${purchaseOrder.placedAt}, ${purchaseOrder.number}) < (select o.placed_at, o.number from purchase_order o where o.number = ${before})`
    : undefined;
  return database()
    .select(columns)
    .from(purchaseOrder)
    .innerJoin(listing, eq(listing.id, purchaseOrder.listingId))
    .where(and(tradedBy(owner), cursor))
    .orderBy(desc(purchaseOrder.placedAt), desc(purchaseOrder.number))
    .limit(limit);
}

/** One of the owner's orders, with what its page shows; no row when it is not among them. */
export function selectOrder(owner: Owner, number: string) {
  return database()
    .select({
      ...columns,
      isSample: purchaseOrder.isSample,
      buyerAccountId: purchaseOrder.buyerAccountId,
      listingId: listing.id,
      partNumber: listing.partNumber,
      locationName: listing.locationName,
      sellerName: seller.name,
    })
    .from(purchaseOrder)
    .innerJoin(listing, eq(listing.id, purchaseOrder.listingId))
    .innerJoin(seller, eq(seller.id, purchaseOrder.sellerId))
    .where(and(eq(purchaseOrder.number, number), tradedBy(owner)));
}

/** Whether an order with that number is among the owner's. */
export async function hasOrderNumbered(owner: Owner, number: string): Promise<boolean> {
  const [row] = await database()
    .select({ id: purchaseOrder.id })
    .from(purchaseOrder)
    .where(and(eq(purchaseOrder.number, number), tradedBy(owner)));
  return row !== undefined;
}

/** Whether the account has bought or sold anything. */
export async function hasOrders(accountId: string): Promise<boolean> {
  const [row] = await database()
    .select({ id: purchaseOrder.id })
    .from(purchaseOrder)
    .where(tradedBy({ accountId }))
    .limit(1);
  return row !== undefined;
}

/** The order with that number in which the account is on that side. */
const sideOf = (side: OrderSide, accountId: string, number: string) =>
  and(eq(purchaseOrder.number, number), tradedAs(side, accountId));

/** How far an order has come in which the account is on that side; undefined without one. */
export async function selectOrderStatus(order: {
  number: string;
  side: OrderSide;
  accountId: string;
}): Promise<OrderStatus | undefined> {
  const [row] = await database()
    .select({ status: purchaseOrder.status })
    .from(purchaseOrder)
    .where(sideOf(order.side, order.accountId, order.number));
  return row?.status;
}

/**
 * Moves an order on and notes when, if the account is on that side and the order still in one of
 * the states that lead there; whether it did. Of two that try at once one does.
 */
export async function updateOrderStatus(move: {
  number: string;
  side: OrderSide;
  accountId: string;
  from: readonly OrderStatus[];
  to: "shipped" | "delivered";
}): Promise<boolean> {
  const moment = move.to === "shipped" ? { shippedAt: sql`now()` } : { deliveredAt: sql`now()` };
  const moved = await database()
    .update(purchaseOrder)
    .set({ status: move.to, ...moment })
    .where(
      and(sideOf(move.side, move.accountId, move.number), inArray(purchaseOrder.status, move.from)),
    )
    .returning({ id: purchaseOrder.id });
  return moved.length > 0;
}
