import { leftOfDispute } from "~/disputes/disputes.server";
import type { Queryable } from "~/platform/db/database.server";
import { feeOfRefund } from "~/refunds/refund-amounts";
import { type DisputedOrder, selectDisputedOrders } from "./held-back.repo.server";

/** What of an order's money is kept back, and how much of it should be, in cents. */
export interface HeldOrder {
  orderId: string;
  isCents: number;
  shouldCents: number;
}

/**
 * What of a seller's completed orders is to be kept back for disputes, here or at a bank: what the part in question
 * brings the seller, and no more than is not paid out yet. Of orders that nobody disputes any more it is nothing.
 * `before`: only of what was entered and completed before.
 */
export async function heldOrders(
  sellerId: string,
  { before, on }: { before?: Date; on?: Queryable } = {},
): Promise<HeldOrder[]> {
  const held: HeldOrder[] = [];
  for (const order of await selectDisputedOrders(sellerId, before, on))
    held.push({
      ...{ orderId: order.orderId, isCents: order.heldCents },
      shouldCents: Math.max(0, Math.min(await disputedCents(order, on), order.hereCents)),
    });
  return held;
}

/** What of a seller's orders is to be kept back in all, and how much more that is than now, in cents. */
export function sumOfHeld(held: readonly HeldOrder[]) {
  const frozenCents = held.reduce((sum, { shouldCents }) => sum + shouldCents, 0);
  return {
    frozenCents,
    changeCents: frozenCents - held.reduce((sum, each) => sum + each.isCents, 0),
  };
}

/** What the seller would lose of an order if everybody who disputes something of it were right. */
async function disputedCents(
  { disputeIds, feeCents, soldCents, refundedCents, bankCents }: DisputedOrder,
  on?: Queryable,
): Promise<number> {
  const left = { partsCents: 0, deliveryCents: 0 };
  for (const id of disputeIds) {
    const { partsCents, deliveryCents } = await leftOfDispute(id, on);
    left.partsCents += partsCents;
    left.deliveryCents += deliveryCents;
  }
  const fee = feeOfRefund({ feeCents, soldCents, refundedCents, partsCents: left.partsCents });
  return left.partsCents - fee + left.deliveryCents + bankCents;
}
