import type { OrderStatus } from "~/platform/enums";
import type { OrderTransition } from "./order-graph";

const done = {
  begin: "is marked as started",
  ship: "is marked as shipped",
  deliver: "is marked as delivered",
  collect: "is marked as delivered",
  cancel: "is canceled. You weren't charged",
} as const satisfies Record<OrderTransition, string>;

/** The message after a transition. */
export const transitionMessage = (number: string, transition: OrderTransition) =>
  `Order ${number} ${done[transition]}.`;

/** Why a transition was refused: the other side moved the order first. */
export function transitionRefusalMessage(
  number: string,
  transition: OrderTransition,
  status: OrderStatus,
): string {
  if (transition === "cancel")
    return status === "processing"
      ? `The seller has started on order ${number}, so you can't cancel it now.`
      : `Order ${number} is already ${status}, so you can't cancel it now.`;
  if (status === "canceled")
    return transition === "collect"
      ? `Order ${number} is canceled, so nothing changed.`
      : `The buyer canceled order ${number}, so nothing changed. It's back in stock.`;
  return `Order ${number} is ${status}, so nothing changed.`;
}
