import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { OrderSide } from "~/orders/order-graph";
import { database, type Queryable, withTransaction } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import {
  account,
  cartLine,
  dispute,
  disputeEntry,
  listing,
  notice,
  notificationPreference,
  orderLine,
  purchaseOrder,
  seller,
} from "~/platform/db/schema.server";
import { type NoticeKindName, noticeKinds } from "./notice-kinds";
import type { MailChoice, NotificationPreferences } from "./notifications.schema";

/** What an account chose; undefined while it has chosen nothing. */
export async function selectPreferences(
  accountId: string,
): Promise<NotificationPreferences | undefined> {
  const [row] = await database()
    .select({
      orderUpdates: notificationPreference.orderUpdates,
      orderMails: notificationPreference.orderMails,
      priceDrops: notificationPreference.priceDrops,
      priceDropMails: notificationPreference.priceDropMails,
      productNews: notificationPreference.productNews,
      productNewsMails: notificationPreference.productNewsMails,
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
    .onConflictDoUpdate({
      target: notificationPreference.accountId,
      set: { ...preferences, newsToldOn: toldFromNowOn(preferences) },
    });
}

/** Who wants news from now on gets none that came out before. */
const toldFromNowOn = ({ productNews, productNewsMails }: NotificationPreferences) => {
  const { productNews: page, productNewsMails: mail, newsToldOn } = notificationPreference;
  return productNews || productNewsMails
    ? sql`case when ${page} or ${mail} then ${newsToldOn} else greatest(${newsToldOn}, current_date) end`
    : newsToldOn;
};

/** Whether an account gets the mails of a choice; undefined where there is no such account, or it never chose. */
export async function selectWantsMails(
  accountId: string,
  choice: MailChoice,
): Promise<boolean | undefined> {
  const [row] = await database()
    .select({ wants: notificationPreference[choice] })
    .from(notificationPreference)
    .where(eq(notificationPreference.accountId, accountId));
  return row?.wants;
}

/** Has an account get no more mails of a choice; its other choices stay. False where it never chose. */
export async function endMails(accountId: string, choice: MailChoice): Promise<boolean> {
  const changed = await database()
    .update(notificationPreference)
    .set({ [choice]: false })
    .where(eq(notificationPreference.accountId, accountId))
    .returning({ id: notificationPreference.accountId });
  return changed.length > 0;
}

/** A line of a cart whose part has got cheaper than its account knew, and how that wants to be told. */
export interface DroppedLine {
  accountId: string;
  listingId: string;
  fromCents: number;
  toCents: number;
  wantsNotice: boolean;
  wantsMail: boolean;
}

/** Some accounts with carts, after one of them. */
export async function selectAccountsWithCarts(
  tx: Queryable,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: cartLine.accountId })
    .from(cartLine)
    .where(after === undefined ? undefined : gt(cartLine.accountId, after))
    .orderBy(asc(cartLine.accountId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Lines of some accounts' carts whose parts, in stock, cost less than their accounts knew, by at least `leastPercent`:
 * marked as told of, each price once. Those of accounts that want neither notice nor mail are marked, too, so that what
 * is old is never told. Lines that somebody is changing are left for the next time.
 */
export async function takeDroppedLines(
  tx: Queryable,
  accountIds: readonly string[],
  leastPercent: number,
): Promise<DroppedLine[]> {
  const { rows } = await tx.execute<DroppedLine & Record<string, unknown>>(sql`
    with dropped as (
      select c.account_id, c.listing_id, l.price_cents,
        least(c.price_cents, c.told_price_cents) as known_cents
      from ${cartLine} c join ${listing} l on l.id = c.listing_id and l.in_stock
      where c.account_id = any(${sql.param([...accountIds])}::uuid[])
        and l.price_cents * 100::bigint <= least(c.price_cents, c.told_price_cents) * (100 - ${leastPercent}::bigint)
      for update of c skip locked),
    told as (
      update ${cartLine} c set told_price_cents = d.price_cents from dropped d
      where c.account_id = d.account_id and c.listing_id = d.listing_id)
    select d.account_id as "accountId", d.listing_id as "listingId", d.known_cents as "fromCents",
      d.price_cents as "toCents", coalesce(p.price_drops, true) as "wantsNotice",
      coalesce(p.price_drop_mails, false) as "wantsMail"
    from dropped d left join ${notificationPreference} p on p.account_id = d.account_id
    order by d.account_id, d.listing_id`);
  return rows;
}

/** Tells accounts on their page of parts in their carts that have got cheaper: of a price they knew of before, anew. */
export async function insertDropNotices(
  tx: Queryable,
  drops: readonly DroppedLine[],
): Promise<void> {
  if (drops.length === 0) return;
  await tx
    .insert(notice)
    .values(
      drops.map(({ accountId, listingId, fromCents, toCents }) => ({
        ...{ id: newId(), accountId, listingId, fromCents, toCents, kind: "price-drop" },
        cause: `price:${listingId}:${toCents}`,
      })),
    )
    .onConflictDoUpdate({
      target: [notice.accountId, notice.cause],
      set: { fromCents: sql`excluded.from_cents`, createdAt: sql`now()`, readAt: null },
    });
}

/** What listings are called and cost now, those in stock. */
export function selectPriced(listingIds: readonly string[]) {
  return database()
    .select({ id: listing.id, name: listing.name, priceCents: listing.priceCents })
    .from(listing)
    .where(and(inArray(listing.id, [...listingIds]), listing.inStock));
}

/** An account that is to be told of news. */
export interface NewsReader {
  accountId: string;
  /** Of what came out on that day and before it was told already: ISO day. */
  toldOn: string;
  wantsNotice: boolean;
  wantsMail: boolean;
}

/** Accounts that chose news and were not told of all up to a day, ISO: marked as told of them, so that each is told once. */
export async function takeNewsReaders(
  tx: Queryable,
  { upTo, limit }: { upTo: string; limit: number },
): Promise<NewsReader[]> {
  const { rows } = await tx.execute<NewsReader & Record<string, unknown>>(sql`
    with due as (
      select account_id, news_told_on from ${notificationPreference}
      where news_told_on < ${upTo}::date and (product_news or product_news_mails)
      order by account_id limit ${limit} for update skip locked)
    update ${notificationPreference} p set news_told_on = ${upTo}::date from due d where p.account_id = d.account_id
    returning p.account_id as "accountId", d.news_told_on::text as "toldOn", p.product_news as "wantsNotice",
      p.product_news_mails as "wantsMail"`);
  return rows;
}

/** Which of some news an account has a notice of. */
export async function selectNoticedNews(
  accountId: string,
  newsIds: readonly string[],
): Promise<Set<string>> {
  const rows = await database()
    .select({ cause: notice.cause })
    .from(notice)
    .where(and(eq(notice.accountId, accountId), inArray(notice.cause, newsIds.map(newsCause))));
  const causes = new Set(rows.map(({ cause }) => cause));
  return new Set(newsIds.filter((id) => causes.has(newsCause(id))));
}

const newsCause = (newsId: string) => `news:${newsId}`;

/** Tells accounts on their page of news, each once. */
export async function insertNewsNotices(
  tx: Queryable,
  accountIds: readonly string[],
  newsId: string,
): Promise<void> {
  if (accountIds.length === 0) return;
  await tx
    .insert(notice)
    .values(
      accountIds.map((accountId) => ({
        ...{ id: newId(), accountId, newsId, kind: "news", cause: newsCause(newsId) },
      })),
    )
    .onConflictDoNothing();
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

/** An account's notices, newest first, with what is said of what they are about; those before the one with that id. */
export function selectNotices(accountId: string, limit: number, before?: string) {
  const cursor = before
    ? sql`(${notice.createdAt}, ${notice.id}) < (select n.created_at, n.id from notice n where n.id = ${before}::uuid)`
    : undefined;
  // First which: a plan that does not know the account would join all that it has.
  const shown = database()
    .select({ id: notice.id })
    .from(notice)
    .where(
      and(
        eq(notice.accountId, accountId),
        or(isNull(notice.orderId), inArray(notice.kind, knownKinds)),
        cursor,
      ),
    )
    .orderBy(desc(notice.createdAt), desc(notice.id))
    .limit(limit);
  return database()
    .select({
      id: notice.id,
      // Null for a notice that is about no order.
      kind: sql<NoticeKindName | null>`case when ${notice.orderId} is not null then ${notice.kind} end`,
      at: notice.createdAt,
      isUnread: sql<boolean>`${notice.readAt} is null`,
      order: {
        number: sql<string>`${purchaseOrder.number}`,
        side: sql<OrderSide>`case when ${purchaseOrder.buyerAccountId} = ${accountId}::uuid then 'buyer' else 'seller' end`,
        customerName: sql<string>`${purchaseOrder.customerName}`,
        sellerName: sql<string>`${seller.name}`,
        partName: sql<string>`${orderLine.name}`,
        quantity: sql<number>`${orderLine.quantity}`,
        moreLines: sql<number>`(select count(*)::int - 1 from ${orderLine} l where l.order_id = ${purchaseOrder.id})`,
        totalCents: sql<number>`${purchaseOrder.totalCents}`,
        isPartlySent: sql<boolean>`exists (select from ${orderLine} l where l.order_id = ${purchaseOrder.id} and l.shipped_at is not null)`,
        // The cause of such a notice is the dispute's own row, or one that was added to it.
        ticket: sql<string | null>`case when ${notice.kind} like 'dispute%' then (
          select d.number from ${dispute} d where d.id = coalesce(
            (select e.dispute_id from ${disputeEntry} e where e.id = ${notice.cause}::uuid), ${notice.cause}::uuid)
        ) end`,
      },
      drop: {
        listingId: listing.id,
        name: listing.name,
        fromCents: sql<number>`${notice.fromCents}`,
        toCents: sql<number>`${notice.toCents}`,
      },
      newsId: notice.newsId,
    })
    .from(notice)
    .leftJoin(purchaseOrder, eq(purchaseOrder.id, notice.orderId))
    .leftJoin(orderLine, and(eq(orderLine.orderId, purchaseOrder.id), eq(orderLine.position, 0)))
    .leftJoin(seller, eq(seller.id, purchaseOrder.sellerId))
    .leftJoin(listing, eq(listing.id, notice.listingId))
    .where(inArray(notice.id, shown))
    .orderBy(desc(notice.createdAt), desc(notice.id));
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

/** Whom mails go to, and whether they want those of a topic. */
export function selectRecipients(accountIds: readonly string[], choice: MailChoice = "orderMails") {
  return database()
    .select({
      id: account.id,
      email: account.email,
      displayName: account.displayName,
      wantsMails: sql<boolean>`coalesce(${notificationPreference[choice]}, ${choice === "orderMails"})`,
    })
    .from(account)
    .leftJoin(notificationPreference, eq(notificationPreference.accountId, account.id))
    .where(inArray(account.id, [...accountIds]));
}

/** One transaction for several mails: all of them are in the queue or none. */
export const inTransaction = withTransaction;
