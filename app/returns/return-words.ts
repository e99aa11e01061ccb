import { formatAmount, formatLongDate } from "~/content/format";
import { piecesText, trackingText } from "~/orders/order-details";
import type { OrderParty, ReturnReason, ReturnState } from "~/platform/enums";
import { type ReturnAmounts, sumOfReturn } from "./return-amounts";
import type { ReturnDetails } from "./return-details";
import { findDays, type ReturnStepName } from "./return-graph";
import { stateBadges } from "./return-states";

/* What is said of returns. Browser-safe. */

export const reasonLabels: Record<ReturnReason, string> = {
  "does-not-fit": "It doesn't fit",
  "wrong-part": "It's the wrong part",
  damaged: "It arrived damaged",
  "changed-mind": "I don't need it anymore",
};

/** The same as the seller reads it. */
const soldReasons: Record<ReturnReason, string> = {
  ...reasonLabels,
  "changed-mind": "The buyer doesn't need it anymore",
};

export const reasonText = ({ side, reason }: Pick<ReturnDetails, "side" | "reason">): string =>
  side === "buyer" ? reasonLabels[reason] : soldReasons[reason];

export const dayOf = (moment: Date): string => formatLongDate(moment.toISOString());

/** Who pays for what, and why. */
export function faultText({ isFault, reason }: { isFault: boolean; reason: ReturnReason }): string {
  if (isFault)
    return reason === "does-not-fit"
      ? "The listing said that it fits, so the delivery of these parts goes back too."
      : "The seller answers for that, so the delivery of these parts goes back too.";
  return reason === "does-not-fit"
    ? "It was ordered without being sure that it fits, so the parts alone are paid back."
    : "The parts alone are paid back. What it cost to deliver them isn't.";
}

/** What goes back, amount by amount. */
export function amountsText(amounts: ReturnAmounts): { label: string; amount: string }[] {
  const { partsCents, deliveryCents, taxCents } = amounts;
  return [
    { label: "Parts", amount: formatAmount(partsCents) },
    ...(deliveryCents > 0 ? [{ label: "Delivery", amount: formatAmount(deliveryCents) }] : []),
    ...(taxCents > 0 ? [{ label: "Tax", amount: formatAmount(taxCents) }] : []),
  ];
}

/** How to send it back where the seller has not said. */
const unanswered = (other: string, locationName: string) =>
  `Bring it to the counter of ${other} in ${locationName}, or ask them in the order's messages where to send it.`;

/** Until when the buyer can say where a parcel is that has not arrived. */
const findBy = (missingAt: Date) => new Date(missingAt.getTime() + findDays * 86_400_000);

/** How a return stands, who decides, and what comes next, for a side of the order. */
export const standingText = (details: ReturnDetails): string =>
  details.isDisputed ? disputedText(details) : undisputedText(details);

/** While a dispute about the part is open nothing of the return runs out, and it pays nothing back by itself. */
function disputedText({ ticket, ...details }: ReturnDetails): string {
  const { side, state, otherName: other } = details;
  const isBuyer = side === "buyer";
  const settled = (what: string) =>
    `Ticket ${ticket ?? ""} about this part is open: agree on ${what} there, or support will decide.`;
  const stands = (() => {
    switch (state) {
      case "asked":
        return isBuyer
          ? `You've asked ${other} to take it back.`
          : `${other} has asked you to take it back.`;
      case "granted":
        return isBuyer ? `${other} takes it back.` : "You take it back.";
      case "sent":
        return isBuyer ? `It's on its way to ${other}.` : `${other} has sent it back.`;
      case "missing":
        return isBuyer ? `${other} says it hasn't arrived.` : "You've said it hasn't arrived.";
      case "refused":
        return isBuyer ? `${other} doesn't take it back.` : "You don't take it back.";
      case "lapsed":
        return "The return has lapsed, and pays nothing back.";
      case "refunded":
      case "withdrawn":
        return undisputedText({ ...details, ticket });
    }
  })();
  return `${stands} ${settled(state === "refunded" ? "what else goes back" : "what goes back")}`;
}

