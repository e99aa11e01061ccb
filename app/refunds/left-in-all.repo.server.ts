import { type SQLWrapper, sql } from "drizzle-orm";
import { ledgerEntry, paymentAction } from "~/platform/db/schema.server";

/* What queries ask of the money of an order that its buyer has back, in SQL. */

/** Cents of an order that chargebacks took which were lost: its buyer has them. Not what a bank still decides about. */
export const takenByBanks = (orderId: SQLWrapper) => sql<number>`(
  select coalesce(sum(a.amount_cents), 0)::int from ${paymentAction} a
  where a.kind = 'chargeback' and a.order_id = ${orderId}
    and exists (select from ${ledgerEntry} e where e.cause = 'chargeback:' || a.id))`;

/** Cents of all that was paid for an order, by its table or alias, that its buyer has not got back: from here, or a bank. */
export const leftInAll = (order: SQLWrapper) => sql<number>`
  greatest(0, ${order}.total_cents - ${order}.refunded_cents - ${takenByBanks(sql`${order}.id`)})`;
