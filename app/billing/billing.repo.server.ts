import { and, desc, eq, sql } from "drizzle-orm";
import { database } from "~/platform/database.server";
import { account, type billingPeriods, payout, type plans } from "~/platform/schema.server";

export type PayoutOwner = { accountId: string } | { sample: true };

const ownedBy = (owner: PayoutOwner) =>
  "sample" in owner ? eq(payout.isSample, true) : eq(payout.accountId, owner.accountId);

/** The latest payouts, the next one first. */
export function selectPayouts(owner: PayoutOwner, limit: number) {
  return database()
    .select({
      id: payout.id,
      amountCents: payout.amountCents,
      dueOn: payout.dueOn,
      status: payout.status,
    })
    .from(payout)
    .where(ownedBy(owner))
    .orderBy(desc(payout.dueOn), desc(payout.id))
    .limit(limit);
}

/** What is still to be paid out, in cents, and the ISO day of the next payout. */
export async function selectPendingPayouts(owner: PayoutOwner) {
  const [row] = await database()
    .select({
      totalCents: sql<number>`coalesce(sum(${payout.amountCents}), 0)::bigint`.mapWith(Number),
      nextDueOn: sql<string | null>`min(${payout.dueOn})::text`,
    })
    .from(payout)
    .where(and(ownedBy(owner), eq(payout.status, "pending")));
  return row ?? { totalCents: 0, nextDueOn: null };
}

export async function selectPlan(accountId: string) {
  const [row] = await database()
    .select({ plan: account.plan, period: account.billingPeriod })
    .from(account)
    .where(eq(account.id, accountId));
  return row;
}

export async function updatePlan(change: {
  accountId: string;
  plan: (typeof plans)[number];
  period: (typeof billingPeriods)[number];
}): Promise<void> {
  await database()
    .update(account)
    .set({ plan: change.plan, billingPeriod: change.period })
    .where(eq(account.id, change.accountId));
}
