import type { PlaceOrderRefusal } from "./orders.server";

/** Why an order was not placed, and what to do now; `left` pieces are in stock. */
export function refusalWords(refusal: PlaceOrderRefusal, left: number): string {
  if (refusal.reason === "foreign-id")
    return "This form was made for another account. Nothing was ordered; send it again.";
  if (refusal.reason === "placed-otherwise")
    return `This form has placed order ${refusal.number} already, for ${refusal.quantity}. Nothing more was ordered: place the order again to have these too.`;
  if (refusal.reason === "busy")
    return "Others are ordering this part right now, so nothing was ordered. Place the order again in a few seconds.";
  return left > 0
    ? `Only ${left} left, so nothing was ordered. Choose ${left === 1 ? "1" : `${left} or fewer`}.`
    : "The last one was sold before your order came in, so nothing was ordered.";
}
