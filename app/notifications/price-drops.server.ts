import * as z from "zod";
import { paths } from "~/paths";
import { env } from "~/platform/config/env.server";
import { defineJob, enqueue } from "~/platform/jobs/jobs.server";
import { sendMail } from "~/platform/mail/mail.server";
import { isMailAddress } from "~/platform/mail/mail-address";
import {
  type DroppedLine,
  insertDropNotices,
  inTransaction,
  selectPriced,
  selectRecipients,
  takeDroppedLines,
} from "./notifications.repo.server";
import { unsubscribeLink } from "./unsubscribe.server";

/** Lines of one transaction. */
const linesAtOnce = 500;

/**
 * Tells accounts of parts in their carts that have got cheaper: by a notice, and by mail where that was chosen. By the
 * clock, not with each change of a price: what a seller mistyped and put right tells nobody, and a spreadsheet of
 * 20,000 prices waits for no cart.
 */
export const tellPriceDropsJob = defineJob({
  name: "notifications.tell-price-drops",
  schema: z.object({}),
  isHeavy: true,
  async run(_, { signal }) {
    while (!signal.aborted && (await tellPriceDrops()) === linesAtOnce);
  },
});

/** One batch of them; how many lines were told of. */
export function tellPriceDrops(): Promise<number> {
  return inTransaction(async (tx) => {
    const lines = await takeDroppedLines(tx, linesAtOnce);
    await insertDropNotices(
      tx,
      lines.filter(({ wantsNotice }) => wantsNotice),
    );
    // One mail for each account.
    const mailed = lines.filter(({ wantsMail }) => wantsMail);
    for (const accountId of new Set(mailed.map((line) => line.accountId))) {
      const drops = mailed.filter((line) => line.accountId === accountId).map(dropOf);
      await enqueue(tx, mailPriceDropsJob, { accountId, drops });
    }
    return lines.length;
  });
}

const dropOf = ({ listingId, fromCents }: DroppedLine) => ({ listingId, fromCents });

/** Mails an account which parts in its cart have got cheaper, as they are when it is written. */
export const mailPriceDropsJob = defineJob({
  name: "notifications.mail-price-drops",
  schema: z.object({
    accountId: z.uuid(),
    drops: z.array(z.object({ listingId: z.string(), fromCents: z.int() })),
  }),
  async run({ accountId, drops }) {
    const site = env().SITE_URL;
    // Without the site's address it could name no way to unsubscribe.
    if (!site) return;
    const [recipient] = await selectRecipients([accountId], "priceDropMails");
    if (!recipient?.wantsMails || !isMailAddress(recipient.email)) return;
    const priced = await selectPriced(drops.map(({ listingId }) => listingId));
    const parts = drops.flatMap(({ listingId, fromCents }) => {
      const now = priced.find(({ id }) => id === listingId);
      // It may have got dearer again meanwhile.
      if (!now || now.priceCents >= fromCents) return [];
      const link = `${site}${paths.part(listingId)}`;
      return [{ name: now.name, fromCents, toCents: now.priceCents, link }];
    });
    if (parts.length === 0) return;
    const unsubscribe = unsubscribeLink(site, { accountId, choice: "priceDropMails" });
    const { priceDropMail } = await import("./mail/price-drop-mail");
    const mail = priceDropMail(parts, {
      ...{ name: recipient.displayName, unsubscribe },
      ...{ cart: `${site}${paths.cart()}`, choices: `${site}${paths.notifications()}` },
    });
    await inTransaction((tx) => sendMail(tx, { to: recipient.email, unsubscribe, ...mail }));
  },
});