function undisputedText(details: ReturnDetails): string {
  const {
    side,
    state,
    otherName: other,
    locationName,
    answer,
    amounts,
    answerBy,
    sendBy,
    missingAt,
    isTraced,
    canDispute,
  } = details;
  const isBuyer = side === "buyer";
  const sum = formatAmount(sumOfReturn(amounts));
  const sendDay = sendBy ? dayOf(sendBy) : "";
  switch (state) {
    case "asked":
      return isBuyer
        ? `${other} has until ${dayOf(answerBy)} to answer. If they say nothing, you can send it back.`
        : `Answer by ${dayOf(answerBy)}. If you say nothing, ${other} can send it back.`;
    case "granted":
      if (!isBuyer)
        return `${other} has until ${sendDay} to send it back. When you have it, they get ${sum}.`;
      return `Send it back by ${sendDay}. ${answer ? "" : unanswered(other, locationName)}`.trim();
    case "sent":
      return isBuyer
        ? `It's on its way to ${other}. When they have it, you get ${sum}. If they say nothing for 14 days, you get it too.`
        : `${other} has sent it back. Say so when you have it: they get ${sum}. If you say nothing for 14 days, they get it too.`;
    case "missing": {
      const day = missingAt ? dayOf(findBy(missingAt)) : "";
      const appeal = canDispute ? "open a dispute" : "write to support";
      if (!isBuyer)
        return `You've said it hasn't arrived. ${other} has until ${day} to ${isTraced ? appeal : `add the tracking number or ${appeal}`}. If it turns up, say that you have it.`;
      return isTraced
        ? `${other} says it still hasn't arrived. Ask the carrier for proof of delivery, and ${appeal} by ${day}: support decides. After that the return lapses.`
        : `${other} says it hasn't arrived. Add the carrier and tracking number, or ${appeal}, by ${day}. After that the return lapses.`;
    }
    case "refunded":
      return isBuyer
        ? `You get ${sum} back. The order's page says how.`
        : `${other} gets ${sum} back. The order's page says how.`;
    case "refused":
      if (canDispute)
        return isBuyer
          ? `${other} doesn't take it back. If that's wrong, open a dispute.`
          : "You don't take it back. The buyer can open a dispute.";
      return isBuyer
        ? `${other} doesn't take it back. If that's wrong, write to support: they decide.`
        : "You don't take it back. The buyer can write to support: they decide.";
    case "withdrawn":
      return isBuyer ? "You keep the part after all." : `${other} keeps the part after all.`;
    case "lapsed":
      return missingAt
        ? "It didn't arrive and nobody found the parcel, so nothing is paid back."
        : `It wasn't sent back by ${sendDay}, so nothing is paid back.`;
  }
}

/** What the order's history and mails say of a step: which pieces, and what belongs to it. */
export function stepText(
  { quantity, partName: name }: { quantity: number; partName: string },
  more: {
    reason?: ReturnReason;
    amounts?: ReturnAmounts;
    carrier?: string;
    trackingNumber?: string;
  } = {},
): string {
  const { reason, amounts, carrier = null, trackingNumber = null } = more;
  const tracking = trackingText({ carrier, trackingNumber });
  return [
    `${piecesText({ name, quantity })}${tracking ? `, with ${tracking}` : ""}.`,
    ...(reason ? [`${soldReasons[reason]}.`] : []),
    ...(amounts ? [`${formatAmount(sumOfReturn(amounts))} back.`] : []),
  ].join(" ");
}

/** What an event of a return is called in its history. */
export function eventText(kind: string, by: OrderParty): string {
  switch (kind) {
    case "return-asked":
      return "Return asked for";
    case "return-granted":
      return by === "system"
        ? "Granted: the seller didn't answer in time"
        : "Granted by the seller";
    case "return-refused":
      return "Refused by the seller";
    case "return-sent":
      return "Sent back";
    case "return-refunded":
      return by === "system"
        ? "Refunded: the seller said nothing for 14 days"
        : "Received and refunded";
    case "return-missing":
      return "Not arrived, says the seller";
    case "return-traced":
      return "The buyer added a tracking number";
    case "return-withdrawn":
      return "Withdrawn by the buyer";
    case "return-lapsed":
      return "Lapsed: it didn't come back in time";
    default:
      return "Reminder";
  }
}

/** What is said when an arrow was followed. */
export const doneText: Record<ReturnStepName, string> = {
  grant: "The buyer knows how to send it back.",
  refuse: "You don't take it back, and the buyer is told why.",
  send: "The seller knows that it's on its way.",
  receive: "The refund is granted. The order's page says how it's paid back.",
  miss: "The buyer is told. Nothing is paid back unless it turns up or a dispute decides.",
  trace: "The seller has the tracking number, and 14 days to say that it came.",
  withdraw: "You keep the part, and the seller is told.",
};

/** Why an arrow was not followed. */
export function moveRefusalText(
  refused:
    | { reason: "not-now"; state: ReturnState }
    | { reason: "moved-on" | "in-dispute" | "not-paid" },
): string {
  switch (refused.reason) {
    case "in-dispute":
      return "A dispute about this part is open. It decides about the money.";
    case "moved-on":
      return "The return has moved on since you opened that page. Look at it again.";
    case "not-paid":
      return "The order isn't paid yet. The buyer has to confirm that they have it first.";
    case "not-now":
      return `That can't be done anymore: ${stateBadges[refused.state].name.toLowerCase()}.`;
  }
}
