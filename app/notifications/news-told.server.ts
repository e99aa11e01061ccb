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
    const fresh = freshNews(NEWS_ITEMS, new Date());
    while (!signal.aborted && (await tellNews(fresh)) === readersAtOnce);
  },
});

/** A piece of news as far as it is told by. */
type ToldNews = Pick<NewsItem, "id" | "date">;

/** News that are not old, of days that are over (UTC), so that none joins them later; oldest first. */
export function freshNews(items: readonly NewsItem[], now: Date): ToldNews[] {
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const oldest = dayOf(now.getTime() - freshDays * 24 * 3_600_000);
  return items
    .filter(({ date }) => date >= oldest && date < dayOf(now.getTime()))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

/** Tells one batch of accounts of the news, oldest first, that each was not told of; how many accounts they were. */
export function tellNews(news: readonly ToldNews[]): Promise<number> {
  const newest = news.at(-1);
  if (!newest) return Promise.resolve(0);
  return inTransaction(async (tx) => {
    const readers = await takeNewsReaders(tx, { upTo: newest.date, limit: readersAtOnce });
    for (const { id, date } of news) {
      const told = readers.filter(({ toldOn }) => toldOn < date);
      const onPage = told.filter(({ wantsNotice }) => wantsNotice);
      await insertNewsNotices(
        tx,
        onPage.map(({ accountId }) => accountId),
        id,
      );
      for (const { accountId, wantsMail } of told)
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
