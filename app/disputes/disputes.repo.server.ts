import { and, asc, desc, eq, isNull, ne, not, notExists, or, type SQL, sql } from "drizzle-orm";
import { database, type Queryable, withTransaction } from "~/platform/db/database.server";
import {
  dispute,
  disputeEntry,
  ledgerEntry,
  orderLine,
  purchaseOrder,
  refund,
  seller,
} from "~/platform/db/schema.server";
import type { DisputeReason } from "~/platform/enums";
import { leftInAll } from "~/refunds/left-in-all.server";
import { comesOfDispute, isLineDisputed, timesOpened } from "./about-line.repo.server";
import type { LeftCents } from "./refund-split";

export const inTransaction = withTransaction;

/** The orders that an account bought or sold. */
const ownOrders = (accountId: string) =>
  and(
    eq(purchaseOrder.isSample, false),
    or(eq(purchaseOrder.buyerAccountId, accountId), eq(purchaseOrder.sellerAccountId, accountId)),
  );

/** Whose disputes are looked at: an account's on either side, or, by support, everybody's. */
export type DisputeReader = { accountId: string } | { support: true };

const readBy = (reader: DisputeReader) =>
  "accountId" in reader ? ownOrders(reader.accountId) : undefined;

const sideOf = (reader: DisputeReader) =>
  "accountId" in reader
    ? sql<
        "buyer" | "seller"
      >`case when ${purchaseOrder.buyerAccountId} = ${reader.accountId}::uuid then 'buyer' else 'seller' end`
    : sql<"support">`'support'`;

const listed = {
  id: dispute.id,
  number: dispute.number,
  orderNumber: purchaseOrder.number,
  lineName: orderLine.name,
  reason: dispute.reason,
  message: dispute.message,
  status: dispute.status,
  outcome: dispute.outcome,
  answerBy: dispute.answerBy,
  createdAt: dispute.createdAt,
};

/** The disputes about one of an account's orders, newest first. */
export function selectDisputes(accountId: string, orderNumber: string, on: Queryable = database()) {
  return on
    .select({ ...listed, lineId: dispute.lineId })
    .from(dispute)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, dispute.orderId))
    .leftJoin(orderLine, eq(orderLine.id, dispute.lineId))
    .where(and(eq(purchaseOrder.number, orderNumber), ownOrders(accountId)))
    .orderBy(desc(dispute.createdAt), desc(dispute.id));
}

/** All disputes that are not closed, or all there are, those that have waited longest for support first. */
export function selectAllDisputes({ isAll, limit }: { isAll: boolean; limit: number }) {
  return database()
    .select({ ...listed, customerName: purchaseOrder.customerName, sellerName: seller.name })
    .from(dispute)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, dispute.orderId))
    .innerJoin(seller, eq(seller.id, purchaseOrder.sellerId))
    .leftJoin(orderLine, eq(orderLine.id, dispute.lineId))
    .where(isAll ? undefined : ne(dispute.status, "closed"))
    .orderBy(
      sql`${dispute.status} = 'closed'`,
      sql`${dispute.escalatedAt} asc nulls last`,
      asc(dispute.createdAt),
    )
    .limit(limit);
}

/** One dispute with its order, as its reader may see it; no row where it is none of theirs. */
export async function selectDispute(
  reader: DisputeReader,
  number: string,
  on: Queryable = database(),
) {
  const [row] = await on
    .select({
      ...listed,
      lineId: dispute.lineId,
      escalatedAt: dispute.escalatedAt,
      closedAt: dispute.closedAt,
      orderId: purchaseOrder.id,
      stage: purchaseOrder.stage,
      payment: purchaseOrder.payment,
      customerName: purchaseOrder.customerName,
      sellerName: seller.name,
      side: sideOf(reader),
    })
    .from(dispute)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, dispute.orderId))
    .innerJoin(seller, eq(seller.id, purchaseOrder.sellerId))
    .leftJoin(orderLine, eq(orderLine.id, dispute.lineId))
    .where(and(eq(dispute.number, number), readBy(reader)));
  return row;
}

