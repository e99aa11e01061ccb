/*
 * What can happen to an order once it is placed. Browser-safe: the page offers what the use case
 * allows.
 */

export type OrderStatus = "processing" | "shipped" | "delivered";

export const statusNames = {
  processing: "Processing",
  shipped: "Shipped",
  delivered: "Delivered",
} as const satisfies Record<OrderStatus, string>;

/** On which side of an order somebody stands. */
export type OrderSide = "buyer" | "seller";

interface Transition {
  /** Who does it. */
  by: OrderSide;
  from: readonly OrderStatus[];
  to: OrderStatus;
}

/** The graph, by the names of its arrows. Nothing leads back. */
export const orderTransitions = {
  /** The seller sends the part. */
  ship: { by: "seller", from: ["processing"], to: "shipped" },
  /** The seller knows that what was sent has arrived. */
  deliver: { by: "seller", from: ["shipped"], to: "delivered" },
  /** The buyer has the part: fetched at the counter, or received. */
  collect: { by: "buyer", from: ["processing", "shipped"], to: "delivered" },
} as const satisfies Record<string, Transition>;

export type OrderTransition = keyof typeof orderTransitions;

/** What somebody on that side can do next with an order in that state, if anything. */
export function nextTransition(side: OrderSide, status: OrderStatus): OrderTransition | undefined {
  const names = Object.keys(orderTransitions) as OrderTransition[];
  return names.find((name) => {
    const { by, from }: Transition = orderTransitions[name];
    return by === side && from.includes(status);
  });
}
