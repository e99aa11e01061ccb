import type { Fulfilment, OrderStage } from "~/platform/enums";
import { trackingText } from "./order-details";

interface Standing {
  stage: OrderStage;
  fulfilment: Fulfilment;
  sellerName: string;
  locationName: string;
  carrier: string | null;
  trackingNumber: string | null;
}

/** How an order stands, to its buyer, in a sentence. */
export function stageText({
  stage,
  fulfilment,
  sellerName,
  locationName,
  ...shipped
}: Standing): string {
  const tracking = trackingText(shipped);
  switch (stage) {
    case "placed":
      return `Waiting for ${sellerName} to accept it, within 3 days. You can cancel until then.`;
    case "accepted":
      return fulfilment === "pickup"
        ? `${sellerName} has accepted it and is getting it ready. You pay when you pick it up.`
        : `${sellerName} has accepted it and will ship it.`;
    case "ready":
      return `Ready at ${sellerName}, ${locationName}. Show the code at the counter and pay there.`;
    case "shipped":
      return `On its way${tracking ? ` with ${tracking}` : ""}. Tell us when you have it.`;
    case "delivered":
      return "The seller says it has arrived. Confirm that you have it.";
    case "completed":
      return "You have it.";
    case "declined":
      return "The seller declined it. You weren't charged.";
    case "canceled":
      return "It's canceled. You weren't charged.";
  }
}
