import { formatAmount } from "~/content/format";
import type {
  DisputeEntryKind,
  DisputeOutcomeKind,
  DisputeReason,
  DisputeStatus,
  OrderParty,
} from "~/platform/enums";

export const disputeReasonLabels: Record<DisputeReason, string> = {
  "not-as-described": "It's not as described",
  "does-not-fit": "It doesn't fit as listed",
  "did-not-arrive": "It didn't arrive",
};

const outcomeLabels: Record<DisputeOutcomeKind, string> = {
  refunded: "Refunded",
  rejected: "Rejected",
  withdrawn: "Withdrawn",
};

/** How a dispute stands, in a word or two, and what that means. */
export function disputeStatus({
  status,
  outcome,
}: {
  status: DisputeStatus;
  outcome: DisputeOutcomeKind | null;
}): { label: string; tone: "warning" | "info" | "success" | "neutral" } {
  if (status === "open") return { label: "Open", tone: "warning" };
  if (status === "escalated") return { label: "With support", tone: "info" };
  return {
    label: outcome ? outcomeLabels[outcome] : "Closed",
    tone: outcome === "refunded" ? "success" : "neutral",
  };
}

/** The longest message, in characters. */
export const disputeMessageLimit = 2_000;

/** How many disputes a buyer opens about one part of an order, one after the other. */
export const disputesPerLine = 3;

/** What the field of the part says for all of an order. */
export const wholeOrder = "all";

/** An entry in words, with what was written with it. */
export function entryWords({
  kind,
  by,
  text,
  amountCents,
}: {
  kind: DisputeEntryKind;
  by: OrderParty;
  text: string;
  amountCents: number | null;
}): string {
  const amount = amountCents === null ? "" : formatAmount(amountCents);
  const did = {
    message: "",
    offer: by === "buyer" ? `Would take ${amount} back.` : `Offers ${amount} back.`,
    accept: `Accepts ${amount}.`,
    refuse: `Refuses ${amount}.`,
    escalate:
      by === "system"
        ? "The seller didn't answer in 3 business days. Support decides."
        : "Leaves it to support.",
    decide: amount ? `Decides: ${amount} back.` : "Decides: nothing is refunded.",
    withdraw: by === "system" ? "" : "Closes the dispute.",
  }[kind];
  return [did, text].filter(Boolean).join("\n");
}
