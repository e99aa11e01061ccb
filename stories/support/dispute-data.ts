import type { DisputeDetails } from "~/disputes/dispute-details";
import { boughtOrder, conditionalFit, mixedOrder, orderPhotos } from "./account-data";
import { photographedPart } from "./parts";

const on = (day: string) => new Date(`${day}T15:00:00Z`);

const [rotor] = boughtOrder.lines as [(typeof boughtOrder.lines)[number]];

/** A dispute about two rotors on the day it was opened, as its buyer sees it. */
export const openTicket = {
  number: "DT-1001",
  orderNumber: boughtOrder.number,
  payment: "counter",
  side: "buyer",
  customerName: boughtOrder.customerName,
  sellerName: boughtOrder.sellerName,
  lineName: rotor.name,
  reason: "does-not-fit",
  message: "The listing names the 2019 Camry.\nThe bore is 2 mm too small for its hub.",
  photos: orderPhotos("buyer"),
  status: "open",
  outcome: null,
  answerBy: on("2026-11-26"),
  createdAt: on("2026-11-23"),
  entries: [],
  lines: [
    {
      ...rotor,
      ...{ condition: "used", grade: "B" },
      pictures: photographedPart.photos,
      fit: { ...conditionalFit, statement: "My 2019 Toyota Camry has 16-inch wheels" },
    },
  ],
  leftCents: rotor.priceCents * rotor.quantity,
  refundedCents: null,
  moves: ["message", "offer", "withdraw"],
  entryId: "019a0000-0000-7000-8000-0000000000ef",
} satisfies DisputeDetails;

const entry = (
  at: string,
  of: Pick<DisputeDetails["entries"][number], "by" | "kind"> &
    Partial<DisputeDetails["entries"][number]>,
): DisputeDetails["entries"][number] => ({
  ...{ id: `${of.by}-${of.kind}`, text: "", amountCents: null, offerId: null, photos: [] },
  ...{ createdAt: on(at), ...of },
});

const answer = entry("2026-11-24", {
  ...{ by: "seller", kind: "message" },
  text: "It fits the hub of the 16-inch model. Which wheels does yours have?",
  photos: orderPhotos("seller"),
});

const offer = entry("2026-11-25", {
  ...{ by: "seller", kind: "offer", amountCents: 120_00 },
  text: "Keep them for the other car.",
});

/** The seller has answered, and offers some of it back. */
export const offeredTicket: DisputeDetails = {
  ...openTicket,
  entries: [answer, offer],
  moves: ["message", "offer", "accept", "refuse", "escalate", "withdraw"],
};

/** They could not agree. */
export const escalatedTicket: DisputeDetails = {
  ...openTicket,
  status: "escalated",
  entries: [
    answer,
    offer,
    entry("2026-11-25", {
      ...{ by: "buyer", kind: "refuse", amountCents: 120_00, offerId: offer.id },
    }),
    entry("2026-11-25", { by: "buyer", kind: "escalate" }),
    entry("2026-11-26", {
      ...{ by: "support", kind: "message" },
      text: "Can you measure the bore?",
    }),
  ],
  moves: ["message", "offer", "withdraw"],
};

/** Support has decided. */
export const refundedTicket: DisputeDetails = {
  ...escalatedTicket,
  ...{ status: "closed", outcome: "refunded", refundedCents: 468_00, leftCents: 0, moves: [] },
  entries: [
    ...escalatedTicket.entries,
    entry("2026-11-27", {
      ...{ by: "support", kind: "decide", amountCents: 468_00 },
      text: "The listing named the 2019 Camry without a note on its wheels.",
    }),
  ],
};

/** All of an order that did not arrive, whose seller said nothing. */
export const wholeTicket: DisputeDetails = {
  ...openTicket,
  ...{
    lineName: null,
    reason: "did-not-arrive",
    message: "Nothing has come.",
    photos: [],
    status: "escalated",
  },
  lines: mixedOrder.lines.map((line) => ({ ...line, pictures: [] })),
  leftCents: mixedOrder.totalCents - mixedOrder.coreCents,
  entries: [entry("2026-11-26", { by: "system", kind: "escalate" })],
};
