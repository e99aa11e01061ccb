import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { samplesFor } from "~/orders/orders.server";
import { listing, seller } from "~/platform/db/schema.server";
import * as listRoute from "~/routes/dashboard-listings";
import * as overviewRoute from "~/routes/dashboard-overview";
import { useDatabase } from "../support/database";
import { drafted, type Person, part, published, withBusiness } from "../support/selling";

const test = useDatabase();

const list = (person: Person, query: Record<string, string> = {}) =>
  listRoute.loader(person.get(`/dashboard/listings?${new URLSearchParams(query)}`));
const idsOf = async (person: Person, query: Record<string, string>) =>
  (await list(person, query)).rows.map(({ id }) => id);

/** Copies of a listing, one piece and one cent more each. */
async function copies(person: Person, id: string, count: number): Promise<void> {
  await test.db.execute(sql`
    insert into listing (id, name, part_number, category, condition, price_cents, quantity, location_name, lat, lng,
      seller_id, description, travel_time_minutes, image)
    select ${`${id.slice(-12)}-`} || n, name, part_number || n, category, condition, price_cents + n, quantity + n,
      location_name, lat, lng, seller_id, description, travel_time_minutes, image
    from listing, generate_series(1, ${count}) n
    where listing.id = ${id} and seller_id = (select id from ${seller} where account_id = ${person.id})`);
}

describe("the filters of a seller's list", () => {
  it("leave out by category, stock and age, and count what is left", async () => {
    const person = await withBusiness();
    const caliper = await published(person, { ...part, partNumber: "F-1", quantity: "2" });
    const alternator = await published(person, {
      ...{ ...part, partNumber: "F-2", name: "Alternator", partType: "alternator", quantity: "9" },
    });
    const gone = await published(person, { ...part, partNumber: "F-3", quantity: "0" });
    await drafted(person, { partNumber: "F-4" });
    await test.db
      .update(listing)
      .set({ updatedAt: new Date(Date.now() - 100 * 86_400_000) })
      .where(eq(listing.id, alternator));
    expect(await idsOf(person, { category: "electrical" })).toEqual([alternator]);
    expect(await idsOf(person, { stock: "in", sort: "stock" })).toEqual([caliper, alternator]);
    expect(await idsOf(person, { stock: "low" })).toEqual([caliper]);
    expect(await idsOf(person, { stock: "none" })).toEqual([gone]);
    expect(await idsOf(person, { unchanged: "90" })).toEqual([alternator]);
    expect(await idsOf(person, { unchanged: "180" })).toEqual([]);
    expect(await list(person, { stock: "in", q: "caliper" })).toMatchObject({
      matches: 1,
      counts: { draft: 1, published: 2, "sold-out": 1 },
    });
    // What is none of them is no filter.
    expect(await list(person, { category: "x", stock: "y", unchanged: "1" })).toMatchObject({
      matches: 4,
      view: { category: undefined, stock: undefined, unchangedDays: undefined },
    });
  });

  it("are nobody else's", async () => {
    const [person, other] = [await withBusiness(), await withBusiness()];
    await published(other, { ...part, partNumber: "G-1" });
    expect(await list(person, { stock: "in" })).toMatchObject({ rows: [], matches: 0 });
  });
});

describe("the pages of a seller's list", () => {
  it.each(["price", "stock", "name", "updated"])("lead on and back by %s", async (sort) => {
    const person = await withBusiness();
    await copies(person, await published(person), 120);
    const [first, pages] = [await list(person, { sort }), [] as string[][]];
    expect(first).toMatchObject({ previous: undefined, matches: 121 });
    let page = first;
    for (;;) {
      pages.push(page.rows.map(({ id }) => id));
      if (!page.next) break;
      page = await list(person, { sort, after: page.next });
    }
    expect(pages.map((ids) => ids.length)).toEqual([50, 50, 21]);
    expect(new Set(pages.flat()).size).toBe(121);
    const back: string[][] = [];
    for (;;) {
      back.unshift(page.rows.map(({ id }) => id));
      if (!page.previous) break;
      page = await list(person, { sort, before: page.previous });
    }
    expect(back).toEqual(pages);
  });

  it("begin anew where what they were beside is gone", async () => {
    const person = await withBusiness();
    await copies(person, await published(person), 60);
    const first = await list(person, { sort: "price" });
    await test.db.execute(sql`update listing set state = 'archived' where price_cents > 6450`);
    const page = await list(person, { sort: "price", after: first.next ?? "" });
    expect(page).toMatchObject({ matches: 1, previous: undefined, next: undefined });
    expect(page.rows).toHaveLength(1);
  });
});

describe("the dashboard of somebody who sells", () => {
  it("shows its own figures from the first listing on, and before it what to do first", async () => {
    const person = await withBusiness();
    expect(await samplesFor(person.id)).toBe("shown");
    expect(await overviewRoute.loader(person.get("/dashboard"))).toMatchObject({
      ...{ isSample: true, hasBusiness: true },
    });
    await drafted(person, { partNumber: "D-1" });
    expect(await samplesFor(person.id)).toBe("shown");
    await published(person, { ...part, partNumber: "D-2" });
    await published(person, { ...part, partNumber: "D-3", quantity: "0" });
    expect(await samplesFor(person.id)).toBe("replaced");
    expect(await overviewRoute.loader(person.get("/dashboard"))).toMatchObject({
      ...{ isSample: false, activeListings: 1, totalSalesCents: 0, recentOrders: [] },
    });
  });
});
