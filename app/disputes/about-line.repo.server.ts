import { type SQLWrapper, sql } from "drizzle-orm";
import { dispute } from "~/platform/db/schema.server";
import { disputesPerLine } from "./dispute-words";

/* What queries ask of the disputes about a line of an order, in SQL. */

/** The line, as the query names it. Where it reads one table alone, with the table's name: columns have none there. */
interface LineInQuery {
  orderId: SQLWrapper;
  lineId: SQLWrapper;
}

/** A dispute `d` is about the line: about it alone, or about all of its order. */
const isAbout = ({ orderId, lineId }: LineInQuery) =>
  sql`d.order_id = ${orderId} and (d.line_id is null or d.line_id = ${lineId})`;

/** One about the line is open: it decides about the money. */
export const isLineDisputed = (of: LineInQuery) =>
  sql<boolean>`exists (select from ${dispute} d where ${isAbout(of)} and d.status <> 'closed')`;

/** One about the line ended with a refund. */
export const wasLineRefunded = (of: LineInQuery) =>
  sql<boolean>`exists (
    select from ${dispute} d where ${isAbout(of)} and d.status = 'closed' and d.outcome = 'refunded')`;

/** A refund of that cause comes of that dispute: of its end, or of what support decided after it. */
export const comesOfDispute = (cause: SQLWrapper, disputeId: SQLWrapper) =>
  sql<boolean>`starts_with(${cause}, 'dispute:' || ${disputeId})`;

/** How many there were about the line. */
export const timesOpened = (of: LineInQuery) =>
  sql<number>`(select count(*)::int from ${dispute} d where ${isAbout(of)})`;

/** Fewer than there can be. */
export const canOpenAgain = (of: LineInQuery) =>
  sql<boolean>`${timesOpened(of)} < ${disputesPerLine}`;

/** The ticket of the one that is open, else of the newest. */
export const lastTicket = (of: LineInQuery) =>
  sql<string | null>`(select d.number from ${dispute} d where ${isAbout(of)}
    order by d.status = 'closed', d.created_at desc, d.id desc limit 1)`;
