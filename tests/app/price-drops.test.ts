import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { changeCart } from "~/cart/cart.server";
import { NEWS_ITEMS } from "~/content/news";
import { freshNews, tellNews } from "~/notifications/news-told.server";
import { notificationsFor, readNotices, unreadCount } from "~/notifications/notifications.server";
import { tellPriceDrops } from "~/notifications/price-drops.server";
import { resetEnv } from "~/platform/config/env.server";
import { account, cartLine, listing, notificationPreference } from "~/platform/db/schema.server";
import { mailOf } from "~/platform/mail/message.server";
import * as notificationsPage from "~/routes/notifications";
import * as unsubscribe from "~/routes/unsubscribe";
import { useDatabase } from "../support/database";
import { runJobs } from "../support/mail";
import { redirectOf, refusal, signedIn, testOrigin, visit } from "../support/signed-in";

const test = useDatabase();
beforeEach(() => {
  vi.stubEnv("SITE_URL", testOrigin);
  resetEnv();
});
afterAll(() => {
  vi.unstubAllEnvs();
  resetEnv();
});

const rotor = "brake-rotor-43512-06150";
const alternator = "alternator-27060-0v210";
const prices = new Map<string, number>();

const priceOf = async (id: string) => {
  const [row] = await test.db
    .select({ cents: listing.priceCents })
    .from(listing)
    .where(eq(listing.id, id));
  return row?.cents ?? 0;
};
const setPrice = (id: string, priceCents: number) =>
  test.db.update(listing).set({ priceCents }).where(eq(listing.id, id));

beforeEach(async () => {
  for (const id of [rotor, alternator]) prices.set(id, await priceOf(id));
});
afterEach(async () => {
  for (const [id, cents] of prices) await setPrice(id, cents);
  await test.db.delete(cartLine);
});

type Choices = Partial<
  Record<"priceDrops" | "priceDropMails" | "productNews" | "productNewsMails", boolean>
>;

/** Somebody with parts in the cart. */
async function shopper(choices: Choices = {}, parts: readonly string[] = [rotor]) {
  const person = await signedIn();
  await choose(person, choices);
  const of = { accountId: person.id, request: new Request(testOrigin) };
  for (const listingId of parts) await changeCart(of, { kind: "add", listingId, quantity: 1 });
  return { ...person, of };
}

const choose = (person: Awaited<ReturnType<typeof signedIn>>, choices: Choices) =>
  notificationsPage.action(
    person.post("/notifications", {
      orderUpdates: "on",
      ...Object.fromEntries(
        Object.entries({ priceDrops: true, ...choices })
          .filter(([, wants]) => wants)
          .map(([name]) => [name, "on"]),
      ),
    }),
  );

const dropsOf = async ({ id }: { id: string }) =>
  (await notificationsFor(id)).notifications.filter(({ topic }) => topic === "priceDrops");

