import { formatAge } from "~/content/format";
import { newAccountDays, type PassedLimit } from "./order-limits";
import type { PlaceOrderRefusal } from "./placing.server";

/** Why an order was not placed, and what to do now; `left` pieces are in stock. */
export function refusalWords(refusal: PlaceOrderRefusal, left: number): string {
  switch (refusal.reason) {
    case "foreign-id":
      return "This form was made for another account. Nothing was ordered; send it again.";
    case "busy":
      return "Others are ordering this part right now, so nothing was ordered. Place the order again in a few seconds.";
    case "no-account":
      return "Your account was deleted, so nothing was ordered. Sign up again to order this part.";
    case "placed-otherwise":
      return `This form has placed order ${refusal.number} already, for ${refusal.quantity}. Nothing more was ordered: order another to have these too.`;
    case "canceled-since":
      return `This form placed order ${refusal.number}, which you canceled. Nothing was ordered; send it again to order anew.`;
    case "ordered-before":
      return `You ordered this ${formatAge(refusal.earlier.ageMs)}: ${refusal.earlier.number}. Order another?`;
    case "has-last":
      return `You already have the last one: ${refusal.number}. Nothing more was ordered.`;
    case "too-much-on-hold":
      return limitWords(refusal.passed);
    case "out-of-stock":
      return left > 0
        ? `Only ${left} left, so nothing was ordered. Choose ${left === 1 ? "1" : `${left} or fewer`}.`
        : "The last one was sold before your order came in, so nothing was ordered.";
  }
}

/** The limit, where the buyer stands, and how to go on. */
function limitWords({ scope, unit, limit, held, isNew }: PassedLimit): string {
  const who = isNew ? "A new account" : "An account";
  const what = unit === "orders" ? "open orders" : "pieces on hold";
  const where = scope === "seller" ? " with one seller" : "";
  const later = isNew ? `, or wait until your account is ${newAccountDays} days old` : "";
  const fewer =
    unit === "pieces" && held < limit ? `Choose ${limit - held} or fewer, collect` : "Collect";
  return `${who} can have ${limit} ${what}${where}, and you have ${held}, so nothing was ordered. ${fewer} or cancel an order first${later}.`;
}
