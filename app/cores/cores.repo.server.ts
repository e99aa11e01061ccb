import { and, asc, desc, eq, inArray, not, notInArray, type SQL, sql } from "drizzle-orm";
import { isLineDisputed, wasLineRefunded } from "~/disputes/about-line.server";
import type { OrderSide } from "~/orders/order-graph";
import { database, type Queryable, withTransaction } from "~/platform/db/database.server";
import {
  core,
  listing,
  orderLine,
  orderReturn,
  purchaseOrder,
  refund,
  seller,
} from "~/platform/db/schema.server";
import { type CoreState, type OrderParty, openReturnStates } from "~/platform/enums";
import { askedDays, type CoreArrow, openStates } from "./core-graph";

export const inTransaction = withTransaction;

const dayMs = 86_400_000;

/** Writes the deposits of those orders whose buyers have the parts: of each line once. */
export async function insertCores(tx: Queryable, orderIds: readonly string[]): Promise<void> {
  const pieces = sql<number>`${orderLine.quantity} - ${orderLine.canceledQuantity} - ${orderLine.calledOffQuantity}`;
  const lines = await tx
    .select({
      orderId: orderLine.orderId,
      lineId: orderLine.id,
      quantity: pieces.mapWith(Number),
      pieceCents: orderLine.coreCents,
      coreDays: seller.coreDays,
    })
    .from(orderLine)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, orderLine.orderId))
    .innerJoin(seller, eq(seller.id, purchaseOrder.sellerId))
    .where(
      and(
        inArray(orderLine.orderId, [...orderIds]),
        eq(purchaseOrder.stage, "completed"),
        eq(purchaseOrder.isSample, false),
        sql`${orderLine.coreCents} > 0 and ${pieces} > 0`,
      ),
    );
  if (lines.length === 0) return;
  await tx
    .insert(core)
    .values(
      lines.map(({ pieceCents, coreDays, ...line }) => ({
        ...line,
        depositCents: line.quantity * pieceCents,
        // From now, which is when the order was completed: a day is 24 hours.
        sendBy: sql`now() + ${coreDays * dayMs}::float8 * interval '1 ms'`,
      })),
    )
    .onConflictDoNothing({ target: core.lineId });
}

/** Whose deposits an account sees: on one side of an order. */
const ownedBy = (side: OrderSide, accountId: string) =>
  and(
    eq(purchaseOrder.isSample, false),
    eq(side === "buyer" ? purchaseOrder.buyerAccountId : purchaseOrder.sellerAccountId, accountId),
  );

const ownedOnEither = (accountId: string) =>
  sql`(${ownedBy("buyer", accountId)} or ${ownedBy("seller", accountId)})`;

const sideOf = (accountId: string) =>
  sql<OrderSide>`case when ${purchaseOrder.buyerAccountId} = ${accountId}::uuid then 'buyer' else 'seller' end`;

const listColumns = (accountId: string) => ({
  id: core.id,
  orderNumber: purchaseOrder.number,
  side: sideOf(accountId),
  partName: orderLine.name,
  quantity: core.quantity,
  otherName: sql<string>`case when ${purchaseOrder.buyerAccountId} = ${accountId}::uuid then ${seller.name} else ${purchaseOrder.customerName} end`,
  depositCents: core.depositCents,
  keptCents: core.keptCents,
  state: core.state,
  sendBy: core.sendBy,
  receivedAt: core.receivedAt,
  settledAt: core.settledAt,
});

const listed = (accountId: string) =>
  database()
    .select(listColumns(accountId))
    .from(core)
    .innerJoin(orderLine, eq(orderLine.id, core.lineId))
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, core.orderId))
    .innerJoin(seller, eq(seller.id, purchaseOrder.sellerId));

/** What waits for its seller first, then what is on its way, then what its buyer has. */
const byTurn = sql`array_position(array['received', 'sent', 'held'], ${core.state})`;

/** Deposits that are still out on a side: for a buyer soonest first, for a seller by what is to be done. */
export function selectOpenCores(of: { side: OrderSide; accountId: string }, limit: number) {
  return listed(of.accountId)
    .where(and(ownedBy(of.side, of.accountId), inArray(core.state, [...openStates])))
    .orderBy(...(of.side === "seller" ? [byTurn] : []), asc(core.sendBy), asc(core.id))
    .limit(limit);
}

