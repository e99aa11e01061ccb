import type { DisputeReason } from "~/platform/enums";

export const disputeReasonLabels: Record<DisputeReason, string> = {
  "not-as-described": "It's not as described",
  "does-not-fit": "It doesn't fit as listed",
  "did-not-arrive": "It didn't arrive",
};

/** The longest message, in characters. */
export const disputeMessageLimit = 2_000;
