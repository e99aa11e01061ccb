import { asc, eq, sql } from "drizzle-orm";
import { database } from "~/platform/db/database.server";
import {
  dispute,
  disputeEntry,
  listing,
  orderEvent,
  orderLine,
  orderMessage,
  purchaseOrder,
  seller,
} from "~/platform/db/schema.server";

/** The lines of an order, in the order of the cart. */
export function selectReportedLines(orderId: string) {
  return database()
    .select({
      name: orderLine.name,
      partNumber: orderLine.partNumber,
      quantity: orderLine.quantity,
      priceCents: orderLine.priceCents,
    })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.position));
}

/** An order with one of its events, whichever kind of row that is. */
export async function selectReportedOrder(of: { orderId: string; eventId: string }) {
  const [row] = await database()
    .select({
      id: purchaseOrder.id,
      number: purchaseOrder.number,
      fulfilment: purchaseOrder.fulfilment,
      payment: purchaseOrder.payment,
      buyerAccountId: purchaseOrder.buyerAccountId,
      checkoutId: purchaseOrder.checkoutId,
      sellerAccountId: purchaseOrder.sellerAccountId,
      contactEmail: purchaseOrder.contactEmail,
      customerName: purchaseOrder.customerName,
      sellerName: seller.name,
      note: purchaseOrder.note,
      totalCents: purchaseOrder.totalCents,
      coreCents: purchaseOrder.coreCents,
      deliveryCents: purchaseOrder.deliveryCents,
      taxCents: purchaseOrder.taxCents,
      collectionCode: purchaseOrder.collectionCode,
      carrier: purchaseOrder.carrier,
      trackingNumber: purchaseOrder.trackingNumber,
      /** Where the first of its parts is collected. */
      locationName: listing.locationName,
      /** Why, where the event says so. */
      reason: sql<string | null>`${orderEvent.detail} ->> 'reason'`,
      /** What was done, in a sentence, where the event says so. */
      step: sql<string | null>`${orderEvent.detail} ->> 'step'`,
      /** How much it is about, with its currency, where the event says so. */
      amount: sql<string | null>`${orderEvent.detail} ->> 'amount'`,
      /** What is still to come of it, in a sentence, where the event says so. */
      later: sql<string | null>`${orderEvent.detail} ->> 'later'`,
      /** Whether the event leaves who reads of it no answer of their own. */
      isLast: sql<boolean>`coalesce(${orderEvent.detail} ? 'last', false)`,
      /** To whom its reader can appeal, where that is not a dispute to be opened: one that is open, or support. */
      appeal: sql<"dispute" | "support" | null>`${orderEvent.detail} ->> 'appeal'`,
      isPartlySent: sql<boolean>`exists (
        select from order_line l where l.order_id = ${purchaseOrder.id} and l.shipped_at is not null)`,
      message: orderMessage.text,
      ticket: dispute.number,
      disputeReason: dispute.reason,
      disputeMessage: dispute.message,
      disputeOutcome: dispute.outcome,
      /** What was said in it with the event, and of how much. */
      entryText: disputeEntry.text,
      entryCents: disputeEntry.amountCents,
    })
    .from(purchaseOrder)
    .innerJoin(seller, eq(seller.id, purchaseOrder.sellerId))
    .innerJoin(
      orderLine,
      sql`${orderLine.orderId} = ${purchaseOrder.id} and ${orderLine.position} = 0`,
    )
    .innerJoin(listing, eq(listing.id, orderLine.listingId))
    .leftJoin(orderEvent, eq(orderEvent.id, of.eventId))
    .leftJoin(orderMessage, eq(orderMessage.id, of.eventId))
    .leftJoin(disputeEntry, eq(disputeEntry.id, of.eventId))
    .leftJoin(
      dispute,
      eq(dispute.id, sql`coalesce(${disputeEntry.disputeId}, ${of.eventId}::uuid)`),
    )
    .where(eq(purchaseOrder.id, of.orderId));
  return row;
}
