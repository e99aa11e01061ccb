import { eq, sql } from "drizzle-orm";
import type { Queryable } from "~/platform/db/database.server";
import { dispute, disputeEntry, orderMessage, purchaseOrder } from "~/platform/db/schema.server";

/** Takes the buyer's name off an account's orders, and both sides' accounts that are this one. */
export async function detachOrders(
  on: Queryable,
  { accountId, customerName }: { accountId: string; customerName: string },
): Promise<void> {
  await on
    .update(purchaseOrder)
    .set({
      ...{ buyerAccountId: null, customerName, note: "" },
      ...{ contactEmail: null, contactPhone: null, address: null },
    })
    .where(eq(purchaseOrder.buyerAccountId, accountId));
  await on
    .update(purchaseOrder)
    .set({ sellerAccountId: null })
    .where(eq(purchaseOrder.sellerAccountId, accountId));
}

/** Empties what an account wrote about orders: the other side keeps that something was said, and when. */
export async function detachMessages(
  on: Queryable,
  { accountId, text }: { accountId: string; text: string },
): Promise<void> {
  await on
    .update(orderMessage)
    .set({ accountId: null, text })
    .where(eq(orderMessage.accountId, accountId));
}

/**
 * Removes an account's messages from disputes, and closes those that it opened: there is nobody to reply. The other
 * side keeps that something was said, and when.
 */
export async function detachDisputes(
  on: Queryable,
  { accountId, message }: { accountId: string; message: string },
): Promise<void> {
  await on
    .update(dispute)
    .set({
      ...{ accountId: null, message, status: "closed" },
      closedAt: sql`coalesce(${dispute.closedAt}, now())`,
      outcome: sql`coalesce(${dispute.outcome}, 'withdrawn')`,
    })
    .where(eq(dispute.accountId, accountId));
  await on
    .update(disputeEntry)
    .set({ accountId: null, text: message })
    .where(eq(disputeEntry.accountId, accountId));
}
