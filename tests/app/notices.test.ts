import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { sampleListings } from "~/catalog/sample-listings.server";
import { openDispute } from "~/disputes/disputes.server";
import { registerListeners } from "~/listeners.server";
import { selectNotices } from "~/notifications/notifications.repo.server";
import {
  noticesPerPage,
  notificationsFor,
  readNoticesOfOrder,
  unreadCount,
} from "~/notifications/notifications.server";
import { tellOfOrders } from "~/notifications/order-notices.server";
import type { ArrowName } from "~/orders/order-graph";
import { moveDueOrders, moveOrder } from "~/orders/orders.server";
import { placeOrder } from "~/orders/placing.server";
import { withTransaction } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import { notice, seller } from "~/platform/db/schema.server";
import type { OrderStage } from "~/platform/enums";
import * as orderPage from "~/routes/dashboard-order";
import * as seenRoute from "~/routes/dashboard-order-seen";
import * as notificationsPage from "~/routes/notifications";
import * as settingsDelete from "~/routes/settings-delete";
import { unreadLink } from "~/shell/navigation";
import { loadShell } from "~/shell/shell.server";
import { useDatabase } from "../support/database";
import { queuedJobs } from "../support/jobs";
import { orderBetween } from "../support/orders";
import { goodPassword, person } from "../support/person";
import { redirectOf, refusal, signedIn, visit } from "../support/signed-in";

const test = useDatabase();
beforeAll(registerListeners);

const [rotor] = sampleListings;

type Person = Awaited<ReturnType<typeof signedIn>>;

const titles = async ({ id }: { id: string }) =>
  (await notificationsFor(id)).notifications.map(({ title }) => title);

const at = <Args extends { params: Record<string, string> }>(args: Args, number: string) => ({
  ...args,
  params: { number },
});

const twoPeople = async () => [await signedIn(), await signedIn()] as const;

