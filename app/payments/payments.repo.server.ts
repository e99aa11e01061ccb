import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { partsReturnedOf } from "~/billing/payouts.server";
import { database, type Queryable, withTransaction } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import {
  ledgerEntry,
  orderLine,
  payment,
  paymentAction,
  paymentEvent,
  payout,
  payoutLine,
  purchaseOrder,
  refund,
  seller,
  sellerPaymentAccount,
} from "~/platform/db/schema.server";
import type { PaymentState } from "~/platform/enums";
import type { KeptPlacing } from "./kept-placing.server";
import type { ProviderEvent } from "./payment-provider";

/** One transaction for what a use case writes in several places; see `withTransaction`. */
export const inTransaction = withTransaction;

export type PaymentRow = Omit<typeof payment.$inferSelect, "placing"> & {
  placing: KeptPlacing | null;
};

const rowOf = (row: typeof payment.$inferSelect | undefined) => row as PaymentRow | undefined;

/** Payments of these states can be begun anew: nothing is charged, nor will be. */
const openStates: PaymentState[] = ["requires-payment", "requires-action", "failed"];

export async function selectPayment(
  of: { id: string } | { checkoutId: string } | { providerId: string },
  on: Queryable = database(),
  { lock = false } = {},
): Promise<PaymentRow | undefined> {
  const where =
    "id" in of
      ? eq(payment.id, of.id)
      : "checkoutId" in of
        ? eq(payment.checkoutId, of.checkoutId)
        : eq(payment.providerId, of.providerId);
  const query = on.select().from(payment).where(where);
  return rowOf((await (lock ? query.for("update") : query))[0]);
}

/**
 * Writes what a checkout is to be paid, and what is ordered once it is: one payment for each checkout. One that is
 * charged already, or may be, stays as it is; in place of one that was given up there is another.
 */
export function writePayment(of: {
  checkoutId: string;
  provider: string;
  amountCents: number;
  placing: KeptPlacing;
}): Promise<PaymentRow | undefined> {
  return withTransaction(
    async (tx) => {
      const known = await selectPayment({ checkoutId: of.checkoutId }, tx, { lock: true });
      if (!known) {
        const [made] = await tx
          .insert(payment)
          .values({ id: newId(), ...of })
          .onConflictDoNothing({ target: payment.checkoutId })
          .returning();
        return rowOf(made) ?? selectPayment({ checkoutId: of.checkoutId }, tx);
      }
      if (known.state !== "canceled" && !openStates.includes(known.state)) return known;
      const { amountCents, placing } = of;
      const anew =
        known.state === "canceled"
          ? { id: newId(), providerId: null, state: "requires-payment" as const, failure: null }
          : {};
      const [changed] = await tx
        .update(payment)
        .set({ amountCents, placing, ...anew, updatedAt: sql`now()` })
        .where(eq(payment.id, known.id))
        .returning();
      return rowOf(changed);
    },
    { isIdempotent: true },
  );
}

/** Notes what the provider calls a payment, once. */
export async function updateProviderId(id: string, providerId: string): Promise<void> {
  await database()
    .update(payment)
    .set({ providerId })
    .where(and(eq(payment.id, id), isNull(payment.providerId)));
}

/** Notes how far a payment has come; since when is kept where that is known already. */
export async function updatePayment(
  id: string,
  {
    state,
    ...fields
  }: { state: PaymentState } & Partial<
    Pick<PaymentRow, "failure" | "placing" | "capturedCents" | "providerFeeCents">
  >,
  on: Queryable = database(),
): Promise<void> {
  await on
    .update(payment)
    .set({
      ...{ state, ...fields },
      updatedAt: sql`case when ${payment.state} = ${state} then ${payment.updatedAt} else clock_timestamp() end`,
    })
    .where(eq(payment.id, id));
}

/** Adds to what was paid back of a payment. */
export async function addRefunded(tx: Queryable, id: string, cents: number): Promise<void> {
  await tx
    .update(payment)
    .set({ refundedCents: sql`${payment.refundedCents} + ${cents}` })
    .where(eq(payment.id, id));
}

