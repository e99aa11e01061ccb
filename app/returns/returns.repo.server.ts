import { and, asc, desc, eq, inArray, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { canOpenAgain, isLineDisputed, lastTicket } from "~/disputes/about-line.server";
import type { OrderSide } from "~/orders/order-graph";
import { database, type Queryable, withTransaction } from "~/platform/db/database.server";
import {
  listing,
  orderLine,
  orderReturn,
  purchaseOrder,
  refund,
  seller,
} from "~/platform/db/schema.server";
import { openReturnStates, type ReturnReason, type ReturnState } from "~/platform/enums";
import { leftInAll } from "~/refunds/left-in-all.server";
import type { ReturnMoney } from "./return-amounts";
import { type ReminderState, type ReturnArrow, returnReminders } from "./return-graph";

export const inTransaction = withTransaction;

/** In which orders an account has returns, by its side. */
const ownedBy = (side: OrderSide, accountId: string) =>
  and(
    eq(purchaseOrder.isSample, false),
    eq(side === "buyer" ? purchaseOrder.buyerAccountId : purchaseOrder.sellerAccountId, accountId),
  );

const ownedOnEither = (accountId: string) =>
  or(ownedBy("buyer", accountId), ownedBy("seller", accountId));

const sideOf = (accountId: string) =>
  sql<OrderSide>`case when ${purchaseOrder.buyerAccountId} = ${accountId}::uuid then 'buyer' else 'seller' end`;

/** States in which pieces are on their way back, or back, or their seller refused to take them: nobody asks again. */
const spokenFor: readonly ReturnState[] = [...openReturnStates, "refunded", "refused"];

const ofLine = { orderId: sql`${orderLine}.order_id`, lineId: sql`${orderLine}.id` };
const ofReturn = { orderId: sql`${orderReturn}.order_id`, lineId: sql`${orderReturn}.line_id` };

const isDisputed = isLineDisputed(ofLine);

/** An order that its buyer has, and may return parts of; `isLocked` until the transaction ends. */
export async function selectReturnableOrder(
  on: Queryable | undefined,
  of: { number: string; accountId: string },
  { isLocked = false } = {},
) {
  const query = (on ?? database())
    .select({
      id: purchaseOrder.id,
      number: purchaseOrder.number,
      stage: purchaseOrder.stage,
      deliveredAt: purchaseOrder.deliveredAt,
      sellerName: seller.name,
      returnDays: seller.returnDays,
      /** What the buyer has not got back of it, from here or from their bank. */
      leftCents: leftInAll(purchaseOrder),
    })
    .from(purchaseOrder)
    .innerJoin(seller, eq(seller.id, purchaseOrder.sellerId))
    .where(and(eq(purchaseOrder.number, of.number), ownedBy("buyer", of.accountId)));
  const [row] = await (isLocked ? query.for("no key update", { of: purchaseOrder }) : query);
  return row;
}

/** The lines of an order, with how many of their pieces nobody has asked to return, nor canceled. */
export async function selectReturnableLines(on: Queryable | undefined, orderId: string) {
  const { rows } = await (on ?? database()).execute<{ line_id: string; spoken: number }>(sql`
    select line_id, sum(quantity)::int as spoken from ${orderReturn}
    where order_id = ${orderId}::uuid and state = any(${sql.param([...spokenFor])}::text[]) group by line_id`);
  const spoken = new Map(rows.map((row) => [row.line_id, row.spoken]));
  const lines = await (on ?? database())
    .select({
      id: orderLine.id,
      name: orderLine.name,
      partNumber: orderLine.partNumber,
      quantity: orderLine.quantity,
      canceledQuantity: sql<number>`${orderLine.canceledQuantity} + ${orderLine.calledOffQuantity}`,
      priceCents: orderLine.priceCents,
      vehicle: orderLine.vehicle,
      verdict: orderLine.verdict,
      fitStatement: orderLine.fitStatement,
      isDisputed,
      /** What was paid for its pieces, and not refunded. */
      leftCents: sql<number>`(${orderLine.quantity} - ${orderLine.canceledQuantity}) * ${orderLine.priceCents} - (
        select coalesce(sum(r.parts_cents), 0)::int from ${refund} r where r.line_id = ${orderLine}.id)`,
      /** The return of it that is not over. */
      open: sql<
        string | null
      >`(select r.number from ${orderReturn} r where r.line_id = ${orderLine}.id
        and r.state = any(${sql.param([...openReturnStates])}::text[]))`,
    })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.position));
  return lines.map(({ quantity, canceledQuantity, ...line }) => ({
    ...line,
    left: quantity - canceledQuantity - (spoken.get(line.id) ?? 0),
  }));
}