/** Deposits that are over, bought or sold, the last one first. */
export function selectSettledCores(of: { side: OrderSide; accountId: string }, limit: number) {
  return listed(of.accountId)
    .where(and(ownedBy(of.side, of.accountId), notInArray(core.state, [...openStates])))
    .orderBy(desc(core.settledAt), desc(core.id))
    .limit(limit);
}

/** How many deposits are still out on a side, and what they come to. */
export async function selectOpenSum(of: {
  side: OrderSide;
  accountId: string;
}): Promise<{ many: number; cents: number }> {
  const [row] = await database()
    .select({
      many: sql`count(*)`.mapWith(Number),
      cents: sql`coalesce(sum(${core.depositCents}), 0)`.mapWith(Number),
    })
    .from(core)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, core.orderId))
    .where(and(ownedBy(of.side, of.accountId), inArray(core.state, [...openStates])));
  return row ?? { many: 0, cents: 0 };
}

/** The deposits of one of an account's orders, bought or sold, as its lines stand. */
export function selectCoresOfOrder(of: { number: string; accountId: string }) {
  return listed(of.accountId)
    .where(and(eq(purchaseOrder.number, of.number), ownedOnEither(of.accountId)))
    .orderBy(asc(orderLine.position));
}

/** One of an account's deposits, with all that its page says. */
export async function selectCore(of: { id: string; accountId: string }) {
  const [row] = await database()
    .select({
      ...listColumns(of.accountId),
      partNumber: orderLine.partNumber,
      payment: purchaseOrder.payment,
      locationName: listing.locationName,
      carrier: core.carrier,
      trackingNumber: core.trackingNumber,
      reason: core.reason,
      reminders: core.reminders,
      remindedAt: core.remindedAt,
      sentAt: core.sentAt,
      createdAt: core.createdAt,
      settledBy: sql<OrderParty | null>`(select r.by from ${refund} r where r.cause = 'core:' || ${core.id})`,
    })
    .from(core)
    .innerJoin(orderLine, eq(orderLine.id, core.lineId))
    .innerJoin(listing, eq(listing.id, orderLine.listingId))
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, core.orderId))
    .innerJoin(seller, eq(seller.id, purchaseOrder.sellerId))
    .where(and(eq(core.id, of.id), ownedOnEither(of.accountId)));
  return row;
}

/** Which deposit is moved: one that an account has on its side of an order, or any by the system itself. */
export type CoreToMove =
  | { id: string; side: OrderSide; accountId: string }
  | { id: string; side: "system" };

const ofCore = (of: CoreToMove) =>
  of.side === "system" ? eq(purchaseOrder.isSample, false) : ownedBy(of.side, of.accountId);

/** A deposit whose order is locked. */
export interface LockedCore {
  id: string;
  orderId: string;
  lineId: string;
  quantity: number;
  depositCents: number;
  state: CoreState;
  partName: string;
}

/**
 * Locks the order of a deposit, as everybody does who moves its money, and reads the deposit behind the lock; undefined
 * where there is none such.
 */
export async function lockCore(tx: Queryable, of: CoreToMove): Promise<LockedCore | undefined> {
  const locked = await tx
    .select({ id: purchaseOrder.id })
    .from(purchaseOrder)
    .where(
      and(
        eq(purchaseOrder.id, sql`(select c.order_id from core c where c.id = ${of.id}::uuid)`),
        ofCore(of),
      ),
    )
    .for("no key update");
  if (locked.length === 0) return undefined;
  const [row] = await tx
    .select(lockedColumns)
    .from(core)
    .innerJoin(orderLine, itsLine)
    .where(eq(core.id, of.id));
  return row;
}

const itsLine = eq(orderLine.id, core.lineId);

const lockedColumns = {
  id: core.id,
  orderId: core.orderId,
  lineId: core.lineId,
  quantity: core.quantity,
  depositCents: core.depositCents,
  state: core.state,
  partName: orderLine.name,
};

