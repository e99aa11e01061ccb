import * as z from "zod";

/** The topics of notifications; each is a switch of the form and a column of the table. */
export const notificationTopics = ["orderUpdates", "priceDrops", "productNews"] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

export type NotificationPreferences = Record<NotificationTopic, boolean>;

/** A checkbox: sent as `on`, or not at all. */
const checkbox = z
  .literal("on", "must be on, or not sent at all")
  .optional()
  .transform((value) => value === "on");

/** The preferences form. */
export const notificationFormSchema = z.object({
  orderUpdates: checkbox,
  priceDrops: checkbox,
  productNews: checkbox,
});
