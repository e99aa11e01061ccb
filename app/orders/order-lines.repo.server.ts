import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { isLineDisputed } from "~/disputes/about-line.server";
import { database, type Queryable } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import {
  listing,
  orderEvent,
  orderLine,
  payment,
  paymentAction,
  photo,
  purchaseOrder,
  seller,
} from "~/platform/db/schema.server";
import type { DeliveryAddress, Fulfilment, PaymentWay } from "~/platform/enums";
import type { OrderFit } from "./order-fit";

/** Pieces of one listing in an order that is to be written. */
export interface NewLine {
  listingId: string;
  quantity: number;
  /** The car it is for, and whether it fits; null without a car. */
  fit?: OrderFit | null;
  /** What the buyer confirmed where that is in doubt. */
  fitStatement?: string | null;
}

/** An order of one seller that is to be written. */
export interface NewOrder {
  id: string;
  checkoutId?: string;
  /** Null for a guest. */
  buyerAccountId: string | null;
  customerName: string;
  contactEmail?: string;
  contactPhone?: string;
  note?: string;
  fulfilment?: Fulfilment;
  address?: DeliveryAddress;
  deliveryCents?: number;
  taxCents?: number;
  /** Who takes the money; the counter when absent. */
  payment?: PaymentWay;
  lines: readonly NewLine[];
}

/** An order as it was written. */
export interface WrittenOrder {
  id: string;
  number: string;
  sellerId: string;
}

/**
 * Writes orders, each with its lines at the prices that their listings have now, and takes the pieces off the shelf,
 * in one statement. An order whose id is written already is left out. Whoever calls has locked the listings and knows
 * that there are enough: the database refuses to take more than there are.
 */
export async function insertOrders(
  tx: Queryable,
  orders: readonly NewOrder[],
): Promise<WrittenOrder[]> {
  const heads = orders.map(({ lines, fulfilment = "pickup", ...order }, place) => ({
    ...{ note: "", deliveryCents: 0, taxCents: 0, payment: "counter", ...order, fulfilment },
    listingId: lines[0]?.listingId,
    place,
    eventId: newId(),
  }));
  const lines = orders.flatMap(({ id: orderId, lines: sold }) =>
    sold.map(({ fit, ...line }, position) => ({
      ...{ id: newId(), orderId, position, ...line },
      ...{ vehicle: fit?.vehicle, verdict: fit?.verdict },
    })),
  );
  const { rows } = await tx.execute<{ id: string; number: string; seller_id: string }>(sql`
    with head as (
      select * from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as x(id uuid, "checkoutId" uuid,
        "buyerAccountId" uuid, "customerName" text, "contactEmail" text, "contactPhone" text, note text,
        fulfilment text, address jsonb, "deliveryCents" int, "taxCents" int, "listingId" text, "eventId" uuid,
        payment text, place int)
    ), sold as (
      select x.*, l.seller_id, l.price_cents, l.core_charge_cents, l.name, l.part_number, l.condition, l.grade
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as x(id uuid, "orderId" uuid, position smallint,
        "listingId" text, quantity int, vehicle jsonb, verdict jsonb, "fitStatement" text)
      join ${listing} l on l.id = x."listingId"
    ), placed as (
      insert into ${purchaseOrder} (id, checkout_id, buyer_account_id, seller_id, seller_account_id, customer_name,
        contact_email, contact_phone, note, fulfilment, address, core_cents, delivery_cents, tax_cents, total_cents,
        payment, placed_at)
      select h.id, h."checkoutId", h."buyerAccountId", s.id, s.account_id, h."customerName", h."contactEmail",
        h."contactPhone", h.note, h.fulfilment, h.address, m.core_cents, h."deliveryCents", h."taxCents",
        m.parts_cents + m.core_cents + h."deliveryCents" + h."taxCents", h.payment, clock_timestamp()
      from head h
      join ${listing} l on l.id = h."listingId"
      join ${seller} s on s.id = l.seller_id
      cross join lateral (
        select sum(quantity * price_cents)::int as parts_cents, sum(quantity * core_charge_cents)::int as core_cents
        from sold where sold."orderId" = h.id) m
      -- Numbered as they were in the cart.
      order by h.place
      on conflict (id) do nothing
      returning id, number, seller_id, placed_at
    ), line as (
      insert into ${orderLine} (id, order_id, position, listing_id, quantity, price_cents, core_cents, name,
        part_number, condition, grade, photo_hashes, vehicle, verdict, fit_statement)
      select x.id, x."orderId", x.position, x."listingId", x.quantity, x.price_cents, x.core_charge_cents, x.name,
        x.part_number, x.condition, x.grade,
        array(select hash from ${photo} p where p.listing_id = x."listingId" and p.state = 'ready' order by p.position),
        x.vehicle, x.verdict, x."fitStatement"
      from sold x join placed on placed.id = x."orderId"
    ), event as (
      insert into ${orderEvent} (id, order_id, kind, "by", at)
      select h."eventId", h.id, 'place', 'buyer', placed.placed_at from head h join placed on placed.id = h.id
    ), taken as (
      update ${listing} set quantity = ${listing}.quantity - x.quantity,
        -- What its seller is changing meanwhile began with another stock.
        version = ${listing}.version + 1, updated_at = now()
      from (select "listingId", sum(quantity) as quantity from sold join placed on placed.id = sold."orderId" group by 1) x
      where ${listing}.id = x."listingId"
    )
    select placed.id, number, seller_id from placed join head on head.id = placed.id order by head.place`);
  return rows.map(({ id, number, seller_id }) => ({ id, number, sellerId: seller_id }));
}