/** An order's money, what is left of it for a line, and the returns that were refunded before. */
export async function selectReturnMoney(
  on: Queryable | undefined,
  of: { orderId: string; lineId: string },
): Promise<{
  money: Omit<ReturnMoney, "returned">;
  /** What pieces cost that were taken out once they were paid for. */
  calledOffCents: number;
  before: {
    reason: ReturnReason;
    worthCents: number;
    vehicle: (typeof orderLine.$inferSelect)["vehicle"];
    verdict: unknown;
    fitStatement: string | null;
  }[];
}> {
  const db = on ?? database();
  const { rows } = await db.execute<
    Record<
      | "parts"
      | "delivery"
      | "tax"
      | "called_off"
      | `left_${"parts" | "delivery" | "tax" | "in_all"}`,
      number
    >
  >(sql`
    select o.parts, o.delivery, o.tax,
      (select coalesce(sum(x.called_off_quantity * x.price_cents), 0)::int from ${orderLine} x
        where x.order_id = o.id) as called_off,
      least(o.parts - r.parts, (l.quantity - l.canceled_quantity) * l.price_cents - r.line_parts) as left_parts,
      o.delivery - r.delivery as left_delivery, o.tax - r.tax as left_tax, o.left_in_all
    from (select id, total_cents - core_cents - delivery_cents - tax_cents as parts, delivery_cents as delivery,
        tax_cents as tax, ${leftInAll(purchaseOrder)} as left_in_all from ${purchaseOrder} where id = ${of.orderId}::uuid) o
    join ${orderLine} l on l.order_id = o.id and l.id = ${of.lineId}::uuid
    cross join lateral (
      select coalesce(sum(parts_cents), 0)::int as parts, coalesce(sum(delivery_cents), 0)::int as delivery,
        coalesce(sum(tax_cents), 0)::int as tax,
        coalesce(sum(parts_cents) filter (where line_id = l.id), 0)::int as line_parts
      from ${refund} where order_id = o.id) r`);
  const [row] = rows;
  if (!row) throw new Error("There is no such line in that order.");
  const before = await db
    .select({
      reason: orderReturn.reason,
      worthCents: sql<number>`${orderReturn.quantity} * ${orderLine.priceCents}`,
      vehicle: orderLine.vehicle,
      verdict: orderLine.verdict,
      fitStatement: orderLine.fitStatement,
    })
    .from(orderReturn)
    .innerJoin(orderLine, eq(orderLine.id, orderReturn.lineId))
    .where(and(eq(orderReturn.orderId, of.orderId), eq(orderReturn.state, "refunded")));
  return {
    money: {
      paid: { partsCents: row.parts, deliveryCents: row.delivery, taxCents: row.tax },
      left: {
        ...{ partsCents: Math.max(0, row.left_parts), deliveryCents: row.left_delivery },
        ...{ taxCents: row.left_tax, inAllCents: row.left_in_all },
      },
    },
    calledOffCents: row.called_off,
    before,
  };
}

export async function insertReturn(
  tx: Queryable,
  values: Pick<
    typeof orderReturn.$inferInsert,
    "id" | "orderId" | "lineId" | "quantity" | "reason" | "message" | "answerBy"
  >,
): Promise<string> {
  const [row] = await tx
    .insert(orderReturn)
    .values({ ...values, createdAt: sql`clock_timestamp()` })
    .returning({ number: orderReturn.number });
  if (!row) throw new Error("The return was not written.");
  return row.number;
}

/** The number of the return with that id in an order, if it was written already. */
export async function selectReturnNumber(
  tx: Queryable,
  of: { id: string; orderId: string },
): Promise<string | undefined> {
  const [row] = await tx
    .select({ number: orderReturn.number })
    .from(orderReturn)
    .where(and(eq(orderReturn.id, of.id), eq(orderReturn.orderId, of.orderId)));
  return row?.number;
}