/** What was said, offered and decided in a dispute, the first first. */
export function selectEntries(disputeId: string, on: Queryable = database()) {
  return on
    .select({
      id: disputeEntry.id,
      by: disputeEntry.by,
      supporter: disputeEntry.supporter,
      kind: disputeEntry.kind,
      text: disputeEntry.text,
      amountCents: disputeEntry.amountCents,
      offerId: disputeEntry.offerId,
      createdAt: disputeEntry.createdAt,
    })
    .from(disputeEntry)
    .where(eq(disputeEntry.disputeId, disputeId))
    .orderBy(asc(disputeEntry.createdAt), asc(disputeEntry.id));
}

/** How many pieces of a line are in its order still: none that were canceled, before or after they were paid for. */
const leftPieces = sql<number>`(${orderLine.quantity} - ${orderLine.canceledQuantity} - ${orderLine.calledOffQuantity})`;

/** What a dispute is about, as it was sold: its line, or all lines of its order. */
export function selectSoldLines(of: { orderId: string; lineId: string | null }) {
  return database()
    .select({
      id: orderLine.id,
      listingId: orderLine.listingId,
      name: orderLine.name,
      partNumber: orderLine.partNumber,
      condition: orderLine.condition,
      grade: orderLine.grade,
      quantity: leftPieces,
      priceCents: orderLine.priceCents,
      coreCents: orderLine.coreCents,
      photoHashes: orderLine.photoHashes,
      vehicle: orderLine.vehicle,
      verdict: orderLine.verdict,
      fitStatement: orderLine.fitStatement,
    })
    .from(orderLine)
    .where(
      and(eq(orderLine.orderId, of.orderId), of.lineId ? eq(orderLine.id, of.lineId) : undefined),
    )
    .orderBy(asc(orderLine.position));
}

const ofLine = { orderId: orderLine.orderId, lineId: orderLine.id };

/** A line of an order of which nothing is disputed now, and some was not canceled. */
const disputable = and(sql`${leftPieces} > 0`, not(isLineDisputed(ofLine)));

/** One of an account's purchases with its lines, in the order of the cart: what can be disputed of it. */
export function selectDisputable(
  of: { accountId: string; orderNumber: string },
  on: Queryable = database(),
) {
  return on
    .select({
      orderId: purchaseOrder.id,
      stage: purchaseOrder.stage,
      lineId: orderLine.id,
      name: orderLine.name,
      quantity: orderLine.quantity,
      vehicle: orderLine.vehicle,
      verdict: orderLine.verdict,
      fitStatement: orderLine.fitStatement,
      isDisputable: sql<boolean>`${disputable}`,
      timesOpened: timesOpened(ofLine),
      isCanceled: sql<boolean>`${leftPieces} = 0`,
    })
    .from(purchaseOrder)
    .innerJoin(orderLine, eq(orderLine.orderId, purchaseOrder.id))
    .where(
      and(
        eq(purchaseOrder.number, of.orderNumber),
        eq(purchaseOrder.buyerAccountId, of.accountId),
        eq(purchaseOrder.isSample, false),
      ),
    )
    .orderBy(asc(orderLine.position));
}

/** Locks one of an account's purchases until the transaction ends. */
export async function lockPurchase(
  tx: Queryable,
  of: { accountId: string; orderNumber: string },
): Promise<void> {
  await tx.execute(sql`
    select from ${purchaseOrder} where number = ${of.orderNumber} and buyer_account_id = ${of.accountId}::uuid
    for no key update`);
}

/**
 * Locks the order of a dispute until the transaction ends: whatever is done about a dispute, and every refund, waits for
 * it, so that none is decided by what is no longer so.
 */
export async function lockDisputedOrder(tx: Queryable, number: string): Promise<void> {
  await tx.execute(sql`
    select from ${purchaseOrder} where id = (select order_id from ${dispute} d where d.number = ${number})
    for no key update`);
}

