import type { payout, purchaseOrder } from "~/platform/db/schema.server";
import { payoutDay, weekOf } from "./weeks";

/** One payout for each week of the orders that were not canceled, those due after the newest order still pending. */
export function samplePayouts(
  orders: readonly Pick<typeof purchaseOrder.$inferInsert, "placedAt" | "totalCents" | "stage">[],
): (typeof payout.$inferInsert)[] {
  const cents = new Map<string, number>();
  let newest = "";
  for (const { placedAt, totalCents, stage } of orders) {
    if (!placedAt || stage === "canceled") continue;
    const week = weekOf(placedAt);
    cents.set(week, (cents.get(week) ?? 0) + totalCents);
    const day = placedAt.toISOString().slice(0, 10);
    if (day > newest) newest = day;
  }
  return [...cents].map(([week, amountCents]) => ({
    amountCents,
    dueOn: payoutDay(week),
    status: payoutDay(week) > newest ? ("pending" as const) : ("paid" as const),
    isSample: true,
  }));
}
