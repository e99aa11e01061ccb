import { NEWS_ITEMS } from "~/content/news";
import { newsNotice, noticeKinds, priceDropNotice } from "./notice-kinds";
import {
  countUnread,
  selectNoticedNews,
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
  priceDropMails: false,
  productNews: false,
  productNewsMails: false,
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

/** The newest news but those that the account has a notice of. */
async function newsNotifications(accountId: string): Promise<Notification[]> {
  const newest = NEWS_ITEMS.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, shownNews);
  const noticed = await selectNoticedNews(
    accountId,
    newest.map(({ id }) => id),
  );
  return newest
    .filter(({ id }) => !noticed.has(id))
    .map((item) => ({ id: item.id, ...newsNotice(item), at: item.date, isUnread: false }));
}

type NoticeRow = Awaited<ReturnType<typeof selectNotices>>[number];

/** What a notice says; undefined where what it is about is gone. */
function wordsOf({ kind, order, drop, newsId }: NoticeRow) {
  if (kind) {
    const { topic, ...says } = noticeKinds[kind];
    return { topic, title: says.title(order), text: says.text(order), href: says.href(order) };
  }
  if (drop) return priceDropNotice(drop);
  const item = NEWS_ITEMS.find(({ id }) => id === newsId);
  return item && newsNotice(item);
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
  const rows = await selectNotices(accountId, noticesPerPage + 1, from && before);
  const shown = rows.slice(0, noticesPerPage);
  const last = rows.length > noticesPerPage ? shown.at(-1) : undefined;
  const notices = shown.flatMap((row): Notification[] => {
    const words = wordsOf(row);
    return words
      ? [{ id: row.id, ...words, at: row.at.toISOString(), isUnread: row.isUnread }]
      : [];
  });
  const preferences = chosen ?? defaults;
  // News are on the page of the notices of their time.
  const news = (preferences.productNews ? await newsNotifications(accountId) : []).filter(
    ({ at }) => (!from || at < from.toISOString()) && (!last || at >= last.at.toISOString()),
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
