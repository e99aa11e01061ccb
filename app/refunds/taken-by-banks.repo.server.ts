import { type SQLWrapper, sql } from "drizzle-orm";
import { ledgerEntry, paymentAction } from "~/platform/db/schema.server";

/* What queries ask of the money that buyers' banks took back, in SQL. */

/** Cents of an order that chargebacks took which were lost: its buyer has them. Not what a bank still decides about. */
export const takenByBanks = (orderId: SQLWrapper) => sql<number>`(
  select coalesce(sum(a.amount_cents), 0)::int from ${paymentAction} a
  where a.kind = 'chargeback' and a.order_id = ${orderId}
    and exists (select from ${ledgerEntry} e where e.cause = 'chargeback:' || a.id))`;