describe("each arrow of an order tells the side that waits for it, once", () => {
  it.each<[ArrowName, OrderStage, "buyer" | "seller", string]>([
    ["accept", "placed", "buyer", "was accepted"],
    ["ready", "accepted", "buyer", "is ready to be picked up"],
    ["ship", "accepted", "buyer", "was shipped"],
    ["deliver", "shipped", "buyer", "has arrived, says its seller"],
    ["decline", "placed", "buyer", "was declined by its seller"],
    ["call-off", "accepted", "buyer", "was canceled by its seller"],
    ["hand-over", "ready", "buyer", "was handed over"],
    ["cancel", "placed", "seller", "was canceled by its buyer"],
  ])("%s", async (arrow, from, told, title) => {
    const [buyer, sold] = await twoPeople();
    const { number } = await orderBetween(test.db, { buyer, seller: sold }, from, {
      collectionCode: "AB2C3D",
    });
    const [mover, other] = told === "buyer" ? [sold, buyer] : [buyer, sold];
    const move = () => moveOrder({ number, accountId: mover.id, arrow, code: "AB2C3D" });
    await Promise.all([move(), move()]);
    expect(await move()).toMatchObject({ kind: "moved" });
    expect(await titles(other)).toEqual([`Order ${number} ${title}`]);
    expect(await titles(mover)).toEqual([]);
  });

  it("collect", async () => {
    const [buyer, sold] = await twoPeople();
    const { number } = await orderBetween(test.db, { buyer, seller: sold }, "ready");
    await moveOrder({ number, accountId: buyer.id, arrow: "collect" });
    expect(await titles(sold)).toEqual([`The buyer has order ${number}`]);
    expect(await titles(buyer)).toEqual([]);
  });

  it("time: both sides of what was not answered, the seller of what was not disputed", async () => {
    const [buyer, sold] = await twoPeople();
    const of = { buyer, seller: sold };
    const longAgo = new Date(Date.now() - 30 * 24 * 3_600_000);
    const unanswered = await orderBetween(test.db, of, "placed", { answerBy: longAgo });
    const arrived = await orderBetween(test.db, of, "delivered", {
      deliveredAt: longAgo,
      remindedAt: new Date(Date.now() - 25 * 3_600_000),
    });
    expect(await moveDueOrders()).toBe(2);
    expect(await moveDueOrders()).toBe(0);
    expect(await titles(buyer)).toEqual([
      `Order ${unanswered.number} was declined: its seller didn't answer`,
    ]);
    expect(new Set(await titles(sold))).toEqual(
      new Set([
        `Order ${unanswered.number} was declined: you didn't answer in 3 days`,
        `Order ${arrived.number} is complete`,
      ]),
    );
  });

  it("a new order tells its seller, a dispute too", async () => {
    const [buyer, sold] = await twoPeople();
    await test.db.update(seller).set({ accountId: sold.id }).where(eq(seller.id, rotor.sellerId));
    const form = { id: newId(), listingId: rotor.id, quantity: 1, buyerAccountId: buyer.id };
    const place = () => placeOrder({ ...form, customerName: "Mary Ann Lee" });
    const [placed] = await Promise.all([place(), place()]);
    if (placed?.kind !== "placed") throw new Error("It was not placed.");
    const { number: orderNumber } = placed;
    const complaint = { reason: "does-not-fit", message: "Too small." } as const;
    const dispute = { orderNumber, buyerAccountId: buyer.id, ...complaint };
    await Promise.all([openDispute(dispute), openDispute(dispute)]);
    const { notifications } = await notificationsFor(sold.id);
    expect(notifications).toMatchObject([
      { title: `The buyer opened a dispute about order ${orderNumber}` },
      {
        title: `New order ${orderNumber}`,
        text: "Front Brake Rotor, $234.00, from Mary Ann Lee",
        href: `/dashboard/orders/${orderNumber}`,
        isUnread: true,
      },
    ]);
    expect(await titles(buyer)).toEqual([]);
    await test.db.update(seller).set({ accountId: null }).where(eq(seller.id, rotor.sellerId));
  });
});

describe("what was not done tells nobody", () => {
  it("rolled back", async () => {
    const [buyer, sold] = await twoPeople();
    const { id } = await orderBetween(test.db, { buyer, seller: sold });
    const before = await queuedJobs(test.db);
    const event = { kind: "accept", id: newId(), orderId: id, by: "seller" } as const;
    await expect(
      withTransaction(async (tx) => {
        await tellOfOrders(tx, [event]);
        throw new Error("Back.");
      }),
    ).rejects.toThrow("Back.");
    expect(await titles(buyer)).toEqual([]);
    expect(await queuedJobs(test.db)).toEqual(before);
    await withTransaction((tx) => tellOfOrders(tx, [event, event]));
    expect(await titles(buyer)).toHaveLength(1);
  });

  it("refused, or of somebody else's order", async () => {
    const [buyer, sold] = await twoPeople();
    const stranger = await signedIn();
    const { number } = await orderBetween(test.db, { buyer, seller: sold }, "shipped");
    await moveOrder({ number, accountId: buyer.id, arrow: "cancel" });
    await moveOrder({ number, accountId: stranger.id, arrow: "deliver" });
    for (const each of [buyer, sold, stranger]) expect(await titles(each)).toEqual([]);
  });

  it("where the other side has no account, or wants none on the page", async () => {
    const [buyer, sold] = await twoPeople();
    const guest = await orderBetween(test.db, { seller: sold }, "placed", {
      contactEmail: "g@example.com",
    });
    expect(await moveOrder({ number: guest.number, accountId: sold.id, arrow: "accept" })).toEqual({
      kind: "moved",
      stage: "accepted",
    });
    await notificationsPage.action(buyer.post("/notifications", { orderMails: "on" }));
    const { number } = await orderBetween(test.db, { buyer, seller: sold });
    await moveOrder({ number, accountId: sold.id, arrow: "accept" });
    expect(await titles(buyer)).toEqual([]);
    expect(await test.db.select().from(notice).where(eq(notice.accountId, sold.id))).toEqual([]);
  });

  it("and an account that is deleted takes its notices along", async () => {
    const [buyer, sold] = [await person(), await signedIn()];
    const { number } = await orderBetween(test.db, { buyer, seller: sold }, "accepted");
    await moveOrder({ number, accountId: sold.id, arrow: "ship" });
    expect(await titles(buyer)).toHaveLength(1);
    const form = { currentPassword: goodPassword };
    await settingsDelete.action(buyer.post("/settings/delete", form));
    expect(await test.db.select().from(notice).where(eq(notice.accountId, buyer.id))).toEqual([]);
    expect(await moveOrder({ number, accountId: sold.id, arrow: "deliver" })).toMatchObject({
      kind: "moved",
    });
  });
});

