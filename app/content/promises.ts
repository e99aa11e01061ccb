/** What the product is for. The FAQ, the home page and the terms say it in these words. */
export const MISSION_TEXT =
  "Our mission is to connect suppliers directly to professionals who need parts, so that locating, buying and receiving parts is faster and more transparent.";

/** When a buyer gets the money back. */
export const GUARANTEE_TEXT =
  "You get a full refund if a part is not shipped as described or does not fit as listed.";

/** How a buyer claims it. */
export const DISPUTE_TEXT = "Open a dispute as a support ticket from the order page.";

/** How a dispute goes, one thing after another. */
export const DISPUTE_STEPS = [
  "Tell us in a sentence or two what's wrong. The order page then shows your ticket and its number.",
  "The seller has 3 business days to answer on the ticket's page. You can settle on an amount there.",
  "If you can't agree, or nobody answers, support decides. Photos of the part and its label help: add them when you open the ticket, or with a message on its page.",
  "Keep the part as it came until the dispute is settled. We compare it with its listing as it was sold.",
  "If the part was not shipped as described or does not fit as listed, you are refunded in full, in the way you paid.",
] as const;

/** How a part is paid for, in the same words everywhere. */
export const PAYMENT_TEXT =
  "You pay the seller when you pick it up; you're not charged before then.";

/** The same where some of it is brought to the buyer. */
export const PAYMENT_ON_DELIVERY_TEXT =
  "You pay the seller when you get it; you're not charged before then.";

/** The exception to both. */
export const CARD_INSTEAD_TEXT = "Where a seller takes cards, you pay at checkout instead.";

/** How a part is paid for by card. */
export const CARD_TEXT =
  "Your card is charged when the first of your parts goes out or is picked up, within 5 days at the latest. What you don't get is refunded.";

/** What becomes of that where there is nothing to pay for. */
export const CARD_RELEASED_TEXT =
  "Your card isn't charged for it, and what was charged already is refunded.";

/** How a seller pays back what a buyer gets: nothing is to be done where a card was paid with. */
export const PAY_BACK_TEXT = {
  counter: "You pay it back the way it was paid.",
  provider: "It goes to the buyer's card, and comes off your next payout.",
} as const;

/** The same once it is granted. */
export const PAY_BACK_NEXT_TEXT = {
  counter: "Pay it back the way it was paid, then say so on the order's page.",
  provider: PAY_BACK_TEXT.provider,
} as const;

/** When the money of parts goes back that are taken out while the card is being charged for them. */
export const TAKEN_LATER_TEXT =
  "What they cost is refunded once the card payment has gone through.";

/** What that means for the guarantee. */
export const PAYMENT_GUARANTEE_TEXT =
  "The guarantee holds however you pay, because it follows the order.";

/** What it means for a seller: where the site takes no cards, and where it does. */
export const COUNTER_PAYOUT_TEXT =
  "Buyers pay you when they pick up, so there's nothing for us to pay out.";
export const CARD_PAYOUT_TEXT =
  "Once you've set up card payments, buyers can pay by card, and what you sell that way is paid out each Tuesday.";
export const CARD_PAYOUT_READY_TEXT =
  "Buyers can pay you by card. What you sell that way is paid out each Tuesday.";

/** When a payout is due. */
export const PAYOUT_DAY_TEXT = "A week's sales are paid out on the Tuesday after it ends.";

/** From when on plans cost something, and give something. */
export const PLAN_START_TEXT =
  "Plans start when billing does. Until then you're not charged, and every account can use everything.";
