import type { RefundAnswerName } from "./refunds.repo.server";
import type { RefundStanding } from "./refunds.server";

/** Why a word about a refund was not noted, for who said it. */
export function refundRefusalText(said: RefundAnswerName, standing: RefundStanding): string {
  switch (standing) {
    case "paid":
      return said === "deny"
        ? "This refund counts as paid already. Write to support if you don't have it."
        : "This refund counts as paid already.";
    case "by-card":
      return "This refund goes to the buyer's card, so there's nothing to say about it here.";
    case "for-support":
      return said === "said"
        ? "The buyer has said twice that they don't have this refund. Write to support with what shows that you paid it."
        : "You've said twice already that you don't have this refund. Write to support with the order's number.";
    case "denied":
      return said === "said"
        ? "The buyer has said that they don't have this refund. Check whether it was paid, then say so again."
        : "You've said already that you don't have this refund.";
    case "said":
      return said === "said"
        ? "You've said already that you paid this refund."
        : "The seller says again that they paid this refund. Answer that on this page.";
    case "owed":
      return "The seller hasn't said yet that they paid this refund.";
  }
}
