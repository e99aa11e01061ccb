/* What is said of payments. Browser-safe. */

export const payProblems = {
  later:
    "We can't reach the payment service right now. You weren't charged, and your parts are still held. Try again in a minute.",
  script:
    "The card form couldn't be loaded. You weren't charged. Check your connection, then try again.",
  declined: "Your card was declined, so you weren't charged. Try another one.",
  funds: "Your card doesn't have enough on it, so you weren't charged. Try another one.",
  action: "Your bank didn't confirm that it was you, so you weren't charged. Try again.",
} as const;

/** Why the last try failed, by the provider's code; null where there was none. */
export function failureText(code: string | null): string | null {
  if (code === null) return null;
  if (code === "insufficient_funds") return payProblems.funds;
  if (code === "authentication_required" || code === "payment_intent_authentication_failure")
    return payProblems.action;
  return payProblems.declined;
}

/** What is said where nothing was taken: because something could not be ordered, or because it took too long. */
export function canceledMessage({
  reason,
  atOnceListingId,
}: {
  reason: string | null;
  /** The part that was bought at once, which is in no cart. */
  atOnceListingId: string | null;
}): string {
  if (reason === null)
    return "The payment was given up, so you weren't charged. Place the order to pay again.";
  const changed =
    "Something changed while you paid, so nothing was ordered and your card wasn't charged.";
  return atOnceListingId
    ? `${changed} Check the part, then go to checkout again.`
    : `${changed} Check your cart, then check out again.`;
}