/** The returns of one of an account's orders, bought or sold, the newest first. */
export function selectReturns(of: { number: string; accountId: string }) {
  return database()
    .select({
      number: orderReturn.number,
      partName: orderLine.name,
      quantity: orderReturn.quantity,
      state: orderReturn.state,
    })
    .from(orderReturn)
    .innerJoin(orderLine, eq(orderLine.id, orderReturn.lineId))
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, orderReturn.orderId))
    .where(and(eq(purchaseOrder.number, of.number), ownedOnEither(of.accountId)))
    .orderBy(desc(orderReturn.createdAt), desc(orderReturn.id));
}

/** One of an account's returns, with what was sold; undefined where it has none of that number. */
export async function selectReturn(of: { number: string; accountId: string }) {
  const [row] = await database()
    .select({
      id: orderReturn.id,
      number: orderReturn.number,
      orderId: orderReturn.orderId,
      orderNumber: purchaseOrder.number,
      payment: purchaseOrder.payment,
      side: sideOf(of.accountId),
      otherName: sql<string>`case when ${purchaseOrder.buyerAccountId} = ${of.accountId}::uuid
        then ${seller.name} else ${purchaseOrder.customerName} end`,
      locationName: listing.locationName,
      state: orderReturn.state,
      quantity: orderReturn.quantity,
      reason: orderReturn.reason,
      message: orderReturn.message,
      answer: orderReturn.answer,
      answerBy: orderReturn.answerBy,
      sendBy: orderReturn.sendBy,
      sentAt: orderReturn.sentAt,
      missingAt: orderReturn.missingAt,
      isTraced: sql<boolean>`${orderReturn.tracedAt} is not null`,
      carrier: orderReturn.carrier,
      trackingNumber: orderReturn.trackingNumber,
      isRestocked: orderReturn.isRestocked,
      createdAt: orderReturn.createdAt,
      lineId: orderLine.id,
      listingId: orderLine.listingId,
      partName: orderLine.name,
      partNumber: orderLine.partNumber,
      condition: orderLine.condition,
      grade: orderLine.grade,
      priceCents: orderLine.priceCents,
      photoHashes: orderLine.photoHashes,
      vehicle: orderLine.vehicle,
      verdict: orderLine.verdict,
      fitStatement: orderLine.fitStatement,
      isDisputed,
      canDispute: canOpenAgain(ofLine),
      ticket: lastTicket(ofLine),
      refunded: {
        partsCents: refund.partsCents,
        deliveryCents: refund.deliveryCents,
        taxCents: refund.taxCents,
      },
    })
    .from(orderReturn)
    .innerJoin(orderLine, eq(orderLine.id, orderReturn.lineId))
    .innerJoin(listing, eq(listing.id, orderLine.listingId))
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, orderReturn.orderId))
    .innerJoin(seller, eq(seller.id, purchaseOrder.sellerId))
    .leftJoin(refund, sql`${refund.cause} = 'return:' || ${orderReturn.id}`)
    .where(and(eq(orderReturn.number, of.number), ownedOnEither(of.accountId)));
  return row;
}

/** Which return is moved: one of an account on its side of an order, or any by the system itself. */
export type ReturnToMove =
  | { number: string; side: OrderSide; accountId: string }
  | { number: string; side: "system" };

/**
 * Locks the order of a return, as everybody does who moves its money, and reads the return behind the lock; undefined
 * where there is none such.
 */
export async function lockReturn(tx: Queryable, of: ReturnToMove) {
  const owned =
    of.side === "system" ? eq(purchaseOrder.isSample, false) : ownedBy(of.side, of.accountId);
  const locked = await tx
    .select({ id: purchaseOrder.id })
    .from(purchaseOrder)
    .where(
      and(
        sql`${purchaseOrder.id} = (select r.order_id from ${orderReturn} r where r.number = ${of.number})`,
        owned,
      ),
    )
    .for("no key update");
  if (locked.length === 0) return undefined;
  const [row] = await tx
    .select({
      id: orderReturn.id,
      number: orderReturn.number,
      orderId: orderReturn.orderId,
      lineId: orderReturn.lineId,
      state: orderReturn.state,
      quantity: orderReturn.quantity,
      reason: orderReturn.reason,
      missingAt: orderReturn.missingAt,
      isTraced: sql<boolean>`${orderReturn.tracedAt} is not null`,
      carrier: orderReturn.carrier,
      trackingNumber: orderReturn.trackingNumber,
      listingId: orderLine.listingId,
      partName: orderLine.name,
      priceCents: orderLine.priceCents,
      vehicle: orderLine.vehicle,
      verdict: orderLine.verdict,
      fitStatement: orderLine.fitStatement,
      isDisputed,
      canDispute: canOpenAgain(ofLine),
    })
    .from(orderReturn)
    .innerJoin(orderLine, eq(orderLine.id, orderReturn.lineId))
    .where(eq(orderReturn.number, of.number));
  return row;
}

