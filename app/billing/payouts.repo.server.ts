import { and, asc, eq, isNotNull, lte, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { database, type Queryable, withTransaction } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import {
  ledgerAccount,
  ledgerEntry,
  ledgerPosting,
  ledgerUnpaid,
  payout,
  payoutLine,
  purchaseOrder,
  seller,
  sellerPaymentAccount,
} from "~/platform/db/schema.server";
import { sellerIdOf } from "~/platform/db/seller-owner.server";

/**
 * What the ledger says of a seller's money that is in no payout: each entry, above zero what the seller gets of it, and
 * whether it can be paid out. It can once its order is completed, and at once where the order costs the seller more than
 * it brings. What was paid at a counter is not the site's to pay. A payout that came back is paid again.
 */
export const freeEntries = (sellerId: string | SQL) => sql`
  select p.entry_id, e.kind, e.order_id, e.created_at, o.completed_at, -p.amount_cents as cents,
    e.order_id is null or o.stage = 'completed'
      or sum(-p.amount_cents) over (partition by e.order_id) < 0 as is_released
  from ${ledgerAccount} a
  join ${ledgerUnpaid} u on u.account_id = a.id
  join ${ledgerPosting} p on p.entry_id = u.entry_id and p.account_id = u.account_id
  join ${ledgerEntry} e on e.id = u.entry_id
  left join ${purchaseOrder} o on o.id = e.order_id
  where a.kind = 'seller-payable' and a.seller_id = (${sellerId})::uuid and a.currency = 'USD'
    and (e.order_id is null or o.payment = 'provider')`;

/**
 * What a seller's money that was not paid out is waiting for, in cents: `ready` for the next payout, with what is kept
 * back of it for disputes, or below zero carried on; of orders that are not completed.
 */
export async function selectSellerMoney(accountId: string) {
  const sellerId = sellerIdOf(accountId);
  const { rows } = await database().execute<Record<string, string>>(sql`
    select coalesce(sum(cents) filter (where is_released), 0) as ready,
      coalesce(sum(cents) filter (where not is_released), 0) as waiting,
      ${sellerId} as seller
    from (${freeEntries(sellerId)}) f`);
  const centsOf = (name: string) => Number(rows[0]?.[name] ?? 0);
  return {
    /** Null where the account has no business. */
    sellerId: rows[0]?.seller ?? null,
    readyCents: centsOf("ready"),
    waitingCents: centsOf("waiting"),
  };
}

/**
 * Sellers that have money in the ledger, and no payout that was due on that day. Those whose account was deleted are
 * among them: what they are owed goes where the provider paid them before.
 */
export async function selectSellersToPay(dueOn: string): Promise<string[]> {
  const { rows } = await database().execute<{ id: string }>(sql`
    select s.id from ${ledgerAccount} a join ${seller} s on s.id = a.seller_id
    where a.kind = 'seller-payable' and a.currency = 'USD'
      and not exists (select from ${payout} p where p.seller_id = s.id and p.due_on = ${dueOn}::date)
    order by s.id`);
  return rows.map(({ id }) => id);
}

interface Batch {
  /** ISO day. */
  dueOn: string;
  /** What was entered and completed before. */
  before: Date;
  /** Orders of which what was taken off counts at once: something of them is kept back, or was. */
  disputed: readonly string[];
}

export const inTransaction = withTransaction;

/**
 * Locks a seller until the transaction ends, so that its payouts are made one after the other; null where there is one
 * for that day. Whose account gets it: null once that was deleted.
 */
export async function lockUnpaid(
  tx: Queryable,
  { sellerId, dueOn }: { sellerId: string; dueOn: string },
): Promise<{ accountId: string | null } | null> {
  const [locked] = await tx
    .select({ accountId: seller.accountId })
    .from(seller)
    .where(eq(seller.id, sellerId))
    .for("no key update");
  if (!locked) return null;
  const [made] = await tx
    .select({ id: payout.id })
    .from(payout)
    .where(and(eq(payout.sellerId, sellerId), eq(payout.dueOn, dueOn)));
  return made ? null : locked;
}

/** What of a seller's money is for a batch, each entry. What is kept back or free again is as soon as it is entered. */
const dueEntries = (sellerId: string, { before, disputed }: Batch) => {
  const until = sql`${before.toISOString()}::timestamptz`;
  const orders = sql`(select jsonb_array_elements_text(${JSON.stringify(disputed)}::jsonb)::uuid)`;
  return sql`
    select entry_id, cents from (${freeEntries(sellerId)}) f
    where is_released and (kind in ('held-back', 'freed')
      or (created_at < ${until} or cents < 0 and order_id in ${orders}) and coalesce(completed_at < ${until}, true))`;
};

/** What a batch has for a seller, in cents. */
export async function selectDue(tx: Queryable, sellerId: string, batch: Batch): Promise<number> {
  const { rows } = await tx.execute<{ cents: string }>(
    sql`select coalesce(sum(cents), 0) as cents from (${dueEntries(sellerId, batch)}) due`,
  );
  return Number(rows[0]?.cents ?? 0);
}

/** Writes a seller's payout with its lines, which sum to it. */
export async function insertPayout(
  tx: Queryable,
  { sellerId, accountId }: { sellerId: string; accountId: string | null },
  batch: Batch,
): Promise<void> {
  await tx.execute(sql`
    with due as (${dueEntries(sellerId, batch)}),
    made as (
      insert into ${payout} (id, account_id, seller_id, amount_cents, due_on)
      select ${newId()}::uuid, ${accountId}::uuid, ${sellerId}::uuid, sum(cents), ${batch.dueOn}::date from due
      returning id)
    insert into ${payoutLine} (payout_id, entry_id, seller_id, amount_cents)
    select made.id, due.entry_id, ${sellerId}::uuid, due.cents from made, due`);
}

const isDue = (today: string) =>
  and(eq(payout.status, "pending"), isNotNull(payout.sellerId), lte(payout.dueOn, today));

/** Where a list of payouts goes on: behind that one. */
export interface PayoutCursor {
  dueOn: string;
  id: string;
}

/** Payouts that are due and not paid, and whose seller can be, those that have waited longest first. */
export function selectPayable({
  after,
  limit,
  today,
}: {
  after?: PayoutCursor;
  limit: number;
  today: string;
}) {
  return database()
    .select({
      ...{ id: payout.id, amountCents: payout.amountCents, dueOn: payout.dueOn },
      accountId: sellerPaymentAccount.providerId,
    })
    .from(payout)
    .innerJoin(
      sellerPaymentAccount,
      and(
        eq(sellerPaymentAccount.sellerId, payout.sellerId),
        eq(sellerPaymentAccount.canBePaid, true),
      ),
    )
    .where(
      and(
        isDue(today),
        after && sql`(${payout.dueOn}, ${payout.id}) > (${after.dueOn}::date, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(payout.dueOn), asc(payout.id))
    .limit(limit);
}

/** Payouts that are due and whose seller cannot be paid: how many, and of how much. */
export async function selectUnpayable(
  today: string,
): Promise<{ payouts: number; amountCents: number }> {
  const [row] = await database()
    .select({
      payouts: sql<number>`count(*)::int`,
      amountCents: sql<string>`coalesce(sum(${payout.amountCents}), 0)`,
    })
    .from(payout)
    .where(
      and(
        isDue(today),
        sql`not exists (select from ${sellerPaymentAccount} a
          where a.seller_id = ${payout.sellerId} and a.can_be_paid)`,
      ),
    );
  return { payouts: row?.payouts ?? 0, amountCents: Number(row?.amountCents ?? 0) };
}

/** A payout of a seller; undefined where there is none of that id. */
export async function selectPayout(on: Queryable, id: string) {
  const [row] = await on
    .select({ status: payout.status, providerId: payout.providerId, sellerId: payout.sellerId })
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

/** What came back of a payout, part by part, in cents, as SQL: none of it is of one that came back whole. */
export const partsReturnedOf = (payoutId: SQLWrapper) => sql`
  select coalesce(sum(part.amount_cents), 0)::int as cents
  from ${ledgerEntry} r join ${ledgerPosting} part on part.entry_id = r.id and part.amount_cents > 0
  where r.kind = 'payout-returned' and split_part(r.cause, ':', 2) = (${payoutId})::text
    and r.cause <> 'payout-returned:' || ${payoutId}`;

/** The same, of one payout. */
export async function selectPartsReturned(tx: Queryable, id: string): Promise<number> {
  const { rows } = await tx.execute<{ cents: number }>(partsReturnedOf(sql`${id}::uuid`));
  return rows[0]?.cents ?? 0;
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
