import { eq, sql } from "drizzle-orm";
import type { Queryable } from "~/platform/db/database.server";
import {
  core,
  dispute,
  disputeEntry,
  orderEvent,
  orderMessage,
  orderReturn,
  purchaseOrder,
  refund,
} from "~/platform/db/schema.server";

/** Locks what an account bought and sold until the transaction ends, in the order in which checkouts do. */
export async function lockOrders(tx: Queryable, accountId: string): Promise<void> {
  await tx.execute(sql`
    select from ${purchaseOrder}
    where buyer_account_id = ${accountId}::uuid or seller_account_id = ${accountId}::uuid
    order by id for no key update`);
}

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
 * Empties what an account wrote where its side of the order alone says whose it is: with returns, deposits, refunds, and
 * why it canceled. Before its orders are detached.
 */
export async function detachReasons(
  on: Queryable,
  { accountId, text }: { accountId: string; text: string },
): Promise<void> {
  const bought = sql`(select id from ${purchaseOrder} where buyer_account_id = ${accountId}::uuid)`;
  const sold = sql`(select id from ${purchaseOrder} where seller_account_id = ${accountId}::uuid)`;
  await on.execute(
    sql`update ${orderReturn} set message = ${text} where message <> '' and order_id in ${bought}`,
  );
  await on.execute(
    sql`update ${orderReturn} set answer = ${text} where answer <> '' and order_id in ${sold}`,
  );
  await on.execute(
    sql`update ${core} set reason = ${text} where reason <> '' and order_id in ${sold}`,
  );
  for (const [side, orders] of [
    ["buyer", bought],
    ["seller", sold],
  ] as const) {
    await on.execute(
      sql`update ${refund} set why = ${text} where why <> '' and "by" = ${side} and order_id in ${orders}`,
    );
    await on.execute(sql`
      update ${orderEvent} set detail = detail || jsonb_build_object('reason', ${text}::text)
      where detail ? 'reason' and "by" = ${side} and order_id in ${orders}`);
  }
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