/** Sellers whom the provider can pay, of these. */
export async function selectPayableSellers(ids: readonly string[]): Promise<string[]> {
  const rows = await database()
    .select({ id: sellerPaymentAccount.sellerId })
    .from(sellerPaymentAccount)
    .where(
      and(
        inArray(sellerPaymentAccount.sellerId, [...ids]),
        eq(sellerPaymentAccount.canBePaid, true),
      ),
    )
    .orderBy(asc(sellerPaymentAccount.sellerId));
  return rows.map(({ id }) => id);
}

/** An order that is paid through the provider, and what of it was captured. */
export interface PaidOrder {
  id: string;
  number: string;
  sellerId: string;
  stage: typeof purchaseOrder.$inferSelect.stage;
  /** Some of it was sent, and the rest comes later. */
  isPartlySent: boolean;
  totalCents: number;
  coreCents: number;
  deliveryCents: number;
  taxCents: number;
  /** What of it was granted back. */
  refundedCents: number;
}

/** The orders that a payment pays, locked where that is asked for. */
export async function selectPaidOrders(
  on: Queryable,
  checkoutId: string,
  { lock = false } = {},
): Promise<PaidOrder[]> {
  const query = on
    .select({
      id: purchaseOrder.id,
      number: purchaseOrder.number,
      sellerId: purchaseOrder.sellerId,
      stage: purchaseOrder.stage,
      isPartlySent: sql<boolean>`exists (select from ${orderLine} l
        where l.order_id = ${purchaseOrder.id} and l.shipped_at is not null)`,
      totalCents: purchaseOrder.totalCents,
      coreCents: purchaseOrder.coreCents,
      deliveryCents: purchaseOrder.deliveryCents,
      taxCents: purchaseOrder.taxCents,
      refundedCents: purchaseOrder.refundedCents,
    })
    .from(purchaseOrder)
    .where(and(eq(purchaseOrder.checkoutId, checkoutId), eq(purchaseOrder.payment, "provider")))
    .orderBy(asc(purchaseOrder.id));
  return lock ? query.for("no key update") : query;
}

/** The payment of each of these orders that is paid through the provider. */
export async function selectPaymentsOf(
  on: Queryable,
  orderIds: readonly string[],
): Promise<string[]> {
  const rows = await on
    .selectDistinct({ id: payment.id })
    .from(payment)
    .innerJoin(purchaseOrder, eq(purchaseOrder.checkoutId, payment.checkoutId))
    .where(and(inArray(purchaseOrder.id, [...orderIds]), eq(purchaseOrder.payment, "provider")));
  return rows.map(({ id }) => id);
}

export type ActionRow = typeof paymentAction.$inferSelect;

/** Notes what the provider is to be asked, once for each cause; what stands there for it. */
export async function insertAction(
  tx: Queryable,
  action: Pick<ActionRow, "orderId" | "paymentId" | "kind" | "cause" | "amountCents"> & {
    payoutId?: string;
  },
): Promise<void> {
  await tx
    .insert(paymentAction)
    .values({ id: newId(), ...action })
    .onConflictDoNothing({ target: paymentAction.cause });
}

/** What the provider was asked about a payment, the first first. */
export function selectActions(
  on: Queryable,
  of: { paymentId: string; kind: string },
): Promise<ActionRow[]> {
  return on
    .select()
    .from(paymentAction)
    .where(and(eq(paymentAction.paymentId, of.paymentId), eq(paymentAction.kind, of.kind)))
    .orderBy(asc(paymentAction.orderId), asc(paymentAction.createdAt));
}

export async function selectActionBy(
  providerId: string,
  on: Queryable = database(),
): Promise<ActionRow | undefined> {
  const [row] = await on
    .select()
    .from(paymentAction)
    .where(eq(paymentAction.providerId, providerId));
  return row;
}

/** Notes what became of an action. */
export async function updateAction(
  id: string,
  fields: { providerId?: string; isDone?: boolean; failure?: string | null },
  on: Queryable,
): Promise<void> {
  const { isDone, ...noted } = fields;
  await on
    .update(paymentAction)
    .set({ ...noted, ...(isDone && { doneAt: sql`clock_timestamp()` }) })
    .where(eq(paymentAction.id, id));
}

