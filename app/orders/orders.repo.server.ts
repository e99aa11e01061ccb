import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { canOpenAgain, isLineDisputed } from "~/disputes/about-line.server";
import { database, type Queryable, withTransaction } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import type { Owner } from "~/platform/db/sample-owner.server";
import {
  account,
  dispute,
  ledgerEntry,
  listing,
  orderLine,
  purchaseOrder,
  seller,
} from "~/platform/db/schema.server";
import type { Fulfilment, OrderStage, PaymentWay } from "~/platform/enums";
import type { Arrow, Guard, OrderSide } from "./order-graph";
import { stageSince } from "./order-graph";
import { ordersOnSide, ownedOrders } from "./order-owner.repo.server";
import { insertOrderEvent } from "./order-records.repo.server";

/** A line `l`. */
const ofLine = { orderId: sql`l.order_id`, lineId: sql`l.id` };

const columnsFor = (owner: Owner) => ({
  /** The owner's side; samples are all sales. */
  side:
    "accountId" in owner
      ? sql<OrderSide>`case when ${purchaseOrder.buyerAccountId} = ${owner.accountId}::uuid then 'buyer' else 'seller' end`
      : sql<OrderSide>`'seller'`,
  id: purchaseOrder.id,
  number: purchaseOrder.number,
  customerName: purchaseOrder.customerName,
  totalCents: purchaseOrder.totalCents,
  status: purchaseOrder.status,
  stage: purchaseOrder.stage,
  placedAt: purchaseOrder.placedAt,
  shippedAt: purchaseOrder.shippedAt,
  deliveredAt: purchaseOrder.deliveredAt,
  canceledAt: purchaseOrder.canceledAt,
  isSample: purchaseOrder.isSample,
  /** What stands first in it, and how many lines follow. */
  partName: orderLine.name,
  quantity: orderLine.quantity,
  moreLines: sql<number>`(select count(*)::int - 1 from ${orderLine} l where l.order_id = ${purchaseOrder.id})`,
  sellerName: seller.name,
});

/** The line that stands first, which each order has. */
const firstLine = and(eq(orderLine.orderId, purchaseOrder.id), eq(orderLine.position, 0));

/**
 * Newest first, by number within one moment; those older than the order numbered `before`. Of each side the newest are
 * read in their index's order: however many there are, no more is sorted than is shown.
 */
export function selectOrders(owner: Owner, limit: number, before?: string) {
  const cursor = before
    ? sql`(${purchaseOrder.placedAt}, ${purchaseOrder.number}) < (select o.placed_at, o.number from purchase_order o where o.number = ${before})`
    : undefined;
  const newest = (condition: SQL | undefined) => sql`
    (select id from ${purchaseOrder} where ${and(condition, cursor)}
      order by ${purchaseOrder.placedAt} desc, ${purchaseOrder.number} desc limit ${limit})`;
  const sides =
    "accountId" in owner
      ? (["buyer", "seller"] as const).map((side) => ordersOnSide(side, owner.accountId))
      : [ownedOrders(owner)];
  return database()
    .select(columnsFor(owner))
    .from(purchaseOrder)
    .innerJoin(orderLine, firstLine)
    .innerJoin(seller, eq(seller.id, purchaseOrder.sellerId))
    .where(sql`${purchaseOrder.id} in (${sql.join(sides.map(newest), sql` union all `)})`)
    .orderBy(desc(purchaseOrder.placedAt), desc(purchaseOrder.number))
    .limit(limit);
}

