import { addContact } from "~/contacts/contacts.server";
import type { Owner } from "~/platform/owner.server";
import {
  hasOrderNumbered,
  hasOrders,
  type NewOrder,
  selectOrders,
  writeOrder,
} from "./orders.repo.server";

export {
  selectBestSellers as bestSellers,
  selectOrders as recentOrders,
  selectSalesTotals as salesTotals,
  selectWeeklySales as salesByWeek,
} from "./orders.repo.server";

/** How many orders a page of the table holds. */
export const ordersPerPage = 20;

export type PlaceOrderOutcome =
  | { kind: "placed"; number: string }
  /** Too few pieces left, or the id belongs to somebody else's order. */
  | { kind: "refused"; reason: "out-of-stock" | "foreign-id" };

/**
 * Orders pieces of a listing for an account: takes them off the shelf, writes the order and puts
 * the seller into the buyer's contacts, all or nothing. The `id` is the order's: placing it again
 * orders nothing more and gives the same number.
 */
export async function placeOrder(order: NewOrder): Promise<PlaceOrderOutcome> {
  const written = await writeOrder(order, (db, { sellerId }) =>
    addContact(db, { accountId: order.buyerAccountId, sellerId }),
  );
  if (!written) return { kind: "refused", reason: "out-of-stock" };
  return written.buyerAccountId === order.buyerAccountId
    ? { kind: "placed", number: written.number }
    : { kind: "refused", reason: "foreign-id" };
}

/** Whose rows an account's dashboard shows: its own, or the samples until it has any. */
export async function dashboardOwner(accountId: string): Promise<Owner> {
  return (await hasOrders(accountId)) ? { accountId } : { sample: true };
}

/**
 * A page of orders, newest first. `next` is the order number to go on before, if there are more. A
 * `before` that is not among the owner's orders gives the first page, with `lost` set.
 */
export async function listOrders(owner: Owner, before?: string) {
  const known = before === undefined || (await hasOrderNumbered(owner, before));
  const rows = await selectOrders(owner, ordersPerPage + 1, known ? before : undefined);
  const orders = rows.slice(0, ordersPerPage);
  return {
    orders,
    next: rows.length > ordersPerPage ? orders.at(-1)?.number : undefined,
    lost: !known,
  };
}
