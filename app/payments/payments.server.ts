import { perEnv } from "~/platform/http/cookies.server";
import type { CardPayments, PaymentProvider } from "./payment-provider";
import { stripePayments } from "./providers/stripe.server";

/** The adapter that the environment names: a provider of card payments where one is set, else the counter. */
export const paymentProvider: () => PaymentProvider = perEnv((settings) => {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = settings;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET)
    return { takes: "counter" };
  return stripePayments({
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiBase: settings.STRIPE_API_BASE,
    scriptUrl: settings.STRIPE_JS_URL,
  });
});

/** The provider of card payments; null where buyers pay at the counter. */
export function cardPayments(): CardPayments | null {
  const provider = paymentProvider();
  return provider.takes === "provider" ? provider : null;
}
