import { limitWords } from "~/orders/order-refusal-message";
import type { CheckoutErrors, CheckoutForm } from "./checkout.schema";
import type { PlaceOutcome } from "./checkout.server";
import type { OpenCheckout } from "./checkout-view";

/** Why nothing was ordered, by field or in all, and what was typed. */
export interface CheckoutRefusal {
  errors: CheckoutErrors;
  message?: string;
  /** Nothing is wrong: the tax is to be looked at before the button is pressed again. */
  asksTax?: boolean;
  form: CheckoutForm;
}

/** The form where what it was filled in for is not what can be ordered now; who orders, and where to, is kept. */
export function shownAnew({
  name,
  email,
  phone,
  street,
  unit,
  city,
  state,
  zip,
}: CheckoutForm): CheckoutRefusal {
  return {
    errors: {},
    form: { ...{ name, email, phone, street, unit, city, state, zip }, seen: "" },
    message: "Something changed since this page was opened. Check it again, then place the order.",
  };
}

/** Where the mails of a guest's orders would be too many. */
export const mailsMessage =
  "That's a lot of orders for this email address today. Sign in to order more, or use another email address.";

type Refused = Exclude<
  Extract<PlaceOutcome, { kind: "refused" }>,
  { reason: "not-found" | "changed" }
>;

/** What the form answers to a refusal: 400 where something in it is missing, 409 where the world has changed. */
export function answerToPlacing(
  refused: Refused,
  { groups, atOnceListingId }: Pick<OpenCheckout, "groups" | "atOnceListingId">,
  form: CheckoutForm,
): { status: 400 | 409 | 429 | 503; refusal: CheckoutRefusal } {
  const errors: CheckoutErrors = {};
  switch (refused.reason) {
    case "fit-unconfirmed": {
      const ids = groups.flatMap(({ lines }) => lines.map(({ listing }) => listing.id));
      for (const [at, id] of ids.entries())
        if (refused.listingIds.includes(id)) errors[`fit${at}`] = "Tell us about the fit first.";
      return { status: 400, refusal: { errors, form } };
    }
    case "out-of-reach":
      for (const [at, { seller }] of groups.entries())
        if (refused.sellerIds.includes(seller.id))
          errors[`fulfilment${at}`] =
            `${seller.name} doesn't deliver to ${form.zip.trim()}. Pick these up, or use another address.`;
      return { status: 400, refusal: { errors, form } };
    case "many-tax-rates":
      for (const [at, { seller, delivery }] of groups.entries())
        if (refused.sellerIds.includes(seller.id))
          errors[`fulfilment${at}`] =
            `These are picked up in places with different sales tax, and one order can't have both. ${delivery ? "Have them delivered, or order" : "Order"} one place's parts at a time.`;
      return { status: 400, refusal: { errors, form } };
    case "tax":
      return {
        status: 409,
        refusal: {
          ...{ errors, form, asksTax: true },
          message: refused.isShown
            ? "The tax isn't what this page showed. Check the total, then place the order."
            : "This is the total with tax for your address. Check it, then place the order.",
        },
      };
    case "too-much-on-hold":
      return { status: 409, refusal: { errors, form, message: limitWords(refused.passed) } };
    case "own-listing":
      return {
        status: 409,
        refusal: {
          ...{ errors, form },
          message: atOnceListingId
            ? "This part is your own listing, so we didn't place the order."
            : "One of these parts is your own listing, so we didn't place the order. Take it out of your cart.",
        },
      };
    case "too-many-mails":
      return { status: 429, refusal: { errors: { email: mailsMessage }, form } };
    case "no-account":
      return {
        status: 409,
        refusal: {
          errors,
          form,
          message: "Your account was deleted, so we didn't place the order.",
        },
      };
    case "busy":
      return {
        status: 503,
        refusal: {
          ...{ errors, form },
          message:
            "Other people are ordering these parts right now, so we didn't place your order. Try again in a few seconds.",
        },
      };
  }
}
