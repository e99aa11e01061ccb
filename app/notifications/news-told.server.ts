import * as z from "zod";
import { NEWS_ITEMS, type NewsItem } from "~/content/news";
import { paths } from "~/paths";
import { env } from "~/platform/config/env.server";
import { defineJob, enqueue } from "~/platform/jobs/jobs.server";
import { sendMail } from "~/platform/mail/mail.server";
import { isMailAddress } from "~/platform/mail/mail-address";
import {
  insertNewsNotices,
  inTransaction,
  selectRecipients,
  takeNewsReaders,
} from "./notifications.repo.server";
import { unsubscribeLink } from "./unsubscribe.server";

/** Accounts of one transaction. */
const readersAtOnce = 500;
/** What came out longer ago is told nobody any more: the site may have stood still. */
const freshDays = 30;

/** Tells who chose it of news that have come out: by a notice, by mail, or by both. */
export const tellNewsJob = defineJob({
  name: "notifications.tell-news",
  schema: z.object({}),
  isHeavy: true,
  async run(_, { signal }) {
    for (const day of freshNews(NEWS_ITEMS, new Date()))
      while (!signal.aborted && (await tellNews(day)) === readersAtOnce);
  },
});

/** News that came out on one day. */
export type DaysNews = { day: string; items: readonly Pick<NewsItem, "id">[] };

/** News that are out and not old, by their days, oldest first. */
export function freshNews(items: readonly NewsItem[], now: Date): DaysNews[] {
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const oldest = dayOf(now.getTime() - freshDays * 24 * 3_600_000);
  const fresh = items.filter(({ date }) => date >= oldest && date <= dayOf(now.getTime()));
  return [...new Set(fresh.map(({ date }) => date))]
    .toSorted()
    .map((day) => ({ day, items: fresh.filter(({ date }) => date === day) }));
}

/** Tells one batch of accounts of a day's news; how many they were. */
export function tellNews({ day, items }: DaysNews): Promise<number> {
  return inTransaction(async (tx) => {
    const readers = await takeNewsReaders(tx, { day, limit: readersAtOnce });
    const onPage = readers.filter(({ wantsNotice }) => wantsNotice);
    for (const { id } of items) {
      await insertNewsNotices(
        tx,
        onPage.map(({ accountId }) => accountId),
        id,
      );
      for (const { accountId, wantsMail } of readers)
        if (wantsMail) await enqueue(tx, mailNewsJob, { accountId, newsId: id });
    }
    return readers.length;
  });
}

/** Mails an account a piece of news. */
export const mailNewsJob = defineJob({
  name: "notifications.mail-news",
  schema: z.object({ accountId: z.uuid(), newsId: z.string() }),
  async run({ accountId, newsId }) {
    const site = env().SITE_URL;
    const item = NEWS_ITEMS.find(({ id }) => id === newsId);
    // Without the site's address it could name no way to unsubscribe.
    if (!site || !item) return;
    const [recipient] = await selectRecipients([accountId], "productNewsMails");
    if (!recipient?.wantsMails || !isMailAddress(recipient.email)) return;
    const unsubscribe = unsubscribeLink(site, { accountId, choice: "productNewsMails" });
    const { newsMail } = await import("./mail/news-mail");
    const mail = newsMail(item, {
      ...{ link: `${site}${paths.newsItem(newsId)}`, unsubscribe },
      choices: `${site}${paths.notifications()}`,
    });
    await inTransaction((tx) => sendMail(tx, { to: recipient.email, unsubscribe, ...mail }));
  },
});
