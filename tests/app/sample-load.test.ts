import { sql } from "drizzle-orm";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeCatalogue } from "../../scripts/lib/sample-catalogue/catalogue";
import { listingColumns } from "../../scripts/lib/sample-catalogue/listing-rows";
import { loadSampleCatalogue } from "../../scripts/lib/sample-catalogue/load";
import { makeBatch } from "../../scripts/lib/sample-catalogue/rows";
import { copiedRows } from "../support/copied-rows";
import { useDatabase } from "../support/database";

/* How `npm run seed` fills the database: in batches, each whole, going on where it was cut short. */

const own = useDatabase();
const wanted = { seed: 11, listings: 24_000 };
const rows = async (query: ReturnType<typeof sql>) => (await own.db.execute(query)).rows;
const run = async () => (await rows(sql`select * from seed_run`))[0];

beforeEach(() => void vi.spyOn(process.stderr, "write").mockReturnValue(true));
afterEach(() => void vi.restoreAllMocks());

describe("a load that is cut short", () => {
  it("leaves whole batches, and goes on with the very listings that it would have made", async () => {
    const indexes = async () =>
      await rows(
        sql`select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`,
      );
    const untidied = async () =>
      await rows(sql`select relname from pg_class where reloptions::text ~ 'autovacuum_enabled'`);
    const before = await indexes();
    await expect(cutShort()).rejects.toThrow();
    expect(await run()).toMatchObject({ done: 20_000, finished_at: null });
    expect(await rows(sql`select count(*)::int as n from listing where seed = 11`)).toEqual([
      { n: 20_000 },
    ]);

    expect(await untidied()).toHaveLength(3);

    await loadSampleCatalogue(own.url, wanted);
    expect(await run()).toMatchObject({ done: 24_000, indexes: [] });
    expect(await untidied()).toEqual([]);
    expect(await indexes()).toEqual(before);
    const catalogue = makeCatalogue(wanted.seed, wanted.listings);
    const made = [
      makeBatch(catalogue, { from: 0, to: 20_000, firstKey: 1 }),
      makeBatch(catalogue, { from: 20_000, to: 24_000, firstKey: 1 }),
    ];
    const names = made
      .flatMap(({ listings }) => copiedRows(listings, listingColumns))
      .map((row) => [row.text("id"), row.text("name"), `${row.int4("price_cents")}`]);
    const kept = await rows(
      sql`select id, name, price_cents::text as cents from listing where seed = 11 order by id`,
    );
    expect(kept.map(({ id, name, cents }) => [id, name, cents])).toEqual(
      names.toSorted(([a = ""], [b = ""]) => (a < b ? -1 : 1)),
    );
    // Everybody's own stay.
    expect(await rows(sql`select count(*)::int as n from listing where seed is null`)).toEqual([
      { n: 4 },
    ]);
  }, 90_000);

  it("has derived all that the triggers derive", async () => {
    expect(
      await rows(sql`
        select word, n from word full join (
          select w as word, count(*)::int as counted, bit_or(category_bit(category)) as bits
          from listing, document_words(document) w group by w) c
        using (word) where n is distinct from counted or categories is distinct from bits`),
    ).toEqual([]);
    const derived = sql`select md5(string_agg(document::text || cell, ' ' order by key)) as told from
      (select * from listing where seed = 11 order by key limit 500) l`;
    const before = await rows(derived);
    await own.db.execute(sql`
      update listing set document = document where key in
        (select key from listing where seed = 11 order by key limit 500)`);
    expect(await rows(derived)).toEqual(before);
    // No number or fitment of a listing that is not there, none twice, and every seller is.
    expect(
      await rows(sql`
        select (select count(*)::int from listing l where not exists (select from seller s where s.id = l.seller_id)) as a,
          (select count(*)::int from listing_number n where not exists (select from listing l where l.key = n.listing_key)) as b,
          (select count(*)::int from fitment f where not exists (select from listing l where l.key = f.listing_key)) as c`),
    ).toEqual([{ a: 0, b: 0, c: 0 }]);
  }, 60_000);
});

/** Loses its connections once the first batch is in. */
async function cutShort(): Promise<void> {
  const load = loadSampleCatalogue(own.url, wanted);
  load.catch(() => {});
  const killer = new pg.Client(own.url);
  await killer.connect();
  try {
    for (;;) {
      const { rows: killed } = await killer.query(
        `select pg_terminate_backend(pid) from pg_stat_activity, seed_run
         where application_name = 'partlane-seed' and datname = current_database() and done = 20000`,
      );
      if (killed.length > 0) break;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  } finally {
    await killer.end();
  }
  await load;
}