/** How many pieces of a line are not in its order any more, whether they were paid for or not. */
const takenOut = sql<number>`${orderLine.canceledQuantity} + ${orderLine.calledOffQuantity}`;
const leftPieces = sql<number>`${orderLine.quantity} - (${takenOut})`;

/** Pieces of lines, by the lines' ids. */
export type LinePieces = readonly { lineId: string; quantity: number }[];

/** Puts pieces of an order back on the shelf: those, or all that were not canceled before. */
export async function restock(tx: Queryable, orderId: string, pieces?: LinePieces): Promise<void> {
  // In the order in which all who take pieces lock them.
  await tx.execute(sql`
    select from ${listing} where id in (select listing_id from ${orderLine} where order_id = ${orderId}::uuid)
    order by id for no key update`);
  const some = pieces
    ? sql`select l.listing_id, p.quantity from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as p("lineId" uuid, quantity int)
        join ${orderLine} l on l.id = p."lineId" and l.order_id = ${orderId}::uuid`
    : sql`select listing_id, ${leftPieces} as quantity from ${orderLine} where order_id = ${orderId}::uuid`;
  await tx.execute(sql`
    update ${listing} set quantity = ${listing}.quantity + x.quantity, version = ${listing}.version + 1,
      updated_at = now()
    from (select listing_id, sum(quantity) as quantity from (${some}) pieces group by 1) x
    where ${listing}.id = x.listing_id`);
}

/** The lines of an order that is locked, as their pieces stand now. */
export function selectPieces(tx: Queryable, orderId: string) {
  return tx
    .select({
      id: orderLine.id,
      position: orderLine.position,
      name: orderLine.name,
      quantity: orderLine.quantity,
      canceledQuantity: takenOut,
      calledOffQuantity: orderLine.calledOffQuantity,
      priceCents: orderLine.priceCents,
      coreCents: orderLine.coreCents,
      shippedAt: orderLine.shippedAt,
    })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.position));
}

