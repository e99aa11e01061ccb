import { formatDollars } from "~/content/format";
import { NEWS_ITEMS } from "~/content/news";
import { orderTitle } from "~/orders/order-details";
import { recentOrders } from "~/orders/orders.server";
import { paths } from "~/paths";
import { selectPreferences, upsertPreferences } from "./notifications.repo.server";
import type { NotificationPreferences } from "./notifications.schema";

/** The most notifications that the page shows of a kind. */
const shownOrders = 20;
const shownNews = 3;

/** The preferences of an account that has saved none; the table's defaults are the same. */
const defaults: NotificationPreferences = {
  orderUpdates: true,
  priceDrops: true,
  productNews: false,
};

export interface Notification {
  id: string;
  topic: "orderUpdates" | "productNews";
  title: string;
  text: string;
  /** ISO moment or day. */
  at: string;
  href: string;
}

const orderNews = {
  processing: "was placed",
  shipped: "was shipped",
  delivered: "was delivered",
  canceled: "was canceled",
} as const;

async function orderNotifications(accountId: string): Promise<Notification[]> {
  const orders = await recentOrders({ accountId }, shownOrders);
  return orders.map(({ number, partName, quantity, moreLines, totalCents, status, ...order }) => ({
    id: number,
    topic: "orderUpdates",
    title: `Order ${number} ${orderNews[status]}${
      // Who sells it did not do that, and has the pieces to sell again.
      order.stage === "canceled" && order.side === "seller" ? " by its buyer" : ""
    }`,
    text: `${orderTitle({ name: partName, quantity }, moreLines)}, ${formatDollars(totalCents, { cents: true })}`,
    at: (order.canceledAt ?? order.deliveredAt ?? order.shippedAt ?? order.placedAt).toISOString(),
    href: paths.dashboardOrder(number),
  }));
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
    }));
}

/** An account's notifications by its preferences, newest first, and the preferences. */
export async function notificationsFor(accountId: string) {
  const [chosen, orders] = await Promise.all([
    selectPreferences(accountId),
    orderNotifications(accountId),
  ]);
  const preferences = chosen ?? defaults;
  const wanted = [
    ...(preferences.orderUpdates ? orders : []),
    ...(preferences.productNews ? newsNotifications() : []),
  ];
  return { preferences, notifications: wanted.toSorted((a, b) => b.at.localeCompare(a.at)) };
}

/** Saves an account's preferences. */
export function savePreferences(
  accountId: string,
  preferences: NotificationPreferences,
): Promise<void> {
  return upsertPreferences(accountId, preferences);
}
