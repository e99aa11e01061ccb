import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { mostAtOnce } from "~/listings/bulk-kinds";
import { listing, listingBatch, listingEvent, seller } from "~/platform/db/schema.server";
import * as listRoute from "~/routes/dashboard-listings";
import * as changeRoute from "~/routes/dashboard-listings-change";
import * as changesRoute from "~/routes/dashboard-listings-changes";
import { useDatabase } from "../support/database";
import { drafted, type Person, part, published, send, withBusiness } from "../support/selling";
import { answerOf, redirectOf, refusal } from "../support/signed-in";

const test = useDatabase();

type Query = Record<string, string>;
const address = (query: Query) => `/dashboard/listings/change?${new URLSearchParams(query)}`;
const preview = (person: Person, query: Query) => changeRoute.loader(person.get(address(query)));
const apply = (person: Person, query: Query, fingerprint: string) =>
  changeRoute.action(person.post(address(query), { fingerprint }));
const undo = (person: Person, batch: string) =>
  changesRoute.action(person.post("/dashboard/listings/changes", { batch }));

async function planOf(person: Person, query: Query) {
  const { preview: shown } = await preview(person, query);
  if (shown.kind !== "selected" || !shown.plan) throw new Error("There is no plan.");
  return shown.plan;
}

/** Applies what is previewed, for its batch. */
async function applied(person: Person, query: Query): Promise<string> {
  const { fingerprint } = await planOf(person, query);
  const { location } = await redirectOf(apply(person, query, fingerprint));
  return new URL(location ?? "", "http://localhost").searchParams.get("changed") ?? "";
}

const rowOf = async (id: string) => {
  const [row] = await test.db.select().from(listing).where(eq(listing.id, id));
  if (!row) throw new Error("There is no such listing.");
  return row;
};
const priceOf = async (id: string) => (await rowOf(id)).priceCents;
const batchesOf = (person: Person) =>
  test.db.$count(
    listingBatch,
    sql`seller_id = (select id from ${seller} where account_id = ${person.id})`,
  );

async function three(person: Person): Promise<[string, string, string]> {
  const made = (number: string, price: string) =>
    published(person, { ...part, partNumber: number, price });
  return [await made("B-1", "64.50"), await made("B-2", "100"), await made("B-3", "0.50")];
}

const up = { change: "price-up", amount: "5", ending: "99" };

