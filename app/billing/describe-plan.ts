import { formatDollars } from "~/content/format";
import { annualCents, PLANS } from "~/content/pricing";
import type { ChosenPlan } from "~/platform/enums";

/** A plan in words: its name, and its price as `$25 a month`. */
export function describePlan({ plan: id, period }: ChosenPlan) {
  const plan = PLANS.find((candidate) => candidate.id === id);
  if (!plan) throw new Error(`There is no plan ${id}.`);
  const price =
    period === "annual"
      ? `${formatDollars(annualCents(plan.monthlyCents))} a year`
      : `${formatDollars(plan.monthlyCents)} a month`;
  return { name: plan.name, price, summary: plan.summary, features: plan.features };
}