const now = sql`clock_timestamp()`;

/** What is noted of a deposit besides its state. */
type Noted = Partial<
  Pick<typeof core.$inferInsert, "carrier" | "trackingNumber" | "reason" | "keptCents">
>;

/** Moves a deposit on along an arrow, if it is still where that begins and its time has come; whether it did. */
export async function updateCore(
  tx: Queryable,
  id: string,
  arrow: CoreArrow,
  noted: Noted = {},
): Promise<boolean> {
  const rows = await tx
    .update(core)
    .set({ state: arrow.to, ...noted, [momentOf(arrow.to)]: now })
    .where(and(eq(core.id, id), inArray(core.state, [...arrow.from]), isDue(arrow)))
    .returning({ id: core.id });
  return rows.length > 0;
}

function momentOf(state: CoreState): "sentAt" | "receivedAt" | "settledAt" {
  if (state === "sent") return "sentAt";
  return state === "received" ? "receivedAt" : "settledAt";
}

/** Whether the time of an arrow has come, but for business days; undefined for one that takes none. */
function isDue({ at, afterDays = 0, afterReminders = 0 }: CoreArrow): SQL | undefined {
  if (at === undefined) return undefined;
  return and(
    sql`${core[at]} <= clock_timestamp() - ${afterDays} * interval '1 day'`,
    sql`${core.reminders} >= ${afterReminders}`,
    at === "sendBy" ? isKept : undefined,
    at === "sentAt" ? wasAsked : undefined,
  );
}

/** The seller was asked about what was sent, and had the time to answer. */
const wasAsked = sql`${core.remindedAt} between ${core.sentAt} + ${askedDays} * interval '1 day'
  and clock_timestamp() - ${askedDays} * interval '1 day'`;

/** The part itself is not on its way back: where it is, no old part may be owed for it soon. */
const isKept = sql`not exists (
  select from ${orderReturn} r where r.line_id = ${core.lineId} and r.state = any(${sql.param([...openReturnStates])}::text[]))`;

/** The time of a dispute does not count: its end says what becomes of the deposit. */
const isUndisputed = not(isLineDisputed(core));

/** Deposits that an arrow of time may be due for, with when its time began; those that have waited longest first. */
export function selectDue(arrow: CoreArrow & { at: NonNullable<CoreArrow["at"]> }, limit: number) {
  return database()
    .select({ id: core.id, since: core[arrow.at] })
    .from(core)
    .where(and(inArray(core.state, [...arrow.from]), isDue(arrow), isUndisputed))
    .orderBy(asc(core[arrow.at]))
    .limit(limit);
}

/** A dispute has paid back all that was paid for the parts of the line, or of the order. */
const isRefunded = sql<boolean>`(
  ${wasLineRefunded(core)}
  and (
    (select coalesce(sum(r.parts_cents), 0) from ${refund} r where r.line_id = ${core.lineId})
      >= (${orderLine.quantity} - ${orderLine.canceledQuantity}) * ${orderLine.priceCents}
    or (select coalesce(sum(r.parts_cents), 0) from ${refund} r where r.order_id = ${core.orderId})
      >= (select o.total_cents - o.core_cents - o.delivery_cents - o.tax_cents from ${purchaseOrder} o
        where o.id = ${core.orderId})))`;

/** How many pieces of its line a deposit is still for: neither canceled nor returned nor paid back by a dispute. */
const piecesOut = sql`case when ${isRefunded} then 0 else
  ${orderLine.quantity} - ${orderLine.canceledQuantity} - ${orderLine.calledOffQuantity} - coalesce((
    select sum(r.quantity) from ${orderReturn} r where r.line_id = ${orderLine.id} and r.state = 'refunded'), 0) end`;

const isReturned = and(
  inArray(core.state, [...openStates]),
  sql`(${piecesOut}) < ${core.quantity}`,
);

/**
 * What is still out for pieces that came back themselves, or that a dispute paid back: how many it was for, and how many
 * are left.
 */
