import { and, asc, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { BuyerHolds } from "~/orders/order-limits";
import { database, type Queryable, withTransaction } from "~/platform/db/database.server";
import { piecesLeft, type Reader } from "~/platform/db/pieces-left.server";
import {
  checkout,
  checkoutLine,
  listing,
  payment,
  purchaseOrder,
  seller,
} from "~/platform/db/schema.server";

/** One transaction for what a use case writes in several places; see `withTransaction`. */
export const inTransaction = withTransaction;

/** Pieces of a listing in a checkout, with what the buyer agreed to pay for one. */
export interface HeldLine {
  listingId: string;
  quantity: number;
  priceCents: number;
  coreCents: number;
  vehicle: typeof checkoutLine.$inferSelect.vehicle;
}

/** Whose checkouts: an account's, or those that a guest's cookie names. */
export interface CheckoutOwner {
  accountId: string | null;
  /** The one that the browser began; null for none. */
  guestCheckoutId: string | null;
  /** The one that a guest's form begins, unless there is one already. */
  beginsCheckoutId?: string;
}

/** Locks listings until the transaction ends, in the order of their ids, so that no two wait for each other. */
export async function lockListings(tx: Queryable, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select from ${listing} where id = any(${sql.param([...ids])}::text[]) order by id for no key update`);
}

/** A checkout is an account's own, or a guest's who has its id in a cookie; who signs in meanwhile keeps it. */
const ownedBy = ({ accountId, guestCheckoutId }: CheckoutOwner) => sql`
  (account_id = ${accountId}::uuid or (account_id is null and id = ${guestCheckoutId}::uuid))`;

/** For how long a bank's question to the buyer keeps a checkout from being begun anew: some never answer it. */
const answerMinutes = 10;

export type OpenRow = {
  id: string;
  /** A card is asked for it: what is ordered once one is authorized is written down. */
  isToPay: boolean;
  /** A card is at it: what is in it cannot be changed now. */
  isPaying: boolean;
};

/** The owner's checkout that is not placed yet, the latest; undefined for none. */
export async function selectOpenCheckout(
  owner: CheckoutOwner,
  { lock = false, on = database() }: { lock?: boolean; on?: Queryable } = {},
): Promise<OpenRow | undefined> {
  const ofPayment = (condition: SQL) =>
    sql`exists (select from ${payment} p where p.checkout_id = ${checkout.id} and p.placing is not null and ${condition})`;
  const { rows } = await on.execute<OpenRow>(sql`
    select id, ${ofPayment(sql`true`)} as "isToPay",
      ${ofPayment(sql`(p.state in ('processing', 'authorized') or p.state = 'requires-action'
        and p.updated_at > now() - ${answerMinutes} * interval '1 minute')`)} as "isPaying"
    from ${checkout} where ${ownedBy(owner)} and placed_at is null
    order by created_at desc limit 1 ${lock ? sql`for update` : sql``}`);
  return rows[0];
}

/** A listing of a checkout as it is now, to its buyer. */
export type Standing = {
  id: string;
  sellerId: string;
  sellerName: string;
  priceCents: number;
  coreCents: number;
  /** How many are for sale and held for nobody else. */
  left: number;
  isOwn: boolean;
  offersPickup: boolean;
  delivers: boolean;
  radiusMiles: number | null;
  feeCents: number;
  freeFromCents: number | null;
  /** Where the parts are. */
  locationName: string;
  lat: number;
  lng: number;
};

/** Listings as they are now to a buyer: what is held in their own checkout is theirs to buy. */
export async function selectStandings(
  ids: readonly string[],
  reader: Reader,
  on: Queryable = database(),
): Promise<Map<string, Standing>> {
  const { rows } = await on.execute<Standing>(sql`
    select l.id, s.id as "sellerId", s.name as "sellerName", l.price_cents as "priceCents",
      l.core_charge_cents as "coreCents", ${piecesLeft(reader)} as left,
      coalesce(s.account_id = ${reader.accountId}::uuid, false) as "isOwn", s.offers_pickup as "offersPickup",
      s.delivers, s.delivery_radius_miles as "radiusMiles", s.delivery_fee_cents as "feeCents",
      s.free_delivery_from_cents as "freeFromCents", l.location_name as "locationName", l.lat, l.lng
    from ${listing} l join ${seller} s on s.id = l.seller_id
    where l.id = any(${sql.param([...ids])}::text[])`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether there is a checkout with that id, whoever's. */
export async function isCheckoutId(tx: Queryable, id: string): Promise<boolean> {
  return (await tx.$count(checkout, eq(checkout.id, id))) > 0;
}

/**
 * Writes a checkout with these lines in place of those it had, all held for so long; false where it is placed, or
 * another account's.
 */
export async function writeCheckout(
  tx: Queryable,
  {
    id,
    accountId,
    atOnceListingId,
    lines,
    holdMs,
    mostMs,
  }: {
    id: string;
    accountId: string | null;
    /** The part that is bought from its page; null for what is in a cart. */
    atOnceListingId: string | null;
    lines: readonly HeldLine[];
    holdMs: number;
    /** What it holds is held no longer than that after it began, however often it is begun again. */
    mostMs: number;
  },
): Promise<boolean> {
  const hold = sql`${holdMs}::float8 * interval '1 ms'`;
  // One that has lapsed begins anew.
  const began = sql`case when ${checkout.expiresAt} > now() then ${checkout.createdAt} else now() end`;
  const [written] = await tx
    .insert(checkout)
    .values({ id, accountId, atOnceListingId, expiresAt: sql`now() + ${hold}` })
    .onConflictDoUpdate({
      target: checkout.id,
      set: {
        ...{ accountId, atOnceListingId },
        createdAt: began,
        expiresAt: sql`least(now() + ${hold}, (${began}) + ${mostMs}::float8 * interval '1 ms')`,
      },
      // A guest's becomes an account's, once its browser has signed in.
      setWhere: sql`${checkout.placedAt} is null and (${checkout.accountId} is null
        or ${checkout.accountId} = ${accountId}::uuid)`,
    })
    .returning({ until: checkout.expiresAt });
  if (!written) return false;
  await tx.delete(checkoutLine).where(eq(checkoutLine.checkoutId, id));
  await tx.insert(checkoutLine).values(
    lines.map((line, position) => ({
      ...{ ...line, position, checkoutId: id, heldUntil: written.until },
    })),
  );
  return true;
}

/**
 * Prolongs what a checkout holds while somebody is at it, up to `mostMs` after it began; for how long it is held yet, in
 * ms. What has lapsed stays lapsed: 0.
 */
export async function prolongHold(
  id: string,
  { holdMs, mostMs }: { holdMs: number; mostMs: number },
): Promise<number> {
  const { rows } = await database().execute<{ held_ms: number }>(sql`
    with longer as (
      update ${checkout} set expires_at = greatest(expires_at, least(
          now() + ${holdMs}::float8 * interval '1 ms', created_at + ${mostMs}::float8 * interval '1 ms'))
      where id = ${id}::uuid and placed_at is null and expires_at > now()
      returning id, expires_at
    ), line as (
      update ${checkoutLine} set held_until = longer.expires_at from longer where checkout_id = longer.id)
    select (extract(epoch from expires_at - clock_timestamp()) * 1000)::float8 as held_ms from longer`);
  return rows[0]?.held_ms ?? 0;
}

export interface CheckoutRow {
  id: string;
  accountId: string | null;
  placedAt: Date | null;
  atOnceListingId: string | null;
}

/** The owner's checkout with that id; undefined when it is nobody's, or somebody else's. */
export async function selectCheckout(
  owner: CheckoutOwner,
  id: string,
  { lock = false, on = database() }: { lock?: boolean; on?: Queryable } = {},
): Promise<CheckoutRow | undefined> {
  const { rows } = await on.execute<{
    id: string;
    account_id: string | null;
    placed_at: string | null;
    at_once_listing_id: string | null;
  }>(sql`
    select id, account_id, placed_at, at_once_listing_id
    from ${checkout} where id = ${id}::uuid and ${ownedBy(owner)} ${lock ? sql`for update` : sql``}`);
  const [row] = rows;
  return (
    row && {
      id: row.id,
      accountId: row.account_id,
      placedAt: row.placed_at === null ? null : new Date(row.placed_at),
      atOnceListingId: row.at_once_listing_id,
    }
  );
}

export function selectHeldLines(id: string, on: Queryable = database()): Promise<HeldLine[]> {
  return on
    .select({
      listingId: checkoutLine.listingId,
      quantity: checkoutLine.quantity,
      priceCents: checkoutLine.priceCents,
      coreCents: checkoutLine.coreCents,
      vehicle: checkoutLine.vehicle,
    })
    .from(checkoutLine)
    .where(eq(checkoutLine.checkoutId, id))
    .orderBy(asc(checkoutLine.position));
}

/** Notes that a checkout's orders are written: what it held is off the shelf. */
export async function markPlaced(
  tx: Queryable,
  { id, accountId }: { id: string; accountId: string | null },
): Promise<void> {
  await tx.execute(sql`
    with placed as (
      update ${checkout} set placed_at = now(), account_id = ${accountId}::uuid
      where id = ${id}::uuid and placed_at is null returning id)
    update ${checkoutLine} set held_until = null from placed where checkout_id = placed.id`);
}

/** Removes checkouts that became nothing and whose hold was over so many days ago; how many. */
export async function deleteAbandoned(days: number): Promise<number> {
  const { rowCount } = await database()
    .delete(checkout)
    .where(
      and(
        isNull(checkout.placedAt),
        lt(checkout.expiresAt, sql`now() - ${days} * interval '1 day'`),
        // One that somebody tried to pay is kept until that is over.
        sql`not exists (select from ${payment} p where p.checkout_id = ${checkout.id})`,
      ),
    );
  return rowCount ?? 0;
}

/** What a buyer has on hold with sellers, and with all: an account's, or a guest's by email address. */
export async function selectHolds(
  tx: Queryable,
  buyer: { accountId: string } | { email: string },
): Promise<{ bySeller: Map<string, BuyerHolds["seller"]>; account: BuyerHolds["account"] }> {
  const of =
    "accountId" in buyer
      ? sql`o.buyer_account_id = ${buyer.accountId}::uuid`
      : sql`o.buyer_account_id is null and lower(o.contact_email) = lower(${buyer.email})`;
  const { rows } = await tx.execute<{ seller_id: string; orders: number; pieces: number }>(sql`
    select o.seller_id, count(distinct o.id)::int as orders, sum(l.quantity)::int as pieces
    from ${purchaseOrder} o join order_line l on l.order_id = o.id
    where ${of} and o.status = 'processing' and not o.is_sample group by o.seller_id`);
  const bySeller = new Map(
    rows.map(({ seller_id, orders, pieces }) => [seller_id, { orders, pieces }]),
  );
  const account = rows.reduce(
    (sum, { orders, pieces }) => ({ orders: sum.orders + orders, pieces: sum.pieces + pieces }),
    { orders: 0, pieces: 0 },
  );
  return { bySeller, account };
}

/** What a checkout became, in the order of their numbers. */
export async function selectOrdersOf(
  on: Queryable,
  checkoutId: string,
): Promise<{ id: string; number: string; sellerId: string }[]> {
  return await on
    .select({
      id: purchaseOrder.id,
      number: purchaseOrder.number,
      sellerId: purchaseOrder.sellerId,
    })
    .from(purchaseOrder)
    .where(eq(purchaseOrder.checkoutId, checkoutId))
    .orderBy(asc(purchaseOrder.placedAt), asc(purchaseOrder.number));
}

/** The same as their buyer sees them. */
export function selectReceiptOrders(checkoutId: string) {
  return database()
    .select({
      id: purchaseOrder.id,
      number: purchaseOrder.number,
      sellerName: seller.name,
      sellerPhone: seller.phone,
      stage: purchaseOrder.stage,
      payment: purchaseOrder.payment,
      status: purchaseOrder.status,
      fulfilment: purchaseOrder.fulfilment,
      locationName: seller.locationName,
      collectionCode: purchaseOrder.collectionCode,
      carrier: purchaseOrder.carrier,
      trackingNumber: purchaseOrder.trackingNumber,
      totalCents: purchaseOrder.totalCents,
      coreCents: purchaseOrder.coreCents,
      deliveryCents: purchaseOrder.deliveryCents,
      taxCents: purchaseOrder.taxCents,
      isOfAccount: sql<boolean>`${purchaseOrder.buyerAccountId} is not null`,
    })
    .from(purchaseOrder)
    .innerJoin(seller, eq(seller.id, purchaseOrder.sellerId))
    .where(eq(purchaseOrder.checkoutId, checkoutId))
    .orderBy(asc(purchaseOrder.placedAt), asc(purchaseOrder.number));
}

/** Gives a guest's orders to an account, but for those that it sold itself; their numbers and sellers. */
export function updateBuyer(
  tx: Queryable,
  { checkoutId, accountId }: { checkoutId: string; accountId: string },
) {
  return tx
    .update(purchaseOrder)
    .set({ buyerAccountId: accountId })
    .where(
      and(
        eq(purchaseOrder.checkoutId, checkoutId),
        isNull(purchaseOrder.buyerAccountId),
        sql`${purchaseOrder.sellerAccountId} is distinct from ${accountId}::uuid`,
      ),
    )
    .returning({ number: purchaseOrder.number, sellerId: purchaseOrder.sellerId });
}

/** The numbers of the orders of a checkout that an account bought. */
export async function selectNumbersBought(
  tx: Queryable,
  of: { checkoutId: string; accountId: string },
): Promise<string[]> {
  const rows = await tx
    .select({ number: purchaseOrder.number })
    .from(purchaseOrder)
    .where(
      and(
        eq(purchaseOrder.checkoutId, of.checkoutId),
        eq(purchaseOrder.buyerAccountId, of.accountId),
      ),
    );
  return rows.map(({ number }) => number);
}
