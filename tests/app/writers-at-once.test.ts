import { sql } from "drizzle-orm";
import type pg from "pg";
import { describe, expect, it } from "vitest";
import { openPool } from "~/platform/db/postgres-client.server";
import { countAllChanges } from "~/search/stats/count-changes.repo.server";
import { useDatabase } from "../support/database";
import {
  openTrade,
  publish,
  publishTogether,
  sell,
  type Trade,
  writeOnce,
} from "../support/load/write-mix";
import { addFitment, addListing, countsByCell } from "../support/search-catalogue";

type Client = pg.PoolClient;

const own = useDatabase();

/** Runs `work` on so many connections at once. */
async function withWriters(many: number, work: (client: Client, at: number) => Promise<unknown>) {
  const pool = openPool({ connectionString: own.url, max: many }, () => {});
  try {
    const clients = await Promise.all(Array.from({ length: many }, () => pool.connect()));
    try {
      await Promise.all(clients.map(work));
    } finally {
      for (const client of clients) client.release();
    }
  } finally {
    await pool.end();
  }
}

/** What searches read of all cells, changes included, and what listings there are. */
async function counts() {
  const { rows } = await own.db.execute<{ read: number; there: number }>(sql`
    select (select coalesce(sum(n), 0)::int from cell_counts(16, '', '', 0, ${4 ** 16 - 1})) as read,
      (select count(*)::int from listing where quantity > 0) as there`);
  return rows[0];
}

/** Words whose count, with what is not counted in yet, is not what documents have. */
const wrongWords = async () =>
  (
    await own.db.execute(sql`
      select word, n, counted from
        (select word, sum(n)::int as n from (select word, n from word union all select word, n from word_change) k
         group by word having sum(n) <> 0) k
        full join (select w as word, count(*)::int as counted from listing, document_words(document) w group by w) c
        using (word) where n is distinct from counted`)
  ).rows;

describe("sixteen who publish, change and sell at once", () => {
  it("leave exact counts, with somebody who counts beside them", { timeout: 60_000 }, async () => {
    let isOver = false;
    const counting = (async () => {
      while (!isOver) await countAllChanges(own.db);
    })();
    try {
      await withWriters(16, async (client, at) => {
        const trade = await openTrade(client);
        for (let time = 0; time < 6; time += 1) await writeOnce(client, trade, at * 10 + time);
        // One stays in stock.
        await publish(client, trade, at);
      });
    } finally {
      isOver = true;
    }
    await counting;
    const read = await counts();
    expect(read?.read).toBe(read?.there);
    expect(await wrongWords()).toEqual([]);
    const { kept, fresh } = await countsByCell(own.db);
    const rounded = (rows: Record<string, unknown>[]) =>
      rows.map((row) => ({
        ...row,
        slat: Number(row.slat).toFixed(6),
        slng: Number(row.slng).toFixed(6),
      }));
    expect(rounded(kept)).toEqual(rounded(fresh));
    expect(await wrongWords()).toEqual([]);
  });

  it("do not wait for one whose transaction is open", async () => {
    await withWriters(2, async (client, at) => {
      const trade = await openTrade(client);
      const id = await publish(client, trade, 900);
      if (at === 1) return;
      await client.query("begin");
      await client.query("update listing set price_cents = 1, quantity = 0 where id = $1", [id]);
      const other = openPool({ connectionString: own.url, max: 1 }, () => {});
      try {
        const writer = await other.connect();
        await writer.query("set lock_timeout = '500ms'");
        // In the same cell and with the same words.
        await writeOnce(writer, await openTrade(writer), 900);
        await countAllChanges(own.db);
        writer.release();
      } finally {
        await other.end();
        await client.query("rollback");
      }
    });
  });
});

describe("a count that is not in yet", () => {
  it("is added by who reads", async () => {
    await countAllChanges(own.db);
    const before = await counts();
    await addListing(own.db, { name: "Numbat Pads", partNumber: "N-1" });
    const after = await counts();
    expect(after?.read).toBe((before?.read ?? 0) + 1);
    const { rows } = await own.db.execute(sql`select from word where word = 'numbat'`);
    expect(rows).toEqual([]);
    expect(await wrongWords()).toEqual([]);
  });
});