describe("a part in a cart that gets cheaper", () => {
  it("is told of once, with both prices, as something unread", async () => {
    const buyer = await shopper();
    await setPrice(rotor, 200_00);
    await tellPriceDrops();
    await readNotices(buyer.id, (await dropsOf(buyer))[0]?.id ?? "");
    await tellPriceDrops();
    expect(await unreadCount(buyer.id)).toBe(0);
    expect(await dropsOf(buyer)).toMatchObject([
      {
        title: "Price drop: Front Brake Rotor",
        text: "$200.00 now, was $234.00. It's in your cart.",
        href: `/parts/${rotor}`,
      },
    ]);
  });

  it("is told of by each batch of accounts, and by the penny not at all", async () => {
    const buyers = [await shopper(), await shopper(), await shopper()];
    await setPrice(rotor, 233_00);
    await tellPriceDrops();
    for (const buyer of buyers) expect(await dropsOf(buyer)).toEqual([]);
    await setPrice(rotor, 200_00);
    const [first = "", ...others] = buyers.map(({ id }) => id).toSorted();
    expect(await tellPriceDrops(first)).toBe(others.at(-1));
    expect(await tellPriceDrops(others.at(-1))).toBeUndefined();
    expect(await dropsOf({ id: first })).toEqual([]);
    for (const id of others) expect(await dropsOf({ id })).toHaveLength(1);
  });

  it("is told of anew where it was in the cart before, at the same price", async () => {
    const buyer = await shopper();
    await setPrice(rotor, 200_00);
    await tellPriceDrops();
    await readNotices(buyer.id, (await dropsOf(buyer))[0]?.id ?? "");
    await setPrice(rotor, 250_00);
    await changeCart(buyer.of, { kind: "remove", listingId: rotor });
    await changeCart(buyer.of, { kind: "add", listingId: rotor, quantity: 1 });
    await setPrice(rotor, 200_00);
    await tellPriceDrops();
    expect(await dropsOf(buyer)).toMatchObject([
      { text: "$200.00 now, was $250.00. It's in your cart.", isUnread: true },
    ]);
  });

  it("is told of again when it gets cheaper still, and not when it gets dearer in between", async () => {
    const buyer = await shopper();
    for (const cents of [200_00, 220_00, 200_00, 190_00]) {
      await setPrice(rotor, cents);
      await tellPriceDrops();
    }
    const texts = (await dropsOf(buyer)).map(({ text }) => text);
    expect(texts.map((text) => text.split(".")[0])).toEqual(["$190", "$200"]);
    expect(texts[0]).toContain("was $200.00");
  });

  it("is measured by the price that was agreed to last", async () => {
    const buyer = await shopper();
    await setPrice(rotor, 200_00);
    await tellPriceDrops();
    await setPrice(rotor, 300_00);
    const agreed = { listingId: rotor, quantity: 1, priceCents: 300_00, coreCents: 0 };
    await changeCart(buyer.of, { kind: "agree", ...agreed });
    await setPrice(rotor, 250_00);
    await tellPriceDrops();
    expect((await dropsOf(buyer))[0]?.text).toContain("$250.00 now, was $300.00");
  });

  it("tells nobody of a part that is sold out, paused or dearer", async () => {
    const buyer = await shopper();
    await setPrice(rotor, 240_00);
    await tellPriceDrops();
    await test.db
      .update(listing)
      .set({ priceCents: 100_00, state: "paused" })
      .where(eq(listing.id, rotor));
    await tellPriceDrops();
    await test.db.update(listing).set({ state: "published" }).where(eq(listing.id, rotor));
    expect(await dropsOf(buyer)).toEqual([]);
  });

  it("tells nobody who did not want it, later neither", async () => {
    const buyer = await shopper({ priceDrops: false });
    await setPrice(rotor, 200_00);
    await tellPriceDrops();
    await choose(buyer, { priceDrops: true });
    await tellPriceDrops();
    expect(await dropsOf(buyer)).toEqual([]);
    expect(await runJobs()).toEqual([]);
  });

  it("is mailed if wanted, all parts in one mail, as they are when it is written", async () => {
    const buyer = await shopper({ priceDropMails: true }, [rotor, alternator]);
    await setPrice(rotor, 200_00);
    await setPrice(alternator, 300_00);
    await tellPriceDrops();
    await setPrice(alternator, 290_00);
    const [mail, ...others] = await runJobs();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: buyer.email,
      subject: "2 parts in your cart got cheaper",
      kind: "notifications.price-drop",
    });
    expect(words(mail)).toContain("$200.00, was $234.00");
    expect(words(mail)).toContain("$290.00, was $345.00");
    expect(mail?.text).toContain(`${testOrigin}/cart`);
  });

  it("is not mailed once it is dear again", async () => {
    await shopper({ priceDropMails: true });
    await setPrice(rotor, 200_00);
    await tellPriceDrops();
    await setPrice(rotor, 234_00);
    expect(await runJobs()).toEqual([]);
  });
});

/** A mail's text without the breaks of its lines. */
const words = (mail?: { text: string }) => mail?.text.replaceAll(/\s+/g, " ");

/** News as if they had come out that day. */
const newsOf = (day: string) => NEWS_ITEMS.slice(0, 1).map((item) => ({ ...item, date: day }));
const [item] = NEWS_ITEMS;

describe("news that come out", () => {
  const today = () => new Date().toISOString().slice(0, 10);
  const tomorrow = () => new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
  const tell = () => tellNews(newsOf(tomorrow()));

  it("are told once to who chose it, on the page and by mail", async () => {
    const both = await shopper({ productNews: true, productNewsMails: true });
    const mailOnly = await shopper({ productNewsMails: true });
    const neither = await shopper();
    expect(await tell()).toBe(2);
    expect(await tell()).toBe(0);
    const mails = await runJobs();
    expect(new Set(mails.map(({ to }) => to))).toEqual(new Set([both.email, mailOnly.email]));
    expect(mails).toHaveLength(2);
    expect(mails[0]?.subject).toBe(item?.title);
    const newsFor = async ({ id }: { id: string }) =>
      (await notificationsFor(id)).notifications.filter(({ href }) => href === `/news/${item?.id}`);
    expect(await newsFor(both)).toMatchObject([{ title: item?.title, isUnread: true }]);
    expect(await unreadCount(both.id)).toBe(1);
    expect(await unreadCount(mailOnly.id)).toBe(0);
    expect(await newsFor(neither)).toEqual([]);
  });

  it("are told to nobody who chooses it later", async () => {
    const late = await shopper();
    await test.db
      .update(notificationPreference)
      .set({ newsToldOn: "2026-01-01" })
      .where(eq(notificationPreference.accountId, late.id));
    await choose(late, { productNews: true });
    expect(await tellNews(newsOf(today()))).toBe(0);
  });

  it("are told each to who was not told of its day", async () => {
    const reader = await shopper({ productNews: true });
    const [first, second] = NEWS_ITEMS;
    const day = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const news = [first, second].map((each, at) => ({ id: each?.id ?? "", date: day(2 + at) }));
    await tellNews(news.slice(0, 1));
    await tellNews(news);
    await tellNews(news);
    const { notifications } = await notificationsFor(reader.id);
    const hrefs = notifications.filter(({ isUnread }) => isUnread).map(({ href }) => href);
    expect(hrefs).toEqual([`/news/${second?.id}`, `/news/${first?.id}`]);
  });

  it("are those of the last month, oldest first, and none of a day that goes on", () => {
    const now = new Date("2026-11-20T12:00:00Z");
    const days = ["2026-11-20", "2026-11-19", "2026-11-18", "2026-10-01"].flatMap(newsOf);
    expect(freshNews(days, now).map(({ date }) => date)).toEqual(["2026-11-18", "2026-11-19"]);
  });
});

