import type { CheckoutOwner } from "~/checkout/checkout.repo.server";
import {
  type PlaceOutcome,
  type Placing,
  placeCheckout,
  priceCheckout,
} from "~/checkout/checkout.server";
import { keepPlacing, keptPlacing } from "./kept-placing.server";
import { selectPayableSellers, selectPayment, writePayment } from "./payments.repo.server";
import { cardPayments } from "./payments.server";
import { abandonPayment, type SettleOutcome, settlePayment } from "./settle-payment.server";

/** The least that the provider charges, in cents: what is less is paid at the counter. */
const leastCents = 50;

/** Which of these sellers are paid by card. */
export async function cardSellersOf(sellerIds: readonly string[]): Promise<string[]> {
  return cardPayments() ? selectPayableSellers(sellerIds) : [];
}

/**
 * Places a checkout, or has it paid first: where sellers of it can be paid by the provider, what they sell is ordered
 * once a card was authorized for it. `pay`: by its payment page.
 */
export async function payOrPlace(
  owner: CheckoutOwner,
  placing: Placing,
): Promise<PlaceOutcome | { kind: "pay" }> {
  const { checkoutId } = placing;
  const cards = cardPayments();
  const sellerIds = await cardSellersOf([...placing.choices.keys()]);
  if (!cards || sellerIds.length === 0) return placeCheckout(owner, placing);
  const priced = await priceCheckout(owner, placing, sellerIds);
  if (priced.kind !== "priced") return priced;
  if (priced.cents < leastCents) return placeCheckout(owner, placing);
  const { accountId } = owner;
  await writePayment({
    ...{ checkoutId, provider: cards.name, amountCents: priced.cents },
    placing: keepPlacing(placing, { accountId, sellerIds }),
  });
  return { kind: "pay" };
}

/** Places a checkout that was to be paid by card, to be paid at the counter instead; the payment is given up first. */
export async function placeAtCounter(
  owner: CheckoutOwner,
  checkoutId: string,
): Promise<PlaceOutcome | Exclude<SettleOutcome, { kind: "canceled" }>> {
  const row = await selectPayment({ checkoutId });
  const settled = await abandonPayment(checkoutId);
  if (settled && settled.kind !== "canceled") return settled;
  if (!row?.placing) return { kind: "refused", reason: "changed" };
  return placeCheckout(owner, keptPlacing(checkoutId, row.placing));
}

/** What the payment page shows. */
export type PayDetails =
  | {
      kind: "open";
      amountCents: number;
      clientSecret: string;
      /** Why the last card failed, as the provider's code. */
      failure: string | null;
      browser: { publishableKey: string; scriptUrl: string };
    }
  | Exclude<SettleOutcome, { kind: "open" }>;

/** How far a checkout's payment is; null where there is none. */
export async function payDetails(checkoutId: string): Promise<PayDetails | null> {
  const [settled, cards] = [await settlePayment({ checkoutId }), cardPayments()];
  if (settled?.kind !== "open") return settled;
  const { amountCents, clientSecret, failure } = settled.payment;
  if (!cards || clientSecret === null) return { kind: "later" };
  return { kind: "open", amountCents, clientSecret, failure, browser: cards.browser };
}
