import type { Tone } from "@partlane/ui";
import { formatAmount, formatLongDate } from "~/content/format";
import { PAY_BACK_NEXT_TEXT } from "~/content/promises";
import { addBusinessDays } from "~/orders/business-days";
import { trackingText } from "~/orders/order-details";
import type { CoreState } from "~/platform/enums";
import type { CoreDetails, CoreListItem } from "./core-details";
import { askedDays, type CoreArrowName, settlingDays } from "./core-graph";

/* What is said of deposits. Browser-safe. */

/** A state in a word or two for its buyer, and its color. */
const stateBadges = {
  held: { name: "To send back", tone: "warning" },
  sent: { name: "On its way", tone: "info" },
  received: { name: "Being checked", tone: "info" },
  refunded: { name: "Returned in full", tone: "success" },
  reduced: { name: "Returned in part", tone: "neutral" },
  refused: { name: "Refused", tone: "critical" },
  waived: { name: "Waived", tone: "success" },
  forfeited: { name: "Forfeited", tone: "neutral" },
} as const satisfies Record<CoreState, { name: string; tone: Tone }>;

/** How a deposit stands in a word or two, as its reader sees it: who has nothing to send back waits for it. */
export const badgeOf = ({ state, side }: Pick<CoreListItem, "state" | "side">) =>
  state === "held" && side === "seller"
    ? { ...stateBadges.held, name: "Waiting for old part" }
    : stateBadges[state];

export const dayOf = (moment: Date): string => formatLongDate(moment.toISOString());

/** Until when the seller says what becomes of a deposit whose old part is there. */
export const settleBy = (receivedAt: Date): Date => addBusinessDays(receivedAt, settlingDays);

const dayMs = 86_400_000;

/** When a deposit goes back whose seller does not say that the old part came: some time after the question. */
function arriveBy({ sentAt, remindedAt }: Pick<CoreDetails, "sentAt" | "remindedAt">): Date {
  const asked = Math.max(Number(sentAt) + askedDays * dayMs, Number(remindedAt));
  return new Date(asked + askedDays * dayMs);
}

/** The day that somebody has to do something by; undefined where nobody has. */
export function lastDayOf({ state, sendBy, receivedAt }: CoreListItem): Date | undefined {
  if (state === "held") return sendBy;
  return state === "received" && receivedAt ? settleBy(receivedAt) : undefined;
}

/** `$30.00 of $45.00`: what goes back of a deposit that is over. */
export function backText({ depositCents, keptCents }: CoreListItem): string {
  const kept = keptCents ?? 0;
  if (kept === 0) return formatAmount(depositCents);
  return `${formatAmount(depositCents - kept)} of ${formatAmount(depositCents)}`;
}

/** Why a deposit is over whose part was returned. */
export const returnedReason = "The part itself was returned, so no old part is owed for it.";

/** The same of one whose part a dispute paid back. */
export const disputedReason = "A dispute refunded the part itself, so no old part is owed for it.";

/** Nobody said that it goes back. */
export const isByTime = ({ settledBy, reason }: Pick<CoreDetails, "settledBy" | "reason">) =>
  settledBy === "system" && reason === "";

