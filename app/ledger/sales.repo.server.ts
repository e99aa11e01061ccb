import { sql } from "drizzle-orm";
import { database } from "~/platform/db/database.server";
import { ledgerAccount, ledgerEntry, ledgerPosting } from "~/platform/db/schema.server";
import { sellerIdOf } from "~/platform/db/seller-owner.server";

/**
 * What the ledger says an account's business sold: parts and delivery, without deposits and tax, and what was granted
 * back of it. The fee of each, which is off what the seller gets, is with it.
 */
const sold = (accountId: string) => sql`
  select e.kind, a.kind as account, e.created_at,
    -p.amount_cents - coalesce(f.amount_cents, 0) as cents, coalesce(-f.amount_cents, 0) as fee_cents
  from ${ledgerAccount} a
  join ${ledgerPosting} p on p.account_id = a.id
  join ${ledgerEntry} e on e.id = p.entry_id and e.kind in ('sale', 'refund')
  left join ${ledgerPosting} f on a.kind = 'seller-payable' and f.entry_id = e.id
    and f.account_id = (select id from ${ledgerAccount} where kind = 'fees' and currency = 'USD')
  where a.kind in ('seller-payable', 'delivery') and a.currency = 'USD'
    and a.seller_id = ${sellerIdOf(accountId)}`;

/** An entry has one row for each of the seller's accounts; of each sale one is this. */
const isSale = sql`kind = 'sale' and account = 'seller-payable'`;

/** What an account sold and was paid for, less refunds, how many sales that were, and what they cost in fees. */
export async function selectSoldTotals(accountId: string) {
  const { rows } = await database().execute<{ cents: string; fees: string; sales: number }>(sql`
    select coalesce(sum(cents), 0) as cents, coalesce(sum(fee_cents), 0) as fees,
      (count(*) filter (where ${isSale}))::int as sales
    from (${sold(accountId)}) s`);
  const [row] = rows;
  return {
    totalCents: Number(row?.cents ?? 0),
    feeCents: Number(row?.fees ?? 0),
    sales: row?.sales ?? 0,
  };
}

/** The same per week (ISO Monday, UTC) since `from`; weeks in which nothing was sold or refunded are absent. */
export async function selectSoldByWeek(accountId: string, from: Date) {
  const { rows } = await database().execute<{ week: string; cents: string; sales: number }>(sql`
    select to_char(date_trunc('week', created_at at time zone 'UTC'), 'YYYY-MM-DD') as week,
      sum(cents) as cents, (count(*) filter (where ${isSale}))::int as sales
    from (${sold(accountId)}) s where created_at >= ${from.toISOString()}::timestamptz
    group by week order by week`);
  return rows.map(({ week, cents, sales }) => ({ week, totalCents: Number(cents), orders: sales }));
}