const now = sql`clock_timestamp()`;

/** When the time of an arrow, or of a reminder before it, has come. */
const comesBy = ({ at, afterMs = 0 }: { at: NonNullable<ReturnArrow["at"]>; afterMs?: number }) =>
  sql`${orderReturn[at]} <= ${now} - ${afterMs}::float8 * interval '1 ms'`;

const isDue = ({ at, afterMs }: ReturnArrow): SQL | undefined =>
  at === undefined ? undefined : comesBy({ at, afterMs });

const isEnd = (state: ReturnState) => openReturnStates.every((open) => open !== state);

/** Moves a return on along an arrow, if it is still where that begins and its time has come; whether it did. */
export async function updateReturn(
  tx: Queryable,
  id: string,
  arrow: ReturnArrow,
  noted: Partial<
    Pick<
      typeof orderReturn.$inferInsert,
      "answer" | "carrier" | "trackingNumber" | "isRestocked" | "sendBy"
    >
  >,
): Promise<boolean> {
  const rows = await tx
    .update(orderReturn)
    .set({
      state: arrow.to,
      ...noted,
      // Whoever it waits for next was not reminded yet.
      remindedAt: null,
      ...(arrow.to === "sent" && { sentAt: now }),
      ...(arrow.to === "missing" && { missingAt: now }),
      ...(arrow.once === "traced" && { tracedAt: now }),
      ...(isEnd(arrow.to) && { closedAt: now }),
    })
    .where(
      and(
        eq(orderReturn.id, id),
        inArray(orderReturn.state, [...arrow.from]),
        isDue(arrow),
        arrow.once === "traced" ? isNull(orderReturn.tracedAt) : undefined,
      ),
    )
    .returning({ id: orderReturn.id });
  return rows.length > 0;
}

/** While a dispute is open it decides about the money. */
const isUndisputed = not(isLineDisputed(ofReturn));

/** Returns that an arrow of time is due for, those that have waited longest first. */
export async function selectDue(
  arrow: ReturnArrow & { at: NonNullable<ReturnArrow["at"]> },
  limit: number,
): Promise<string[]> {
  const rows = await database()
    .select({ number: orderReturn.number })
    .from(orderReturn)
    .where(and(inArray(orderReturn.state, [...arrow.from]), isDue(arrow), isUndisputed))
    .orderBy(asc(orderReturn[arrow.at]))
    .limit(limit);
  return rows.map(({ number }) => number);
}

const isReminderDue = (state: ReminderState) => {
  const { at, afterMs, beforeMs } = returnReminders[state];
  return and(
    eq(orderReturn.state, state),
    isNull(orderReturn.remindedAt),
    comesBy({ at, afterMs: afterMs - beforeMs }),
    isUndisputed,
  );
};

/** Returns whose time in a state is nearly over, and of which nobody was reminded yet. */
export async function selectToRemind(state: ReminderState, limit: number): Promise<string[]> {
  const rows = await database()
    .select({ id: orderReturn.id })
    .from(orderReturn)
    .where(isReminderDue(state))
    .orderBy(asc(orderReturn[returnReminders[state].at]))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Notes that somebody is reminded of a return; what it is about, or undefined where that is noted already. */
export async function updateReminded(tx: Queryable, id: string, state: ReminderState) {
  const [row] = await tx
    .update(orderReturn)
    .set({ remindedAt: now })
    .where(and(eq(orderReturn.id, id), isReminderDue(state)))
    .returning({
      number: orderReturn.number,
      orderId: orderReturn.orderId,
      quantity: orderReturn.quantity,
      isTraced: sql<boolean>`${orderReturn.tracedAt} is not null`,
      partName: sql<string>`(select l.name from ${orderLine} l where l.id = ${orderReturn}.line_id)`,
      canDispute: canOpenAgain(ofReturn),
    });
  return row;
}
