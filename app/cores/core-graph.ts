import type { CoreState, OrderParty } from "~/platform/enums";

/*
 * What can happen to the deposit for an old part, from when the buyer has the new one: the arrows of its graph, by name.
 * Pages offer what it allows, verbs check it, and a job follows the arrows that time takes. Browser-safe.
 */

export interface CoreArrow {
  /** Who may follow it. */
  by: OrderParty;
  from: readonly CoreState[];
  to: Exclude<CoreState, "held">;
  /** What is said with it: how it is sent, which may be left out; what is kept, and why; why alone. */
  asks?: "shipping" | "amount" | "reason";
  /** Of one that ends it: how much of the deposit the seller keeps. */
  keeps?: "nothing" | "some" | "all";
  /** Of one that time takes: the column that says when, or since when. */
  at?: "sendBy" | "sentAt" | "receivedAt";
  /** How many days after that, or business days. */
  afterDays?: number;
  afterBusinessDays?: number;
  /** How often the buyer has to have been reminded. */
  afterReminders?: number;
}

/** How long a seller may look at an old part, in business days. */
export const settlingDays = 5;

/** How long an old part is on its way before its seller is asked about it, and has to answer, in days each. */
export const askedDays = 14;

/** The graph. Nothing leads back. */
export const coreArrows = {
  /** The buyer sends the old part, or brings it. */
  send: { by: "buyer", from: ["held"], to: "sent", asks: "shipping" },
  /** The seller has the old part, also where nobody announced it: handed over at the counter. */
  receive: { by: "seller", from: ["sent", "held"], to: "received" },
  /** It is as it should be. */
  refund: { by: "seller", from: ["received"], to: "refunded", keeps: "nothing" },
  /** It is worth less. */
  reduce: { by: "seller", from: ["received"], to: "reduced", asks: "amount", keeps: "some" },
  /** It is not the old part, or cannot be rebuilt. */
  refuse: { by: "seller", from: ["received"], to: "refused", asks: "reason", keeps: "all" },
  /** The seller wants no old part. */
  waive: { by: "seller", from: ["held"], to: "waived", keeps: "nothing" },
  /** The old part did not come, and its buyer was reminded twice. */
  forfeit: {
    ...{ by: "system", from: ["held"], to: "forfeited", keeps: "all" },
    ...{ at: "sendBy", afterReminders: 2 },
  },
  /** The seller was asked whether it came, and has not said so. */
  arrive: {
    ...{ by: "system", from: ["sent"], to: "refunded", keeps: "nothing" },
    ...{ at: "sentAt", afterDays: 2 * askedDays },
  },
  /** The seller has it, and has not said what becomes of the deposit. */
  lapse: {
    ...{ by: "system", from: ["received"], to: "refunded", keeps: "nothing" },
    ...{ at: "receivedAt", afterBusinessDays: settlingDays },
  },
} as const satisfies Record<string, CoreArrow>;

export type CoreArrowName = keyof typeof coreArrows;

/** States in which the deposit is still out. */
export const openStates = ["held", "sent", "received"] as const satisfies CoreState[];

export const isOpen = (state: CoreState): boolean =>
  (openStates as readonly CoreState[]).includes(state);

/** The arrows open to a side in a state, the main one first. */
export function coreArrowsFrom(side: OrderParty, state: CoreState): CoreArrowName[] {
  const names = Object.keys(coreArrows) as CoreArrowName[];
  return names.filter((name) => {
    const arrow: CoreArrow = coreArrows[name];
    return arrow.by === side && arrow.from.includes(state);
  });
}
