/** Why an order was not placed, and what was typed. */
export interface PurchaseRefusal {
  message: string;
  quantity: string;
  /** In place of the form's, which belongs to another order. */
  orderId?: string;
  /** Not a field is wrong: the part was ordered a moment ago, and another is to be confirmed. */
  asksAnother?: boolean;
  /** Nothing in the form is wrong: it can be sent again, now or in a while. */
  isLater?: boolean;
  /** It was not said how the part fits, or whether it is for that car at all. */
  asksFit?: boolean;
  /** What was confirmed of the fit. */
  fitStatement?: string;
}
