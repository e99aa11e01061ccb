import { desc, sql } from "drizzle-orm";
import { env } from "~/platform/config/env.server";
import { database, openDatabase } from "~/platform/db/database.server";
import {
  dispute,
  invoice,
  invoiceSequence,
  ledgerAccount,
  ledgerCheck,
  ledgerEntry,
  ledgerPosting,
  ledgerUnpaid,
  payment,
  paymentAction,
  payout,
  payoutLine,
  soldChange,
  soldPart,
} from "~/platform/db/schema.server";
import type { LedgerAccountKind } from "~/platform/enums";
import { postingsToSum, sums } from "./sums.repo.server";

/* What holds of the ledger, and between it and what is told of money elsewhere: each rule as a query that finds where it does not. */

/** What is wrong in the ledger, and where. */
export interface LedgerBreak {
  rule: string;
  /** An entry's cause, an order's or a payout's number, or whose invoices of which year. */
  about: string;
  /** By how much, or how much there is. */
  cents: number;
}

/** What is paid by card is sold once it is captured, which is asked for after the order was moved. */
const isAuthorized = sql`o.payment = 'provider' and exists (
  select from ${payment} p where p.checkout_id = o.checkout_id and p.state = 'authorized')`;

/** A posting that grants something back: what comes back of a card was granted before. */
const isGrant = sql`a.kind = 'refunds' and p.amount_cents < 0 and e.kind <> 'refund-returned'`;

