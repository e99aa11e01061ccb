import { and, eq, ne, or, type SQL } from "drizzle-orm";
import type { Owner } from "~/platform/db/sample-owner.server";
import { purchaseOrder } from "~/platform/db/schema.server";
import type { OrderSide } from "./order-graph";

/* Conditions for whose orders a query reads. Samples belong to no account: they show what a seller would see. */

const own = (condition: SQL | undefined) => and(eq(purchaseOrder.isSample, false), condition);
const samples = () => eq(purchaseOrder.isSample, true);

/** The orders in which an account is on that side. */
export function ordersOnSide(side: OrderSide, accountId: string) {
  const column = side === "buyer" ? purchaseOrder.buyerAccountId : purchaseOrder.sellerAccountId;
  return own(eq(column, accountId));
}

/** What the owner bought or sold. */
export function ownedOrders(owner: Owner) {
  if ("sample" in owner) return samples();
  return own(
    or(
      eq(purchaseOrder.buyerAccountId, owner.accountId),
      eq(purchaseOrder.sellerAccountId, owner.accountId),
    ),
  );
}

/** The samples are all sales. An order that was canceled sold nothing. */
export const sampleSales = () => and(samples(), ne(purchaseOrder.status, "canceled"));
