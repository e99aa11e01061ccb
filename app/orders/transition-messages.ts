import type { OrderStage } from "~/platform/enums";
import type { ArrowName } from "./order-graph";

const done = {
  accept: "is accepted",
  ready: "is ready to be picked up",
  "ship-some": "is partly shipped",
  "ask-cancel": "isn't canceled yet. We've asked the seller",
  "refuse-cancel": "goes on. We've told the buyer",
  "remind-answer": "waits for an answer",
  "remind-arrival": "is on its way",
  "remind-confirm": "waits to be confirmed",
  ship: "is marked as shipped",
  "hand-over": "is handed over",
  deliver: "is marked as delivered",
  collect: "is marked as delivered",
  cancel: "is canceled. You weren't charged",
  decline: "is declined",
  "call-off": "is canceled",
  lapse: "is declined",
  complete: "is complete",
  settle: "is settled",
} as const satisfies Record<ArrowName, string>;

/** The message after an arrow was followed. */
export const transitionMessage = (number: string, arrow: ArrowName) =>
  `Order ${number} ${done[arrow]}.`;

/** How an order is, for the end of a sentence. */
const stages = {
  placed: "waiting for the seller",
  accepted: "accepted",
  ready: "ready to be picked up",
  shipped: "shipped",
  delivered: "delivered",
  completed: "delivered",
  declined: "declined",
  canceled: "canceled",
} as const satisfies Record<OrderStage, string>;

/** Why a transition was refused: the other side moved the order first. */
export function transitionRefusalMessage(
  number: string,
  arrow: ArrowName,
  stage: OrderStage,
): string {
  if (arrow === "cancel")
    return stage === "accepted" || stage === "ready"
      ? `The seller has accepted order ${number}, so you can't cancel it alone now.`
      : `Order ${number} is already ${stages[stage]}, so you can't cancel it now.`;
  if (stage === "canceled")
    return arrow === "collect"
      ? `Order ${number} is canceled, so nothing changed.`
      : `Order ${number} was canceled, so nothing changed. It's back in stock.`;
  return `Order ${number} is ${stages[stage]}, so nothing changed.`;
}
