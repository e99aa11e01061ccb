import { sql } from "drizzle-orm";
import { database } from "~/platform/db/database.server";
import { ledgerAccount } from "~/platform/db/schema.server";
import { sellerIdOf } from "~/platform/db/seller-owner.server";
import { sums } from "./sums.repo.server";

/** The sums of an account's business, of the ledger's accounts of that kind. */
const sumsOf = (accountId: string) =>
  sums(sql`a.seller_id = ${sellerIdOf(accountId)}
  and a.kind in ('seller-payable', 'delivery') and a.currency = 'USD'`);

/**
 * What the ledger says an account's business sold: parts and delivery, without deposits and tax, and what was granted
 * back of it. The fee of each, which is off what the seller gets, is with it. An entry has one posting for each of the
 * seller's accounts; of each sale one is to what the seller is owed.
 */
const sold = (accountId: string) => sql`
  select s.week, -s.amount_cents + s.fee_cents as cents, s.fee_cents,
    case when s.kind = 'sale' and a.kind = 'seller-payable' then s.postings else 0 end as sales
  from (${sumsOf(accountId)}) s join ${ledgerAccount} a on a.id = s.account_id
  where s.kind in ('sale', 'refund')`;

/** What an account sold and was paid for, less refunds, how many sales that were, and what they cost in fees. */
export async function selectSoldTotals(accountId: string) {
  const { rows } = await database().execute<{ cents: string; fees: string; sales: number }>(sql`
    select coalesce(sum(cents), 0) as cents, coalesce(sum(fee_cents), 0) as fees,
      coalesce(sum(sales), 0)::int as sales
    from (${sold(accountId)}) s`);
  const [row] = rows;
  return {
    totalCents: Number(row?.cents ?? 0),
    feeCents: Number(row?.fees ?? 0),
    sales: row?.sales ?? 0,
  };
}

/** The same per week (ISO Monday, UTC) since that of `from`; weeks in which nothing was sold or refunded are absent. */
export async function selectSoldByWeek(accountId: string, from: Date) {
  const { rows } = await database().execute<{ week: string; cents: string; sales: number }>(sql`
    select to_char(week, 'YYYY-MM-DD') as week, sum(cents) as cents, sum(sales)::int as sales
    from (${sold(accountId)}) s
    where week >= date_trunc('week', ${from.toISOString()}::timestamptz at time zone 'UTC')
    group by week order by week`);
  return rows.map(({ week, cents, sales }) => ({ week, totalCents: Number(cents), orders: sales }));
}

/** What an account's business was paid by the site, less what came back and what was taken back, in cents. */
export async function selectPaidOut(accountId: string): Promise<number> {
  const { rows } = await database().execute<{ cents: string }>(sql`
    select coalesce(sum(s.amount_cents), 0) as cents
    from (${sumsOf(accountId)}) s where s.kind in ('payout', 'payout-returned', 'payout-recovered')`);
  return Number(rows[0]?.cents ?? 0);
}
