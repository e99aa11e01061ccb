import { recordMoney } from "~/ledger/ledger.server";
import type { Queryable } from "~/platform/db/database.server";
import type { Owner } from "~/platform/db/sample-owner.server";
import type { OrderStatus } from "~/platform/enums";
import { selectDisputes } from "./disputes.repo.server";
import { keptFit } from "./order-fit.server";
import { type OrderTransition, orderTransitions, type Transition } from "./order-graph";
import {
  hasOrderNumbered,
  selectOrder,
  selectOrderStatus,
  selectOrders,
  selectSampleState,
  updateHidesSamples,
  updateOrderStatus,
} from "./orders.repo.server";
import { restock } from "./placing.repo.server";

export { selectOrders as recentOrders } from "./orders.repo.server";
export {
  selectBestSellers as bestSellers,
  selectSalesTotals as salesTotals,
  selectWeeklySales as salesByWeek,
} from "./sales.repo.server";

/** Orders per page of the table. */
export const ordersPerPage = 20;

/**
 * What becomes of the samples for an account: they stand in until it has orders of its own, or until
 * it puts them away.
 */
export async function samplesFor(accountId: string): Promise<"shown" | "hidden" | "replaced"> {
  const { hasOwn, hidesSamples } = await selectSampleState(accountId);
  if (hasOwn) return "replaced";
  return hidesSamples ? "hidden" : "shown";
}

/** Whose rows an account's dashboard shows: its own, or the samples while they stand in. */
export async function dashboardOwner(accountId: string): Promise<Owner> {
  return (await samplesFor(accountId)) === "shown" ? { sample: true } : { accountId };
}

/** Puts the samples away for an account, on all its devices and for good, or takes them out again. */
export const hideSamples = updateHidesSamples;

/**
 * A page of orders, newest first. `next` is the order number to go on before, if there are more. A
 * `before` that is not among the owner's orders gives the first page, with `orphaned` set.
 */
export async function listOrders(owner: Owner, before?: string) {
  const known = before === undefined || (await hasOrderNumbered(owner, before));
  const rows = await selectOrders(owner, ordersPerPage + 1, known ? before : undefined);
  const orders = rows.slice(0, ordersPerPage);
  return {
    orders,
    next: rows.length > ordersPerPage ? orders.at(-1)?.number : undefined,
    orphaned: !known,
  };
}

/** One of the owner's orders with its disputes, newest first; null when it is not among them. */
export async function getOrder(owner: Owner, number: string) {
  const [[row], disputes] = await Promise.all([
    selectOrder(owner, number),
    selectDisputes(owner, number),
  ]);
  if (!row) return null;
  const { vehicle, verdict, fitStatement, ...order } = row;
  return { ...order, fit: keptFit({ vehicle, verdict, fitStatement }), disputes };
}

/** An order is paid where it is collected or handed over: nothing goes through the site, which takes no fee of it. */
async function recordCounterSale(
  tx: Queryable,
  { id: orderId, sellerId, totalCents }: { id: string; sellerId: string; totalCents: number },
): Promise<void> {
  const of = { orderId, sellerId };
  const free = { feeCents: 0, deliveryCents: 0, taxCents: 0, coreCents: 0 };
  await recordMoney(tx, of, { kind: "sale", partsCents: totalCents, ...free });
  await recordMoney(tx, of, { kind: "counter-payment", paidCents: totalCents });
}

export type MoveOrderOutcome =
  | { kind: "moved"; status: OrderStatus }
  | { kind: "refused"; reason: "not-found" }
  /** The order has come too far for that, or not far enough. */
  | { kind: "refused"; reason: "not-now"; status: OrderStatus };

/**
 * Moves an account's order on along one arrow of the graph; the pieces of one that is canceled are
 * back on the shelf in the same transaction, and what is delivered is in the ledger. Doing it again changes nothing and gives the same
 * answer; an order in which the account is not on the arrow's side is not found.
 */
export async function moveOrder(move: {
  number: string;
  accountId: string;
  transition: OrderTransition;
}): Promise<MoveOrderOutcome> {
  const { by: side, ...arrow }: Transition = orderTransitions[move.transition];
  const { number, accountId } = move;
  const isMoved = await updateOrderStatus(
    { number, side, accountId, ...arrow },
    async (tx, moved) => {
      if (arrow.to === "canceled") await restock(tx, moved);
      if (arrow.to === "delivered") await recordCounterSale(tx, moved);
    },
  );
  const { to } = arrow;
  if (isMoved) return { kind: "moved", status: to };
  const status = await selectOrderStatus({ number, side, accountId });
  if (status === undefined) return { kind: "refused", reason: "not-found" };
  if (status === to) return { kind: "moved", status };
  return { kind: "refused", reason: "not-now", status };
}
