import { paidOut, soldTotals } from "~/ledger/sales.server";
import { env } from "~/platform/config/env.server";
import type { Owner } from "~/platform/db/sample-owner.server";
import { selectPayouts, selectPayoutTotals, updatePlan } from "./billing.repo.server";
import { heldOrders, sumOfHeld } from "./held-back.server";
import { selectSellerMoney } from "./payouts.repo.server";
import { expectedOn, payoutDay, weekOf } from "./weeks";

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

/** What a seller's money is waiting for, in cents, and the fees so far. */
export interface SellerMoney {
  /** Comes with the next payout; below zero it is carried on. */
  readyCents: number;
  /** Kept back for disputes, of what they are about. */
  frozenCents: number;
  /** Of orders that are not completed. */
  waitingCents: number;
  feeCents: number;
}

/**
 * What is still to be paid out, when the next of it comes, and what has been paid: in cents. Of an account that is what
 * the ledger says, with what the rest of its money is waiting for; the samples have none.
 */
export async function payoutTotals(owner: Owner, now = new Date()) {
  const today = dayOf(now);
  const dueOn = (day: string | null) => day && expectedOn(day, today);
  if ("sample" in owner) {
    const totals = await selectPayoutTotals(owner);
    return { ...totals, nextDueOn: dueOn(totals.nextDueOn), money: null };
  }
  const [totals, { sellerId, ...money }, paidCents, { feeCents }] = await Promise.all([
    selectPayoutTotals(owner),
    selectSellerMoney(owner.accountId),
    paidOut(owner.accountId),
    soldTotals(owner.accountId),
  ]);
  const { frozenCents, changeCents } = sumOfHeld(sellerId ? await heldOrders(sellerId) : []);
  const readyCents = money.readyCents - changeCents;
  const isEnough = readyCents >= env().PAYOUT_MINIMUM_CENTS;
  return {
    ...totals,
    pendingCents: totals.pendingCents + Math.max(readyCents, 0),
    nextDueOn: dueOn(totals.nextDueOn) ?? (isEnough ? payoutDay(weekOf(now)) : null),
    paidCents,
    money: { ...money, readyCents, frozenCents, feeCents } satisfies SellerMoney,
  };
}

/** Puts an account on a plan; nothing is charged. */
export const choosePlan = updatePlan;
