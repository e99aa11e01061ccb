import type { OrderStatus } from "~/platform/enums";

/*
 * What can happen to an order once it is placed. Browser-safe: the page offers what the use case
 * allows.
 */

export const statusNames = {
  processing: "Processing",
  shipped: "Shipped",
  delivered: "Delivered",
  canceled: "Canceled",
} as const satisfies Record<OrderStatus, string>;

/** The side of an order that an account is on. */
export type OrderSide = "buyer" | "seller";

export interface Transition {
  /** Who does it. */
  by: OrderSide;
  from: readonly OrderStatus[];
  to: OrderStatus;
  /** Only while the seller has not started on it. */
  unbegun?: boolean;
}

/** The graph, by the names of its arrows. Nothing leads back. */
export const orderTransitions = {
  /** The seller sends the part. */
  ship: { by: "seller", from: ["processing"], to: "shipped" },
  /** The seller starts on it; it stays in processing, but can no longer be canceled. */
  begin: { by: "seller", from: ["processing"], to: "processing", unbegun: true },
  /** The seller knows that what was sent has arrived. */
  deliver: { by: "seller", from: ["shipped"], to: "delivered" },
  /** The buyer has the part: fetched at the counter, or received. */
  collect: { by: "buyer", from: ["processing", "shipped"], to: "delivered" },
  /** The buyer does not want it any more, and the seller has not started on it. */
  cancel: { by: "buyer", from: ["processing"], to: "canceled", unbegun: true },
} as const satisfies Record<string, Transition>;

export type OrderTransition = keyof typeof orderTransitions;

/** How far an order has come. */
export interface OrderState {
  status: OrderStatus;
  /** When the seller started on it; null before, and when the date was not recorded. */
  begunAt: Date | null;
}

/** The transitions open to a side in a state, the main one first. */
export function transitionsOf(side: OrderSide, { status, begunAt }: OrderState): OrderTransition[] {
  const names = Object.keys(orderTransitions) as OrderTransition[];
  return names.filter((name) => {
    const { by, from, unbegun }: Transition = orderTransitions[name];
    return by === side && from.includes(status) && !(unbegun && begunAt);
  });
}