export async function selectReturned(tx: Queryable, orderId: string) {
  return await tx
    .select({
      id: core.id,
      lineId: core.lineId,
      pieces: core.quantity,
      pieceCents: orderLine.coreCents,
      left: piecesOut.mapWith(Number),
      isRefunded,
    })
    .from(core)
    .innerJoin(orderLine, itsLine)
    .where(and(eq(core.orderId, orderId), isReturned));
}

/** Deposits of which some is still out for pieces that came back, the oldest first. */
export function selectUnsettled(limit: number): Promise<{ id: string; orderId: string }[]> {
  return database()
    .select({ id: core.id, orderId: core.orderId })
    .from(core)
    .innerJoin(orderLine, itsLine)
    .where(and(isReturned, isUndisputed))
    .orderBy(asc(core.id))
    .limit(limit);
}

/** Notes that a deposit is only for the pieces that are left, or is over. */
export async function updateReturned(
  tx: Queryable,
  {
    id,
    left,
    pieceCents,
    why,
  }: {
    id: string;
    left: number;
    pieceCents: number;
    /** Of one that is over. */
    why: string;
  },
): Promise<void> {
  await tx
    .update(core)
    .set(
      left === 0
        ? { state: "refunded", keptCents: 0, reason: why, settledAt: now }
        : { quantity: left, depositCents: left * pieceCents },
    )
    .where(eq(core.id, id));
}

/** A reminder: of whom, after which others, and when. */
export interface Reminder {
  /** How many came before it. */
  after: 0 | 1;
  /** How long before the last day, in days. */
  daysBefore: number;
}

/** Two reminders are at least so far apart, also where both are late. */
const apart = sql`coalesce(${core.remindedAt}, ${core.createdAt}) <= clock_timestamp() - interval '12 hours'`;

const isReminderDue = ({ after, daysBefore }: Reminder) =>
  and(
    eq(core.state, "held"),
    eq(core.reminders, after),
    sql`${core.sendBy} <= clock_timestamp() + ${daysBefore} * interval '1 day'`,
    apart,
  );

export async function selectToRemind(reminder: Reminder, limit: number): Promise<string[]> {
  const rows = await database()
    .select({ id: core.id })
    .from(core)
    .where(isReminderDue(reminder))
    .orderBy(asc(core.sendBy))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Counts a reminder, which leaves its buyer at least a day; what it is about, or undefined where it was counted already. */
export async function updateReminded(
  tx: Queryable,
  id: string,
  reminder: Reminder,
): Promise<RemindedCore | undefined> {
  const least = sql`greatest(${core.sendBy}, clock_timestamp() + ${reminder.daysBefore} * interval '1 day')`;
  const [row] = await tx
    .update(core)
    .set({
      reminders: reminder.after + 1,
      remindedAt: now,
      ...(reminder.daysBefore === 1 && { sendBy: least }),
    })
    .where(and(eq(core.id, id), isReminderDue(reminder)))
    .returning(remindedColumns);
  return row;
}

/** What a reminder is about. */
export type RemindedCore = Pick<LockedCore, "orderId" | "depositCents" | "partName"> & {
  sendBy: Date;
};

const remindedColumns = {
  orderId: core.orderId,
  depositCents: core.depositCents,
  sendBy: core.sendBy,
  partName: sql<string>`(select l.name from ${orderLine} l where l.id = ${core.lineId})`,
};

const isOverdue = and(
  eq(core.state, "sent"),
  sql`${core.sentAt} <= clock_timestamp() - ${askedDays} * interval '1 day'`,
  sql`(${core.remindedAt} is null or ${core.remindedAt} < ${core.sentAt} + ${askedDays} * interval '1 day')`,
);

/** Deposits whose old part has been on its way for two weeks, and whose seller was not asked about it yet. */
export async function selectOverdue(limit: number): Promise<string[]> {
  const rows = await database()
    .select({ id: core.id })
    .from(core)
    .where(isOverdue)
    .orderBy(asc(core.sentAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Notes that its seller is asked about it; what it is about, or undefined where that is noted already. */
export async function updateAsked(tx: Queryable, id: string): Promise<RemindedCore | undefined> {
  const [row] = await tx
    .update(core)
    .set({ remindedAt: now })
    .where(and(eq(core.id, id), isOverdue))
    .returning(remindedColumns);
  return row;
}