/** One of the owner's orders, with what its page shows; no row when it is not among them. */
export function selectOrder(owner: Owner, number: string) {
  return database()
    .select({
      ...columnsFor(owner),
      fulfilment: purchaseOrder.fulfilment,
      address: purchaseOrder.address,
      note: purchaseOrder.note,
      contactEmail: purchaseOrder.contactEmail,
      contactPhone: purchaseOrder.contactPhone,
      coreCents: purchaseOrder.coreCents,
      deliveryCents: purchaseOrder.deliveryCents,
      taxCents: purchaseOrder.taxCents,
      acceptedAt: purchaseOrder.acceptedAt,
      readyAt: purchaseOrder.readyAt,
      completedAt: purchaseOrder.completedAt,
      cancelAskedAt: purchaseOrder.cancelAskedAt,
      payment: purchaseOrder.payment,
      refundedCents: purchaseOrder.refundedCents,
      /** Whether it is paid for, or its card is being charged: what it comes to stays. */
      isSold: sql<boolean>`exists (select from ${ledgerEntry} e where e.cause = 'sale:' || ${purchaseOrder.id})`,
      collectionCode: purchaseOrder.collectionCode,
      carrier: purchaseOrder.carrier,
      trackingNumber: purchaseOrder.trackingNumber,
      /** Where the first of its parts is collected. */
      locationName: listing.locationName,
      /** Whether there is something in it that a dispute can be opened about, and not as often as it can be. */
      canDispute: sql<boolean>`${purchaseOrder.status} <> 'canceled' and exists (
        select from ${orderLine} l where l.order_id = ${purchaseOrder.id}
          and l.quantity > l.canceled_quantity + l.called_off_quantity
          and not ${isLineDisputed(ofLine)} and ${canOpenAgain(ofLine)})`,
    })
    .from(purchaseOrder)
    .innerJoin(orderLine, firstLine)
    .innerJoin(listing, eq(listing.id, orderLine.listingId))
    .innerJoin(seller, eq(seller.id, purchaseOrder.sellerId))
    .where(and(eq(purchaseOrder.number, number), ownedOrders(owner)));
}

/** Whether an order with that number is among the owner's. */
export async function hasOrderNumbered(owner: Owner, number: string): Promise<boolean> {
  const [row] = await database()
    .select({ id: purchaseOrder.id })
    .from(purchaseOrder)
    .where(and(eq(purchaseOrder.number, number), ownedOrders(owner)));
  return row !== undefined;
}

/** Whether the account has bought, sold or listed anything, and whether it has put the samples away. */
export async function selectSampleState(accountId: string) {
  const [row] = await database()
    .select({
      hidesSamples: account.hidesSamples,
      hasOwn: sql<boolean>`exists (select from ${purchaseOrder} where ${ownedOrders({ accountId })})
        or exists (select from ${listing} l join ${seller} s on s.id = l.seller_id where s.account_id = ${accountId}::uuid)`,
    })
    .from(account)
    .where(eq(account.id, accountId));
  return row ?? { hidesSamples: false, hasOwn: false };
}

export async function updateHidesSamples(accountId: string, hidesSamples: boolean): Promise<void> {
  await database().update(account).set({ hidesSamples }).where(eq(account.id, accountId));
}

/** The order with that number in which the account is on that side. */
const sideOf = (side: OrderSide, accountId: string, number: string) =>
  and(eq(purchaseOrder.number, number), ordersOnSide(side, accountId));

/** How far an order has come, and how it is got; undefined where there is none such. */
export async function selectOrderStage(
  order: OrderToMove,
  on: Queryable = database(),
): Promise<{ stage: OrderStage; fulfilment: Fulfilment; cancelAskedAt: Date | null } | undefined> {
  const [row] = await on
    .select({
      stage: purchaseOrder.stage,
      fulfilment: purchaseOrder.fulfilment,
      cancelAskedAt: purchaseOrder.cancelAskedAt,
    })
    .from(purchaseOrder)
    .where(ofOrder(order));
  return row;
}

const now = sql`now()`;
const acceptedAt = sql`coalesce(${purchaseOrder.acceptedAt}, now())`;

/** What is noted of an order that comes into a stage. Who ships it, or has it ready, has accepted it. */
const moments = {
  placed: {},
  accepted: { acceptedAt: now },
  ready: { readyAt: now, acceptedAt },
  shipped: { shippedAt: now, acceptedAt },
  delivered: { deliveredAt: now },
  completed: { completedAt: now, deliveredAt: sql`coalesce(${purchaseOrder.deliveredAt}, now())` },
  declined: { canceledAt: now },
  canceled: { canceledAt: now },
} as const satisfies Record<OrderStage, object>;

