import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { describeDevice } from "~/accounts/devices";
import { listSessions } from "~/platform/auth/session.server";
import { newId } from "~/platform/db/id.server";
import { account, listing, purchaseOrder, session } from "~/platform/db/schema.server";
import { readFlash } from "~/platform/http/flash.server";
import * as billing from "~/routes/billing";
import * as dashboard from "~/routes/dashboard";
import * as dashboardBilling from "~/routes/dashboard-billing";
import * as dashboardContacts from "~/routes/dashboard-contacts";
import * as dashboardOrders from "~/routes/dashboard-orders";
import * as overview from "~/routes/dashboard-overview";
import * as dashboardSales from "~/routes/dashboard-sales";
import * as notifications from "~/routes/notifications";
import * as purchase from "~/routes/purchase";
import * as settings from "~/routes/settings";
import { useDatabase } from "../support/database";
import {
  answerOf,
  redirectOf,
  refusal,
  signedIn,
  signIn,
  submit,
  visit,
} from "../support/signed-in";

const test = useDatabase();

const headlight = "led-headlight-81150-06d50";
const rotor = "brake-rotor-43512-06150";

type Person = Awaited<ReturnType<typeof signedIn>>;

const at = <Args extends { params: Record<string, string> }>(args: Args, listingId: string) => ({
  ...args,
  params: { listingId },
});

const setStock = (id: string, quantity: number) =>
  test.db.update(listing).set({ quantity }).where(eq(listing.id, id));

/** Sends the purchase form. */
const order = (person: Person, listingId: string, fields: Record<string, string> = {}) =>
  purchase.action(
    at(
      person.post(`/purchase/${listingId}`, { orderId: newId(), quantity: "1", ...fields }),
      listingId,
    ),
  );

const pages = [
  ["/dashboard", dashboard],
  ["/dashboard", overview],
  ["/dashboard/orders", dashboardOrders],
  ["/dashboard/sales", dashboardSales],
  ["/dashboard/billing", dashboardBilling],
  ["/dashboard/contacts", dashboardContacts],
  ["/settings", settings],
  ["/billing", billing],
  ["/notifications", notifications],
  ["/purchase/x", purchase],
] as const;

describe("a visitor", () => {
  it.each(pages)("of %s is sent to sign in, and back afterwards", async (path, route) => {
    const answer = await refusal(Promise.resolve(route.loader(visit(`${path}?a=1`))));
    expect(answer.status).toBe(302);
    const to = new URL(answer.headers.get("Location") ?? "", "http://localhost");
    expect(to.pathname).toBe("/login");
    expect(to.searchParams.get("redirectTo")).toBe(`${path}?a=1`);
  });

  it.each([
    ["/settings", settings],
    ["/billing", billing],
    ["/dashboard", dashboard],
    ["/notifications", notifications],
    ["/purchase/x", purchase],
  ] as const)("cannot post to %s", async (path, route) => {
    expect((await refusal(route.action(submit(path, {})))).status).toBe(401);
  });

  it.each([
    ["/settings", settings],
    ["/billing", billing],
    ["/dashboard", dashboard],
    ["/notifications", notifications],
    ["/purchase/x", purchase],
  ] as const)(
    "of another site cannot post to %s for somebody who is signed in",
    async (path, route) => {
      const person = await signedIn();
      const args = person.post(path, {});
      args.request.headers.set("Origin", "https://evil.example");
      expect((await refusal(route.action(args))).status).toBe(403);
    },
  );
});

describe("private pages", () => {
  it.each(pages.filter(([, route]) => "meta" in route))(
    "keep %s out of search engines",
    (path, route) => {
      if (!("meta" in route)) return;
      const args = { location: { pathname: path }, matches: [], params: {}, data: undefined };
      expect(route.meta(args as never)).toContainEqual({ name: "robots", content: "noindex" });
    },
  );
});

