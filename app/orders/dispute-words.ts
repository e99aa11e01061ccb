/** What a buyer can say is wrong, in the order of the form. */
export const disputeReasonLabels = {
  "not-as-described": "It's not as described",
  "does-not-fit": "It doesn't fit as listed",
  "did-not-arrive": "It didn't arrive",
} as const;

export type DisputeReason = keyof typeof disputeReasonLabels;

/** The longest message, in characters. */
export const disputeMessageLimit = 2_000;
