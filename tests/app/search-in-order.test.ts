import { sql } from "drizzle-orm";
import type pg from "pg";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Transaction } from "~/platform/db/database.server";
import { PostgresClient } from "~/platform/db/postgres-client.server";
import { parseListingSearch } from "~/search/query/parse-search";
import { findClusters } from "~/search/results/clusters.server";
import { findParts } from "~/search/results/find-listings.server";
import type * as SampleServer from "~/search/stats/row-sample.server";
import { loadedSample } from "~/search/stats/row-sample.server";
import { useDatabase } from "../support/database";
import { addListing } from "../support/search-catalogue";

/* The cheapest, dearest and newest of what is nowhere near them in the order of everything. */

const told = vi.hoisted(() => ({ isSampleAtHand: false }));
vi.mock("~/search/stats/row-sample.server", async (original) => {
  const real = await original<typeof SampleServer>();
  const sampleFor: typeof real.sampleFor = (filters) =>
    told.isSampleAtHand ? real.sampleFor(filters) : undefined;
  return { ...real, sampleFor };
});

const own = useDatabase();

/**
 * Tens of thousands of cheap, new listings of one word; then dear ones of another, older than all of them. No part is
 * called by these words.
 */
beforeAll(async () => {
  const { key } = await addListing(own.db, {
    name: "Washer",
    partType: "brake-pads",
    brand: "Ringwerk",
    priceCents: 50,
  });
  const fill = async (tx: Transaction) => {
    await tx.execute(sql`set local partlane.bulk = 'on'`);
    const copies = (from: number, to: number, changed: ReturnType<typeof sql>) =>
      tx.execute(sql`
        insert into listing (id, name, part_number, brand, category, part_type, condition, price_cents, quantity,
          location_name, lat, lng, seller_id, description, travel_time_minutes, image, cell, document, created_at)
        select 'copy-' || n, name, part_number, copied.brand, category, part_type, copied.condition, copied.price_cents,
          quantity, location_name, lat, lng, seller_id, description, travel_time_minutes, image, cell,
          array_to_tsvector(copied.words), copied.created_at
        from listing cross join generate_series(${from}::int, ${to}::int) n
        cross join lateral (${changed}) copied where key = ${key}`);
    await copies(
      1,
      56_000,
      sql`select 'Ringwerk' as brand, 'new' as condition, 100 + n % 50 as price_cents,
        array['ringwerk', 'dichtung'] as words, now() - n * interval '1 second' as created_at`,
    );
    // By fives of the same price and moment, so that their order rests on their keys.
    await copies(
      60_001,
      63_500,
      sql`select 'Achsbau' as brand, 'refurbished' as condition, 90000 + n / 5 as price_cents,
        array['achsbau', 'zinkrad'] as words, now() - n / 5 * interval '1 day' as created_at`,
    );
    await tx.execute(sql`
      insert into word select word, n, category_bit('brake') from (values ('ringwerk', 56000),
        ('dichtung', 56000), ('achsbau', 3500), ('zinkrad', 3500)) counted(word, n)
      on conflict (word) do update set n = excluded.n`);
    await tx.execute(sql`select cell_stat_rebuild()`);
  };
  await own.db.transaction(fill);
  await own.db.execute(sql`analyze listing`);
}, 60_000);

async function find(text: string, page?: string) {
  const outcome = parseListingSearch(new URLSearchParams(text));
  if (outcome.kind === "bad") throw new Error(JSON.stringify(outcome.problems));
  const found = await findParts(outcome.search, { page });
  if (found.kind !== "ok") throw new Error(found.kind);
  return found;
}

const orders = {
  price: sql`price_cents, key`,
  "price-high": sql`price_cents desc, key desc`,
  newest: sql`created_at desc, key desc`,
};
const searches: [string, ReturnType<typeof sql>][] = [
  ["q=zinkrad", sql`document @@ 'zinkrad'`],
  ["q=dichtung", sql`document @@ 'dichtung'`],
  ["brand=Achsbau", sql`brand = 'Achsbau'`],
  ["condition=refurbished&category=brake", sql`condition = 'refurbished' and category = 'brake'`],
  [
    "type=brake-pads&condition=refurbished&category=brake",
    sql`condition = 'refurbished' and category = 'brake'`,
  ],
  [
    "q=zinkrad&min=1021&max=1024",
    sql`document @@ 'zinkrad' and price_cents between 102100 and 102400`,
  ],
  ["min=600&brand=Achsbau", sql`brand = 'Achsbau'`],
  ["q=zinkrad&brand=Achsbau&category=brake", sql`brand = 'Achsbau'`],
  ["q=zinkrad&condition=refurbished", sql`document @@ 'zinkrad'`],
  ["q=dichtung+ringwerk&max=1", sql`document @@ 'dichtung' and price_cents <= 100`],
  ["q=zinkrad&bounds=-120,20,-50,60", sql`document @@ 'zinkrad'`],
];

describe.each(["before a sample of all is at hand", "with a sample of all"])("%s", (which) => {
  beforeAll(async () => {
    told.isSampleAtHand = which.startsWith("with");
    if (told.isSampleAtHand) await vi.waitFor(() => expect(loadedSample()).toBeDefined(), 20_000);
  });

  describe.each(Object.entries(orders))("by %s", (sort, by) => {
    it.each(searches)("%s: the first of all, and those after them", async (text, where) => {
      const { rows } = await own.db.execute(
        sql`select id from listing where ${where} order by ${by} limit 48`,
      );
      const first = await find(`${text}&sort=${sort}`);
      const second = await find(`${text}&sort=${sort}`, first.next);
      expect([...first.parts, ...second.parts].map(({ id }) => id)).toEqual(
        rows.map(({ id }) => id),
      );
      expect(first.total.count).toBeGreaterThan(24);
    });
  });
});

