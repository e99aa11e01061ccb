import * as z from "zod";
import type { OrderSide } from "~/orders/order-graph";
import { orderLink } from "~/orders/order-link.server";
import { type OrderReport, reportOrder } from "~/orders/order-report.server";
import { paths } from "~/paths";
import { env } from "~/platform/config/env.server";
import { orderParties } from "~/platform/enums";
import { defineJob } from "~/platform/jobs/jobs.server";
import { sendMail } from "~/platform/mail/mail.server";
import { isMailAddress } from "~/platform/mail/mail-address";
import { type MailedEvent, mailedSides } from "./mail/order-mail-words";
import { type NoticeKindName, noticeKinds } from "./notice-kinds";
import { inTransaction, selectRecipients } from "./notifications.repo.server";

const eventSchema = z.object({
  kind: z.enum(Object.keys(noticeKinds) as NoticeKindName[]),
  id: z.uuid(),
  orderId: z.uuid(),
  by: z.enum(orderParties),
  origin: z.string().optional(),
});

/**
 * Mails what has happened to orders to those who wait for it and want mail. A job reads and writes it out, so that
 * whoever moves an order holds no row while that is done; the queue keeps ids alone.
 */
export const mailOrderEventJob = defineJob({
  name: "notifications.mail-order-event",
  schema: eventSchema,
  run: mailOrderEvent,
});

interface Addressee {
  to: string;
  name: string;
  /** Has an account, and with it a page of preferences. */
  hasAccount: boolean;
}

/** Who gets mail on a side: an account that wants it, a guest, or nobody. */
async function addresseeOf(order: OrderReport, side: OrderSide): Promise<Addressee | undefined> {
  const { contactEmail, customerName: name } = order;
  const accountId = side === "buyer" ? order.buyerAccountId : order.sellerAccountId;
  const said = side === "buyer" ? contactEmail : null;
  if (accountId === null) return said === null ? undefined : { to: said, name, hasAccount: false };
  const [account] = await selectRecipients([accountId]);
  if (!account?.wantsMails) return undefined;
  return { to: said ?? account.email, name: account.displayName, hasAccount: true };
}

async function mailOrderEvent({ kind, id, orderId, by, origin }: z.output<typeof eventSchema>) {
  const order = await reportOrder({ orderId, eventId: id });
  if (!order) return;
  // Loaded with the first mail: no page needs it.
  const { orderMail } = await import("./mail/order-mail");
  const mails: (ReturnType<typeof orderMail> & { to: string })[] = [];
  for (const side of mailedSides(kind, by)) {
    const addressee = await addresseeOf(order, side);
    if (!addressee || !isMailAddress(addressee.to)) continue;
    const { to, name, hasAccount } = addressee;
    const site = origin ?? env().SITE_URL;
    const event: MailedEvent = { kind, side, order };
    const link =
      order.ticket && site
        ? `${site}${paths.dispute(order.ticket)}`
        : orderLink(order, side, origin);
    const choices = hasAccount && site ? `${site}${paths.notifications()}` : undefined;
    mails.push({ to, ...orderMail(event, { name, link, choices }) });
  }
  if (mails.length === 0) return;
  await inTransaction(async (tx) => {
    for (const mail of mails) await sendMail(tx, mail);
  });
}
