import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { countAllChanges } from "~/search/stats/count-changes.repo.server";
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
    await breakOff(wanted, { at: 24_000, afterSeconds: 0 });
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
    await countAllChanges(own.db);
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

it("keeps no batch without those before it, though the next is copied beside it", async () => {
  await breakOff({ seed: 12, listings: 24_000 }, { at: 20_000, afterSeconds: 2 });
  expect(await run()).toMatchObject({ seed: 12, done: 0, finished_at: null });
  const left = sql`select count(*)::int as n from listing where seed is not null`;
  expect(await rows(left)).toEqual([{ n: 0 }]);
}, 90_000);

/** Has the connection of a batch broken off, some time after the database was told that so many listings are in. */
async function breakOff(
  load: Parameters<typeof loadSampleCatalogue>[1],
  { at, afterSeconds }: { at: number; afterSeconds: number },
): Promise<void> {
  await own.db.execute(
    sql.raw(`
    create function break_off() returns trigger language plpgsql as $$ begin
      perform pg_sleep(${afterSeconds});
      perform pg_terminate_backend(pg_backend_pid());
      return new;
    end $$;
    create trigger break_off before update on seed_run for each row
      when (new.done = ${at} and old.done < ${at}) execute function break_off();
    alter table seed_run enable always trigger break_off;`),
  );
  try {
    await expect(loadSampleCatalogue(own.url, load)).rejects.toThrow();
  } finally {
    await own.db.execute(sql.raw("drop function break_off cascade"));
  }
}
