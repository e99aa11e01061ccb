import { and, asc, eq, or, sql } from "drizzle-orm";
import { comesOfDispute } from "~/disputes/about-line.server";
import { database, type Queryable, withTransaction } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import {
  core,
  dispute,
  invoice,
  invoiceSequence,
  orderLine,
  orderReturn,
  purchaseOrder,
  refund,
  seller,
} from "~/platform/db/schema.server";
import type { InvoiceContent } from "./invoice-content";
import type { InvoiceItem, InvoiceNumber } from "./invoice-number";

export const inTransaction = withTransaction;

/** Locks a completed order, and gives what its invoice says of it; undefined where it is not completed. Nobody invoices samples. */
export async function lockCompleted(tx: Queryable, orderId: string) {
  const [row] = await tx
    .select({
      sellerId: purchaseOrder.sellerId,
      orderNumber: purchaseOrder.number,
      sellerName: seller.name,
      place: seller.locationName,
      buyerName: purchaseOrder.customerName,
      placedAt: purchaseOrder.placedAt,
      coreCents: purchaseOrder.coreCents,
      deliveryCents: purchaseOrder.deliveryCents,
      taxCents: purchaseOrder.taxCents,
      totalCents: purchaseOrder.totalCents,
      /** Of its invoice; null before it has one. */
      invoice: sql<{ year: number; number: number } | null>`(
        select json_build_object('year', i.year, 'number', i.number) from ${invoice} i
        where i.order_id = ${purchaseOrder.id} and i.kind = 'invoice')`,
    })
    .from(purchaseOrder)
    .innerJoin(seller, eq(seller.id, purchaseOrder.sellerId))
    .where(
      and(
        eq(purchaseOrder.id, orderId),
        eq(purchaseOrder.stage, "completed"),
        eq(purchaseOrder.isSample, false),
      ),
    )
    .for("no key update", { of: purchaseOrder });
  return row;
}

/** The lines of an order whose pieces were not all canceled. */
export async function selectLines(tx: Queryable, orderId: string) {
  const rows = await tx
    .select({
      name: orderLine.name,
      partNumber: orderLine.partNumber,
      quantity: sql<number>`${orderLine.quantity} - ${orderLine.canceledQuantity}`,
      priceCents: orderLine.priceCents,
      coreCents: orderLine.coreCents,
    })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.position));
  return rows.filter(({ quantity }) => quantity > 0);
}

/** What was granted back of an order and has no credit note, the first first. */
export function selectUncredited(tx: Queryable, orderId: string) {
  return tx
    .select({
      id: refund.id,
      lineName: orderLine.name,
      cause: refund.cause,
      caseNumber: sql<string | null>`coalesce(
        (select r.number from ${orderReturn} r
          where r.order_id = ${refund.orderId} and ${refund.cause} = 'return:' || r.id),
        (select d.number from ${dispute} d
          where d.order_id = ${refund.orderId} and ${comesOfDispute(refund.cause, sql`d.id`)}))`,
      isReduced: sql<boolean>`exists (select from ${core} c
        where c.order_id = ${refund.orderId} and ${refund.cause} = 'core:' || c.id and c.deposit_cents > ${refund.coreCents})`,
      partsCents: refund.partsCents,
      coreCents: refund.coreCents,
      deliveryCents: refund.deliveryCents,
      taxCents: refund.taxCents,
    })
    .from(refund)
    .leftJoin(orderLine, eq(orderLine.id, refund.lineId))
    .where(
      and(
        eq(refund.orderId, orderId),
        sql`not exists (select from ${invoice} i where i.cause = 'refund:' || ${refund.id})`,
      ),
    )
    .orderBy(asc(refund.createdAt), asc(refund.id));
}

/**
 * Issues the next of a seller's numbers: nobody else gets one before the transaction ends, and none is lost where it
 * fails.
 */
export async function insertInvoice(
  tx: Queryable,
  {
    sellerId,
    orderId,
    cause,
    content,
  }: { sellerId: string; orderId: string; cause: string; content: InvoiceContent },
): Promise<InvoiceNumber> {
  const { kind, totalCents } = content;
  const { rows } = await tx.execute<{ year: number; number: number }>(sql`
    with drawn as (
      insert into ${invoiceSequence} as s (seller_id, year, kind, last)
      values (${sellerId}::uuid, extract(year from now() at time zone 'UTC'), ${kind}, 1)
      on conflict (seller_id, year, kind) do update set last = s.last + 1
      returning year, last)
    insert into ${invoice} (id, seller_id, order_id, kind, year, number, cause, content, total_cents)
    select ${newId()}::uuid, ${sellerId}::uuid, ${orderId}::uuid, ${kind}, year, last, ${cause},
      ${JSON.stringify(content)}::jsonb, ${totalCents} from drawn
    returning year, number`);
  const [drawn] = rows;
  if (!drawn) throw new Error("No number was drawn.");
  return { kind, ...drawn };
}

/** Those of an order that the account bought or sold. */
const ofAccount = (accountId: string) =>
  or(eq(purchaseOrder.buyerAccountId, accountId), eq(purchaseOrder.sellerAccountId, accountId));

/** What was issued about an order of the account, the first first. */
export function selectInvoices(of: { number: string; accountId: string }): Promise<InvoiceItem[]> {
  return database()
    .select({
      id: invoice.id,
      kind: invoice.kind,
      year: invoice.year,
      number: invoice.number,
      totalCents: invoice.totalCents,
      issuedAt: invoice.issuedAt,
    })
    .from(invoice)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, invoice.orderId))
    .where(and(eq(purchaseOrder.number, of.number), ofAccount(of.accountId)))
    .orderBy(asc(invoice.issuedAt), asc(invoice.kind), asc(invoice.number));
}

/** An invoice or a credit note about an order of the account; undefined where it is not among them. */
export async function selectInvoice({ id, accountId }: { id: string; accountId: string }) {
  const [row] = await database()
    .select({
      kind: invoice.kind,
      year: invoice.year,
      number: invoice.number,
      content: invoice.content,
      issuedAt: invoice.issuedAt,
    })
    .from(invoice)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, invoice.orderId))
    .where(and(eq(invoice.id, id), ofAccount(accountId)));
  return row;
}

/** Completed orders that lack an invoice, or a credit note of a refund; those completed first come first. */
export async function selectLacking(limit: number): Promise<string[]> {
  const { rows } = await database().execute<{ id: string }>(sql`
    select o.id from ${purchaseOrder} o
    where o.stage = 'completed' and not o.is_sample and (
      not exists (select from ${invoice} i where i.order_id = o.id and i.kind = 'invoice')
      or o.refunded_cents > 0 and exists (
        select from ${refund} r where r.order_id = o.id
          and not exists (select from ${invoice} i where i.cause = 'refund:' || r.id)))
    order by o.completed_at, o.id limit ${limit}`);
  return rows.map(({ id }) => id);
}
