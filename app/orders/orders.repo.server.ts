import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { database, type Queryable, withTransaction } from "~/platform/db/database.server";
import type { Owner } from "~/platform/db/sample-owner.server";
import { account, listing, purchaseOrder, seller } from "~/platform/db/schema.server";
import type { OrderStatus } from "~/platform/enums";
import type { OrderSide, Transition } from "./order-graph";
import { ordersOnSide, ownedOrders } from "./order-owner.repo.server";

const columnsFor = (owner: Owner) => ({
  /** The owner's side; samples are all sales. */
  side:
    "accountId" in owner
      ? sql<OrderSide>`case when ${purchaseOrder.buyerAccountId} = ${owner.accountId}::uuid then 'buyer' else 'seller' end`
      : sql<OrderSide>`'seller'`,
  id: purchaseOrder.id,
  number: purchaseOrder.number,
  customerName: purchaseOrder.customerName,
  totalCents: purchaseOrder.totalCents,
  quantity: purchaseOrder.quantity,
  status: purchaseOrder.status,
  placedAt: purchaseOrder.placedAt,
  begunAt: purchaseOrder.begunAt,
  shippedAt: purchaseOrder.shippedAt,
  deliveredAt: purchaseOrder.deliveredAt,
  canceledAt: purchaseOrder.canceledAt,
  isSample: purchaseOrder.isSample,
  partName: listing.name,
  sellerName: seller.name,
});

/** Newest first, by number within one moment; those older than the order numbered `before`. */
export function selectOrders(owner: Owner, limit: number, before?: string) {
  const cursor = before
    ? sql`(${purchaseOrder.placedAt}, ${purchaseOrder.number}) < (select o.placed_at, o.number from purchase_order o where o.number = ${before})`
    : undefined;
  return database()
    .select(columnsFor(owner))
    .from(purchaseOrder)
    .innerJoin(listing, eq(listing.id, purchaseOrder.listingId))
    .innerJoin(seller, eq(seller.id, purchaseOrder.sellerId))
    .where(and(ownedOrders(owner), cursor))
    .orderBy(desc(purchaseOrder.placedAt), desc(purchaseOrder.number))
    .limit(limit);
}

/** One of the owner's orders, with what its page shows; no row when it is not among them. */
export function selectOrder(owner: Owner, number: string) {
  return database()
    .select({
      ...columnsFor(owner),
      listingId: listing.id,
      partNumber: listing.partNumber,
      locationName: listing.locationName,
      vehicle: purchaseOrder.vehicle,
      verdict: purchaseOrder.verdict,
      fitStatement: purchaseOrder.fitStatement,
    })
    .from(purchaseOrder)
    .innerJoin(listing, eq(listing.id, purchaseOrder.listingId))
    .innerJoin(seller, eq(seller.id, purchaseOrder.sellerId))
    .where(and(eq(purchaseOrder.number, number), ownedOrders(owner)));
}

/** Whether an order with that number is among the owner's. */
export async function hasOrderNumbered(owner: Owner, number: string): Promise<boolean> {
  const [row] = await database()
    .select({ id: purchaseOrder.id })
    .from(purchaseOrder)
    .where(and(eq(purchaseOrder.number, number), ownedOrders(owner)));
  return row !== undefined;
}

/** Whether the account has bought, sold or listed anything, and whether it has put the samples away. */
export async function selectSampleState(accountId: string) {
  const [row] = await database()
    .select({
      hidesSamples: account.hidesSamples,
      hasOwn: sql<boolean>`exists (select from ${purchaseOrder} where ${ownedOrders({ accountId })})
        or exists (select from ${listing} l join ${seller} s on s.id = l.seller_id where s.account_id = ${accountId}::uuid)`,
    })
    .from(account)
    .where(eq(account.id, accountId));
  return row ?? { hidesSamples: false, hasOwn: false };
}

export async function updateHidesSamples(accountId: string, hidesSamples: boolean): Promise<void> {
  await database().update(account).set({ hidesSamples }).where(eq(account.id, accountId));
}

/** The order with that number in which the account is on that side. */
const sideOf = (side: OrderSide, accountId: string, number: string) =>
  and(eq(purchaseOrder.number, number), ordersOnSide(side, accountId));

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

const now = sql`now()`;

/** What is noted of an order that comes into a state. Who ships it has started on it. */
const moments = {
  processing: { begunAt: now },
  shipped: { shippedAt: now, begunAt: sql`coalesce(${purchaseOrder.begunAt}, now())` },
  delivered: { deliveredAt: now },
  canceled: { canceledAt: now },
} as const satisfies Record<OrderStatus, object>;

interface MovedOrder {
  id: string;
  listingId: string;
  quantity: number;
  sellerId: string;
  totalCents: number;
}

/**
 * Moves an order on and notes when, if the account is on that side and the order still in one of
 * the states that lead there, and writes what `alongside` writes in the same transaction; whether it
 * did. Of two that try at once one does.
 */
export function updateOrderStatus(
  move: { number: string; side: OrderSide; accountId: string } & Omit<Transition, "by">,
  alongside: (tx: Queryable, moved: MovedOrder) => Promise<void>,
): Promise<boolean> {
  const write = async (tx: Queryable) => {
    const [moved] = await tx
      .update(purchaseOrder)
      .set({ status: move.to, ...moments[move.to] })
      .where(
        and(
          sideOf(move.side, move.accountId, move.number),
          inArray(purchaseOrder.status, move.from),
          move.unbegun ? isNull(purchaseOrder.begunAt) : undefined,
        ),
      )
      .returning({
        id: purchaseOrder.id,
        listingId: purchaseOrder.listingId,
        quantity: purchaseOrder.quantity,
        sellerId: purchaseOrder.sellerId,
        totalCents: purchaseOrder.totalCents,
      });
    if (moved) await alongside(tx, moved);
    return moved !== undefined;
  };
  // A second time it finds the order moved, and writes nothing.
  return withTransaction(write, { isIdempotent: true });
}
