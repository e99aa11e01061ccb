import { NEWS_ITEMS } from "~/content/news";
import { paths } from "~/paths";
import { noticeKinds } from "./notice-kinds";
import {
  countUnread,
  selectNotices,
  selectNoticeTime,
  selectPreferences,
  updateRead,
  upsertPreferences,
} from "./notifications.repo.server";
import type { NotificationPreferences, NotificationTopic } from "./notifications.schema";

export { updateOrderRead as readNoticesOfOrder } from "./notifications.repo.server";

/** Notices per page, and the most news beside them. */
export const noticesPerPage = 20;
const shownNews = 3;

/** The preferences of an account that has saved none; the table's defaults are the same. */
const defaults: NotificationPreferences = {
  orderUpdates: true,
  orderMails: true,
  priceDrops: true,
  productNews: false,
};

export interface Notification {
  id: string;
  topic: NotificationTopic;
  title: string;
  text: string;
  /** ISO moment or day. */
  at: string;
  href: string;
  isUnread: boolean;
}

function newsNotifications(): Notification[] {
  return NEWS_ITEMS.toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, shownNews)
    .map(({ id, title, excerpt, date }) => ({
      id,
      topic: "productNews",
      title,
      text: excerpt,
      at: date,
      href: paths.newsItem(id),
      isUnread: false,
    }));
}

async function noticesOf(accountId: string, limit: number, before?: string) {
  const rows = await selectNotices(accountId, limit, before);
  return rows.map(({ id, kind, at, isUnread, order }): Notification => {
    const { topic, ...says } = noticeKinds[kind];
    return {
      ...{ id, topic, isUnread, at: at.toISOString() },
      ...{ title: says.title(order), text: says.text(order), href: says.href(order) },
    };
  });
}

/**
 * A page of an account's notifications, newest first, and its preferences. `next` is the one to go on before, if there
 * are more; a `before` that is not among the account's gives the first page.
 */
export async function notificationsFor(accountId: string, before?: string) {
  const [chosen, from] = await Promise.all([
    selectPreferences(accountId),
    before === undefined ? undefined : selectNoticeTime({ id: before, accountId }),
  ]);
  const rows = await noticesOf(accountId, noticesPerPage + 1, from && before);
  const notices = rows.slice(0, noticesPerPage);
  const last = rows.length > noticesPerPage ? notices.at(-1) : undefined;
  const preferences = chosen ?? defaults;
  // News are on the page of the notices of their time.
  const news = (preferences.productNews ? newsNotifications() : []).filter(
    ({ at }) => (!from || at < from.toISOString()) && (!last || at >= last.at),
  );
  return {
    preferences,
    notifications: [...notices, ...news].toSorted((a, b) => b.at.localeCompare(a.at)),
    next: last?.id,
    isLater: from !== undefined,
  };
}

/** More than that are not counted. */
const mostUnread = 100;

/** How many notices an account has not read, up to a hundred. */
export const unreadCount = (accountId: string): Promise<number> =>
  countUnread(accountId, mostUnread);

/** Marks an account's notices read: the one with that id, and all that came before. */
export const readNotices = updateRead;

/** Saves an account's preferences. */
export function savePreferences(
  accountId: string,
  preferences: NotificationPreferences,
): Promise<void> {
  return upsertPreferences(accountId, preferences);
}
