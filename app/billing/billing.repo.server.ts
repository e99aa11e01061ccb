import { desc, eq, sql } from "drizzle-orm";
import { database } from "~/platform/db/database.server";
import { type Owner, ownedBy } from "~/platform/db/sample-owner.server";
import { account, payout } from "~/platform/db/schema.server";
import type { ChosenPlan } from "~/platform/enums";

/** The latest payouts, the next one first. */
export function selectPayouts(owner: Owner, limit: number) {
  return database()
    .select({
      id: payout.id,
      amountCents: payout.amountCents,
      dueOn: payout.dueOn,
      status: payout.status,
    })
    .from(payout)
    .where(ownedBy(payout, owner))
    .orderBy(desc(payout.dueOn), desc(payout.id))
    .limit(limit);
}

/**
 * What is still to be paid out and what has been, all of it: sums in cents, the ISO day of the next
 * payout, how many were paid, and the latest of them.
 */
export async function selectPayoutTotals(owner: Owner) {
  const pending = sql`filter (where ${payout.status} = 'pending')`;
  const paid = sql`filter (where ${payout.status} = 'paid')`;
  const cents = sql`sum(${payout.amountCents})`;
  const lastPaid = sql`array_agg(${payout.amountCents} order by ${payout.dueOn} desc, ${payout.id} desc)`;
  const [row] = await database()
    .select({
      pendingCents: sql<number>`coalesce(${cents} ${pending}, 0)::bigint`.mapWith(Number),
      nextDueOn: sql<string | null>`(min(${payout.dueOn}) ${pending})::text`,
      paidCents: sql<number>`coalesce(${cents} ${paid}, 0)::bigint`.mapWith(Number),
      paidCount: sql<number>`(count(*) ${paid})::int`,
      lastPaidCents: sql<number | null>`(${lastPaid} ${paid})[1]`,
      lastPaidOn: sql<string | null>`(max(${payout.dueOn}) ${paid})::text`,
    })
    .from(payout)
    .where(ownedBy(payout, owner));
  // An aggregate without groups always gives one row.
  if (!row) throw new Error("The payouts were not added up.");
  return row;
}

export async function updatePlan(change: ChosenPlan & { accountId: string }): Promise<void> {
  await database()
    .update(account)
    .set({ plan: change.plan, billingPeriod: change.period })
    .where(eq(account.id, change.accountId));
}