/** Refunds of a checkout's orders that were paid through the provider, and are not paid back yet. */
export async function selectUnpaidRefunds(
  checkoutId: string,
): Promise<{ id: string; orderId: string; sellerId: string; cents: number }[]> {
  return database()
    .select({
      id: refund.id,
      orderId: refund.orderId,
      sellerId: purchaseOrder.sellerId,
      cents: sql<number>`${refund.partsCents} + ${refund.deliveryCents} + ${refund.taxCents} + ${refund.coreCents}`,
    })
    .from(refund)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, refund.orderId))
    .where(
      and(
        eq(purchaseOrder.checkoutId, checkoutId),
        eq(purchaseOrder.payment, "provider"),
        isNull(refund.paidAt),
      ),
    )
    .orderBy(asc(refund.createdAt));
}

/** Notes that a refund is owed again; whose seller's it is, or undefined where it was not paid. */
export async function updateRefundUnpaid(
  tx: Queryable,
  id: string,
): Promise<{ sellerId: string } | undefined> {
  const [row] = await tx
    .update(refund)
    .set({ paidAt: null })
    .from(purchaseOrder)
    .where(and(eq(refund.id, id), eq(purchaseOrder.id, refund.orderId), isNotNull(refund.paidAt)))
    .returning({ sellerId: purchaseOrder.sellerId });
  return row;
}

/** Whether a checkout has orders that are paid through the provider. */
export async function hasPaidOrders(checkoutId: string): Promise<boolean> {
  return (await selectPaidOrders(database(), checkoutId)).length > 0;
}

/**
 * Payments that something is to become of though nobody said so: not authorized yet, and unmoved for so long; authorized
 * for longer than that may last; with refunds that did not reach their card, and that are not given up after so many
 * tries, or with pieces that were taken out while it was charged and are not refunded; captured in the last week, and
 * what the provider takes for it not known. All in ms, the oldest first.
 */
export async function selectStale(
  { openMs, authorizedMs, mostTries }: { openMs: number; authorizedMs: number; mostTries: number },
  limit: number,
): Promise<{ id: string; checkoutId: string; isOpen: boolean }[]> {
  const before = (ms: number) =>
    sql`${payment.updatedAt} < now() - ${ms}::float8 * interval '1 ms'`;
  const isOpen = inArray(payment.state, ["requires-payment", "requires-action", "processing"]);
  return database()
    .select({
      ...{ id: payment.id, checkoutId: payment.checkoutId },
      isOpen: sql<boolean>`${payment.state} in ('requires-payment', 'requires-action')`,
    })
    .from(payment)
    .where(
      or(
        and(isOpen, before(openMs)),
        and(eq(payment.state, "authorized"), before(authorizedMs)),
        and(
          eq(payment.state, "captured"),
          isNull(payment.providerFeeCents),
          before(openMs),
          sql`${payment.updatedAt} > now() - interval '7 days'`,
        ),
        and(
          eq(payment.state, "captured"),
          sql`exists (select from ${refund} r join ${purchaseOrder} o on o.id = r.order_id
            where o.checkout_id = ${payment.checkoutId} and o.payment = 'provider' and r.paid_at is null
              and (select count(*) from ${paymentAction} a
                where a.payment_id = ${payment.id} and a.kind = 'refund' and a.failure is not null
                  and a.cause like 'refund:' || r.id || ':%') < ${mostTries})`,
        ),
        and(
          eq(payment.state, "captured"),
          sql`exists (select from ${paymentAction} a
            where a.payment_id = ${payment.id} and a.kind = 'taken' and a.done_at is null)`,
        ),
      ),
    )
    .orderBy(asc(payment.updatedAt))
    .limit(limit);
}

/** Removes payments of checkouts that became nothing, given up so many days ago. */
export async function deleteGivenUp(days: number): Promise<number> {
  const { rowCount } = await database().execute(sql`
    delete from ${payment} p where p.state = 'canceled' and p.updated_at < now() - ${days} * interval '1 day'
      and not exists (select from ${purchaseOrder} o where o.checkout_id = p.checkout_id)
      and not exists (select from ${paymentAction} a where a.payment_id = p.id)`);
  return rowCount ?? 0;
}