export interface NewDispute {
  id: string;
  orderId: string;
  /** Null for all of the order. */
  lineId: string | null;
  accountId: string;
  reason: DisputeReason;
  message: string;
  answerBy: Date;
}

/** Writes a dispute; its number. */
export async function insertDispute(tx: Queryable, opened: NewDispute): Promise<string> {
  const [row] = await tx
    .insert(dispute)
    .values({ ...opened, createdAt: sql`clock_timestamp()` })
    .returning({ number: dispute.number });
  if (!row) throw new Error("The dispute was not written.");
  return row.number;
}

export type NewEntry = typeof disputeEntry.$inferInsert & { id: string };

/** Adds to a dispute. */
export async function insertEntry(tx: Queryable, entry: NewEntry): Promise<void> {
  await tx.insert(disputeEntry).values({ ...entry, createdAt: sql`clock_timestamp()` });
}

/** What is written under an id, if anything is; whichever dispute it belongs to. */
export async function selectEntry(tx: Queryable, id: string) {
  const [row] = await tx
    .select({
      disputeId: disputeEntry.disputeId,
      by: disputeEntry.by,
      kind: disputeEntry.kind,
      text: disputeEntry.text,
      amountCents: disputeEntry.amountCents,
    })
    .from(disputeEntry)
    .where(eq(disputeEntry.id, id));
  return row;
}

/** Notes how a dispute is from now on. */
export async function updateDispute(
  tx: Queryable,
  id: string,
  { status, outcome }: Pick<typeof dispute.$inferInsert, "status" | "outcome">,
): Promise<void> {
  const at = sql`clock_timestamp()`;
  await tx
    .update(dispute)
    .set({ status, outcome, ...(status === "closed" ? { closedAt: at } : { escalatedAt: at }) })
    .where(eq(dispute.id, id));
}

/** Numbers of open disputes whose seller had its time and said nothing, those that are due longest first. */
export async function selectOverdue(limit: number): Promise<string[]> {
  const answered = sql`(select from ${disputeEntry} e where e.dispute_id = ${dispute.id} and e."by" = 'seller')`;
  const rows = await database()
    .select({ number: dispute.number })
    .from(dispute)
    .where(
      and(
        eq(dispute.status, "open"),
        sql`${dispute.answerBy} <= clock_timestamp()`,
        notExists(answered),
      ),
    )
    .orderBy(asc(dispute.answerBy))
    .limit(limit);
  return rows.map(({ number }) => number);
}

/** Numbers of an order's disputes that are not closed; with a line of those about it alone, or about all of the order. */
export async function selectOpenNumbers(
  orderId: string,
  on: Queryable = database(),
  { lineId = null }: { lineId?: string | null } = {},
): Promise<string[]> {
  const rows = await on
    .select({ number: dispute.number })
    .from(dispute)
    .where(
      and(
        eq(dispute.orderId, orderId),
        ne(dispute.status, "closed"),
        lineId === null ? undefined : or(isNull(dispute.lineId), eq(dispute.lineId, lineId)),
      ),
    );
  return rows.map(({ number }) => number);
}

/**
 * What is left to be refunded of what disputes are about, a row each. Of a line among others its share of the tax, and
 * nothing of the delivery, which was made for the rest too.
 */