describe("reading", () => {
  const read = (who: Person, readUpTo: string) =>
    redirectOf(notificationsPage.action(who.post("/notifications", { readUpTo })));

  it("marks those up to the newest that was shown, of the account alone", async () => {
    const [buyer, sold] = await twoPeople();
    const { number } = await orderBetween(test.db, { buyer, seller: sold });
    for (const arrow of ["accept", "ship"] as const)
      await moveOrder({ number, accountId: sold.id, arrow });
    const [newest] = (await notificationsFor(buyer.id)).notifications;
    await moveOrder({ number, accountId: sold.id, arrow: "deliver" });
    expect(await unreadCount(buyer.id)).toBe(3);
    await read(sold, newest?.id ?? "");
    expect(await unreadCount(buyer.id)).toBe(3);
    expect(await read(buyer, newest?.id ?? "")).toMatchObject({
      location: "/notifications",
      flash: { message: "They're marked as read." },
    });
    const { notifications } = await notificationsFor(buyer.id);
    expect(notifications.map(({ isUnread }) => isUnread)).toEqual([true, false, false]);
    expect(
      (await refusal(notificationsPage.action(buyer.post("/notifications", { readUpTo: "1" }))))
        .status,
    ).toBe(400);
  });

  it("an order's page reads what it is about, fetched ahead not before it is seen", async () => {
    const [buyer, sold] = await twoPeople();
    const first = await orderBetween(test.db, { buyer, seller: sold });
    const other = await orderBetween(test.db, { buyer, seller: sold });
    for (const { number } of [first, other])
      await moveOrder({ number, accountId: sold.id, arrow: "accept" });
    const path = `/dashboard/orders/${first.number}`;
    const ahead = at(buyer.get(path), first.number);
    ahead.request.headers.set("Sec-Purpose", "prefetch");
    expect(await orderPage.loader(ahead)).toMatchObject({ isSeen: false });
    expect(await unreadCount(buyer.id)).toBe(2);
    const beacon = await seenRoute.action(at(buyer.post(`${path}/seen`, {}), first.number));
    expect(beacon.status).toBe(204);
    expect(await unreadCount(buyer.id)).toBe(1);
    expect(await orderPage.loader(at(buyer.get(path), other.number))).toMatchObject({
      isSeen: true,
    });
    expect(await unreadCount(buyer.id)).toBe(0);
  });

  it("of somebody else's order marks nothing", async () => {
    const [buyer, sold] = await twoPeople();
    const { number } = await orderBetween(test.db, { buyer, seller: sold });
    await moveOrder({ number, accountId: sold.id, arrow: "accept" });
    await readNoticesOfOrder(sold.id, number);
    expect(await unreadCount(buyer.id)).toBe(1);
  });

  it("goes on page by page, with the news of each page's time", async () => {
    const [buyer, sold] = await twoPeople();
    const { id } = await orderBetween(test.db, { buyer, seller: sold });
    const many = noticesPerPage + 5;
    await withTransaction((tx) =>
      tellOfOrders(
        tx,
        Array.from({ length: many }, () => ({
          ...{ kind: "accept" as const, id: newId(), orderId: id, by: "seller" as const },
        })),
      ),
    );
    // As of one moment: the id tells them apart.
    await test.db
      .update(notice)
      .set({ createdAt: sql`now()` })
      .where(eq(notice.accountId, buyer.id));
    await notificationsPage.action(
      buyer.post("/notifications", { orderUpdates: "on", productNews: "on" }),
    );
    const load = (query = "") => notificationsPage.loader(buyer.get(`/notifications${query}`));
    const first = await load();
    const second = await load(`?before=${first.next}`);
    expect(first.notifications).toHaveLength(noticesPerPage);
    expect(second).toMatchObject({ isLater: true, next: undefined });
    const ids = [...first.notifications, ...second.notifications]
      .filter(({ topic }) => topic === "orderUpdates")
      .map((each) => each.id);
    expect(new Set(ids).size).toBe(many);
    expect(second.notifications.filter(({ topic }) => topic === "productNews")).toHaveLength(3);
    for (const bad of ["?before=", "?before=x", `?before=${newId()}`])
      expect(await load(bad)).toMatchObject({ isLater: false, next: first.next });
    expect(
      (await notificationsPage.loader(sold.get(`/notifications?before=${first.next}`))).isLater,
    ).toBe(false);
  });

  it("is said in the header, which counts for nobody else", async () => {
    const [buyer, sold] = await twoPeople();
    const { number } = await orderBetween(test.db, { buyer, seller: sold });
    await moveOrder({ number, accountId: sold.id, arrow: "accept" });
    const unreadOf = async (request: Request) => (await loadShell(request)).shell.unread;
    expect(await unreadOf(buyer.get("/").request)).toBe(1);
    expect(await unreadOf(sold.get("/").request)).toBe(0);
    expect(await unreadOf(visit("/").request)).toBeNull();
    const label = (count: number) => unreadLink(count, "/notifications").label;
    expect([0, 1, 99, 100].map(label)).toEqual([
      "Notifications",
      "Notifications, 1 unread",
      "Notifications, 99 unread",
      "Notifications, more than 99 unread",
    ]);
  });

  it("counts at most a hundred", async () => {
    const [buyer, sold] = await twoPeople();
    const { id } = await orderBetween(test.db, { buyer, seller: sold });
    const events = Array.from({ length: 120 }, () => ({
      ...{ kind: "accept" as const, id: newId(), orderId: id, by: "seller" as const },
    }));
    await withTransaction((tx) => tellOfOrders(tx, events));
    expect(await unreadCount(buyer.id)).toBe(100);
    expect(await unreadCount(sold.id)).toBe(0);
  });
});

it("a page of notices is read in their order, also by a plan that does not know whose they are", async () => {
  const query = selectNotices(newId(), 21).toSQL().sql;
  await test.db.execute(sql`
    insert into account (id, email, display_name)
    select md5('told ' || n)::uuid, 'told' || n || '@example.com', 'Told' from generate_series(1, 300) n`);
  const { id } = await orderBetween(test.db, {});
  // Most accounts have a few, and one many.
  await test.db.execute(sql`
    insert into notice (id, account_id, kind, order_id, cause, created_at)
    select gen_random_uuid(), md5('told ' || case when n % 4 = 0 then 1 else 1 + n % 300 end)::uuid, 'place', ${id},
      'told ' || n, now() - n * interval '1 minute' from generate_series(1, 12000) n`);
  await test.db.execute(sql`analyze notice`);
  const { rows } = await test.db.execute<{ "QUERY PLAN": string }>(
    sql.raw(`explain (generic_plan) ${query}`),
  );
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toMatch(/Limit [^\n]*\n\s*->  Index Scan Backward using notice_account_id_idx/);
});