/** The seller of an account, and its account at the provider, if it has one. */
export async function selectOwnPaymentAccount(accountId: string) {
  const [row] = await database()
    .select({
      sellerId: seller.id,
      providerId: sellerPaymentAccount.providerId,
      canBePaid: sellerPaymentAccount.canBePaid,
      hasSubmitted: sellerPaymentAccount.hasSubmitted,
    })
    .from(seller)
    .leftJoin(sellerPaymentAccount, eq(sellerPaymentAccount.sellerId, seller.id))
    .where(eq(seller.accountId, accountId))
    .limit(1);
  return row;
}

/** Notes what the provider says of a seller's account; false where nobody here has it. */
export async function updatePaymentAccount(account: {
  providerId: string;
  canBePaid: boolean;
  hasSubmitted: boolean;
}): Promise<boolean> {
  const { providerId, ...said } = account;
  const { rowCount } = await database()
    .update(sellerPaymentAccount)
    .set({ ...said, updatedAt: sql`now()` })
    .where(eq(sellerPaymentAccount.providerId, providerId));
  return (rowCount ?? 0) > 0;
}

export async function insertPaymentAccount(account: {
  sellerId: string;
  providerId: string;
  canBePaid: boolean;
  hasSubmitted: boolean;
}): Promise<void> {
  await database()
    .insert(sellerPaymentAccount)
    .values(account)
    .onConflictDoNothing({ target: sellerPaymentAccount.sellerId });
}

/** The payout that a transfer paid. */
export async function selectPayoutBy(providerId: string): Promise<string | undefined> {
  const [row] = await database()
    .select({ id: payout.id })
    .from(payout)
    .where(eq(payout.providerId, providerId));
  return row?.id;
}

/** Of each order of a payment, what banks have taken or may take: all chargebacks but those that were won. */
export async function selectTaken(tx: Queryable, paymentId: string): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ order_id: string; cents: number }>(sql`
    select a.order_id, sum(a.amount_cents)::int as cents from ${paymentAction} a
    where a.payment_id = ${paymentId}::uuid and a.kind = 'chargeback' and (a.done_at is null
      or exists (select from ${ledgerEntry} e where e.cause = 'chargeback:' || a.id))
    group by a.order_id`);
  return new Map(rows.map(({ order_id, cents }) => [order_id, cents]));
}

/** What of an order was paid out in each payout that it is in, as far as that was not taken back; none is paid meanwhile. */
export async function selectPaidOut(
  tx: Queryable,
  orderId: string,
): Promise<{ payoutId: string; cents: number }[]> {
  await tx.execute(sql`
    select p.id from ${payout} p where p.id in (
      select l.payout_id from ${ledgerEntry} e join ${payoutLine} l on l.entry_id = e.id
      where e.order_id = ${orderId}::uuid)
    order by p.id for no key update`);
  const { rows } = await tx.execute<{ id: string; cents: string }>(sql`
    select p.id, least(
      sum(l.amount_cents) - (
        select coalesce(sum(a.amount_cents), 0) from ${paymentAction} a
        where a.payout_id = p.id and a.kind = 'reverse' and a.failure is null and a.order_id = ${orderId}::uuid),
      p.amount_cents - (
        select coalesce(sum(a.amount_cents), 0) from ${paymentAction} a
        where a.payout_id = p.id and a.kind = 'reverse' and a.failure is null)
        - (${partsReturnedOf(sql`p.id`)})) as cents
    from ${ledgerEntry} e
    join ${payoutLine} l on l.entry_id = e.id
    join ${payout} p on p.id = l.payout_id
    where e.order_id = ${orderId}::uuid and p.status = 'paid' and p.provider_id is not null
    group by p.id having sum(l.amount_cents) > 0 order by p.id`);
  return rows.map(({ id, cents }) => ({ payoutId: id, cents: Number(cents) }));
}

const ordersIn = (payoutId: string) => sql`(
  select e.order_id from ${payoutLine} l join ${ledgerEntry} e on e.id = l.entry_id
  where l.payout_id = ${payoutId}::uuid)`;

/** Locks the payments of a payout's orders that have chargebacks, as whoever settles one does first. */
export async function lockChargedBack(tx: Queryable, payoutId: string): Promise<void> {
  await tx.execute(sql`
    select p.id from ${payment} p where p.id in (
      select a.payment_id from ${paymentAction} a
      where a.kind = 'chargeback' and a.order_id in ${ordersIn(payoutId)})
    order by p.id for update`);
}

