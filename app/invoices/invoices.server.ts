import * as z from "zod";
import { leadsTo } from "~/orders/order-graph";
import type { OrderEvent } from "~/orders/order-listeners.server";
import type { Queryable } from "~/platform/db/database.server";
import { defineJob } from "~/platform/jobs/jobs.server";
import { oneByOne } from "~/platform/jobs/one-by-one.server";
import type { Paper } from "~/platform/pdf/paper";
import { isId } from "~/text/is-id";
import { creditReason } from "./credit-reason";
import { invoiceContentSchema } from "./invoice-content";
import { invoiceNumberText } from "./invoice-number";
import { invoicePaper } from "./invoice-paper";
import {
  insertInvoice,
  inTransaction,
  lockCompleted,
  selectInvoice,
  selectLacking,
  selectLines,
  selectUncredited,
} from "./invoices.repo.server";

export { selectInvoices as invoicesOf } from "./invoices.repo.server";

/**
 * Issues what a completed order lacks, in the caller's transaction: its invoice, and a credit note for each refund. What
 * was granted back before the order was completed is credited when its invoice is issued. Done again it issues nothing.
 */
export async function issueInvoices(tx: Queryable, orderId: string): Promise<void> {
  const order = await lockCompleted(tx, orderId);
  if (!order) return;
  const { sellerId, orderNumber, placedAt, coreCents, deliveryCents, taxCents, totalCents } = order;
  const parties = {
    orderNumber,
    seller: { name: order.sellerName, place: order.place },
    buyer: { name: order.buyerName },
    currency: "USD" as const,
  };
  const issue = (cause: string, content: z.input<typeof invoiceContentSchema>) =>
    insertInvoice(tx, { sellerId, orderId, cause, content: invoiceContentSchema.parse(content) });
  const kind = "invoice";
  const invoice = order.invoice
    ? ({ kind, ...order.invoice } as const)
    : await issue(`sale:${orderId}`, {
        ...{ kind, ...parties, orderedOn: placedAt.toISOString().slice(0, 10) },
        lines: await selectLines(tx, orderId),
        partsCents: totalCents - coreCents - deliveryCents - taxCents,
        ...{ coreCents, deliveryCents, taxCents, totalCents },
      });
  for (const { id, cause, caseNumber, isReduced, ...credited } of await selectUncredited(
    tx,
    orderId,
  ))
    await issue(`refund:${id}`, {
      ...{ kind: "credit-note", ...parties, invoice: invoiceNumberText(invoice), ...credited },
      why: creditReason({ cause, caseNumber, isReduced }),
      totalCents:
        credited.partsCents + credited.coreCents + credited.deliveryCents + credited.taxCents,
    });
}

/** Issues what comes of events of orders: an invoice where one is completed, a credit note where money goes back. */
export async function invoiceOrders(tx: Queryable, events: readonly OrderEvent[]): Promise<void> {
  for (const { kind, orderId } of events)
    if (kind === "refund" || leadsTo(kind, "completed")) await issueInvoices(tx, orderId);
}

/** How many orders one run of the job takes. */
const lackingAtOnce = 200;

/** Issues what completed orders lack; whether all of it. */
export async function backfillInvoices(): Promise<boolean> {
  const orders = await selectLacking(lackingAtOnce);
  const invoiced = await oneByOne(
    orders,
    async (orderId) => {
      await inTransaction((tx) => issueInvoices(tx, orderId), { isIdempotent: true });
      return true;
    },
    { message: "an order was not invoiced", about: (orderId) => ({ orderId }) },
  );
  // Where all of them fail the next run would find the same.
  return orders.length < lackingAtOnce || invoiced === 0;
}

/** Invoices orders that were completed before there were invoices. */
export const backfillInvoicesJob = defineJob({
  name: "invoices.backfill",
  schema: z.object({}),
  isHeavy: true,
  async run() {
    while (!(await backfillInvoices()));
  },
});

/** An invoice or a credit note about an order of the account, as it is printed; undefined where it is not among them. */
export async function getInvoicePaper(of: {
  id: string;
  accountId: string;
}): Promise<Paper | undefined> {
  if (!isId(of.id)) return undefined;
  const row = await selectInvoice(of);
  if (!row) return undefined;
  return invoicePaper({
    number: invoiceNumberText(row),
    issuedAt: row.issuedAt,
    content: invoiceContentSchema.parse(row.content),
  });
}
