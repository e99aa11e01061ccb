import { logger } from "~/platform/log/logger.server";
import { PaymentProviderError } from "./payment-provider";
import {
  insertPaymentAccount,
  selectOwnPaymentAccount,
  updatePaymentAccount,
} from "./payments.repo.server";
import { cardPayments } from "./payments.server";

/**
 * Whether buyers can pay the account's seller by card, as was last known, without asking the provider; null where the
 * site takes no cards.
 */
export async function canTakeCards(accountId: string): Promise<boolean | null> {
  if (!cardPayments()) return null;
  return (await selectOwnPaymentAccount(accountId))?.canBePaid ?? false;
}

/** How far an account's seller has come towards being paid by the provider. */
export type GetPaidState =
  /** Buyers pay at the counter on this site. */
  | "counter"
  /** There is nothing to sell with yet. */
  | "no-business"
  | "not-begun"
  /** The provider has more to ask. */
  | "unfinished"
  /** The provider looks at what was answered. */
  | "in-review"
  | "ready";

/** Asks the provider where that is not known to be over; what was known before where it does not answer. */
export async function getPaidState(accountId: string): Promise<GetPaidState> {
  const cards = cardPayments();
  if (!cards) return "counter";
  const own = await selectOwnPaymentAccount(accountId);
  if (!own) return "no-business";
  if (own.providerId === null) return "not-begun";
  if (own.canBePaid) return "ready";
  try {
    const { id: providerId, ...said } = await cards.readAccount(own.providerId);
    await updatePaymentAccount({ providerId, ...said });
    if (said.canBePaid) return "ready";
    return said.hasSubmitted ? "in-review" : "unfinished";
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    logger().warn({ err: error }, "a seller's account could not be looked at");
    return own.hasSubmitted ? "in-review" : "unfinished";
  }
}

export type OnboardOutcome =
  /** Where the provider asks its questions. */
  | { kind: "link"; url: string }
  | { kind: "refused"; reason: "counter" | "no-business" | "unavailable" };

/** Opens a seller's account at the provider, once, and gives the address where its questions are answered. */
export async function onboard(
  seller: { accountId: string; email: string },
  urls: { returnUrl: string; refreshUrl: string },
): Promise<OnboardOutcome> {
  const cards = cardPayments();
  if (!cards) return { kind: "refused", reason: "counter" };
  const own = await selectOwnPaymentAccount(seller.accountId);
  if (!own) return { kind: "refused", reason: "no-business" };
  try {
    let { providerId } = own;
    if (providerId === null) {
      const { sellerId } = own;
      const made = await cards.createAccount({ sellerId, email: seller.email });
      providerId = made.id;
      const { canBePaid, hasSubmitted } = made;
      await insertPaymentAccount({ sellerId, providerId, canBePaid, hasSubmitted });
    }
    return { kind: "link", url: await cards.accountLink(providerId, urls) };
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    logger().warn({ err: error }, "a seller's account could not be opened");
    return { kind: "refused", reason: "unavailable" };
  }
}
