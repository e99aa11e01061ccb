import type { Owner } from "~/platform/db/sample-owner.server";
import { selectPayouts, selectPayoutTotals, updatePlan } from "./billing.repo.server";
import { expectedOn } from "./weeks";

/** The most payouts that a page shows: a year of Tuesdays. */
export const payoutLimit = 52;

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Payouts, the latest first. One that is late is due with the next ones, never in the past. */
export async function listPayouts(owner: Owner, now = new Date()) {
  const rows = await selectPayouts(owner, payoutLimit);
  const today = dayOf(now);
  return rows
    .map((row) =>
      row.status === "pending" ? { ...row, dueOn: expectedOn(row.dueOn, today) } : row,
    )
    .toSorted((a, b) => b.dueOn.localeCompare(a.dueOn));
}

/** What is still to be paid out, when the next of it comes, and what has been paid: in cents. */
export async function payoutTotals(owner: Owner, now = new Date()) {
  const totals = await selectPayoutTotals(owner);
  const { nextDueOn } = totals;
  return { ...totals, nextDueOn: nextDueOn && expectedOn(nextDueOn, dayOf(now)) };
}

/** Puts an account on a plan; nothing is charged. */
export const choosePlan = updatePlan;
