import * as z from "zod";

/** The topics of notifications. */
export const notificationTopics = ["orderUpdates", "priceDrops", "productNews"] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** A choice of mail, one for each topic. */
export type MailChoice = "orderMails" | "priceDropMails" | "productNewsMails";

/** What an account chooses, each a switch of the form and a column of the table: a topic on the page, or by mail. */
export type NotificationPreferences = Record<NotificationTopic | MailChoice, boolean>;

/** A checkbox: sent as `on`, or not at all. */
const checkbox = z
  .literal("on", "must be on, or not sent at all")
  .optional()
  .transform((value) => value === "on");

/** The page's forms: the preferences, and what marks notices read, those up to the one named. */
export const notificationFormSchema = z.object({
  readUpTo: z.uuid("must be the id that came with the form").optional(),
  orderUpdates: checkbox,
  orderMails: checkbox,
  priceDrops: checkbox,
  priceDropMails: checkbox,
  productNews: checkbox,
  productNewsMails: checkbox,
});

const noticeIdSchema = z.uuid();

/** The notice that an address goes on before; undefined for none. */
export const parseNoticeId = (text: string | null): string | undefined =>
  noticeIdSchema.safeParse(text).data;
