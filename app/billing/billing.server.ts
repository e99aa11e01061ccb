import type { Owner } from "~/platform/owner.server";
import { selectPayouts, updatePlan } from "./billing.repo.server";

export { selectPayoutTotals as payoutTotals } from "./billing.repo.server";

/** The most payouts that a page shows: a year of Tuesdays. */
export const payoutLimit = 52;

/** Payouts, the next one first. */
export function listPayouts(owner: Owner) {
  return selectPayouts(owner, payoutLimit);
}

/** Puts an account on a plan; nothing is charged. */
export const choosePlan = updatePlan;
