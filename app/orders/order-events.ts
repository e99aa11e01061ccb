import type { OrderParty } from "~/platform/enums";

/** What is said of the events of an order: `place`, and the arrows of its graph. */
const titles: Readonly<Record<string, string>> = {
  place: "Placed",
  accept: "Accepted",
  ready: "Ready for pickup",
  ship: "Shipped",
  "hand-over": "Handed over with the code",
  deliver: "Delivered, says the seller",
  collect: "Delivered",
  complete: "Complete: 14 days passed without a word",
  cancel: "Canceled",
  decline: "Declined",
  "call-off": "Canceled by the seller",
  "ship-some": "Some parts shipped",
  "cancel-some": "Some parts canceled",
  "ask-cancel": "The buyer asks to cancel",
  "refuse-cancel": "The seller keeps the order",
  "remind-answer": "The seller was reminded to answer",
  "remind-arrival": "The buyer was asked whether it's there",
  "remind-confirm": "The buyer was reminded to confirm",
  refund: "Refund granted",
  "refund-said": "Refund paid, says the seller",
  "refund-paid": "Refund paid",
  "core-sent": "Old part sent back",
  "core-received": "The seller has the old part",
  "core-refunded": "Core deposit returned in full",
  "core-reduced": "Core deposit returned in part",
  "core-refused": "Old part refused, core deposit kept",
  "core-waived": "Core deposit returned: no old part wanted",
  "core-forfeited": "Core deposit forfeited: the old part wasn't sent in time",
  "core-remind": "Reminder to send the old part back",
  "core-awaited": "The seller was asked whether the old part has come",
  "return-asked": "Return asked for",
  "return-granted": "Return granted",
  "return-refused": "Return refused",
  "return-sent": "Parts sent back",
  "return-refunded": "Returned parts received and refunded",
  "return-withdrawn": "Return withdrawn",
  "return-lapsed": "Return lapsed: the parts weren't sent back in time",
  "return-remind": "Reminder to send the parts back",
  "return-await": "Reminder to the seller about a return",
  lapse: "Declined: the seller didn't answer in 3 days",
};

/** An event of an order in a few words. */
export const eventTitle = (kind: string, by: OrderParty): string =>
  titles[kind] ?? (by === "support" ? "Changed by support" : "Changed");