const rules = {
  "an entry sums to zero": sql`
    select e.cause as about, coalesce(sum(p.amount_cents), 0) as cents
    from ${ledgerEntry} e left join ${ledgerPosting} p on p.entry_id = e.id
    group by e.cause having count(p.*) = 0 or sum(p.amount_cents) <> 0`,
  "all of it sums to zero": sql`
    select a.currency as about, sum(p.amount_cents) as cents
    from ${ledgerPosting} p join ${ledgerAccount} a on a.id = p.account_id
    group by a.currency having sum(p.amount_cents) <> 0`,
  "a completed order was sold for its total": sql`
    select o.number as about, coalesce(s.cents, 0) - o.total_cents as cents
    from purchase_order o
    left join lateral (
      select sum(p.amount_cents) as cents
      from ${ledgerEntry} e join ${ledgerPosting} p on p.entry_id = e.id join ${ledgerAccount} a on a.id = p.account_id
      where e.order_id = o.id and e.kind = 'sale' and a.kind = 'buyer-clearing') s on true
    where o.stage = 'completed' and not o.is_sample and coalesce(s.cents, 0) <> o.total_cents
      and not (s.cents is null and ${isAuthorized})`,
  "no buyer paid more than was sold": ofOrders("buyer-clearing", sql`sum(p.amount_cents) < 0`),
  "no more of a deposit is given back than is held": ofOrders(
    "core-deposits",
    sql`sum(p.amount_cents) > 0`,
  ),
  "no more is free again than was kept back": ofOrders("in-dispute", sql`sum(p.amount_cents) > 0`),
  "a bank decides of no more than it took": ofOrders("chargebacks", sql`sum(p.amount_cents) < 0`),
  "what a bank has of an order it decides of": ofOrders(
    "chargebacks",
    sql`sum(p.amount_cents) > 0 and not exists (
      select from ${paymentAction} c join purchase_order b on b.id = c.order_id
      where b.number = o.number and c.kind = 'chargeback' and c.done_at is null)`,
  ),
  "what is kept back was disputed": sql`
    select o.number as about, sum(-p.amount_cents) as cents
    from ${ledgerEntry} e join ${ledgerPosting} p on p.entry_id = e.id join ${ledgerAccount} a on a.id = p.account_id
    join purchase_order o on o.id = e.order_id
    where a.kind = 'in-dispute'
      and not exists (select from ${dispute} d where d.order_id = o.id)
      and not exists (select from ${paymentAction} c where c.order_id = o.id and c.kind = 'chargeback')
    group by o.number having sum(p.amount_cents) < 0`,
  "no more is paid back than was granted": ofOrders("refunds", sql`sum(p.amount_cents) > 0`),
  "no more is granted back than was paid": sql`
    select o.number as about, m.granted - m.paid as cents
    from (
      select e.order_id,
        coalesce(sum(-p.amount_cents) filter (where ${isGrant}), 0) as granted,
        coalesce(sum(-p.amount_cents) filter (where a.kind = 'buyer-clearing' and p.amount_cents < 0), 0) as paid
      from ${ledgerEntry} e join ${ledgerPosting} p on p.entry_id = e.id join ${ledgerAccount} a on a.id = p.account_id
      where e.order_id is not null group by e.order_id) m
    join purchase_order o on o.id = m.order_id
    where m.granted > m.paid`,
  "a completed order is the sum of its lines, deposits, delivery and tax": sql`
    select o.number as about, o.total_cents - m.cents as cents
    from purchase_order o
    cross join lateral (
      select coalesce(sum((l.quantity - l.canceled_quantity) * (l.price_cents + l.core_cents)), 0)
        + o.delivery_cents + o.tax_cents as cents
      from order_line l where l.order_id = o.id) m
    where o.stage = 'completed' and not o.is_sample and o.total_cents <> m.cents`,
  "what was refunded was granted in the ledger": sql`
    select o.number as about, m.rows - m.granted as cents
    from (
      select order_id, sum(refunded) as rows, sum(granted) as granted
      from (
        select order_id, parts_cents + delivery_cents + tax_cents + core_cents as refunded, 0 as granted from refund
        union all
        select e.order_id, 0, -p.amount_cents
        from ${ledgerEntry} e join ${ledgerPosting} p on p.entry_id = e.id join ${ledgerAccount} a on a.id = p.account_id
        where e.order_id is not null and ${isGrant}) each
      group by order_id) m
    join purchase_order o on o.id = m.order_id
    where m.rows <> m.granted`,
  "an order knows what of it was refunded": sql`
    select o.number as about, o.refunded_cents - coalesce(r.cents, 0) as cents
    from purchase_order o
    left join (
      select order_id, sum(parts_cents + delivery_cents + tax_cents + core_cents) as cents
      from refund group by order_id) r on r.order_id = o.id
    where o.refunded_cents <> coalesce(r.cents, 0)`,
  "a payout is the sum of its lines": sql`
    select p.id::text as about, p.amount_cents - coalesce(l.cents, 0) as cents
    from ${payout} p
    left join (
      select payout_id, sum(amount_cents) as cents from ${payoutLine} group by payout_id) l on l.payout_id = p.id
    where p.seller_id is not null and p.amount_cents <> coalesce(l.cents, 0)`,
  "a line of a payout is what the ledger says": sql`
    select l.payout_id::text as about, l.amount_cents + coalesce(m.cents, 0) as cents
    from ${payoutLine} l
    left join lateral (
      select p.amount_cents as cents from ${ledgerPosting} p join ${ledgerAccount} a on a.id = p.account_id
      where p.entry_id = l.entry_id and a.kind = 'seller-payable' and a.seller_id = l.seller_id) m on true
    where l.amount_cents + coalesce(m.cents, 0) <> 0`,
  "a payout that was paid is in the ledger, and no other": sql`
    select p.id::text as about, m.paid - p.amount_cents as cents
    from ${payout} p
    cross join lateral (
      select coalesce(sum(q.amount_cents) filter (where e.kind = 'payout'), 0) as paid,
        coalesce(sum(-q.amount_cents) filter (where e.kind = 'payout-returned'), 0) as returned
      from ${ledgerEntry} e join ${ledgerPosting} q on q.entry_id = e.id join ${ledgerAccount} a on a.id = q.account_id
      where e.cause in ('payout:' || p.id, 'payout-returned:' || p.id) and a.kind = 'seller-payable') m
    cross join lateral (
      select coalesce(sum(-q.amount_cents), 0) as cents
      from ${paymentAction} r join ${ledgerEntry} e on e.cause = 'payout-recovered:' || r.id
      join ${ledgerPosting} q on q.entry_id = e.id join ${ledgerAccount} a on a.id = q.account_id
      where r.payout_id = p.id and r.kind = 'reverse' and a.kind = 'seller-payable') back
    left join (
      select split_part(e.cause, ':', 2) as id, sum(-q.amount_cents) as cents
      from ${ledgerEntry} e join ${ledgerPosting} q on q.entry_id = e.id join ${ledgerAccount} a on a.id = q.account_id
      where e.kind = 'payout-returned' and e.cause like 'payout-returned:%:%' and a.kind = 'seller-payable'
      group by 1) parts on parts.id = p.id::text
    where p.seller_id is not null
      and (m.paid <> case p.status when 'pending' then 0 else p.amount_cents end
        or m.returned <> case p.status
          when 'returned' then p.amount_cents - back.cents - coalesce(parts.cents, 0) else 0 end
        or coalesce(parts.cents, 0) > case p.status when 'pending' then 0 else p.amount_cents - back.cents end)`,
  "the sums of a week are what was posted": sql`
    select concat_ws(' ', a.kind, s.kind, s.week, a.seller_id) as about,
      coalesce(nullif(sum(s.amount_cents), 0), nullif(sum(s.fee_cents), 0), sum(s.postings)) as cents
    from (
      ${sums(sql`true`)}
      union all
      select p.account_id, p.week, p.kind, -1, -p.amount_cents, -p.fee_cents
      from (${postingsToSum(sql`${ledgerAccount} a join ${ledgerPosting} p on p.account_id = a.id and a.seller_id is not null`)}) p) s
    join ${ledgerAccount} a on a.id = s.account_id
    group by a.kind, s.kind, s.week, a.seller_id
    having sum(s.amount_cents) <> 0 or sum(s.fee_cents) <> 0 or sum(s.postings) <> 0`,
  "what waits for a payout is what no payout has": sql`
    select e.cause as about, -p.amount_cents as cents
    from ${ledgerAccount} a
    join ${ledgerPosting} p on p.account_id = a.id
    join ${ledgerEntry} e on e.id = p.entry_id
    left join purchase_order o on o.id = e.order_id
    left join ${payoutLine} l on l.entry_id = e.id and l.seller_id = a.seller_id
    left join ${ledgerUnpaid} u on u.entry_id = e.id and u.account_id = a.id
    where a.kind = 'seller-payable'
      and (u.entry_id is not null and o.payment is distinct from 'counter') <>
        (l.entry_id is null and e.kind <> 'payout' and o.payment is distinct from 'counter')`,
  "what was sold of a listing is what its orders' lines say": sql`
    select concat_ws(' ', account_id, listing_id) as about, coalesce(nullif(sum(cents), 0), sum(pieces)) as cents
    from (
      select account_id, listing_id, pieces, cents from ${soldPart}
      union all select account_id, listing_id, pieces, cents from ${soldChange}
      union all
      select o.seller_account_id, l.listing_id, l.canceled_quantity - l.quantity,
        (l.canceled_quantity - l.quantity)::bigint * l.price_cents
      from purchase_order o join order_line l on l.order_id = o.id
      where o.stage = 'completed' and not o.is_sample and o.seller_account_id is not null) s
    group by account_id, listing_id having sum(cents) <> 0 or sum(pieces) <> 0`,
  "what the provider takes for a payment is in the ledger": sql`
    select p.id::text as about, coalesce(p.provider_fee_cents, 0) - coalesce(f.cents, 0) as cents
    from ${payment} p
    left join lateral (
      select sum(q.amount_cents) as cents
      from ${ledgerEntry} e join ${ledgerPosting} q on q.entry_id = e.id join ${ledgerAccount} a on a.id = q.account_id
      where e.cause = 'provider-fee:' || p.id and a.kind = 'provider-fees') f on true
    where coalesce(p.provider_fee_cents, 0) <> coalesce(f.cents, 0)`,
  "no number of an invoice is missing": sql`
    select concat_ws(' ', s.kind, s.year, s.seller_id) as about, s.last - coalesce(i.many, 0) as cents
    from ${invoiceSequence} s
    full join (
      select seller_id, year, kind, count(*) as many, max(number) as last
      from ${invoice} group by seller_id, year, kind) i using (seller_id, year, kind)
    where s.last is distinct from i.many or i.last is distinct from i.many`,
  "an invoice is what was sold": sql`
    select o.number as about, i.total_cents - coalesce(s.cents, 0) as cents
    from ${invoice} i
    join purchase_order o on o.id = i.order_id
    left join lateral (
      select sum(p.amount_cents) as cents
      from ${ledgerEntry} e join ${ledgerPosting} p on p.entry_id = e.id join ${ledgerAccount} a on a.id = p.account_id
      where e.order_id = o.id and e.kind = 'sale' and a.kind = 'buyer-clearing') s on true
    where i.kind = 'invoice' and i.total_cents <> coalesce(s.cents, 0)
      and not (s.cents is null and ${isAuthorized})`,
  "a credit note is what was refunded": sql`
    select o.number as about,
      i.total_cents - coalesce(r.parts_cents + r.delivery_cents + r.tax_cents + r.core_cents, 0) as cents
    from ${invoice} i
    join purchase_order o on o.id = i.order_id
    left join refund r on i.cause = 'refund:' || r.id
    where i.kind = 'credit-note'
      and i.total_cents <> coalesce(r.parts_cents + r.delivery_cents + r.tax_cents + r.core_cents, 0)`,
};

