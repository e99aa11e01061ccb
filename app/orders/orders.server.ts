import { addContact } from "~/contacts/contacts.server";
import { TooBusy } from "~/platform/busy.server";
import { isOverload } from "~/platform/connection-loss.server";
import type { Owner } from "~/platform/owner.server";
import { selectDisputes } from "./disputes.repo.server";
import {
  type OrderSide,
  type OrderStatus,
  type OrderTransition,
  orderTransitions,
} from "./order-graph";
import {
  hasOrderNumbered,
  hasOrders,
  selectOrder,
  selectOrderStatus,
  selectOrders,
  updateOrderStatus,
} from "./orders.repo.server";
import { type NewOrder, writeOrder } from "./placing.repo.server";

export { selectOrders as recentOrders } from "./orders.repo.server";
export {
  selectBestSellers as bestSellers,
  selectSalesTotals as salesTotals,
  selectWeeklySales as salesByWeek,
} from "./sales.repo.server";

/** How many orders a page of the table holds. */
export const ordersPerPage = 20;

export type PlaceOrderRefusal =
  /** Too few pieces left, or the id belongs to somebody else's order, or others were being served for too long. */
  | { reason: "out-of-stock" | "foreign-id" | "busy" }
  /** The id belongs to an order of the same buyer that asked for something else. */
  | { reason: "placed-otherwise"; number: string; quantity: number };

export type PlaceOrderOutcome =
  | { kind: "placed"; number: string }
  | ({ kind: "refused" } & PlaceOrderRefusal);

/**
 * Orders pieces of a listing for an account: takes them off the shelf, writes the order and puts
 * the seller into the buyer's contacts, all or nothing. The `id` is the order's: placing it again
 * orders nothing more and gives the same number.
 */
export async function placeOrder(order: NewOrder): Promise<PlaceOrderOutcome> {
  const written = await writeOrder(order, (db, { sellerId }) =>
    addContact(db, { accountId: order.buyerAccountId, sellerId }),
  ).catch((error: unknown) => {
    if (error instanceof TooBusy || isOverload(error)) return "busy" as const;
    throw error;
  });
  if (written === "busy") return { kind: "refused", reason: "busy" };
  if (!written) return { kind: "refused", reason: "out-of-stock" };
  const { number, quantity } = written;
  if (written.buyerAccountId !== order.buyerAccountId)
    return { kind: "refused", reason: "foreign-id" };
  return written.listingId === order.listingId && quantity === order.quantity
    ? { kind: "placed", number }
    : { kind: "refused", reason: "placed-otherwise", number, quantity };
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

/** One of the owner's orders with its disputes, newest first; null when it is not among them. */
export async function getOrder(owner: Owner, number: string) {
  const [[row], disputes] = await Promise.all([
    selectOrder(owner, number),
    selectDisputes(owner, number),
  ]);
  if (!row) return null;
  const { buyerAccountId, ...order } = row;
  const bought = "accountId" in owner && buyerAccountId === owner.accountId;
  const side: OrderSide = bought ? "buyer" : "seller";
  return { ...order, side, disputes };
}

export type MoveOrderOutcome =
  | { kind: "moved"; status: OrderStatus }
  | { kind: "refused"; reason: "not-found" }
  /** The order has come too far for that, or not far enough. */
  | { kind: "refused"; reason: "not-now"; status: OrderStatus };

/**
 * Moves an account's order on along one arrow of the graph. Doing it again changes nothing and
 * gives the same answer; an order in which the account is not on the arrow's side is not found.
 */
export async function moveOrder(move: {
  number: string;
  accountId: string;
  transition: OrderTransition;
}): Promise<MoveOrderOutcome> {
  const { by: side, from, to } = orderTransitions[move.transition];
  const { number, accountId } = move;
  if (await updateOrderStatus({ number, side, accountId, from, to }))
    return { kind: "moved", status: to };
  const status = await selectOrderStatus({ number, side, accountId });
  if (status === undefined) return { kind: "refused", reason: "not-found" };
  if (status === to) return { kind: "moved", status };
  return { kind: "refused", reason: "not-now", status };
}