describe("the nearest of what has some words", () => {
  beforeAll(async () => {
    told.isSampleAtHand = true;
    await vi.waitFor(() => expect(loadedSample()).toBeDefined(), 20_000);
  });

  // All of it is at one place.
  const nearest: typeof searches = [
    [
      "q=zinkrad&min=1021&max=1024",
      sql`document @@ 'zinkrad' and price_cents between 102100 and 102400`,
    ],
    [
      "q=zinkrad&min=1021&max=1022",
      sql`document @@ 'zinkrad' and price_cents between 102100 and 102200`,
    ],
    [
      "q=zinkrad&category=brake&min=1021&max=1022",
      sql`document @@ 'zinkrad' and price_cents between 102100 and 102200`,
    ],
    ["q=dichtung&category=brake&min=1021&max=1022", sql`false`],
    ["q=zinkrad&condition=new", sql`document @@ 'zinkrad' and condition = 'new'`],
    ["q=zinkrad&max=600", sql`document @@ 'zinkrad' and price_cents <= 60000`],
    ["q=dichtung&brand=Achsbau", sql`document @@ 'dichtung' and brand = 'Achsbau'`],
    ["q=zinkrad&brand=Achsbau&min=600", sql`brand = 'Achsbau'`],
    ["q=dichtung&condition=new", sql`document @@ 'dichtung' and condition = 'new'`],
  ];

  it.each(nearest)("%s: in the order of all, and those after them", async (text, where) => {
    const { rows } = await own.db.execute(
      sql`select id from listing where ${where} order by key limit 48`,
    );
    for (const isAtHand of [false, true]) {
      told.isSampleAtHand = isAtHand;
      const first = await find(`${text}&sort=nearest`);
      const second = first.next ? await find(`${text}&sort=nearest`, first.next) : undefined;
      expect([...first.parts, ...(second?.parts ?? [])].map(({ id }) => id)).toEqual(
        rows.map(({ id }) => id),
      );
    }
  });
});

describe("common words in a category and a range of prices that few are in", () => {
  beforeAll(async () => {
    told.isSampleAtHand = true;
    await vi.waitFor(() => expect(loadedSample()).toBeDefined(), 20_000);
  });

  it.each(["price", "newest", "nearest", "best"])("are not looked up, by %s", async (sort) => {
    const query = vi.spyOn(PostgresClient.prototype, "query");
    const none = await find(`q=dichtung&category=brake&min=1021&max=1022&sort=${sort}`);
    const some = await find(`q=zinkrad&category=brake&min=1021&max=1022&sort=${sort}`);
    const asked = query.mock.calls.map(([config]) => (config as { text?: string }).text).join("\n");
    query.mockRestore();
    expect(asked).not.toMatch(/placed_word|priced_word|document @@/);
    expect(none.total).toEqual({ count: 0, isExact: true });
    expect(some.total).toEqual({ count: 505, isExact: true });
  });

  it("stand in clusters all the same", async () => {
    const clusters = async (text: string) => {
      const outcome = parseListingSearch(new URLSearchParams(text));
      if (outcome.kind === "bad") throw new Error(JSON.stringify(outcome.problems));
      return (await findClusters(outcome.search, 3)).map(({ count }) => count);
    };
    expect(await clusters("q=zinkrad&category=brake&min=1021&max=1022")).toEqual([505]);
    expect(await clusters("q=dichtung&category=brake&min=1021&max=1022")).toEqual([]);
    // Many are in that range, and few of them of the brand, or with the word.
    expect(await clusters("brand=Achsbau&condition=refurbished&max=1021")).toEqual([504]);
    expect(await clusters("q=zinkrad&max=1021")).toEqual([504]);
  });
});

it("finds the words that many have, beside one that nothing has, without a look at all of theirs", async () => {
  const asked: string[] = [];
  const query = PostgresClient.prototype.query;
  vi.spyOn(PostgresClient.prototype, "query").mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    asked.push((args[0] as { text: string }).text);
    return Reflect.apply(query, this, args);
  } as typeof query);
  const { parts } = await find("q=dichtung+qxqxqx&sort=price");
  vi.restoreAllMocks();
  expect(parts).toHaveLength(24);
  expect(asked.join()).toContain("document");
  expect(asked.filter((text) => text.includes("q.query::tsquery"))).toEqual([]);
});

it("says that there are none only where there are none", async () => {
  const { parts, total } = await find("q=zinkrad&sort=price&condition=used");
  expect({ parts, total }).toEqual({ parts: [], total: { count: 0, isExact: true } });
});

it("lists the cheapest in stock before what is dear and sold out, which a short walk meets sooner", async () => {
  await own.db.execute(sql`
    insert into listing (id, name, part_number, brand, category, part_type, condition, price_cents, quantity,
      location_name, lat, lng, seller_id, description, travel_time_minutes, image)
    select 'gone-' || n, 'Gearbox', part_number, brand, category, part_type, condition, 200000 + n, 0,
      location_name, lat, lng, seller_id, description, travel_time_minutes, image
    from listing cross join generate_series(1, 30) n where id = 'copy-60001'`);
  const first = await find("q=zinkrad&stock=all&sort=price");
  await own.db.execute(sql`delete from listing where id like 'gone-%'`);
  expect(first.parts.map(({ price_cents: cents }) => cents)).toEqual(
    Array.from({ length: 24 }, (_, at) => 90_000 + Math.floor((60_001 + at) / 5)),
  );
});
