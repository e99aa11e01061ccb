import type { PlanId } from "~/platform/enums";

/** What paying for a year at once takes off twelve months, in percent. */
export const ANNUAL_DISCOUNT_PERCENT = 20;

/** What the toggle says beside `Annual`. */
export const ANNUAL_SAVING_LABEL = `Save ${ANNUAL_DISCOUNT_PERCENT}%`;

/** The mark on the plan that most people choose. */
export const MOST_POPULAR_LABEL = "Most Popular";

export type Plan = {
  id: PlanId;
  name: string;
  monthlyCents: number;
  /** One line for places that have no room for the list. */
  summary: string;
  features: readonly string[];
  mostPopular: boolean;
};

/**
 * The price of a year in cents: twelve months less the annual discount, rounded to whole dollars.
 * @param monthlyCents the price of a month, in cents
 */
export function annualCents(monthlyCents: number): number {
  // Whole numbers until the one rounding, so that no binary fraction decides about a dollar.
  const hundredthCents = 12 * monthlyCents * (100 - ANNUAL_DISCOUNT_PERCENT);
  return Math.round(hundredthCents / 10_000) * 100;
}

/** The three plans, cheapest first. */
export const PLANS: readonly Plan[] = [
  {
    id: "hobbyist",
    name: "Hobbyist",
    monthlyCents: 800,
    summary: "50 searches a month, up to 10 saved parts",
    features: [
      "50 searches a month",
      "Basic supplier network",
      "Standard support",
      "Save up to 10 parts",
    ],
    mostPopular: false,
  },
  {
    id: "professional",
    name: "Professional",
    monthlyCents: 2500,
    summary: "Unlimited searches, full supplier network, inventory tracking",
    features: [
      "Unlimited searches",
      "Full supplier network",
      "Priority email support",
      "Unlimited saved parts",
      "Basic inventory tracking",
    ],
    mostPopular: true,
  },
  {
    id: "enterprise",
    name: "Enterprise",
    monthlyCents: 4500,
    summary: "Account manager, advanced analytics, API access, team management",
    features: [
      "All Professional features",
      "Dedicated account manager",
      "Advanced analytics",
      "API access",
      "Team management",
    ],
    mostPopular: false,
  },
];

/** A cell of the comparison: words, or whether the plan has it at all. */
export type PlanCell = string | boolean;

export type PlanComparisonRow = {
  id: string;
  label: string;
  cells: Readonly<Record<PlanId, PlanCell>>;
};

/** The plans side by side. Says what the feature lists say, with nothing left to "all of". */
export const PLAN_COMPARISON: readonly PlanComparisonRow[] = [
  {
    id: "searches",
    label: "Searches a month",
    cells: { hobbyist: "50", professional: "Unlimited", enterprise: "Unlimited" },
  },
  {
    id: "network",
    label: "Supplier network",
    cells: { hobbyist: "Basic", professional: "Full", enterprise: "Full" },
  },
  {
    id: "saved-parts",
    label: "Saved parts",
    cells: { hobbyist: "Up to 10", professional: "Unlimited", enterprise: "Unlimited" },
  },
  {
    id: "support",
    label: "Support",
    cells: { hobbyist: "Standard", professional: "Priority email", enterprise: "Priority email" },
  },
  {
    id: "inventory",
    label: "Inventory tracking",
    cells: { hobbyist: false, professional: "Basic", enterprise: "Basic" },
  },
  {
    id: "account-manager",
    label: "Dedicated account manager",
    cells: { hobbyist: false, professional: false, enterprise: true },
  },
  {
    id: "analytics",
    label: "Advanced analytics",
    cells: { hobbyist: false, professional: false, enterprise: true },
  },
  {
    id: "api",
    label: "API access",
    cells: { hobbyist: false, professional: false, enterprise: true },
  },
  {
    id: "team",
    label: "Team management",
    cells: { hobbyist: false, professional: false, enterprise: true },
  },
];
