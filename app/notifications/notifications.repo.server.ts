import { eq } from "drizzle-orm";
import { database } from "~/platform/db/database.server";
import { notificationPreference } from "~/platform/db/schema.server";
import type { NotificationPreferences } from "./notifications.schema";

/** What an account chose; undefined while it has chosen nothing. */
export async function selectPreferences(
  accountId: string,
): Promise<NotificationPreferences | undefined> {
  const [row] = await database()
    .select({
      orderUpdates: notificationPreference.orderUpdates,
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
