import type { OrderSide } from "~/orders/order-graph";
import type { OrderParty, ReturnState } from "~/platform/enums";

/*
 * What can happen to a return once it is asked for: the arrows of its graph, by name. Pages offer what it allows, verbs
 * check it behind the lock of the order, and a job follows the arrows that time takes. Browser-safe.
 */

const dayMs = 24 * 3_600_000;

/** How long the seller has to answer, in business days. */
export const answerDays = 3;
/** How long the buyer has to send what may go back, the seller to look at what was sent, and the buyer to find it, in days. */
export const sendDays = 14;
export const settleDays = 14;
export const findDays = 14;

export interface ReturnArrow {
  /** Who may follow it. */
  by: OrderParty;
  from: readonly ReturnState[];
  to: Exclude<ReturnState, "asked">;
  /** What has to be said with it: how to send it back, why not, how it was sent, by which parcel, where the pieces go. */
  asks?: "answer" | "reason" | "shipping" | "parcel" | "shelf";
  /** It can be followed once, and is read as that. */
  once?: "traced";
  /** It can be followed again after a step back: which time is meant has to be said. */
  again?: true;
  /** The buyer gets the money for the pieces. */
  refunds?: true;
  /** Of one that time takes: the column that says when, or since when. */
  at?: "answerBy" | "sendBy" | "sentAt" | "missingAt";
  /** How long after that, in ms. */
  afterMs?: number;
}

/** The graph. Nothing leads back, but that the buyer can name the parcel once. */
export const returnArrows = {
  /** The seller takes it back, and says how. */
  grant: { by: "seller", from: ["asked"], to: "granted", asks: "answer" },
  /** The seller does not: the buyer may open a dispute. */
  refuse: { by: "seller", from: ["asked"], to: "refused", asks: "reason" },
  /** The buyer has sent it, or brought it to the counter. */
  send: { by: "buyer", from: ["granted"], to: "sent", asks: "shipping" },
  /** The seller has it, also where nobody announced it. */
  receive: {
    ...{ by: "seller", from: ["granted", "sent", "missing"], to: "refunded" },
    ...{ asks: "shelf", refunds: true },
  },
  /** The seller waited for it in vain: the buyer's word alone refunds nothing then. */
  miss: { by: "seller", from: ["sent"], to: "missing", asks: "reason", again: true },
  /** The buyer names the parcel, and the seller has the time for it anew. */
  trace: {
    by: "buyer",
    from: ["missing"],
    to: "sent",
    asks: "parcel",
    once: "traced",
    again: true,
  },
  /** The buyer keeps it after all. */
  withdraw: { by: "buyer", from: ["asked", "granted"], to: "withdrawn" },
  /** The seller has not answered: who is silent takes it back. */
  "grant-unanswered": { by: "system", from: ["asked"], to: "granted", at: "answerBy" },
  /** The buyer has not sent it. */
  lapse: { by: "system", from: ["granted"], to: "lapsed", at: "sendBy" },
  /** Nobody has found it, and no dispute is open. */
  "lapse-missing": {
    ...{ by: "system", from: ["missing"], to: "lapsed" },
    ...{ at: "missingAt", afterMs: findDays * dayMs },
  },
  /** The seller has not said that it came, nor anything else. */
  settle: {
    ...{ by: "system", from: ["sent"], to: "refunded", refunds: true },
    ...{ at: "sentAt", afterMs: settleDays * dayMs },
  },
} as const satisfies Record<string, ReturnArrow>;

export type ReturnArrowName = keyof typeof returnArrows;

/** Those that a person follows. */
export type ReturnStepName = Exclude<
  ReturnArrowName,
  "grant-unanswered" | "lapse" | "lapse-missing" | "settle"
>;

/** Of each state that somebody has to end: who is reminded, and how long before its time is over, in ms. */
export const returnReminders = {
  asked: { side: "seller", at: "answerBy", afterMs: 0, beforeMs: dayMs },
  granted: { side: "buyer", at: "sendBy", afterMs: 0, beforeMs: 3 * dayMs },
  sent: { side: "seller", at: "sentAt", afterMs: settleDays * dayMs, beforeMs: 3 * dayMs },
  missing: { side: "buyer", at: "missingAt", afterMs: findDays * dayMs, beforeMs: 3 * dayMs },
} as const;

export type ReminderState = keyof typeof returnReminders;

/**
 * The arrows open to a side in a state, the main one first; `isTraced`: the parcel was named once, `isDisputed`: a dispute
 * decides about the money.
 */
export function returnArrowsFrom(
  side: OrderSide,
  { state, isTraced, isDisputed }: { state: ReturnState; isTraced: boolean; isDisputed: boolean },
): ReturnStepName[] {
  const names = Object.keys(returnArrows) as ReturnStepName[];
  return names.filter((name) => {
    const arrow: ReturnArrow = returnArrows[name];
    const isLeft = !(arrow.once && isTraced) && !(arrow.refunds && isDisputed);
    return arrow.by === side && arrow.from.includes(state) && isLeft;
  });
}
