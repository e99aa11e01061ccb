import type { Owner } from "~/platform/owner.server";
import { selectPayouts, selectPlan, updatePlan } from "./billing.repo.server";

export { selectPayoutTotals as payoutTotals } from "./billing.repo.server";

/** The most payouts that a page shows: a year of Tuesdays. */
export const payoutLimit = 52;

/** Payouts, the next one first. */
export function listPayouts(owner: Owner) {
  return selectPayouts(owner, payoutLimit);
}

/** The plan that an account is on. */
export async function currentPlan(accountId: string) {
  return (await selectPlan(accountId)) ?? { plan: "hobbyist" as const, period: "monthly" as const };
}

/** Puts an account on a plan; nothing is charged. */
export const choosePlan = updatePlan;
