import { sql } from "drizzle-orm";
import { database, type Queryable } from "~/platform/db/database.server";
import {
  dispute,
  ledgerAccount,
  ledgerEntry,
  ledgerPosting,
  paymentAction,
  payoutLine,
  purchaseOrder,
  refund,
} from "~/platform/db/schema.server";

/** A completed order that is disputed, or that something is kept back of; all in cents. */
export interface DisputedOrder {
  orderId: string;
  /** Those that are open. */
  disputeIds: string[];
  /** What is asked for of it at a bank that has not decided. */
  bankCents: number;
  /** What its parts were sold for, the fee of them, and what of them was refunded. */
  soldCents: number;
  feeCents: number;
  refundedCents: number;
  /** What is kept back of it. */
  heldCents: number;
  /** What of its sale is not paid out, with what is kept back. */
  hereCents: number;
}

/** A seller's completed orders that were paid through the site and are disputed, or that something is kept back of. */
export async function selectDisputedOrders(
  sellerId: string,
  before = new Date("9999-01-01T00:00:00Z"),
  on: Queryable = database(),
): Promise<DisputedOrder[]> {
  const until = sql`${before.toISOString()}::timestamptz`;
  // What is taken off counts at once, so that what is free again never runs ahead of it.
  const { rows } = await on.execute<Record<string, string> & { disputes: string[] }>(sql`
    with held as (
      select e.order_id, -sum(p.amount_cents) as cents
      from ${ledgerAccount} a
      join ${ledgerPosting} p on p.account_id = a.id
      join ${ledgerEntry} e on e.id = p.entry_id
      where a.kind = 'in-dispute' and a.seller_id = ${sellerId}::uuid and a.currency = 'USD' and e.order_id is not null
      group by e.order_id having sum(p.amount_cents) <> 0),
    asked as (
      select d.order_id from ${dispute} d where d.status <> 'closed'
      union select a.order_id from ${paymentAction} a where a.kind = 'chargeback' and a.done_at is null
      union select order_id from held)
    select o.id,
      array(select d.id from ${dispute} d where d.order_id = o.id and d.status <> 'closed') as disputes,
      (select coalesce(sum(a.amount_cents), 0) from ${paymentAction} a
        where a.order_id = o.id and a.kind = 'chargeback' and a.done_at is null) as bank,
      o.total_cents - o.core_cents - o.delivery_cents - o.tax_cents as sold,
      (select coalesce(sum(-p.amount_cents), 0) from ${ledgerEntry} e
        join ${ledgerPosting} p on p.entry_id = e.id join ${ledgerAccount} a on a.id = p.account_id
        where e.cause = 'sale:' || o.id and a.kind = 'fees') as fee,
      (select coalesce(sum(parts_cents), 0) from ${refund} r where r.order_id = o.id) as refunded,
      coalesce(h.cents, 0) as held,
      coalesce(h.cents, 0) + (
        select coalesce(-sum(p.amount_cents), 0)
        from ${ledgerEntry} e
        join ${ledgerPosting} p on p.entry_id = e.id
        join ${ledgerAccount} a on a.id = p.account_id
        where e.order_id = o.id and a.kind = 'seller-payable' and a.seller_id = o.seller_id and a.currency = 'USD'
          and e.kind in ('sale', 'delivery-earned', 'refund', 'chargeback', 'payout-recovered', 'held-back', 'freed')
          and (e.created_at < ${until} or p.amount_cents > 0)
          and not exists (select from ${payoutLine} l where l.entry_id = e.id and l.seller_id = o.seller_id)) as here
    from asked
    join ${purchaseOrder} o on o.id = asked.order_id
    left join held h on h.order_id = o.id
    where o.seller_id = ${sellerId}::uuid and o.payment = 'provider' and o.stage = 'completed'
      and o.completed_at < ${until}
    order by o.id`);
  return rows.map(({ id = "", disputes, ...row }) => ({
    ...{ orderId: id, disputeIds: disputes, bankCents: Number(row.bank) },
    ...{ soldCents: Number(row.sold), feeCents: Number(row.fee) },
    ...{ refundedCents: Number(row.refunded), heldCents: Number(row.held) },
    hereCents: Number(row.here),
  }));
}
