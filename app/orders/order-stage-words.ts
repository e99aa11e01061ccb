import type { Fulfilment, OrderStage } from "~/platform/enums";
import { statusNames } from "./order-graph";

interface Standing {
  stage: OrderStage;
  fulfilment: Fulfilment;
  sellerName: string;
  locationName: string;
  carrier: string | null;
  trackingNumber: string | null;
}

/** How an order stands, to its buyer: the badge's word, and a sentence. */
export function statusOfStage({
  stage,
  fulfilment,
  sellerName,
  locationName,
  carrier,
  trackingNumber,
}: Standing): { label: (typeof statusNames)[keyof typeof statusNames]; text: string } {
  const tracking = [carrier, trackingNumber].filter(Boolean).join(" ");
  switch (stage) {
    case "placed":
      return {
        label: statusNames.processing,
        text: `Waiting for ${sellerName} to accept it, within 3 days. You can cancel until then.`,
      };
    case "accepted":
      return {
        label: statusNames.processing,
        text:
          fulfilment === "pickup"
            ? `${sellerName} has accepted it and is getting it ready. You pay when you pick it up.`
            : `${sellerName} has accepted it and will ship it.`,
      };
    case "ready":
      return {
        label: statusNames.processing,
        text: `Ready at ${sellerName}, ${locationName}. Show the code at the counter and pay there.`,
      };
    case "shipped":
      return {
        label: statusNames.shipped,
        text: `On its way${tracking ? ` with ${tracking}` : ""}. Tell us when you have it.`,
      };
    case "delivered":
      return {
        label: statusNames.delivered,
        text: "The seller says it has arrived. Confirm that you have it.",
      };
    case "completed":
      return { label: statusNames.delivered, text: "You have it." };
    case "declined":
      return {
        label: statusNames.canceled,
        text: "The seller declined it. You weren't charged.",
      };
    case "canceled":
      return { label: statusNames.canceled, text: "It's canceled. You weren't charged." };
  }
}