export const inTransaction = withTransaction;

/** What an arrow notes besides. */
const effects = {
  ask: { cancelAskedAt: now },
  answer: { cancelAskedAt: null },
  remind: { remindedAt: now },
} as const satisfies Record<NonNullable<Arrow["effect"]>, object>;

/** An order that was moved. */
export interface MovedOrder {
  id: string;
  stage: OrderStage;
  payment: PaymentWay;
  number: string;
  sellerId: string;
  totalCents: number;
  coreCents: number;
  deliveryCents: number;
  taxCents: number;
  buyerAccountId: string | null;
  sellerAccountId: string | null;
  /** Of what is logged about it. */
  eventId: string;
}

/** Which order is moved: one in which the account is on its side, or any by the system itself. */
export type OrderToMove =
  | { number: string; side: OrderSide; accountId: string }
  /** A guest's, of a checkout that they have the link to. */
  | { number: string; side: "buyer"; checkoutId: string }
  | { id: string; side: "system" };

function ofOrder(order: OrderToMove) {
  if ("id" in order) return and(eq(purchaseOrder.id, order.id), eq(purchaseOrder.isSample, false));
  if ("checkoutId" in order)
    return and(
      eq(purchaseOrder.number, order.number),
      eq(purchaseOrder.checkoutId, order.checkoutId),
      // An account's are moved by who is signed in to it.
      isNull(purchaseOrder.buyerAccountId),
    );
  return sideOf(order.side, order.accountId, order.number);
}

export interface Move {
  name: string;
  arrow: Arrow;
  /** What is logged with it. */
  detail?: Record<string, string>;
  /** What else is noted of the order. */
  noted?: Partial<
    Pick<typeof purchaseOrder.$inferInsert, "collectionCode" | "carrier" | "trackingNumber">
  >;
  /** The code that has to be the order's. */
  code?: string;
}

type Alongside = (tx: Queryable, moved: MovedOrder) => Promise<void>;

/**
 * Moves an order on along an arrow, if it is still where that begins, notes when, logs it, and writes what `alongside`
 * writes in the same transaction; where it is then. Undefined where it did not. Of two that try at once one does.
 */
export const updateStage = (
  order: OrderToMove,
  move: Move,
  alongside: Alongside,
): Promise<OrderStage | undefined> =>
  // A second time it finds the order moved, and writes nothing.
  withTransaction((tx) => writeStage(tx, order, move, alongside), { isIdempotent: true });

/** The same in the caller's transaction. */
export async function writeStage(
  tx: Queryable,
  order: OrderToMove,
  { name, arrow, detail = {}, noted = {}, code }: Move,
  alongside: Alongside,
): Promise<OrderStage | undefined> {
  const eventId = newId();
  const [moved] = await tx
    .update(purchaseOrder)
    .set({
      ...(arrow.to === "same" ? {} : { stage: arrow.to, ...moments[arrow.to] }),
      ...(arrow.effect && effects[arrow.effect]),
      ...noted,
    })
    .where(
      and(
        ofOrder(order),
        inArray(purchaseOrder.stage, [...arrow.from]),
        arrow.fulfilment ? eq(purchaseOrder.fulfilment, arrow.fulfilment) : undefined,
        isDue(arrow),
        ...guardsOf(arrow),
        arrow.asks === "code" ? eq(purchaseOrder.collectionCode, code ?? "") : undefined,
      ),
    )
    .returning({
      payment: purchaseOrder.payment,
      id: purchaseOrder.id,
      stage: purchaseOrder.stage,
      number: purchaseOrder.number,
      sellerId: purchaseOrder.sellerId,
      totalCents: purchaseOrder.totalCents,
      coreCents: purchaseOrder.coreCents,
      deliveryCents: purchaseOrder.deliveryCents,
      taxCents: purchaseOrder.taxCents,
      buyerAccountId: purchaseOrder.buyerAccountId,
      sellerAccountId: purchaseOrder.sellerAccountId,
    });
  if (!moved) return undefined;
  await insertOrderEvent(tx, {
    ...{ id: eventId, orderId: moved.id },
    ...{ kind: name, by: arrow.by, detail },
  });
  await alongside(tx, { ...moved, eventId });
  return moved.stage;
}

