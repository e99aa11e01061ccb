import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { OrderSide } from "~/orders/order-graph";
import { database, type Queryable, withTransaction } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import {
  account,
  dispute,
  disputeEntry,
  notice,
  notificationPreference,
  orderLine,
  purchaseOrder,
  seller,
} from "~/platform/db/schema.server";
import { type NoticeKindName, noticeKinds } from "./notice-kinds";
import type { NotificationPreferences } from "./notifications.schema";

/** What an account chose; undefined while it has chosen nothing. */
export async function selectPreferences(
  accountId: string,
): Promise<NotificationPreferences | undefined> {
  const [row] = await database()
    .select({
      orderUpdates: notificationPreference.orderUpdates,
      orderMails: notificationPreference.orderMails,
      priceDrops: notificationPreference.priceDrops,
      productNews: notificationPreference.productNews,
    })
    .from(notificationPreference)
    .where(eq(notificationPreference.accountId, accountId));
  return row;
}

export async function upsertPreferences(
  accountId: string,
  preferences: NotificationPreferences,
): Promise<void> {
  await database()
    .insert(notificationPreference)
    .values({ accountId, ...preferences })
    .onConflictDoUpdate({ target: notificationPreference.accountId, set: preferences });
}

/** A side of an order that is to be told of an event. */
export interface NewNotice {
  kind: NoticeKindName;
  orderId: string;
  side: OrderSide;
  /** The event's id. */
  cause: string;
}

/** Tells the accounts on those sides that want to be told on the page, each once of a cause. */
export async function insertNotices(tx: Queryable, notices: readonly NewNotice[]): Promise<void> {
  const rows = notices.map((each) => ({ id: newId(), ...each }));
  await tx.execute(sql`
    insert into ${notice} (id, account_id, kind, order_id, cause, created_at)
    select x.id, a.id, x.kind, o.id, x.cause, clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(id uuid, kind text, "orderId" uuid, side text, cause text)
    join ${purchaseOrder} o on o.id = x."orderId" and not o.is_sample
    join ${account} a on a.id = case x.side when 'buyer' then o.buyer_account_id else o.seller_account_id end
    left join ${notificationPreference} p on p.account_id = a.id
    where coalesce(p.order_updates, true)
    on conflict (account_id, cause) do nothing`);
}

const knownKinds = Object.keys(noticeKinds) as NoticeKindName[];

/** An account's notices, newest first, with what is said of their orders; those before the one with that id. */
export function selectNotices(accountId: string, limit: number, before?: string) {
  const cursor = before
    ? sql`(${notice.createdAt}, ${notice.id}) < (select n.created_at, n.id from notice n where n.id = ${before}::uuid)`
    : undefined;
  return database()
    .select({
      id: notice.id,
      kind: sql<NoticeKindName>`${notice.kind}`,
      at: notice.createdAt,
      isUnread: sql<boolean>`${notice.readAt} is null`,
      order: {
        number: purchaseOrder.number,
        side: sql<OrderSide>`case when ${purchaseOrder.buyerAccountId} = ${accountId}::uuid then 'buyer' else 'seller' end`,
        customerName: purchaseOrder.customerName,
        sellerName: seller.name,
        partName: orderLine.name,
        quantity: orderLine.quantity,
        moreLines: sql<number>`(select count(*)::int - 1 from ${orderLine} l where l.order_id = ${purchaseOrder.id})`,
        totalCents: purchaseOrder.totalCents,
        isPartlySent: sql<boolean>`exists (select from ${orderLine} l where l.order_id = ${purchaseOrder.id} and l.shipped_at is not null)`,
        // The cause of such a notice is the dispute's own row, or one that was added to it.
        ticket: sql<string | null>`case when ${notice.kind} like 'dispute%' then (
          select d.number from ${dispute} d where d.id = coalesce(
            (select e.dispute_id from ${disputeEntry} e where e.id = ${notice.cause}::uuid), ${notice.cause}::uuid)
        ) end`,
      },
    })
    .from(notice)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, notice.orderId))
    .innerJoin(orderLine, and(eq(orderLine.orderId, purchaseOrder.id), eq(orderLine.position, 0)))
    .innerJoin(seller, eq(seller.id, purchaseOrder.sellerId))
    .where(and(eq(notice.accountId, accountId), inArray(notice.kind, knownKinds), cursor))
    .orderBy(desc(notice.createdAt), desc(notice.id))
    .limit(limit);
}

/** When one of an account's notices came; undefined where it has none with that id. */
export async function selectNoticeTime(of: {
  id: string;
  accountId: string;
}): Promise<Date | undefined> {
  const [row] = await database()
    .select({ at: notice.createdAt })
    .from(notice)
    .where(and(eq(notice.id, of.id), eq(notice.accountId, of.accountId)));
  return row?.at;
}

const unreadOf = (accountId: string) => and(eq(notice.accountId, accountId), isNull(notice.readAt));

/** How many notices an account has not read, at most `most`. */
export async function countUnread(accountId: string, most: number): Promise<number> {
  const unread = database()
    .select({ id: notice.id })
    .from(notice)
    .where(unreadOf(accountId))
    .limit(most)
    .as("unread");
  return database().$count(unread);
}

/** Marks an account's notices read, up to one of them. */
export async function updateRead(accountId: string, upTo: string): Promise<void> {
  await database()
    .update(notice)
    .set({ readAt: sql`now()` })
    .where(
      and(
        unreadOf(accountId),
        sql`(${notice.createdAt}, ${notice.id}) <= (select n.created_at, n.id from notice n where n.id = ${upTo}::uuid)`,
      ),
    );
}

/** Marks read what an account was told of an order. */
export async function updateOrderRead(accountId: string, orderNumber: string): Promise<void> {
  await database()
    .update(notice)
    .set({ readAt: sql`now()` })
    .where(
      and(
        unreadOf(accountId),
        sql`${notice.orderId} = (select id from ${purchaseOrder} where number = ${orderNumber})`,
      ),
    );
}

/** Whom mails go to, and whether they want those about orders. */
export function selectRecipients(accountIds: readonly string[]) {
  return database()
    .select({
      id: account.id,
      email: account.email,
      displayName: account.displayName,
      wantsMails: sql<boolean>`coalesce(${notificationPreference.orderMails}, true)`,
    })
    .from(account)
    .leftJoin(notificationPreference, eq(notificationPreference.accountId, account.id))
    .where(inArray(account.id, [...accountIds]));
}

/** One transaction for several mails: all of them are in the queue or none. */
export const inTransaction = withTransaction;