/** How a deposit stands, and what comes next, for a side of the order. */
export function standingText(core: CoreDetails): string {
  const { side, state, otherName: other, depositCents, keptCents } = core;
  const deposit = formatAmount(depositCents);
  const [back, kept] = [depositCents - (keptCents ?? 0), keptCents ?? 0].map(formatAmount);
  const isBuyer = side === "buyer";
  switch (state) {
    case "held":
      return isBuyer
        ? `Send the old part to ${other} by ${dayOf(core.sendBy)}, or drop it off at their counter. Then you get your ${deposit} back.`
        : `${other} has until ${dayOf(core.sendBy)} to send the old part back. If they bring it to your counter, say that you have it.`;
    case "sent":
      return isBuyer
        ? `The old part is on its way to ${other}. They look at it when it's there. If they say nothing by ${dayOf(arriveBy(core))}, you get all ${deposit} back.`
        : `${other} has sent the old part. Say so when you have it. If you say nothing by ${dayOf(arriveBy(core))}, they get all ${deposit} back.`;
    case "received": {
      const by = core.receivedAt ? dayOf(settleBy(core.receivedAt)) : "";
      return isBuyer
        ? `${other} has the old part, and until ${by} to look at it. If they say nothing, you get all ${deposit} back.`
        : `Look at the old part and settle the deposit by ${by}. After that ${other} gets all ${deposit} back.`;
    }
    case "refunded":
      if (isByTime(core) && core.receivedAt === null)
        return isBuyer
          ? `${other} didn't say whether the old part came, so you get all ${deposit} back.`
          : `You didn't say whether the old part came, so ${other} gets all ${deposit} back.`;
      if (isByTime(core))
        return isBuyer
          ? `${other} didn't settle it in ${settlingDays} business days, so you get all ${deposit} back.`
          : `You didn't settle it in ${settlingDays} business days, so ${other} gets all ${deposit} back.`;
      return isBuyer ? `You get all ${deposit} back.` : `${other} gets all ${deposit} back.`;
    case "waived":
      return isBuyer
        ? `${other} doesn't want the old part. You get all ${deposit} back.`
        : `You don't want the old part. ${other} gets all ${deposit} back.`;
    case "reduced":
      return isBuyer
        ? `You get ${back} of ${deposit} back. ${other} keeps ${kept}.`
        : `${other} gets ${back} of ${deposit} back. You keep ${kept}.`;
    case "refused":
      return isBuyer
        ? `${other} keeps the deposit of ${deposit}. If that's wrong, write to them on the order's page.`
        : `You keep the deposit of ${deposit}.`;
    case "forfeited":
      return isBuyer
        ? `The old part wasn't sent back by ${dayOf(core.sendBy)}, so ${other} keeps the deposit of ${deposit}.`
        : `The old part wasn't sent back by ${dayOf(core.sendBy)}, so you keep the deposit of ${deposit}.`;
  }
}

/** What the order's history and mails say of a step: which part, and what of the money. */
export function stepText(
  to: CoreState | "remind" | "awaited",
  of: { partName: string; depositCents: number; keptCents?: number; sendBy?: Date } & Partial<
    Parameters<typeof trackingText>[0]
  >,
): string {
  const { partName, depositCents, keptCents = 0, carrier = null, trackingNumber = null } = of;
  const deposit = formatAmount(depositCents);
  switch (to) {
    case "sent": {
      const tracking = trackingText({ carrier, trackingNumber });
      return tracking ? `${partName}, with ${tracking}.` : `${partName}.`;
    }
    case "refunded":
    case "waived":
      return `${partName}: all ${deposit} back.`;
    case "reduced":
      return `${partName}: ${formatAmount(depositCents - keptCents)} of ${deposit} back.`;
    case "refused":
    case "forfeited":
      return `${partName}: ${deposit} kept.`;
    case "remind":
      return `${partName}: ${deposit}${of.sendBy ? `, by ${dayOf(of.sendBy)}` : ""}.`;
    default:
      return `${partName}.`;
  }
}

const done = {
  send: "The seller knows that the old part is on its way.",
  receive: "You have the old part. Settle the deposit next.",
  refund: "The deposit goes back in full.",
  reduce: "The deposit goes back in part.",
  refuse: "You keep the deposit, and the buyer is told why.",
  waive: "The deposit goes back in full.",
  forfeit: "The deposit is forfeited.",
  arrive: "The deposit goes back in full.",
  lapse: "The deposit goes back in full.",
} as const satisfies Record<CoreArrowName, string>;

/** Those with which a seller says that money goes back. */
const paysBack: readonly CoreArrowName[] = ["refund", "reduce", "waive"];

/** The message after an arrow was followed. */
export const doneMessage = (
  arrow: CoreArrowName,
  { payment }: Pick<CoreDetails, "payment">,
): string =>
  paysBack.includes(arrow) ? `${done[arrow]} ${PAY_BACK_NEXT_TEXT[payment]}` : done[arrow];

/** Why an arrow was not followed, and nothing changed. */
export function refusedMessage(
  refused: { reason: "not-now"; state: CoreState } | { reason: "in-dispute" | "settled" },
  side: CoreListItem["side"],
): string {
  switch (refused.reason) {
    case "not-now":
      return `Nothing changed: this deposit is at “${badgeOf({ ...refused, side }).name}.”`;
    case "in-dispute":
      return "A dispute about this part is open. Settle the deposit once it's over.";
    case "settled":
      return "Nothing changed: some of this deposit was paid back already.";
  }
}