/** An order, locked until the transaction ends, in which somebody is on that side; undefined where there is none. */
export async function lockOrderToMove(
  tx: Queryable,
  order: OrderToMove,
): Promise<{ id: string; stage: OrderStage } | undefined> {
  const [row] = await tx
    .select({ id: purchaseOrder.id, stage: purchaseOrder.stage })
    .from(purchaseOrder)
    .where(ofOrder(order))
    .for("no key update");
  return row;
}

/** Takes so much off what an order comes to. */
export async function reduceTotal(
  tx: Queryable,
  { orderId, partsCents, coreCents }: { orderId: string; partsCents: number; coreCents: number },
): Promise<void> {
  const { totalCents, taxCents, coreCents: deposits, deliveryCents } = purchaseOrder;
  // Tax goes with the parts that it is of.
  const tax = sql`round(${taxCents} * ${partsCents}::numeric / greatest(${totalCents} - ${deposits} - ${deliveryCents} - ${taxCents}, 1))::int`;
  await tx
    .update(purchaseOrder)
    .set({
      totalCents: sql`${totalCents} - ${partsCents + coreCents} - ${tax}`,
      coreCents: sql`${deposits} - ${coreCents}`,
      taxCents: sql`${taxCents} - ${tax}`,
    })
    .where(eq(purchaseOrder.id, orderId));
}

/** Since when an order is where an arrow begins. */
const sinceOf = ({ from }: Arrow) => purchaseOrder[stageSince[from[0] ?? "placed"]];

const guardConditions: Record<Guard, (arrow: Arrow) => SQL> = {
  asked: () => isNotNull(purchaseOrder.cancelAskedAt),
  unasked: () => isNull(purchaseOrder.cancelAskedAt),
  unsent: () =>
    sql`not exists (select from ${orderLine} l where l.order_id = ${purchaseOrder.id} and l.shipped_at is not null)`,
  unreminded: (arrow) =>
    sql`coalesce(${purchaseOrder.remindedAt}, '-infinity') < ${sinceOf(arrow)}`,
  "in-time": () => sql`${purchaseOrder.answerBy} > clock_timestamp()`,
  undisputed: () =>
    sql`not exists (select from ${dispute} d where d.order_id = ${purchaseOrder.id} and d.status <> 'closed')`,
  // A day is left to act on it, also where reminders came late.
  reminded: (arrow) =>
    sql`${purchaseOrder.remindedAt} >= ${sinceOf(arrow)} and ${purchaseOrder.remindedAt} <= clock_timestamp() - interval '24 hours'`,
};

const guardsOf = (arrow: Arrow) =>
  (arrow.guards ?? []).map((guard) => guardConditions[guard](arrow));

/** Since when an order waits for an arrow of time, or until when. */
const clockOf = (arrow: Arrow) => (arrow.at ? purchaseOrder[arrow.at] : sinceOf(arrow));

/** Whether the time of an arrow has come; undefined for one that takes none. */
function isDue(arrow: Arrow) {
  if (arrow.at === undefined && arrow.afterMs === undefined) return undefined;
  return sql`${clockOf(arrow)} <= clock_timestamp() - ${arrow.afterMs ?? 0}::float8 * interval '1 ms'`;
}

/** Orders that an arrow of time is due for, those that have waited longest first. */
export async function selectDue(arrow: Arrow, limit: number): Promise<string[]> {
  const rows = await database()
    .select({ id: purchaseOrder.id })
    .from(purchaseOrder)
    .where(
      and(
        inArray(purchaseOrder.stage, [...arrow.from]),
        eq(purchaseOrder.isSample, false),
        isDue(arrow),
        ...guardsOf(arrow),
      ),
    )
    .orderBy(clockOf(arrow))
    .limit(limit);
  return rows.map(({ id }) => id);
}
