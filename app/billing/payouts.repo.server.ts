import { and, asc, eq, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import { database, type Queryable, withTransaction } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import {
  dispute,
  ledgerAccount,
  ledgerEntry,
  ledgerPosting,
  payout,
  payoutLine,
  purchaseOrder,
  seller,
} from "~/platform/db/schema.server";
import { sellerIdOf } from "~/platform/db/seller-owner.server";

/**
 * What the ledger says of a seller's money that is in no payout: each entry, above zero what the seller gets of it, and
 * whether it can be paid out. It can once its order is completed, and at once where the order costs the seller more than
 * it brings; not while the order is in dispute. What was paid at a counter is not the site's to pay. A payout that came
 * back is paid again.
 */
const freeEntries = (sellerId: string | SQL) => sql`
  select p.entry_id, e.kind, e.created_at, o.completed_at, -p.amount_cents as cents,
    e.order_id is null or o.stage = 'completed'
      or sum(-p.amount_cents) over (partition by e.order_id) < 0 as is_released,
    exists (select from ${dispute} d where d.order_id = e.order_id and d.status <> 'closed') as is_frozen
  from ${ledgerAccount} a
  join ${ledgerPosting} p on p.account_id = a.id
  join ${ledgerEntry} e on e.id = p.entry_id
  left join ${purchaseOrder} o on o.id = e.order_id
  where a.kind = 'seller-payable' and a.seller_id = (${sellerId})::uuid and a.currency = 'USD'
    and e.kind <> 'payout' and (e.order_id is null or o.payment = 'provider')
    and not exists (select from ${payoutLine} l where l.entry_id = p.entry_id and l.seller_id = a.seller_id)`;

/**
 * What a seller's money that was not paid out is waiting for, and what was, in cents: `ready` for the next payout, or
 * below zero carried on; in dispute; of orders that are not completed.
 */
export async function selectSellerMoney(accountId: string) {
  const sellerId = sellerIdOf(accountId);
  const { rows } = await database().execute<Record<string, string>>(sql`
    select coalesce(sum(cents) filter (where is_released and not is_frozen), 0) as ready,
      coalesce(sum(cents) filter (where is_released and is_frozen), 0) as frozen,
      coalesce(sum(cents) filter (where not is_released), 0) as waiting,
      (select coalesce(sum(p.amount_cents), 0) from ${ledgerAccount} a
        join ${ledgerPosting} p on p.account_id = a.id join ${ledgerEntry} e on e.id = p.entry_id
        where a.kind = 'seller-payable' and a.seller_id = ${sellerId} and a.currency = 'USD'
          and e.kind in ('payout', 'payout-returned')) as paid
    from (${freeEntries(sellerId)}) f`);
  const centsOf = (name: string) => Number(rows[0]?.[name] ?? 0);
  return {
    readyCents: centsOf("ready"),
    frozenCents: centsOf("frozen"),
    waitingCents: centsOf("waiting"),
    paidCents: centsOf("paid"),
  };
}

/** Sellers with an account that have money in the ledger, and no payout that was due on that day. */
export async function selectSellersToPay(dueOn: string): Promise<string[]> {
  const { rows } = await database().execute<{ id: string }>(sql`
    select s.id from ${ledgerAccount} a join ${seller} s on s.id = a.seller_id
    where a.kind = 'seller-payable' and a.currency = 'USD' and s.account_id is not null
      and not exists (select from ${payout} p where p.seller_id = s.id and p.due_on = ${dueOn}::date)
    order by s.id`);
  return rows.map(({ id }) => id);
}

interface Batch {
  /** ISO day. */
  dueOn: string;
  /** What was entered and completed before. */
  before: Date;
  minimumCents: number;
}

/**
 * Writes a seller's payout with its lines, which sum to it; whether there was enough for one. There is one for each day,
 * whoever tries at the same time.
 */
export function insertPayout(
  sellerId: string,
  { dueOn, before, minimumCents }: Batch,
): Promise<boolean> {
  const until = sql`${before.toISOString()}::timestamptz`;
  const write = async (tx: Queryable) => {
    const [locked] = await tx
      .select({ accountId: seller.accountId })
      .from(seller)
      .where(eq(seller.id, sellerId))
      .for("no key update");
    if (!locked) return false;
    const made = await tx.execute(sql`
      with free as (
        select entry_id, cents from (${freeEntries(sellerId)}) f
        where is_released and not is_frozen and created_at < ${until}
          and coalesce(completed_at < ${until}, true)),
      made as (
        insert into ${payout} (id, account_id, seller_id, amount_cents, due_on)
        select ${newId()}::uuid, ${locked.accountId}::uuid, ${sellerId}::uuid, sum(cents), ${dueOn}::date from free
        where not exists (
          select from ${payout} p where p.seller_id = ${sellerId}::uuid and p.due_on = ${dueOn}::date)
        having sum(cents) >= ${minimumCents}
        returning id)
      insert into ${payoutLine} (payout_id, entry_id, seller_id, amount_cents)
      select made.id, free.entry_id, ${sellerId}::uuid, free.cents from made, free`);
    return (made.rowCount ?? 0) > 0;
  };
  return withTransaction(write, { isIdempotent: true });
}

/** Payouts that are due and not paid, those that have waited longest first. */
export function selectPending(limit: number, today: string) {
  return database()
    .select({
      id: payout.id,
      sellerId: sql<string>`${payout.sellerId}`,
      amountCents: payout.amountCents,
      dueOn: payout.dueOn,
    })
    .from(payout)
    .where(and(eq(payout.status, "pending"), isNotNull(payout.sellerId), lte(payout.dueOn, today)))
    .orderBy(asc(payout.dueOn), asc(payout.id))
    .limit(limit);
}

/** A payout of a seller; undefined where there is none of that id. */
export async function selectPayout(on: Queryable, id: string) {
  const [row] = await on
    .select({ status: payout.status, providerId: payout.providerId })
    .from(payout)
    .where(and(eq(payout.id, id), isNotNull(payout.sellerId)));
  return row;
}

/** Notes that a pending payout was paid; whose it is and how much, or undefined where it was not pending. */
export async function updatePaid(tx: Queryable, id: string, providerId: string) {
  const [row] = await tx
    .update(payout)
    .set({ status: "paid", paidAt: sql`now()`, providerId })
    .where(and(eq(payout.id, id), eq(payout.status, "pending"), isNotNull(payout.sellerId)))
    .returning({ sellerId: payout.sellerId, amountCents: payout.amountCents });
  return row;
}

/** Notes that a payout came back; whose it is and how much, or undefined where it was not paid. */
export async function updateReturned(tx: Queryable, id: string) {
  const [row] = await tx
    .update(payout)
    .set({ status: "returned" })
    .where(and(eq(payout.id, id), eq(payout.status, "paid"), isNotNull(payout.sellerId)))
    .returning({ sellerId: payout.sellerId, amountCents: payout.amountCents });
  return row;
}
