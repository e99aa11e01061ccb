import * as z from "zod";
import { paths } from "~/paths";
import { decrypt, encrypt } from "~/platform/auth/encrypt.server";
import { endMails, selectWantsMails } from "./notifications.repo.server";
import type { MailChoice } from "./notifications.schema";

/** Mails that are about no order: each names a way to get no more of its kind. */
export type OptionalMail = Exclude<MailChoice, "orderMails">;

const optionalMails = ["priceDropMails", "productNewsMails"] as const satisfies OptionalMail[];

const tokenSchema = z.object({ unsubscribes: z.uuid(), choice: z.enum(optionalMails) });

interface Subscription {
  accountId: string;
  choice: OptionalMail;
}

/** The link by which whoever got a mail gets no more of its kind, without signing in. As long as SESSION_SECRET stays: mails are kept. */
export const unsubscribeLink = (site: string, { accountId, choice }: Subscription): string =>
  `${site}${paths.unsubscribe(encrypt({ unsubscribes: accountId, choice }))}`;

function parseToken(token: string | null): Subscription | undefined {
  const { data } = tokenSchema.safeParse(decrypt(token));
  return data && { accountId: data.unsubscribes, choice: data.choice };
}

/** The mails that a link is about, and whether its account gets them; undefined for a link that is not ours. */
export async function readSubscription(token: string | null) {
  const subscription = parseToken(token);
  if (!subscription) return undefined;
  const { accountId, choice } = subscription;
  const wants = await selectWantsMails(accountId, choice);
  return wants === undefined ? undefined : { choice, wants };
}

/**
 * Ends the mails of a link; sent again it changes nothing. It begins none: whoever was sent the mail by its reader has
 * the link, too. False for a link that is not ours, or whose account is gone.
 */
export async function endSubscription(token: string | null): Promise<boolean> {
  const subscription = parseToken(token);
  if (!subscription) return false;
  return endMails(subscription.accountId, subscription.choice);
}
