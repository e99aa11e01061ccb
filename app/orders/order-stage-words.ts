import { CARD_RELEASED_TEXT, CARD_TEXT } from "~/content/promises";
import type { Fulfilment, OrderStage, PaymentWay } from "~/platform/enums";
import { trackingText } from "./order-details";

interface Standing {
  stage: OrderStage;
  payment: PaymentWay;
  fulfilment: Fulfilment;
  sellerName: string;
  locationName: string;
  carrier: string | null;
  trackingNumber: string | null;
}

/** How an order stands, to its buyer, in a sentence. */
export function stageText({
  stage,
  payment,
  fulfilment,
  sellerName,
  locationName,
  ...shipped
}: Standing): string {
  const isByCard = payment === "provider";
  const notCharged = isByCard ? CARD_RELEASED_TEXT : "You weren't charged.";
  const tracking = trackingText(shipped);
  switch (stage) {
    case "placed":
      return `Waiting for ${sellerName} to accept it, within 3 days. You can cancel until then.`;
    case "accepted":
      return fulfilment === "pickup"
        ? `${sellerName} has accepted it and is getting it ready. ${isByCard ? CARD_TEXT : "You pay when you pick it up."}`
        : `${sellerName} has accepted it and will ship it.`;
    case "ready":
      return `Ready at ${sellerName}, ${locationName}. Show the code at the counter${isByCard ? "" : " and pay there"}.`;
    case "shipped":
      return `On its way${tracking ? ` with ${tracking}` : ""}. Tell us when you have it.`;
    case "delivered":
      return "The seller says it has arrived. Confirm that you have it.";
    case "completed":
      return "You have it.";
    case "declined":
      return `The seller declined it. ${notCharged}`;
    case "canceled":
      return `It's canceled. ${notCharged}`;
  }
}