describe("the dashboard", () => {
  it("shows samples, and says so, until the account has ordered", async () => {
    const person = await signedIn({ displayName: "Mary Ann Lee" });
    await setStock(rotor, 12);
    expect(await dashboard.loader(person.get("/dashboard"))).toEqual({
      user: { displayName: "Mary Ann Lee", email: person.email },
      samples: "shown",
      toShipCount: 0,
    });
    expect((await overview.loader(person.get("/dashboard"))).recentOrders).toHaveLength(5);
    await order(person, rotor);
    expect(await dashboard.loader(person.get("/dashboard"))).toMatchObject({
      samples: "replaced",
      toShipCount: 0,
    });
    const own = await overview.loader(person.get("/dashboard"));
    expect(own.recentOrders).toMatchObject([{ partName: "Front Brake Rotor", totalCents: 234_00 }]);
    expect(own).toMatchObject({ totalSalesCents: 0, newContacts: 1, pendingPayoutsCents: 0 });
  });

  it("never shows one account what another did", async () => {
    const [mine, theirs] = [await signedIn(), await signedIn()];
    await setStock(rotor, 12);
    await order(mine, rotor);
    await order(theirs, rotor, { quantity: "3" });
    const { orders } = await dashboardOrders.loader(mine.get("/dashboard/orders"));
    expect(orders.map(({ quantity }) => quantity)).toEqual([1]);
    expect((await dashboardContacts.loader(mine.get("/dashboard/contacts"))).contacts).toHaveLength(
      1,
    );
  });

  it("goes through the orders page by page", async () => {
    const person = await signedIn();
    const page = (query: string) => dashboardOrders.loader(person.get(`/dashboard/orders${query}`));
    const first = await page("");
    expect(first).toMatchObject({ isLater: false, orphaned: false });
    const second = await page(`?before=${first.next}`);
    expect(second).toMatchObject({ isLater: true, orphaned: false, next: undefined });
    expect(second.orders).toHaveLength(8);
    for (const bad of [
      "?before=",
      "?before=PL-1",
      "?before=%27%3B--",
      `?before=${"9".repeat(5000)}`,
    ])
      expect(await page(bad)).toMatchObject({
        isLater: false,
        orphaned: true,
        orders: first.orders,
      });
  });

  it("fills sales and billing", async () => {
    const person = await signedIn();
    const sales = await dashboardSales.loader(person.get("/dashboard/sales"));
    expect(sales.weeks).toHaveLength(11);
    expect(sales.bestSellers.length).toBeGreaterThan(0);
    expect(await dashboardBilling.loader(person.get("/dashboard/billing"))).toMatchObject({
      plan: { plan: "hobbyist", period: "monthly" },
      isSample: true,
      totals: { nextDueOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
    });
  });

  it("puts the samples away for good, on every page and device, and takes them out again", async () => {
    const [person, other] = [await signedIn(), await signedIn()];
    const choose = (samples: string) => dashboard.action(person.post("/dashboard", { samples }));
    expect(await redirectOf(choose("hide"))).toMatchObject({
      location: "/dashboard",
      flash: { tone: "success", message: expect.stringContaining("hidden") },
    });
    const cookie = await signIn(person.id, "Another browser");
    expect(await dashboard.loader(visit("/dashboard", cookie))).toMatchObject({
      samples: "hidden",
      toShipCount: 0,
    });
    expect(await overview.loader(visit("/dashboard", cookie))).toMatchObject({
      isSample: false,
      totalSalesCents: 0,
      recentOrders: [],
    });
    expect(await dashboardOrders.loader(visit("/dashboard/orders", cookie))).toMatchObject({
      orders: [],
    });
    expect(await dashboardSales.loader(visit("/dashboard/sales", cookie))).toMatchObject({
      orders: 0,
      isSample: false,
    });
    expect(await dashboardBilling.loader(visit("/dashboard/billing", cookie))).toMatchObject({
      payouts: [],
      isSample: false,
    });
    expect(await dashboardContacts.loader(visit("/dashboard/contacts", cookie))).toEqual({
      contacts: [],
      isSample: false,
    });
    expect(await dashboard.loader(other.get("/dashboard"))).toMatchObject({ samples: "shown" });
    await choose("show");
    expect(await dashboard.loader(person.get("/dashboard"))).toMatchObject({ samples: "shown" });
    expect((await refusal(choose("burn"))).status).toBe(400);
  });

  it("marks each row of the samples, and none of an account's own", async () => {
    const person = await signedIn();
    await setStock(rotor, 12);
    const rows = async () =>
      (await dashboardOrders.loader(person.get("/dashboard/orders"))).orders.map(
        ({ isSample, side }) => ({ isSample, side }),
      );
    expect(await rows()).toEqual(Array(20).fill({ isSample: true, side: "seller" }));
    await order(person, rotor);
    expect(await rows()).toEqual([{ isSample: false, side: "buyer" }]);
  });

  it("names the seller of what one bought", async () => {
    const person = await signedIn({ displayName: "Mary Ann Lee" });
    await setStock(rotor, 12);
    await order(person, rotor);
    const bought = { customerName: "Mary Ann Lee", sellerName: "Hudson Auto Supply" };
    const page = await dashboardOrders.loader(person.get("/dashboard/orders"));
    expect(page.orders).toMatchObject([bought]);
    const { recentOrders } = await overview.loader(person.get("/dashboard"));
    expect(recentOrders).toMatchObject([bought]);
  });
});

describe("ordering", () => {
  it("shows the part with a form of its own each time", async () => {
    const person = await signedIn();
    const load = () => purchase.loader(at(person.get(`/purchase/${rotor}`), rotor));
    const [first, second] = [await load(), await load()];
    expect(first).toMatchObject({ listing: { partNumber: "43512-06150" }, maxQuantity: 10 });
    expect(first.orderId).not.toBe(second.orderId);
  });

  it("leads to the order's page, and says what was placed", async () => {
    const person = await signedIn();
    await setStock(rotor, 12);
    const answer = await redirectOf(order(person, rotor, { quantity: "2" }));
    const number = /PL-\d+/.exec(answer.flash?.message ?? "")?.[0];
    expect(answer).toEqual({
      status: 302,
      location: `/dashboard/orders/${number}`,
      flash: { tone: "success", message: `Order ${number} placed.` },
    });
  });

  it("names the buyer as the header does, and never by the whole email address", async () => {
    await setStock(rotor, 12);
    const named = await signedIn({ displayName: "Mary Ann Lee" });
    const nameless = await signedIn({ displayName: "", email: "jo.park@example.com" });
    for (const [person, name] of [
      [named, "Mary Ann Lee"],
      [nameless, "jo.park"],
    ] as const) {
      await order(person, rotor);
      const { orders } = await dashboardOrders.loader(person.get("/dashboard/orders"));
      expect(orders[0]?.customerName).toBe(name);
    }
  });

  it("orders once when the form is sent twice", async () => {
    const person = await signedIn();
    await setStock(headlight, 3);
    const fields = { orderId: newId() };
    const answers = await Promise.all([
      redirectOf(order(person, headlight, fields)),
      redirectOf(order(person, headlight, fields)),
    ]);
    expect(answers[0]).toEqual(answers[1]);
    const rows = await test.db
      .select()
      .from(purchaseOrder)
      .where(eq(purchaseOrder.buyerAccountId, person.id));
    expect(rows).toHaveLength(1);
  });

  it("answers 409 to a person who comes too late, in words that help", async () => {
    const person = await signedIn();
    await setStock(headlight, 2);
    expect(await answerOf(order(person, headlight, { quantity: "3" }))).toMatchObject({
      data: {
        message: "Only 2 left, so we didn't place the order. Choose 2 or fewer.",
        quantity: "3",
      },
      init: { status: 409 },
    });
    await setStock(headlight, 0);
    expect(await answerOf(order(person, headlight))).toMatchObject({
      data: { message: "The last one sold before your order came in, so we didn't place it." },
      init: { status: 409 },
    });
  });

  it.each(["", "0", "11", "two", "-1", "1.5"])(
    "answers 400 to the quantity %j, and keeps it",
    async (quantity) => {
      const person = await signedIn();
      expect(await answerOf(order(person, rotor, { quantity }))).toMatchObject({
        data: { message: "Choose a quantity from 1 to 10.", quantity },
        init: { status: 400 },
      });
    },
  );

  it("answers 409 to a form that somebody else sent already", async () => {
    const [mine, theirs] = [await signedIn(), await signedIn()];
    await setStock(rotor, 12);
    const fields = { orderId: newId() };
    await order(theirs, rotor, fields);
    expect(await answerOf(order(mine, rotor, fields))).toMatchObject({
      data: { orderId: expect.not.stringMatching(fields.orderId) },
      init: { status: 409 },
    });
  });

  it("answers 409 to a form that was sent before with another quantity, and mends the form", async () => {
    const person = await signedIn();
    await setStock(rotor, 12);
    const fields = { orderId: newId() };
    const first = await redirectOf(order(person, rotor, { ...fields, quantity: "1" }));
    const answer = await answerOf(order(person, rotor, { ...fields, quantity: "3" }));
    const number = first.location?.split("/").at(-1);
    expect(answer).toMatchObject({
      data: {
        quantity: "3",
        message: `This form already placed order ${number}, for 1. We didn't order more. Choose “Order another” if you want these, too.`,
      },
      init: { status: 409 },
    });
    const again = { orderId: answer.data.orderId ?? "", quantity: "3", another: number ?? "" };
    expect((await redirectOf(order(person, rotor, again))).location).not.toBe(first.location);
    const { orders } = await dashboardOrders.loader(person.get("/dashboard/orders"));
    expect(orders.map(({ quantity }) => quantity)).toEqual([3, 1]);
  });

  it("knows no part that is not there", async () => {
    const person = await signedIn();
    const load = purchase.loader(at(person.get("/purchase/nothing"), "nothing"));
    expect((await refusal(load)).status).toBe(404);
    expect((await refusal(order(person, "nothing"))).status).toBe(404);
  });

  it.each([
    ["an id that is none", { orderId: "1" }],
    ["a field that the form does not have", { priceCents: "1" }],
  ])("refuses %s", async (_what, fields) => {
    expect((await refusal(order(await signedIn(), rotor, fields))).status).toBe(400);
  });
});

describe("settings", () => {
  const rename = (person: Person, displayName: string) =>
    settings.action(person.post("/settings", { intent: "rename", displayName }));

  it("change the name, trimmed", async () => {
    const person = await signedIn({ displayName: "Mary" });
    expect(await redirectOf(rename(person, "  Mary Ann Lee  "))).toEqual({
      status: 302,
      location: "/settings",
      flash: { tone: "success", message: "You are now Mary Ann Lee." },
    });
    expect(await settings.loader(person.get("/settings"))).toMatchObject({
      displayName: "Mary Ann Lee",
      nameKeptByProvider: false,
    });
  });

  it.each([
    ["   ", "Display name is required"],
    ["x".repeat(81), "Display name must be at most 80 characters"],
    ["Mary\u202eAnn", "Display name must be letters, numbers, and symbols on one line"],
    ["Mary\nAnn", "Display name must be letters, numbers, and symbols on one line"],
  ])("refuse the name %j and keep what was typed", async (displayName, message) => {
    const person = await signedIn({ displayName: "Mary" });
    expect(await answerOf(rename(person, displayName))).toMatchObject({
      data: { message, displayName },
      init: { status: 400 },
    });
    expect((await settings.loader(person.get("/settings"))).displayName).toBe("Mary");
  });

  it("leave a name alone that an outside provider keeps", async () => {
    const person = await signedIn({ displayName: "Mary" });
    await test.db.update(account).set({ externalId: "ext-1" }).where(eq(account.id, person.id));
    expect(await settings.loader(person.get("/settings"))).toMatchObject({
      nameKeptByProvider: true,
    });
    expect(await answerOf(rename(person, "Ann"))).toMatchObject({ init: { status: 409 } });
  });

  it("list where one is signed in, this device marked, and nobody else's", async () => {
    const person = await signedIn();
    await signedIn();
    await signIn(person.id, "Mozilla/5.0 (iPhone) Safari/605");
    const { devices } = await settings.loader(person.get("/settings"));
    expect(devices).toHaveLength(2);
    expect(devices.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(devices.find(({ isCurrent }) => !isCurrent)?.userAgent).toContain("iPhone");
  });

  it("sign another device out, for good", async () => {
    const person = await signedIn();
    const phone = await signIn(person.id);
    const { devices } = await settings.loader(person.get("/settings"));
    const other = devices.find(({ isCurrent }) => !isCurrent)?.id ?? "";
    const fields = { intent: "sign-out-device", session: other };
    expect(await redirectOf(settings.action(person.post("/settings", fields)))).toMatchObject({
      location: "/settings",
      flash: { tone: "success" },
    });
    expect((await refusal(settings.loader(visit("/settings", phone)))).status).toBe(302);
    expect(await redirectOf(settings.action(person.post("/settings", fields)))).toMatchObject({
      flash: { message: "That device was already signed out." },
    });
  });

  it("sign out everywhere, here too, and nobody else", async () => {
    const [person, stranger] = [await signedIn(), await signedIn()];
    const phone = await signIn(person.id);
    const answer = await settings.action(
      person.post("/settings", { intent: "sign-out-everywhere" }),
    );
    if (!(answer instanceof Response)) throw new Error("It did not redirect.");
    expect(answer.headers.get("Location")).toBe("/login");
    const cookies = answer.headers.getSetCookie();
    expect(cookies[0]).toMatch(/^partlane=;.*1970/);
    const { flash } = await readFlash(visit("/login", cookies[1]?.split(";")[0]).request);
    expect(flash).toEqual({ tone: "success", message: "You're signed out on all devices." });
    for (const cookie of [person.cookie, phone])
      expect((await refusal(settings.loader(visit("/settings", cookie)))).status).toBe(302);
    expect(await listSessions({ accountId: stranger.id })).toHaveLength(1);
  });

  it("cannot sign somebody else's device out", async () => {
    const [mine, theirs] = [await signedIn(), await signedIn()];
    const [target] = await listSessions({ accountId: theirs.id });
    const fields = { intent: "sign-out-device", session: target?.id ?? "" };
    await settings.action(mine.post("/settings", fields));
    expect(await listSessions({ accountId: theirs.id })).toHaveLength(1);
    const rows = await test.db.select().from(session).where(eq(session.accountId, theirs.id));
    expect(rows[0]?.revokedAt).toBeNull();
  });

  it("refuse what no form of theirs sends", async () => {
    const person = await signedIn();
    const send = (fields: Record<string, string>) =>
      settings.action(person.post("/settings", fields));
    expect((await refusal(send({ intent: "delete" }))).status).toBe(400);
    expect((await refusal(send({ intent: "rename", isAdmin: "on" }))).status).toBe(400);
  });

  it("name devices in words", () => {
    const chrome = "(KHTML, like Gecko) Chrome/140.0 Safari/537.36";
    expect(describeDevice(`Mozilla/5.0 (Windows NT 10.0) ${chrome}`)).toBe("Chrome on Windows");
    expect(describeDevice(`Mozilla/5.0 (X11; Linux) ${chrome} Edg/140.0`)).toBe("Edge on Linux");
    expect(describeDevice("Mozilla/5.0 (iPhone; CPU like Mac OS X) Safari/604.1")).toBe(
      "Safari on iPhone",
    );
    expect(describeDevice("curl/8.0")).toBe("Unknown device");
    expect(describeDevice(null)).toBe("Unknown device");
  });
});

describe("billing and plans", () => {
  it("starts from the plan in force, or from what the link asks for", async () => {
    const person = await signedIn();
    const load = (query: string) => billing.loader(person.get(`/billing${query}`));
    const current = { plan: "hobbyist", period: "monthly" };
    expect(await load("")).toEqual({ current, preselected: current });
    expect(await load("?plan=professional&period=annual")).toEqual({
      current,
      preselected: { plan: "professional", period: "annual" },
    });
    expect(await load("?plan=gold&period=weekly")).toEqual({ current, preselected: current });
  });

  it("puts an account on a plan and says that nothing is charged", async () => {
    const person = await signedIn();
    const chosen = { plan: "professional", period: "annual" };
    expect(await redirectOf(billing.action(person.post("/billing", chosen)))).toEqual({
      status: 302,
      location: "/billing",
      flash: {
        tone: "success",
        message: "You are on Professional, $240 a year. We're not charging yet.",
      },
    });
    expect((await billing.loader(person.get("/billing"))).current).toEqual(chosen);
  });

  it("refuses a plan that there is not", async () => {
    const person = await signedIn();
    const send = (fields: Record<string, string>) =>
      billing.action(person.post("/billing", fields));
    expect((await refusal(send({ plan: "gold", period: "annual" }))).status).toBe(400);
    expect((await refusal(send({ plan: "hobbyist" }))).status).toBe(400);
    expect((await billing.loader(person.get("/billing"))).current.plan).toBe("hobbyist");
  });
});

describe("notifications", () => {
  const load = (person: Person) => notifications.loader(person.get("/notifications"));
  const save = (person: Person, fields: Record<string, string>) =>
    notifications.action(person.post("/notifications", fields));

  it("keep to what the account wants to be told", async () => {
    const person = await signedIn();
    expect(await load(person)).toEqual({
      preferences: {
        ...{ orderUpdates: true, orderMails: true },
        // What is about no order is mailed to nobody who did not choose it.
        ...{ priceDrops: true, priceDropMails: false, productNews: false, productNewsMails: false },
      },
      ...{ notifications: [], next: undefined, isLater: false },
    });
    expect(await redirectOf(save(person, { productNews: "on" }))).toMatchObject({
      location: "/notifications",
      flash: { tone: "success", message: "Your preferences are saved." },
    });
    const { preferences, notifications: told } = await load(person);
    const noOrders = { orderUpdates: false, orderMails: false };
    const noDrops = { priceDrops: false, priceDropMails: false };
    const news = { productNews: true, productNewsMails: false };
    expect(preferences).toEqual({ ...noOrders, ...noDrops, ...news });
    expect(new Set(told.map(({ topic }) => topic))).toEqual(new Set(["productNews"]));
    const days = told.map(({ at: day }) => day);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it("are one account's choice alone", async () => {
    const [mine, theirs] = [await signedIn(), await signedIn()];
    await save(mine, {});
    expect((await load(theirs)).preferences.orderUpdates).toBe(true);
  });

  it("refuse what is no switch", async () => {
    const person = await signedIn();
    expect((await refusal(save(person, { orderUpdates: "maybe" }))).status).toBe(400);
    expect((await refusal(save(person, { everything: "on" }))).status).toBe(400);
  });
});
