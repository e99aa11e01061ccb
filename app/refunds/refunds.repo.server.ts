import { and, asc, eq, gte, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { database, type Queryable, withTransaction } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import {
  dispute,
  orderLine,
  payment,
  paymentAction,
  purchaseOrder,
  refund,
  seller,
} from "~/platform/db/schema.server";
import type { OrderParty, PaymentWay } from "~/platform/enums";
import { takenByBanks } from "./left-in-all.repo.server";
import type { RefundAmounts } from "./refund-amounts";
import { mostDenials } from "./refund-limits";

export const inTransaction = withTransaction;

const now = sql`clock_timestamp()`;

/** An order's money, locked until the transaction ends. */
export interface LockedOrder {
  sellerId: string;
  number: string;
  payment: PaymentWay;
  /** What was paid, and what of it was granted back. */
  paid: RefundAmounts;
  refunded: RefundAmounts;
  /** Whether a bank is asked to take its payment back, and what banks took of it, in cents. */
  isChargedBack: boolean;
  takenCents: number;
}

const sums = (of: SQL) => sql`
  select coalesce(sum(parts_cents), 0)::int as parts, coalesce(sum(delivery_cents), 0)::int as delivery,
    coalesce(sum(tax_cents), 0)::int as tax, coalesce(sum(core_cents), 0)::int as core
  from ${refund} where ${of}`;

/** Locks an order, so that what is decided by what was refunded of it still holds when that is written. */
export async function lockOrder(tx: Queryable, orderId: string): Promise<LockedOrder | undefined> {
  const { rows: locked } = await tx.execute<{
    seller_id: string;
    number: string;
    payment: PaymentWay;
    parts: number;
    delivery: number;
    tax: number;
    core: number;
  }>(sql`
    select seller_id, number, payment, total_cents - core_cents - delivery_cents - tax_cents as parts,
      delivery_cents as delivery, tax_cents as tax, core_cents as core
    from ${purchaseOrder} where id = ${orderId}::uuid for no key update`);
  const [order] = locked;
  if (!order) return undefined;
  // Asked for behind the lock: what was written before it is seen.
  const { rows } = await tx.execute<Sums>(sums(eq(refund.orderId, orderId)));
  return {
    ...{ sellerId: order.seller_id, number: order.number, payment: order.payment },
    ...{ paid: amountsOf(order), refunded: amountsOf(rows[0]) },
    ...(await selectChargebacks(tx, orderId)),
  };
}

/** One that is open is of all orders of its payment: whose it will be is not known for sure. */
async function selectChargebacks(
  tx: Queryable,
  orderId: string,
): Promise<Pick<LockedOrder, "isChargedBack" | "takenCents">> {
  const { rows } = await tx.execute<{ is_open: boolean; taken: number }>(sql`
    select ${takenByBanks(sql`o.id`)} as taken, exists (
      select from ${payment} p
      join ${paymentAction} a on a.payment_id = p.id and a.kind = 'chargeback' and a.done_at is null
      where p.checkout_id = o.checkout_id and o.payment = 'provider') as is_open
    from ${purchaseOrder} o where o.id = ${orderId}::uuid`);
  return { isChargedBack: rows[0]?.is_open ?? false, takenCents: rows[0]?.taken ?? 0 };
}

type Sums = { parts: number; delivery: number; tax: number; core: number };

const amountsOf = (row?: Sums): RefundAmounts => ({
  ...{ partsCents: row?.parts ?? 0, deliveryCents: row?.delivery ?? 0 },
  ...{ taxCents: row?.tax ?? 0, coreCents: row?.core ?? 0 },
});

/** What a line of an order was sold for, without pieces that were canceled, and what of it was granted back. */
export async function selectLineMoney(
  tx: Queryable,
  of: { orderId: string; lineId: string },
): Promise<{ paid: RefundAmounts; refunded: RefundAmounts } | undefined> {
  const { rows: lines } = await tx.execute<{ parts: number; core: number }>(sql`
    select (quantity - canceled_quantity) * price_cents as parts, (quantity - canceled_quantity) * core_cents as core
    from ${orderLine} where id = ${of.lineId}::uuid and order_id = ${of.orderId}::uuid`);
  const [line] = lines;
  if (!line) return undefined;
  const { rows } = await tx.execute<Sums>(sums(eq(refund.lineId, of.lineId)));
  return { paid: amountsOf({ ...line, delivery: 0, tax: 0 }), refunded: amountsOf(rows[0]) };
}

/** Whether a dispute about a line, or about all of its order, is open. */
export async function hasOpenDispute(
  tx: Queryable,
  { orderId, lineId }: { orderId: string; lineId: string | null },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from ${dispute} where order_id = ${orderId}::uuid and status <> 'closed'
      and (line_id is null or ${lineId}::uuid is null or line_id = ${lineId}::uuid) limit 1`);
  return rows.length > 0;
}

/** The refund of a cause, if it was granted already. */
export async function selectRefundOf(
  tx: Queryable,
  of: { orderId: string; cause: string },
): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: refund.id })
    .from(refund)
    .where(and(eq(refund.cause, of.cause), eq(refund.orderId, of.orderId)));
  return row?.id;
}

/** A refund that is to be written. */
export interface NewRefund extends RefundAmounts {
  orderId: string;
  lineId: string | null;
  cause: string;
  by: OrderParty;
  why: string;
}

/** Writes a refund, and adds it to what was granted back of its order; the database refuses more than was paid. */
export async function insertRefund(tx: Queryable, granted: NewRefund): Promise<string> {
  const id = newId();
  const { partsCents, deliveryCents, taxCents, coreCents } = granted;
  await tx.insert(refund).values({ id, ...granted });
  await tx
    .update(purchaseOrder)
    .set({
      refundedCents: sql`${purchaseOrder.refundedCents} + ${partsCents + deliveryCents + taxCents + coreCents}`,
    })
    .where(eq(purchaseOrder.id, granted.orderId));
  return id;
}

const shown = {
  id: refund.id,
  lineName: orderLine.name,
  partsCents: refund.partsCents,
  deliveryCents: refund.deliveryCents,
  taxCents: refund.taxCents,
  coreCents: refund.coreCents,
  why: refund.why,
  createdAt: refund.createdAt,
  saidPaidAt: refund.saidPaidAt,
  denials: refund.denials,
  paidAt: refund.paidAt,
  payment: purchaseOrder.payment,
};

/** The refunds of one of an account's orders, bought or sold, the first first. */
export function selectRefunds(of: { number: string; accountId: string }) {
  return database()
    .select(shown)
    .from(refund)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, refund.orderId))
    .leftJoin(orderLine, eq(orderLine.id, refund.lineId))
    .where(
      and(
        eq(purchaseOrder.number, of.number),
        or(
          eq(purchaseOrder.buyerAccountId, of.accountId),
          eq(purchaseOrder.sellerAccountId, of.accountId),
        ),
      ),
    )
    .orderBy(asc(refund.createdAt), asc(refund.id));
}

/** One that an account owes or gets. */
export interface RefundOf {
  id: string;
  side: "buyer" | "seller";
  accountId: string;
  number: string;
}

/** The seller says that it was paid; the buyer has it, or does not. */
export type RefundAnswerName = "said" | "confirm" | "deny";

const wasSaidBefore = (ms: number) =>
  sql`${refund.saidPaidAt} <= clock_timestamp() - ${ms}::float8 * interval '1 ms'`;

function ofRefund(of: RefundOf) {
  const { buyerAccountId, sellerAccountId, number } = purchaseOrder;
  const column = of.side === "buyer" ? buyerAccountId : sellerAccountId;
  return and(eq(column, of.accountId), eq(number, of.number));
}

/** A refund that was moved on. */
export interface MovedRefund extends RefundAmounts {
  orderId: string;
  sellerId: string;
}

const movedColumns = {
  orderId: refund.orderId,
  sellerId: purchaseOrder.sellerId,
  partsCents: refund.partsCents,
  deliveryCents: refund.deliveryCents,
  taxCents: refund.taxCents,
  coreCents: refund.coreCents,
};

/** Notes that a refund was paid; undefined where that is noted already. `unansweredMs`: if its seller said so that long ago. */
export async function updateRefundPaid(
  tx: Queryable,
  { id, unansweredMs }: { id: string; unansweredMs?: number },
): Promise<MovedRefund | undefined> {
  const [moved] = await tx
    .update(refund)
    .set({ paidAt: now })
    .from(purchaseOrder)
    .where(
      and(
        ...[eq(refund.id, id), eq(purchaseOrder.id, refund.orderId), isNull(refund.paidAt)],
        unansweredMs === undefined ? undefined : wasSaidBefore(unansweredMs),
      ),
    )
    .returning(movedColumns);
  return moved;
}

/** When each answer counts, and what it notes. */
const answers = {
  said: {
    when: and(isNull(refund.saidPaidAt), lt(refund.denials, mostDenials)),
    set: { saidPaidAt: now },
  },
  confirm: { when: undefined, set: { paidAt: now } },
  /** It is owed again. */
  deny: {
    when: isNotNull(refund.saidPaidAt),
    set: { saidPaidAt: null, denials: sql`${refund.denials} + 1` },
  },
};

/**
 * Notes what a side says of a refund that does not go through the provider, after as many denials as it saw; undefined
 * where that says nothing new, or nothing that counts. Who has the money has it, however often they denied it.
 */
export async function updateAnswered(
  tx: Queryable,
  { after, ...of }: RefundOf & { after: number },
  said: RefundAnswerName,
): Promise<MovedRefund | undefined> {
  const [moved] = await tx
    .update(refund)
    .set(answers[said].set)
    .from(purchaseOrder)
    .where(
      and(
        ...[eq(refund.id, of.id), eq(purchaseOrder.id, refund.orderId), isNull(refund.paidAt)],
        said === "confirm" ? undefined : eq(refund.denials, after),
        eq(purchaseOrder.payment, "counter"),
        ...[answers[said].when, ofRefund(of)],
      ),
    )
    .returning(movedColumns);
  return moved;
}

const isDenied = and(
  isNull(refund.paidAt),
  isNull(refund.saidPaidAt),
  gte(refund.denials, mostDenials),
  eq(purchaseOrder.payment, "counter"),
);

/** Refunds that were denied as often as they can be and wait for support, or that one of them; the first first. */
export function selectDenied(id?: string) {
  return database()
    .select({
      ...shown,
      orderId: refund.orderId,
      orderNumber: purchaseOrder.number,
      customerName: purchaseOrder.customerName,
      sellerName: seller.name,
    })
    .from(refund)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, refund.orderId))
    .innerJoin(seller, eq(seller.id, purchaseOrder.sellerId))
    .leftJoin(orderLine, eq(orderLine.id, refund.lineId))
    .where(and(isDenied, id === undefined ? undefined : eq(refund.id, id)))
    .orderBy(asc(refund.createdAt), asc(refund.id))
    .limit(200);
}

/** Notes what support decided of such a refund: it is paid, or can be said to be once more. Undefined where it does not wait. */
export async function updateDecided(
  tx: Queryable,
  { id, isPaid }: { id: string; isPaid: boolean },
): Promise<MovedRefund | undefined> {
  const [decided] = await tx
    .update(refund)
    .set(isPaid ? { paidAt: now } : { denials: mostDenials - 1 })
    .from(purchaseOrder)
    .where(and(eq(refund.id, id), eq(purchaseOrder.id, refund.orderId), isDenied))
    .returning(movedColumns);
  return decided;
}

/** How a refund stands that an account has on that side of an order; undefined where it has none such. */
export async function selectStanding(tx: Queryable, of: RefundOf) {
  const [row] = await tx
    .select({
      payment: purchaseOrder.payment,
      paidAt: refund.paidAt,
      saidPaidAt: refund.saidPaidAt,
      denials: refund.denials,
    })
    .from(refund)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, refund.orderId))
    .where(and(eq(refund.id, of.id), ofRefund(of)));
  return row;
}

/** Refunds that a seller said were paid at least so long ago, and whose buyer has not answered. */
export async function selectUnanswered(afterMs: number, limit: number): Promise<string[]> {
  const rows = await database()
    .select({ id: refund.id })
    .from(refund)
    .where(and(isNull(refund.paidAt), wasSaidBefore(afterMs)))
    .orderBy(asc(refund.saidPaidAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
