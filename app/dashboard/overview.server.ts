import { pendingPayouts } from "~/billing/billing.server";
import { addDays, weekOf } from "~/billing/weeks";
import { countActiveListings } from "~/catalog/listings.server";
import { countContactsSince } from "~/contacts/contacts.server";
import {
  bestSellers,
  type OrderOwner,
  recentOrders,
  salesByWeek,
  salesTotals,
} from "~/orders/orders.server";

/** How many weeks the sales chart shows, the current one included. */
export const chartWeeks = 11;

export type WeekSales = { week: string; totalCents: number; orders: number };

/** The last `chartWeeks` weeks up to `asOf`, weeks without a sale included as 0. */
async function weeklySales(owner: OrderOwner, asOf: Date): Promise<WeekSales[]> {
  const current = weekOf(asOf);
  const first = addDays(current, -7 * (chartWeeks - 1));
  const rows = await salesByWeek(owner, new Date(`${first}T00:00:00Z`));
  const byWeek = new Map(rows.map((row) => [row.week, row]));
  return Array.from({ length: chartWeeks }, (_, index) => {
    const week = addDays(first, 7 * index);
    return byWeek.get(week) ?? { week, totalCents: 0, orders: 0 };
  });
}

/**
 * The dashboard's figures, computed from the owner's rows. An account is seen as of now; the
 * samples as of their newest order, so that they never look deserted.
 */
export async function salesOverview(owner: OrderOwner, now = new Date()) {
  const totals = await salesTotals(owner);
  const asOf = "sample" in owner ? (totals.newest ?? now) : now;
  const monthStart = new Date(Date.UTC(asOf.getUTCFullYear(), asOf.getUTCMonth(), 1));
  const [weeks, activeListings, newContacts, payouts, orders] = await Promise.all([
    weeklySales(owner, asOf),
    countActiveListings(owner),
    countContactsSince(owner, monthStart),
    pendingPayouts(owner),
    recentOrders(owner, 5),
  ]);
  const half = Math.floor(weeks.length / 2);
  const sum = (part: WeekSales[]) => part.reduce((cents, week) => cents + week.totalCents, 0);
  const before = sum(weeks.slice(0, half));
  const after = sum(weeks.slice(-half));
  return {
    totalSalesCents: totals.totalCents,
    orderCount: totals.orders,
    toShipCount: totals.toShip,
    /** The later half of the chart against the earlier, in percent; null with nothing to compare. */
    trendPercent: before > 0 ? Math.round((after / before - 1) * 1000) / 10 : null,
    activeListings,
    newContacts,
    pendingPayoutsCents: payouts.totalCents,
    nextPayoutOn: payouts.nextDueOn,
    weeks,
    recentOrders: orders,
  };
}

/** Sales by week and what sold best. */
export async function salesReport(owner: OrderOwner, now = new Date()) {
  const totals = await salesTotals(owner);
  const asOf = "sample" in owner ? (totals.newest ?? now) : now;
  const [weeks, sellers] = await Promise.all([weeklySales(owner, asOf), bestSellers(owner, 10)]);
  return { ...totals, weeks, bestSellers: sellers };
}
