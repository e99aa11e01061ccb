import { payoutTotals } from "~/billing/billing.server";
import { addDays, weekOf } from "~/billing/weeks";
import { countActiveListings } from "~/catalog/listings.server";
import { countContactsSince } from "~/contacts/contacts.server";
import { soldByWeek, soldTotals } from "~/ledger/sales.server";
import {
  bestSamples,
  bestSellers,
  openSales,
  recentOrders,
  sampleTotals,
  sampleWeeks,
} from "~/orders/orders.server";
import type { Owner } from "~/platform/db/sample-owner.server";

/** How many weeks the sales chart shows, the current one included. */
export const chartWeeks = 11;

export type WeekSales = { week: string; totalCents: number; orders: number };

/** The last `chartWeeks` weeks up to `asOf`, weeks without a sale included as 0. */
async function weeklySales(owner: Owner, asOf: Date): Promise<WeekSales[]> {
  const current = weekOf(asOf);
  const first = addDays(current, -7 * (chartWeeks - 1));
  const from = new Date(`${first}T00:00:00Z`);
  // What an account sold is read from the ledger. Samples have none.
  const rows =
    "accountId" in owner ? await soldByWeek(owner.accountId, from) : await sampleWeeks(from);
  const byWeek = new Map(rows.map((row) => [row.week, row]));
  return Array.from({ length: chartWeeks }, (_, index) => {
    const week = addDays(first, 7 * index);
    return byWeek.get(week) ?? { week, totalCents: 0, orders: 0 };
  });
}

const monthOf = (moment: Date) =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), 1));

/**
 * The sum and the number of all sales: of an account those that were paid, less refunds, as the ledger has them, with
 * how many orders are still open.
 */
async function totalsFor(owner: Owner) {
  if ("sample" in owner) return { ...(await sampleTotals()), open: 0 };
  const [sold, open] = await Promise.all([soldTotals(owner.accountId), openSales(owner.accountId)]);
  return { ...open, totalCents: sold.totalCents, orders: sold.sales, newest: null };
}

/**
 * The sums, and the moment that an owner is seen at: an account now; the samples at their newest order, so that they
 * never look deserted. Only the samples wait for the one to know the other.
 */
function totalsOf(owner: Owner, now: Date) {
  const totals = totalsFor(owner);
  const asOf =
    "sample" in owner ? totals.then(({ newest }) => newest ?? now) : Promise.resolve(now);
  return { totals, asOf };
}

/** How many weeks at either end of the chart are compared. */
const comparedWeeks = Math.floor(chartWeeks / 2);

/** The last weeks of the chart against as many first ones; null with nothing to compare. */
function trendOf(weeks: WeekSales[]) {
  const sum = (part: WeekSales[]) => part.reduce((cents, week) => cents + week.totalCents, 0);
  const before = sum(weeks.slice(0, comparedWeeks));
  const after = sum(weeks.slice(-comparedWeeks));
  if (before === 0) return null;
  return { percent: Math.round((after / before - 1) * 1000) / 10, weeks: comparedWeeks };
}

/** The dashboard's figures, computed from the owner's rows. */
export async function salesOverview(owner: Owner, now = new Date()) {
  const asked = totalsOf(owner, now);
  const [totals, weeks, activeListings, newContacts, payouts, orders] = await Promise.all([
    asked.totals,
    asked.asOf.then((asOf) => weeklySales(owner, asOf)),
    countActiveListings(owner),
    asked.asOf.then((asOf) => countContactsSince(owner, monthOf(asOf))),
    payoutTotals(owner, now),
    recentOrders(owner, 5),
  ]);
  return {
    totalSalesCents: totals.totalCents,
    orderCount: totals.orders,
    openCount: totals.open,
    isSample: "sample" in owner,
    nextToShip: totals.nextToShip,
    trend: trendOf(weeks),
    activeListings,
    newContacts,
    pendingPayoutsCents: payouts.pendingCents,
    nextPayoutOn: payouts.nextDueOn,
    weeks,
    recentOrders: orders,
  };
}

/** Sales by week and what sold best. */
export async function salesReport(owner: Owner, now = new Date()) {
  const asked = totalsOf(owner, now);
  const [totals, weeks, sellers] = await Promise.all([
    asked.totals,
    asked.asOf.then((asOf) => weeklySales(owner, asOf)),
    "sample" in owner ? bestSamples(10) : bestSellers(owner.accountId, 10),
  ]);
  return { ...totals, weeks, bestSellers: sellers };
}
