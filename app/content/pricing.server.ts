import type { BillingPeriod } from "~/platform/enums";
import { annualCents, PLAN_COMPARISON, PLANS, type Plan } from "./pricing";

/** A plan with the price of a year, in cents. */
export type PlanOffer = Plan & { annualCents: number };

/** The URL's billing period; monthly unless it says `annual`. */
export function readPeriod(value: string | null): BillingPeriod {
  return value === "annual" ? "annual" : "monthly";
}

/** The plans, cheapest first, with both prices. */
export function planOffers(): PlanOffer[] {
  return PLANS.map((plan) => ({ ...plan, annualCents: annualCents(plan.monthlyCents) }));
}

/** Everything that the pricing page says. */
export function pricing(period: BillingPeriod) {
  return { period, plans: planOffers(), comparison: PLAN_COMPARISON };
}

export type Pricing = ReturnType<typeof pricing>;
