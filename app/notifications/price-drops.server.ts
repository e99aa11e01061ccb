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
  selectAccountsWithCarts,
  selectPriced,
  selectRecipients,
  takeDroppedLines,
} from "./notifications.repo.server";
import { unsubscribeLink } from "./unsubscribe.server";

/** Accounts of one transaction. */
const accountsAtOnce = 200;
/** A price that fell by less, in percent, tells nobody. */
const leastPercent = 1;

/**
 * Tells accounts of parts in their carts that have got cheaper: by a notice, and by mail where that was chosen. Once a
 * day, not with each change of a price: what a seller mistyped and put right tells nobody, a price that is lowered each
 * hour tells once, and a spreadsheet of 20,000 prices waits for no cart.
 */
export const tellPriceDropsJob = defineJob({
  name: "notifications.tell-price-drops",
  schema: z.object({}),
  isHeavy: true,
  async run(_, { signal }) {
    let after: string | undefined;
    do after = await tellPriceDrops(after);
    while (after !== undefined && !signal.aborted);
  },
});

/** Tells the next accounts after one of them; the last of those, undefined where there is none. */
export function tellPriceDrops(after?: string): Promise<string | undefined> {
  return inTransaction(async (tx) => {
    const accountIds = await selectAccountsWithCarts(tx, { after, limit: accountsAtOnce });
    const lines = await takeDroppedLines(tx, accountIds, leastPercent);
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
    return accountIds.at(-1);
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