const leftByKind = (which: SQL) => sql`
  select d.id, o.seller_id, o.in_all,
    greatest(0, least(o.parts - r.parts, case when w.is_whole then o.parts - r.parts else l.parts - rl.parts end))::int as parts,
    greatest(0, case when w.is_whole or o.parts = 0 then o.tax - r.tax
      else least(o.tax - r.tax, round(o.tax * l.parts / o.parts::numeric) - rl.tax) end)::int as tax,
    (case when w.is_whole then greatest(0, o.delivery - r.delivery) else 0 end)::int as delivery
  from ${dispute} d
  join lateral (
    select id, seller_id, total_cents - core_cents - delivery_cents - tax_cents as parts, tax_cents as tax,
      delivery_cents as delivery, ${leftInAll(purchaseOrder)} as in_all
    from ${purchaseOrder} where id = d.order_id
  ) o on true
  left join lateral (
    select (quantity - canceled_quantity) * price_cents as parts from ${orderLine} where id = d.line_id
  ) l on true
  cross join lateral (
    select d.line_id is null or not exists (
      select from ${orderLine} x where x.order_id = d.order_id and x.id <> d.line_id
        and x.quantity > x.canceled_quantity + x.called_off_quantity
    ) as is_whole
  ) w
  cross join lateral (
    select coalesce(sum(parts_cents), 0) as parts, coalesce(sum(tax_cents), 0) as tax,
      coalesce(sum(delivery_cents), 0) as delivery
    from ${refund} where order_id = d.order_id
  ) r
  cross join lateral (
    select coalesce(sum(parts_cents), 0) as parts, coalesce(sum(tax_cents), 0) as tax
    from ${refund} where line_id = d.line_id
  ) rl
  where ${which}`;

/** The same, and of all kinds together no more than the buyer does not have yet: parts first, then tax and delivery. */
const leftOf = (which: SQL) => sql`
  select x.id, x.seller_id, p.parts, t.tax, least(x.delivery, x.in_all - p.parts - t.tax) as delivery
  from (${leftByKind(which)}) x
  cross join lateral (select least(x.parts, x.in_all) as parts) p
  cross join lateral (select least(x.tax, x.in_all - p.parts) as tax) t`;

/** What a dispute can still give back. */
export async function selectLeft(
  disputeId: string,
  on: Queryable = database(),
): Promise<LeftCents> {
  const { rows } = await on.execute<{ parts: number; tax: number; delivery: number }>(
    leftOf(sql`d.id = ${disputeId}::uuid`),
  );
  const [row] = rows;
  return {
    ...{ partsCents: row?.parts ?? 0, taxCents: row?.tax ?? 0 },
    deliveryCents: row?.delivery ?? 0,
  };
}

/** What a seller was paid, or is to be, for what open disputes are about, and was not refunded. */
export async function selectFrozenCents(
  sellerId: string,
  on: Queryable = database(),
): Promise<number> {
  const { rows } = await on.execute<{ cents: number }>(sql`
    select coalesce(sum(x.parts + x.delivery), 0)::int as cents
    from (${leftOf(sql`d.status <> 'closed' and o.seller_id = ${sellerId}::uuid
      and exists (select from ${ledgerEntry} e where e.cause = 'sale:' || o.id)`)}) x`);
  return rows[0]?.cents ?? 0;
}

/** What was refunded by a dispute, before and after it was closed; null for nothing. */
export async function selectRefunded(disputeId: string): Promise<number | null> {
  const [row] = await database()
    .select({
      cents: sql<
        number | null
      >`sum(${refund.partsCents} + ${refund.deliveryCents} + ${refund.taxCents} + ${refund.coreCents})::int`,
    })
    .from(dispute)
    .innerJoin(refund, eq(refund.orderId, dispute.orderId))
    .where(and(eq(dispute.id, disputeId), comesOfDispute(refund.cause, dispute.id)));
  return row?.cents ?? null;
}

/** What was refunded of an order so far, the first first. */
export function selectRefunds(orderId: string) {
  return database()
    .select({
      lineName: orderLine.name,
      cents: sql<number>`${refund.partsCents} + ${refund.deliveryCents} + ${refund.taxCents} + ${refund.coreCents}`,
      why: refund.why,
      by: refund.by,
      createdAt: refund.createdAt,
    })
    .from(refund)
    .leftJoin(orderLine, eq(orderLine.id, refund.lineId))
    .where(eq(refund.orderId, orderId))
    .orderBy(asc(refund.createdAt), asc(refund.id));
}