describe("a change of many listings", () => {
  it("is shown first, applied as it was shown, and undone", async () => {
    const person = await withBusiness();
    const [a, b, c] = await three(person);
    const query = { ids: [a, b, c].join(","), ...up };
    const plan = await planOf(person, query);
    expect(plan).toMatchObject({ summary: "Price up 5%, ending in .99", changed: 3, kept: [] });
    expect(plan.examples.map(({ before, values }) => [before, values])).toEqual([
      [{ price_cents: 64_50 }, { price_cents: 67_99 }],
      [{ price_cents: 100_00 }, { price_cents: 104_99 }],
      [{ price_cents: 50 }, { price_cents: 99 }],
    ]);
    expect(await priceOf(a)).toBe(64_50);
    const { version } = await rowOf(a);

    const { location, flash } = await redirectOf(apply(person, query, plan.fingerprint));
    expect(flash).toEqual({ tone: "success", message: "Changed 3 listings." });
    expect(await Promise.all([a, b, c].map(priceOf))).toEqual([67_99, 104_99, 99]);
    expect((await rowOf(a)).version).toBe(version + 1);
    const events = await test.db.select().from(listingEvent).where(eq(listingEvent.listingId, a));
    expect(events.at(-1)).toMatchObject({
      ...{ action: "edit", fromState: "published", toState: "published" },
      why: "Price up 5%, ending in .99: 3 listings",
    });

    const batch = new URL(location ?? "", "http://localhost").searchParams.get("changed") ?? "";
    const { changed } = await listRoute.loader(person.get(location ?? ""));
    expect(changed).toMatchObject({ id: batch, listings: 3, undo: { kind: "possible" } });
    const undone = await redirectOf(undo(person, batch));
    expect(undone.flash).toMatchObject({ tone: "success" });
    expect(await Promise.all([a, b, c].map(priceOf))).toEqual([64_50, 100_00, 50]);
    const { changes } = await changesRoute.loader(person.get("/dashboard/listings/changes"));
    expect(changes).toMatchObject([{ id: batch, undo: { kind: "undone", changed: 0, sold: 0 } }]);
  });

  it("says how many stay as they are, and why", async () => {
    const person = await withBusiness();
    const [a, b, c] = await three(person);
    const draft = await drafted(person, { partNumber: "B-4" });
    await send(person, a, { intent: "archive" });
    const query = { ids: [a, b, c, draft].join(","), change: "price-set", amount: "100" };
    expect((await planOf(person, query)).kept).toEqual([
      { reason: "unchanged", count: 1, names: [part.name] },
      { reason: "draft", count: 1, names: [] },
      { reason: "archived", count: 1, names: [part.name] },
    ]);
    await applied(person, query);
    expect(await Promise.all([a, b, c].map(priceOf))).toEqual([64_50, 100_00, 100_00]);
  });

  it("of all that match is of the list's filters", async () => {
    const person = await withBusiness();
    const [a, b, c] = await three(person);
    await send(person, b, { intent: "pause" });
    await drafted(person, { partNumber: "B-4" });
    const query = { all: "1", state: "paused", change: "quantity-add", amount: "3" };
    expect(await preview(person, query)).toMatchObject({ preview: { count: 1 } });
    const { location } = await redirectOf(
      apply(person, query, (await planOf(person, query)).fingerprint),
    );
    expect(location).toMatch(/state=paused&changed=/);
    const stock = async (id: string) => (await rowOf(id)).quantity;
    expect(await Promise.all([a, b, c].map(stock))).toEqual([2, 5, 2]);
    expect(await planOf(person, { all: "1", ...up })).toMatchObject({
      ...{ changed: 3, kept: [{ reason: "draft", count: 1 }] },
    });
  });

  it("of states takes the graph's arrows, which searches follow", async () => {
    const person = await withBusiness();
    const [a, b, c] = await three(person);
    const ids = [a, b, c].join(",");
    await applied(person, { ids, change: "pause" });
    const states = async () => (await Promise.all([a, b, c].map(rowOf))).map(({ state }) => state);
    expect(await states()).toEqual(["paused", "paused", "paused"]);
    expect((await rowOf(a)).inStock).toBeNull();
    await test.db.update(listing).set({ name: "Driver Airbag" }).where(eq(listing.id, b));
    await test.db.update(listing).set({ quantity: 0 }).where(eq(listing.id, c));
    const resume = { ids, change: "resume" };
    expect((await planOf(person, resume)).kept.map(({ reason }) => reason)).toEqual([
      "sold-out",
      "not-allowed",
    ]);
    await applied(person, resume);
    expect(await states()).toEqual(["published", "paused", "paused"]);
    const [event] = await test.db
      .select()
      .from(listingEvent)
      .where(sql`listing_id = ${a} and action = 'resume'`);
    expect(event).toMatchObject({ fromState: "paused", toState: "published" });
    // Also what is archived can be taken back, by the undo alone.
    const batch = await applied(person, { ids, change: "archive" });
    expect(await states()).toEqual(["archived", "archived", "archived"]);
    await undo(person, batch);
    expect(await states()).toEqual(["published", "paused", "paused"]);
  });

  it("leaves out what is another seller's, as if it weren't there", async () => {
    const [person, other] = [await withBusiness(), await withBusiness()];
    const [a] = await three(person);
    const [theirs] = await three(other);
    const query = { ids: [a, theirs, "nothing"].join(","), ...up };
    expect(await planOf(person, query)).toMatchObject({ changed: 1, kept: [] });
    const batch = await applied(person, query);
    expect(await priceOf(theirs)).toBe(64_50);
    expect(await preview(other, { ids: a })).toMatchObject({ preview: { count: 0 } });
    expect((await refusal(undo(other, batch))).status).toBe(404);
    expect(await priceOf(a)).toBe(67_99);
    const seen = await listRoute.loader(other.get(`/dashboard/listings?changed=${batch}`));
    expect(seen.changed).toBeUndefined();
    const { changes } = await changesRoute.loader(other.get("/dashboard/listings/changes"));
    expect(changes).toEqual([]);
  });

  it("writes nothing where it would come out otherwise than it was shown", async () => {
    const person = await withBusiness();
    const [a, b, c] = await three(person);
    const query = { ids: [a, b, c].join(","), ...up };
    const { fingerprint } = await planOf(person, query);
    // In another tab.
    await send(person, a, { intent: "archive" });
    const stale = await answerOf(apply(person, query, fingerprint));
    expect(stale).toMatchObject({ data: { isStale: true }, init: { status: 409 } });
    expect(await priceOf(b)).toBe(100_00);
    expect(await batchesOf(person)).toBe(0);
    // Shown anew it is applied, once: a second press finds the prices changed.
    const again = await planOf(person, query);
    expect(again).toMatchObject({ changed: 2, kept: [{ reason: "archived", count: 1 }] });
    await redirectOf(apply(person, query, again.fingerprint));
    expect((await answerOf(apply(person, query, again.fingerprint))).init?.status).toBe(409);
    expect(await priceOf(b)).toBe(104_99);
    expect(await batchesOf(person)).toBe(1);
  });

  it("is undone but for what changed since", async () => {
    const person = await withBusiness();
    const [a, b, c] = await three(person);
    const batch = await applied(person, { ids: [a, b, c].join(","), ...up });
    await test.db.execute(
      sql`update listing set price_cents = 1, version = version + 1 where id = ${a}`,
    );
    const { flash } = await redirectOf(undo(person, batch));
    expect(flash?.message).toContain("but for 1");
    expect(await Promise.all([a, b, c].map(priceOf))).toEqual([1, 100_00, 50]);
  });

  it("is refused above what can be changed at once, and where nothing is said", async () => {
    const person = await withBusiness();
    const [a] = await three(person);
    await test.db.execute(sql`
      insert into listing (id, name, part_number, category, condition, price_cents, quantity, location_name, lat, lng,
        seller_id, description, travel_time_minutes, image, state)
      select 'many-' || n, name, part_number, category, condition, price_cents, quantity, location_name, lat, lng,
        seller_id, description, travel_time_minutes, image, 'paused'
      from listing, generate_series(1, ${mostAtOnce + 1}::int) n where listing.id = ${a}`);
    expect(await preview(person, { all: "1", ...up })).toMatchObject({
      preview: { kind: "too-many", count: mostAtOnce + 4 },
    });
    expect((await answerOf(apply(person, { all: "1", ...up }, "x"))).init?.status).toBe(409);
    expect(await preview(person, {})).toMatchObject({ preview: { count: 0 } });
    expect(await preview(person, { ids: a, change: "price-set", amount: "0" })).toMatchObject({
      error: "The price can't be $0.",
      preview: { plan: null },
    });
    expect((await refusal(apply(person, { ids: a }, "x"))).status).toBe(400);
    for (const hostile of ["ids=%00", "all=1&q=%00&category='", "id=a&id=b&change=x&amount=%00"])
      await changeRoute.loader(person.get(`/dashboard/listings/change?${hostile}`));
  }, 20_000);
});