/** Whether a card is being charged for an order: what it comes to then is decided. */
export async function selectIsCharged(tx: Queryable, orderId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from ${purchaseOrder} o join ${paymentAction} a on a.order_id = o.id and a.kind = 'capture'
    where o.id = ${orderId}::uuid and o.payment = 'provider' limit 1`);
  return rows.length > 0;
}

/** Takes pieces out of lines: out of what is sold, or once they were paid for out of what is sent. */
export async function cancelPieces(
  tx: Queryable,
  pieces: LinePieces,
  { isSold }: { isSold: boolean },
): Promise<void> {
  const column = sql.identifier(isSold ? "called_off_quantity" : "canceled_quantity");
  await tx.execute(sql`
    update ${orderLine} set ${column} = ${column} + p.quantity
    from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as p("lineId" uuid, quantity int)
    where ${orderLine.id} = p."lineId"`);
}

/** Takes what was to be left out of what is sent out of what is sold. */
export async function cancelCalledOff(tx: Queryable, orderId: string): Promise<void> {
  await tx
    .update(orderLine)
    .set({
      canceledQuantity: sql`${orderLine.canceledQuantity} + ${orderLine.calledOffQuantity}`,
      calledOffQuantity: 0,
    })
    .where(eq(orderLine.orderId, orderId));
}

/** Notes that lines of an order were sent, those or all that are left; how many were not before. */
export async function markSent(
  tx: Queryable,
  orderId: string,
  positions?: readonly number[],
): Promise<number> {
  const sent = await tx
    .update(orderLine)
    .set({ shippedAt: sql`clock_timestamp()` })
    .where(
      and(
        eq(orderLine.orderId, orderId),
        positions && inArray(orderLine.position, [...positions]),
        isNull(orderLine.shippedAt),
        sql`${leftPieces} > 0`,
      ),
    )
    .returning({ id: orderLine.id });
  return sent.length;
}

/** Whether an order has pieces that are neither sent nor canceled, and whether it has some that were sent. */
export async function selectSending(
  tx: Queryable,
  orderId: string,
): Promise<{ hasUnsent: boolean; hasSent: boolean }> {
  const [row] = await tx
    .select({
      hasUnsent: sql<boolean>`coalesce(bool_or(${orderLine.shippedAt} is null and ${leftPieces} > 0), false)`,
      hasSent: sql<boolean>`coalesce(bool_or(${orderLine.shippedAt} is not null), false)`,
    })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId));
  return row ?? { hasUnsent: false, hasSent: false };
}

/** What was sold in orders, as it was frozen, by order; in the order of the cart. */
export async function selectLines(orderIds: readonly string[]) {
  const rows = await database()
    .select({
      orderId: orderLine.orderId,
      id: orderLine.id,
      listingId: orderLine.listingId,
      position: orderLine.position,
      quantity: orderLine.quantity,
      canceledQuantity: takenOut,
      shippedAt: orderLine.shippedAt,
      priceCents: orderLine.priceCents,
      coreCents: orderLine.coreCents,
      name: orderLine.name,
      partNumber: orderLine.partNumber,
      condition: orderLine.condition,
      grade: orderLine.grade,
      vehicle: orderLine.vehicle,
      verdict: orderLine.verdict,
      fitStatement: orderLine.fitStatement,
    })
    .from(orderLine)
    .where(inArray(orderLine.orderId, [...orderIds]))
    .orderBy(asc(orderLine.position));
  const byOrder = new Map<string, Omit<(typeof rows)[number], "orderId">[]>();
  for (const { orderId, ...line } of rows)
    byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), line]);
  return byOrder;
}

/** The lines of an order that was sold whose money is held: a dispute about it decides, here or at the buyer's bank. */
export async function selectFrozenLines(orderId: string): Promise<Set<string>> {
  const { rows } = await database().execute<{ id: string }>(sql`
    select l.id from ${orderLine} l join ${purchaseOrder} o on o.id = l.order_id
    where o.id = ${orderId}::uuid and (
      ${isLineDisputed({ orderId: sql`o.id`, lineId: sql`l.id` })}
      or o.payment = 'provider' and exists (
        select from ${payment} p join ${paymentAction} a on a.payment_id = p.id
        where p.checkout_id = o.checkout_id and a.kind = 'chargeback' and a.done_at is null))`);
  return new Set(rows.map(({ id }) => id));
}

/** What has happened to an order, the first first. */
export function selectEvents(orderId: string) {
  return database()
    .select({
      id: orderEvent.id,
      kind: orderEvent.kind,
      by: orderEvent.by,
      at: orderEvent.at,
      detail: orderEvent.detail,
    })
    .from(orderEvent)
    .where(eq(orderEvent.orderId, orderId))
    .orderBy(asc(orderEvent.at), asc(orderEvent.id));
}

/** Has an order paid at the counter after all. */
export async function updateToCounter(tx: Queryable, orderId: string): Promise<void> {
  await tx.update(purchaseOrder).set({ payment: "counter" }).where(eq(purchaseOrder.id, orderId));
}
