import { addContact } from "~/contacts/contacts.server";
import { withTransaction } from "~/platform/database.server";
import { newId } from "~/platform/id.server";
import { hasOrders, insertOrder, type OrderOwner, selectOrders } from "./orders.repo.server";

export {
  type OrderOwner,
  selectBestSellers as bestSellers,
  selectOrders as recentOrders,
  selectSalesTotals as salesTotals,
  selectWeeklySales as salesByWeek,
} from "./orders.repo.server";

/** How many orders a page of the table holds. */
export const ordersPerPage = 20;

/** The most pieces that one order takes. */
export const maxOrderQuantity = 10;

export type PlaceOrderOutcome =
  | { kind: "placed"; number: string }
  | { kind: "refused"; reason: "out-of-stock" };

/**
 * Orders pieces of a listing for an account: takes them off the shelf, writes the order and puts
 * the seller into the buyer's contacts, all or nothing.
 */
export function placeOrder(order: {
  listingId: string;
  quantity: number;
  buyerAccountId: string;
  customerName: string;
}): Promise<PlaceOrderOutcome> {
  return withTransaction(async (tx) => {
    const placed = await insertOrder(tx, { id: newId(), ...order });
    if (!placed) return { kind: "refused", reason: "out-of-stock" };
    await addContact(tx, { accountId: order.buyerAccountId, sellerId: placed.sellerId });
    return { kind: "placed", number: placed.number };
  });
}

/** Whose rows an account's dashboard shows: its own, or the samples until it has any. */
export async function dashboardOwner(accountId: string): Promise<OrderOwner> {
  return (await hasOrders(accountId)) ? { accountId } : { sample: true };
}

/** A page of orders, newest first. `next` is the order number to go on before, if there are more. */
export async function listOrders(owner: OrderOwner, before?: string) {
  const rows = await selectOrders(owner, ordersPerPage + 1, before);
  const orders = rows.slice(0, ordersPerPage);
  return { orders, next: rows.length > ordersPerPage ? orders.at(-1)?.number : undefined };
}