/** Chargebacks of a payout's orders that are lost, and that no payout was lessened by. */
export function selectLost(tx: Queryable, payoutId: string): Promise<ActionRow[]> {
  return tx
    .select()
    .from(paymentAction)
    .where(
      and(
        eq(paymentAction.kind, "chargeback"),
        sql`${paymentAction.orderId} in ${ordersIn(payoutId)}`,
        sql`exists (select from ${ledgerEntry} c where c.cause = 'chargeback:' || ${paymentAction.id}
          and not exists (select from ${payoutLine} l where l.entry_id = c.id))`,
      ),
    )
    .orderBy(asc(paymentAction.createdAt));
}

/** What is to be taken back of a transfer. */
export interface PlannedReversal {
  action: ActionRow;
  payoutId: string;
  transferId: string;
  sellerId: string;
}

/** What is planned to be taken back of payouts, and was neither done nor refused: of a payment, of a payout or of all. */
export async function selectPlannedReversals(
  { paymentId, payoutId }: { paymentId?: string; payoutId?: string },
  limit = 200,
): Promise<PlannedReversal[]> {
  const rows = await database()
    .select({
      ...{ action: paymentAction, payoutId: payout.id },
      ...{ transferId: payout.providerId, sellerId: payout.sellerId },
    })
    .from(paymentAction)
    .innerJoin(payout, eq(payout.id, paymentAction.payoutId))
    .where(
      and(
        eq(paymentAction.kind, "reverse"),
        isNull(paymentAction.doneAt),
        isNull(paymentAction.failure),
        paymentId === undefined ? undefined : eq(paymentAction.paymentId, paymentId),
        payoutId === undefined ? undefined : eq(paymentAction.payoutId, payoutId),
      ),
    )
    .orderBy(asc(paymentAction.createdAt))
    .limit(limit);
  return rows.flatMap(({ transferId, sellerId, ...row }) =>
    transferId && sellerId ? [{ ...row, transferId, sellerId }] : [],
  );
}

/** Names the payout of reversals that were planned by a worker of the release before, which has it in the cause alone. */
export async function updateReversals(): Promise<void> {
  await database().execute(sql`
    update ${paymentAction} set payout_id = split_part(cause, ':', 3)::uuid
    where kind = 'reverse' and payout_id is null`);
}

/** Whether that cause is in the ledger. */
export async function hasEntry(tx: Queryable, cause: string): Promise<boolean> {
  return (await tx.$count(ledgerEntry, eq(ledgerEntry.cause, cause))) > 0;
}

/** What the site itself has taken back of a payout, in cents, and whether it is about to take more. */
export async function selectRecovered(
  tx: Queryable,
  payoutId: string,
): Promise<{ recoveredCents: number; isPlanned: boolean }> {
  const { doneAt, amountCents } = paymentAction;
  const [row] = await tx
    .select({
      cents: sql<number>`coalesce(sum(${amountCents}) filter (where ${doneAt} is not null), 0)::int`,
      isPlanned: sql<boolean>`coalesce(bool_or(${doneAt} is null), false)`,
    })
    .from(paymentAction)
    .where(
      and(
        eq(paymentAction.payoutId, payoutId),
        eq(paymentAction.kind, "reverse"),
        isNull(paymentAction.failure),
      ),
    );
  return { recoveredCents: row?.cents ?? 0, isPlanned: row?.isPlanned ?? false };
}

/** Keeps a webhook; false where it is kept already. */
export async function insertEvent(tx: Queryable, event: ProviderEvent): Promise<boolean> {
  const { id, type, objectId, accountId: providerAccountId } = event;
  const rows = await tx
    .insert(paymentEvent)
    .values({ id, type, objectId, providerAccountId })
    .onConflictDoNothing({ target: paymentEvent.id })
    .returning({ id: paymentEvent.id });
  return rows.length > 0;
}

export async function selectEvent(id: string) {
  const [row] = await database().select().from(paymentEvent).where(eq(paymentEvent.id, id));
  return row;
}

export async function updateEventDone(id: string): Promise<void> {
  await database().update(paymentEvent).set({ doneAt: sql`now()` }).where(eq(paymentEvent.id, id));
}