describe("unsubscribing", () => {
  const linkOf = async () => {
    const buyer = await shopper({ priceDropMails: true });
    await setPrice(rotor, 150_00);
    await tellPriceDrops();
    const mail = (await runJobs()).find(({ to }) => to === buyer.email);
    if (!mail?.unsubscribe) throw new Error("It names no way to unsubscribe.");
    return { buyer, mail, path: mail.unsubscribe.slice(testOrigin.length) };
  };
  const wantsOf = async ({ id }: { id: string }) =>
    (await notificationsFor(id)).preferences.priceDropMails;
  /** As mail programs send it: from no page, with no cookie. */
  const oneClick = (path: string, init: RequestInit = {}) =>
    unsubscribe.action({
      request: new Request(`${testOrigin}${path}`, {
        method: "POST",
        body: "List-Unsubscribe=One-Click",
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
        ...init,
      }),
      params: {},
      context: {},
    });

  const statusOf = async (answer: Promise<Response>) => (await answer).status;

  it("is one press in the mail program, by RFC 8058, which bears being sent twice", async () => {
    const { buyer, mail, path } = await linkOf();
    expect(mailOf(mail, "no-reply@example.com").headers).toMatchObject({
      "List-Unsubscribe": `<${mail.unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    // It must not be redirected.
    expect(await statusOf(oneClick(path))).toBe(200);
    expect(await statusOf(oneClick(path))).toBe(200);
    expect(await wantsOf(buyer)).toBe(false);
    const { preferences } = await notificationsFor(buyer.id);
    expect(preferences).toMatchObject({ orderUpdates: true, priceDrops: true });
  });

  it("takes a form with parts, too", async () => {
    const { buyer, path } = await linkOf();
    const body = new FormData();
    body.set("List-Unsubscribe", "One-Click");
    expect(await statusOf(oneClick(path, { body, headers: {} }))).toBe(200);
    expect(await wantsOf(buyer)).toBe(false);
  });

  it("changes nothing by being looked at, as scanners of mail do", async () => {
    const { buyer, mail, path } = await linkOf();
    expect(mail.text).toContain(`Stop these emails`);
    const { data, init } = await unsubscribe.loader(visit(path));
    expect(data).toMatchObject({ choice: "priceDropMails", wants: true });
    expect(new Headers(init?.headers).get("Cache-Control")).toBe("no-store");
    expect(await wantsOf(buyer)).toBe(true);
  });

  it("is a form of the page, too, and shows what came of it", async () => {
    const { buyer, path } = await linkOf();
    expect(await redirectOf(oneClick(path, { body: "stop=yes" }))).toMatchObject({
      status: 303,
      location: path,
    });
    expect((await unsubscribe.loader(visit(path))).data).toMatchObject({ wants: false });
    expect(await wantsOf(buyer)).toBe(false);
  });

  it("is of no link that is not ours, nor of an account that is gone", async () => {
    const { buyer, path: old } = await linkOf();
    await test.db.delete(account).where(eq(account.id, buyer.id));
    for (const path of [
      old,
      "/unsubscribe",
      "/unsubscribe?token=",
      `/unsubscribe?token=${"a".repeat(200)}`,
    ]) {
      expect((await refusal(unsubscribe.loader(visit(path)))).status).toBe(404);
      expect((await refusal(oneClick(path))).status).toBe(404);
    }
  });

  it("sends nobody a mail whose job was waiting", async () => {
    const { buyer, path } = await linkOf();
    await setPrice(rotor, 140_00);
    await tellPriceDrops();
    await oneClick(path);
    expect((await runJobs()).filter(({ to }) => to === buyer.email)).toEqual([]);
  });
});