function ofOrders(kind: LedgerAccountKind, isBroken: ReturnType<typeof sql>) {
  return sql`
    select o.number as about, sum(p.amount_cents) as cents
    from ${ledgerEntry} e join ${ledgerPosting} p on p.entry_id = e.id join ${ledgerAccount} a on a.id = p.account_id
    join purchase_order o on o.id = e.order_id
    where a.kind = ${kind} group by o.number having ${isBroken}`;
}

/** Where the ledger breaks a rule; at most so many of each. It reads all of it, and takes its time on a connection of its own. */
export async function selectBreaks({ most }: { most: number }): Promise<LedgerBreak[]> {
  const { db, close } = openDatabase(env().DATABASE_URL, {
    ...{ max: 1, statementTimeoutMs: 0, applicationName: "partlane-ledger" },
  });
  try {
    const found: LedgerBreak[] = [];
    for (const [rule, query] of Object.entries(rules)) {
      const { rows } = await db.execute<{ about: string; cents: string }>(
        sql`select * from (${query}) broken order by about limit ${most}`,
      );
      found.push(...rows.map(({ about, cents }) => ({ rule, about, cents: Number(cents) })));
    }
    return found;
  } finally {
    await close();
  }
}

/** For how long it is kept what a check found, in days. */
const keptDays = 90;

/** Keeps how many breaks a check found, and forgets what was found long ago. */
export async function insertCheck(breaks: number): Promise<void> {
  await database().insert(ledgerCheck).values({ breaks });
  await database().execute(
    sql`delete from ${ledgerCheck} where ran_at < now() - ${keptDays} * interval '1 day'`,
  );
}

/** When the ledger was last checked, and how many breaks there were; undefined where it never was. */
export async function selectLastCheck(): Promise<{ ranAt: Date; breaks: number } | undefined> {
  const [row] = await database()
    .select({ ranAt: ledgerCheck.ranAt, breaks: ledgerCheck.breaks })
    .from(ledgerCheck)
    .orderBy(desc(ledgerCheck.ranAt))
    .limit(1);
  return row;
}