/** Updates of listings of this connection that are not reported yet, and those of them that wrote no index. */
const updatesOf = async (client: Client) => {
  const { rows } = await client.query<{ all: number; hot: number }>(
    `select n_tup_upd::int as all, n_tup_hot_upd::int as hot from pg_stat_xact_user_tables where relname = 'listing'`,
  );
  return rows[0] ?? { all: 0, hot: 0 };
};

describe("what a write costs", () => {
  /** What a sale writes: its updates of listings, and those of them that wrote no index. */
  const sold = async (client: Client, id: string, trade: Trade) => {
    await client.query("begin");
    const before = await updatesOf(client);
    await sell(client, id, trade);
    const { all, hot } = await updatesOf(client);
    await client.query("commit");
    return { all: all - before.all, hot: hot - before.hot };
  };

  it("is no index for a sale that leaves some", async () => {
    await withWriters(1, async (client) => {
      const trade = await openTrade(client);
      const id = await publish(client, trade, 1);
      expect(await sold(client, id, trade)).toEqual({ all: 1, hot: 1 });
      expect(await sold(client, id, trade)).toEqual({ all: 1, hot: 1 });
      // The last one leaves the indexes of what is in stock.
      expect(await sold(client, id, trade)).toEqual({ all: 1, hot: 0 });
    });
  });

  // What else its server does may keep a page from being tidied just then: an index would be written each time.
  it("is no index where pages are as full as a load leaves them", { retry: 2 }, async () => {
    await withWriters(1, async (client) => {
      const trade = await openTrade(client);
      const ids = await publishTogether(client, trade, 60);
      for (const id of ids) expect(await sold(client, id, trade)).toEqual({ all: 1, hot: 1 });
    });
  });

  it("is one document for the fitments of a statement, and none where it stays", async () => {
    const { key } = await addListing(own.db, { name: "Wombat Pads", partNumber: "W-1" });
    await withWriters(1, async (client) => {
      const add = (years: string) =>
        client.query(
          `insert into fitment (make, model, listing_key, y0, y1, source)
           select 'Toyota', model, $1, y, y, 'seller' from unnest('{Camry,Corolla,Avalon}'::text[]) model, unnest($2::int[]) y`,
          [key, years],
        );
      await client.query("begin");
      await add("{2015,2016}");
      expect((await updatesOf(client)).all).toBe(1);
      await add("{2017}");
      expect((await updatesOf(client)).all).toBe(1);
      await client.query("update fitment set note = 'Front' where listing_key = $1", [key]);
      expect((await updatesOf(client)).all).toBe(1);
      await client.query(
        "update fitment set model = 'RAV4' where listing_key = $1 and model = 'Avalon'",
        [key],
      );
      expect((await updatesOf(client)).all).toBe(2);
      await client.query("rollback");
    });
  });

  it("is a document that has the words of all fitments, and not of those that went", async () => {
    const { key } = await addListing(own.db, { name: "Kea Pads", partNumber: "K-1" });
    await addFitment(own.db, key, {
      make: "Toyota",
      model: "Supra",
      y0: 2019,
      y1: 2022,
      source: "seller",
    });
    const document = async () =>
      (
        await own.db.execute<{ document: string }>(
          sql`select document::text from listing where key = ${key}`,
        )
      ).rows[0]?.document;
    expect(await document()).toContain("'#toyota/supra'");
    await own.db.execute(sql`update fitment set model = 'Camry' where listing_key = ${key}`);
    expect(await document()).not.toContain("supra");
    expect(await document()).toContain("'#toyota/camry'");
  });
});

describe("counting all afresh", () => {
  it("keeps rows for who reads meanwhile, and nobody waits for it", async () => {
    await withWriters(2, async (client, at) => {
      if (at === 1) return;
      await client.query("begin");
      await client.query("select cell_stat_rebuild(), word_rebuild()");
      const reader = openPool({ connectionString: own.url, max: 1 }, () => {});
      try {
        const other = await reader.connect();
        await other.query("set lock_timeout = '300ms'");
        const { rows } = await other.query(
          "select (select count(*) from cell_stat) > 0 as cells, (select count(*) from word) > 0 as words",
        );
        expect(rows).toEqual([{ cells: true, words: true }]);
        const trade = await openTrade(other);
        await publish(other, trade, 77);
        other.release();
      } finally {
        await reader.end();
        await client.query("commit");
      }
    });
    const read = await counts();
    expect(read?.read).toBe(read?.there);
    expect(await wrongWords()).toEqual([]);
  });
});
