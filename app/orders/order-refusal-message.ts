import { formatAge } from "~/content/format";
import { newAccountDays, type PassedLimit } from "./order-limits";
import type { PlaceOrderRefusal } from "./placing.server";

/** What the form answers to a refusal: 400 where something in it is missing, 409 where the world has changed. */
export function answerToRefusal(refusal: PlaceOrderRefusal, left: number) {
  const asksFit = refusal.reason === "fit-unconfirmed";
  return {
    status: asksFit ? (400 as const) : (409 as const),
    problem: {
      message: orderRefusalMessage(refusal, left),
      asksAnother: refusal.reason === "ordered-before",
      asksFit,
    },
  };
}

/** Why an order was not placed, and what to do now; `left` pieces are in stock. */
export function orderRefusalMessage(refusal: PlaceOrderRefusal, left: number): string {
  switch (refusal.reason) {
    case "own-listing":
      return "This is your own listing, so we didn't place the order.";
    case "foreign-id":
      return "This form was opened under a different account, so we didn't place the order. Send it again.";
    case "busy":
      return "Other people are ordering this part right now, so we didn't place your order. Try again in a few seconds.";
    case "no-account":
      return "Your account was deleted, so we didn't place the order. Sign up again to order this part.";
    case "placed-otherwise":
      return `This form already placed order ${refusal.number}, for ${refusal.quantity}. We didn't order more. Choose “Order another” if you want these, too.`;
    case "canceled-since":
      return `This form placed order ${refusal.number}, which you canceled. Send it again to place a new order.`;
    case "ordered-before":
      return `You ordered this ${formatAge(refusal.earlier.ageMs)}: ${refusal.earlier.number}. Order another?`;
    case "has-last":
      return `You already have the last one: ${refusal.number}. We didn't order more.`;
    case "fit-unconfirmed":
      return "Tell us about the fit first. We haven't placed the order yet.";
    case "too-much-on-hold":
      return limitWords(refusal.passed);
    case "out-of-stock":
      return left > 0
        ? `Only ${left} left, so we didn't place the order. Choose ${left === 1 ? "1" : `${left} or fewer`}.`
        : "The last one sold before your order came in, so we didn't place it.";
  }
}

/** The limit, how much of it the buyer uses, and what to do. */
export function limitWords({ scope, unit, limit, held, isNew }: PassedLimit): string {
  const who = isNew ? "A new account" : "An account";
  const what = unit === "orders" ? "open orders" : "parts on hold";
  const where = scope === "seller" ? " with one seller" : "";
  const later = isNew ? `, or wait until your account is ${newAccountDays} days old` : "";
  const fewer =
    unit === "pieces" && held < limit ? `Choose ${limit - held} or fewer, pick up` : "Pick up";
  return `${who} can have ${limit} ${what}${where}, and you have ${held}, so we didn't place the order. ${fewer} or cancel an order first${later}.`;
}
