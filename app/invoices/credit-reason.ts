/** What a refund comes of, as far as a credit note says it. */
export interface CreditedRefund {
  /** As the refund has it, such as `return:` and the return's id. */
  cause: string;
  /** Of the return or the dispute that it comes of; null where there is none. */
  caseNumber: string | null;
  /** Whether it is less than the deposit that it ends: the seller keeps the rest. */
  isReduced: boolean;
}

/**
 * Why a credit note was issued. Never in words that somebody typed: a credit note stays as it is, and those go with the
 * account of whoever wrote them.
 */
export function creditReason({ cause, caseNumber, isReduced }: CreditedRefund): string {
  const [kind, of] = cause.split(":");
  const numbered = (words: string) => (caseNumber ? `${words} ${caseNumber}` : words);
  switch (kind) {
    case "return":
      return numbered("Return");
    case "dispute":
      return numbered("Dispute");
    case "cancel":
      return "Order canceled";
    case "called-off":
      return "Parts canceled";
    case "core":
      if (of === "cancel") return "Core deposit refunded: order canceled";
      if (of === "called-off") return "Core deposit refunded: parts canceled";
      return isReduced ? "Core deposit refunded in part" : "Core deposit refunded";
    default:
      return "Refund";
  }
}
