import { type StepForm, tooMuchMessage } from "./dispute.schema";

/** The message after something was done about a dispute; what was written is seen. */
export const stepMessages = {
  offer: "Your offer is made. The other side is told.",
  accept: "Accepted. The dispute is settled.",
  refuse: "Refused. The other side is told.",
  escalate: "Support decides now. You'll hear from them here.",
  withdraw: "The dispute is closed.",
} as const satisfies Record<Exclude<StepForm["intent"], "message">, string>;

const refusals = {
  closed: "This dispute is closed, so nothing changed.",
  "not-now": "That isn't possible anymore, so nothing changed. Here's how it stands.",
  "open-already":
    "Another ticket about this is open and decides about the money, so nothing changed.",
  "in-dispute":
    "The buyer's bank is deciding about this payment, so nothing changed. Wait for what it says.",
  "not-paid":
    "Nothing was paid for it yet, so there's nothing to refund. Cancel the order instead, or wait until it's shipped.",
} as const;

/** Why it was not done. */
export const stepRefusal = (
  outcome: { reason: keyof typeof refusals } | { reason: "too-much"; leftCents: number },
): string =>
  outcome.reason === "too-much" ? tooMuchMessage(outcome.leftCents) : refusals[outcome.reason];
