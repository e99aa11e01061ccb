import type { ReturnDetails } from "~/returns/return-details";
import { boughtOrder, conditionalFit, orderPhotos } from "./account-data";

/* Returns of an order, as the loaders of their pages answer them. */

const on = (day: string) => new Date(`2026-11-${day}T15:00:00Z`);

const [line] = boughtOrder.lines as [(typeof boughtOrder.lines)[number]];

/** Two rotors that its seller answers for, asked for a day ago, as the buyer sees it. */
export const askedReturn: ReturnDetails = {
  ...{ number: "RT-1001", orderNumber: boughtOrder.number, side: "buyer", state: "asked" },
  payment: "counter",
  ...{ otherName: boughtOrder.sellerName, locationName: boughtOrder.locationName },
  ...{ partName: line.name, quantity: 2, reason: "damaged" },
  message: "One of them has a crack across the face.\nThe box was fine.",
  ...{ answer: "", answerBy: on("26"), sendBy: null, sentAt: null },
  ...{ missingAt: null, isTraced: false },
  ...{ carrier: null, trackingNumber: null, isRestocked: null, createdAt: on("23") },
  ...{ listingId: line.listingId, partNumber: line.partNumber, condition: "used", grade: "B" },
  ...{ priceCents: line.priceCents, fit: null, isFault: true, isDisputed: false, canDispute: true },
  ticket: null,
  pictures: ["brake-rotor", "brake-pads"].map((name) => ({
    ...{ src: `/parts/${name}.svg`, thumb: `/parts/${name}.svg` },
    alt: `Front Brake Rotor, ${name}`,
  })),
  amounts: { partsCents: 468_00, deliveryCents: 12_00, taxCents: 0 },
  photos: orderPhotos("buyer"),
  events: [
    {
      ...{ id: "asked", kind: "return-asked", by: "buyer", at: on("23") },
      reason: "One of them has a crack across the face.\nThe box was fine.",
    },
  ],
};

const answer = "Drop it off at our counter in Lower East Side, New York.\nAsk for Dana.";

export const grantedReturn: ReturnDetails = {
  ...askedReturn,
  ...{ state: "granted", answer, sendBy: new Date("2026-12-08T15:00:00Z") },
  events: [
    ...askedReturn.events,
    { ...{ id: "granted", kind: "return-granted", by: "seller", at: on("24") }, reason: answer },
  ],
};

export const sentReturn: ReturnDetails = {
  ...grantedReturn,
  ...{ state: "sent", sentAt: on("25"), carrier: "UPS", trackingNumber: "1Z999AA10123456784" },
  events: [...grantedReturn.events, { id: "sent", kind: "return-sent", by: "buyer", at: on("25") }],
};

/** Its seller says that it has not arrived. */
export const missingReturn: ReturnDetails = {
  ...sentReturn,
  ...{ state: "missing", missingAt: new Date("2026-12-05T15:00:00Z") },
  ...{ carrier: null, trackingNumber: null },
  events: [
    ...sentReturn.events,
    {
      ...{ id: "missing", kind: "return-missing", by: "seller" },
      ...{ at: new Date("2026-12-05T15:00:00Z"), reason: "Nothing came, and nobody brought it." },
    },
  ],
};

/** A dispute about it is open. */
export const disputed = (details: ReturnDetails): ReturnDetails => ({
  ...details,
  ...{ isDisputed: true, ticket: "DT-1001" },
});

/** Its buyer has disputed it as often as they can, and support is left. */
export const exhausted = (details: ReturnDetails): ReturnDetails => ({
  ...details,
  ...{ canDispute: false, ticket: "DT-1003" },
});

/** Its seller does not take it back. */
export const refusedReturn: ReturnDetails = {
  ...askedReturn,
  ...{ state: "refused", answer: "They left here without a crack." },
};

/** As the seller sees what the buyer sees. */
export const asSeller = (details: ReturnDetails): ReturnDetails => ({
  ...details,
  ...{ side: "seller", otherName: boughtOrder.customerName },
});

/** It was ordered for a car that it fits only under a condition, which the buyer confirmed. */
export const ofFit: ReturnDetails = {
  ...askedReturn,
  ...{ reason: "does-not-fit", message: "The hub is 2 mm too small.", photos: [] },
  fit: { ...conditionalFit, statement: "My 2019 Toyota Camry has 16-inch wheels" },
};
