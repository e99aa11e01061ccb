/* The plans that there are, as the tables, the forms and the pages name them. Browser-safe. */

export const planIds = ["hobbyist", "professional", "enterprise"] as const;
export type PlanId = (typeof planIds)[number];

export const billingPeriods = ["monthly", "annual"] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** A plan, and how often it is paid for. */
export interface ChosenPlan {
  plan: PlanId;
  period: BillingPeriod;
}
