import { and, desc, eq, gte, type SQL, sql } from "drizzle-orm";
import { database } from "~/platform/db/database.server";
import {
  account,
  orderLine,
  purchaseOrder,
  soldChange,
  soldPart,
} from "~/platform/db/schema.server";
import { sampleSales } from "./order-owner.repo.server";

/** A sum of cents, which outgrows PostgreSQL's integer long before JavaScript's. */
const cents = (sum: SQL) => sql<number>`${sum}::bigint`.mapWith(Number);

/** Sample sales per week (ISO Monday, UTC) since `from`, in cents; weeks without a sale are absent. */
export async function selectSampleWeeks(from: Date) {
  const week = sql<string>`to_char(date_trunc('week', ${purchaseOrder.placedAt} at time zone 'UTC'), 'YYYY-MM-DD')`;
  return database()
    .select({
      week,
      totalCents: cents(sql`sum(${purchaseOrder.totalCents})`),
      orders: sql<number>`count(*)::int`,
    })
    .from(purchaseOrder)
    .where(and(sampleSales(), gte(purchaseOrder.placedAt, from)))
    .groupBy(week)
    .orderBy(week);
}

/**
 * Sum and number of all sample sales, how many wait to be shipped and the number of the one that has waited
 * longest, and when the newest was placed.
 */
export async function selectSampleTotals() {
  const waiting = sql`filter (where ${purchaseOrder.status} = 'processing')`;
  const numbers = sql`array_agg(${purchaseOrder.number} order by ${purchaseOrder.placedAt}, ${purchaseOrder.number})`;
  const [row] = await database()
    .select({
      totalCents: cents(sql`coalesce(sum(${purchaseOrder.totalCents}), 0)`),
      orders: sql<number>`count(*)::int`,
      toShip: sql<number>`(count(*) ${waiting})::int`,
      nextToShip: sql<string | null>`(${numbers} ${waiting})[1]`,
      newest: sql<Date | null>`max(${purchaseOrder.placedAt})`.mapWith(purchaseOrder.placedAt),
    })
    .from(purchaseOrder)
    .where(sampleSales());
  return row ?? { totalCents: 0, orders: 0, toShip: 0, nextToShip: null, newest: null };
}

/** What of an account's sales has not come to its buyers yet. */
export const openSalesOf = (accountId: string) => sql`
  select count(*)::int as open, (count(*) filter (where status = 'processing'))::int as to_ship,
    (array_agg(number order by placed_at, number) filter (where status = 'processing'))[1] as next
  from ${purchaseOrder}
  where seller_account_id = ${accountId}::uuid and not is_sample
    and stage in ('placed', 'accepted', 'ready', 'shipped', 'delivered')`;

/**
 * How many of an account's sales have not come to their buyers yet, how many wait to be shipped, and the number of the one
 * that has waited longest: what it sold in all is the ledger's to say.
 */
export async function selectOpenSales(accountId: string) {
  const { rows } = await database().execute<{ open: number; to_ship: number; next: string | null }>(
    openSalesOf(accountId),
  );
  const [row] = rows;
  return { open: row?.open ?? 0, toShip: row?.to_ship ?? 0, nextToShip: row?.next ?? null };
}

export interface BestSeller {
  /** As it was last sold. */
  partName: string;
  partNumber: string;
  pieces: number;
  totalCents: number;
}

/** What sold best of the samples, by income. */
export function selectBestSamples(limit: number): Promise<BestSeller[]> {
  const pieces = sql`${orderLine.quantity} - ${orderLine.canceledQuantity}`;
  const totalCents = cents(sql`sum((${pieces}) * ${orderLine.priceCents})`);
  return database()
    .select({
      partName: sql<string>`(array_agg(${orderLine.name} order by ${purchaseOrder.placedAt} desc))[1]`,
      partNumber: sql<string>`(array_agg(${orderLine.partNumber} order by ${purchaseOrder.placedAt} desc))[1]`,
      pieces: sql<number>`sum(${pieces})::int`,
      totalCents,
    })
    .from(purchaseOrder)
    .innerJoin(orderLine, eq(orderLine.orderId, purchaseOrder.id))
    .where(sampleSales())
    .groupBy(orderLine.listingId)
    .orderBy(desc(totalCents))
    .limit(limit);
}

/**
 * What an account sold best, by income, of orders whose buyers have the parts: the best of what is summed, but for what
 * has changed since, and of that each with what is summed. Both as of the same moment, in one statement.
 */
export async function selectBestSellers(accountId: string, limit: number): Promise<BestSeller[]> {
  const { rows } = await database().execute<{
    name: string;
    part_number: string;
    pieces: string;
    cents: string;
  }>(sql`
    with changed as (
      select listing_id, sum(pieces) as pieces, sum(cents) as cents, max(sold_at) as sold_at,
        (array_agg(line_id order by sold_at desc, id desc))[1] as line_id
      from ${soldChange} where account_id = ${accountId}::uuid group by listing_id),
    best as (
      (select listing_id, pieces, cents, line_id from ${soldPart}
        where account_id = ${accountId}::uuid and listing_id not in (select listing_id from changed)
        order by cents desc limit ${limit})
      union all
      select c.listing_id, c.pieces + coalesce(p.pieces, 0), c.cents + coalesce(p.cents, 0),
        case when p.sold_at > c.sold_at then p.line_id else c.line_id end
      from changed c
      left join ${soldPart} p on p.account_id = ${accountId}::uuid and p.listing_id = c.listing_id)
    select l.name, l.part_number, b.pieces, b.cents
    from (select * from best where pieces > 0 order by cents desc, listing_id limit ${limit}) b
    join ${orderLine} l on l.id = b.line_id
    order by b.cents desc, b.listing_id`);
  return rows.map((row) => ({
    ...{ partName: row.name, partNumber: row.part_number },
    ...{ pieces: Number(row.pieces), totalCents: Number(row.cents) },
  }));
}

/**
 * Adds so many changes of what was sold to the sums, each once: what another takes is left to it, and what goes with its
 * account. How many there were.
 */
export async function sumChanges(limit: number): Promise<number> {
  const { rows } = await database().execute<{ many: number }>(sql`
    with taken as (
      select c.id from ${soldChange} c join ${account} a on a.id = c.account_id
      order by c.id limit ${limit} for key share of a skip locked for update of c skip locked),
    gone as (delete from ${soldChange} c using taken t where c.id = t.id returning c.*),
    summed as (
      insert into ${soldPart} as s (account_id, listing_id, pieces, cents, line_id, sold_at)
      select account_id, listing_id, sum(pieces), sum(cents),
        (array_agg(line_id order by sold_at desc, id desc))[1], max(sold_at)
      from gone group by account_id, listing_id order by account_id, listing_id
      on conflict (account_id, listing_id) do update set
        pieces = s.pieces + excluded.pieces, cents = s.cents + excluded.cents,
        line_id = case when excluded.sold_at >= s.sold_at then excluded.line_id else s.line_id end,
        sold_at = greatest(s.sold_at, excluded.sold_at))
    select count(*)::int as many from gone`);
  return rows[0]?.many ?? 0;
}

/** Gives the room of the changes that were summed to the next ones. */
export async function tidyChanges(): Promise<void> {
  await database().execute(sql`vacuum (skip_locked, truncate off) ${soldChange}`);
}
