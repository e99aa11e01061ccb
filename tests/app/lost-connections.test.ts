import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { isConnectionLoss } from "~/platform/db/connection-loss.server";
import {
  closeDatabase,
  database,
  openDatabase,
  withTransaction,
} from "~/platform/db/database.server";
import { PostgresClient } from "~/platform/db/postgres-client.server";
import { account } from "~/platform/db/schema.server";
import { useDatabase } from "../support/database";

/*
 * Connections that PostgreSQL ends, as it does to all when one of its processes dies. An `error` event
 * that nobody hears would end the process: here it fails the whole run.
 */

const own = useDatabase({ seed: false });

async function pidOf(db: { execute: typeof own.db.execute }): Promise<number> {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return rows[0]?.pid ?? 0;
}

/** Ends connections from outside, and waits until they are gone. */
async function terminate(pids: number[]): Promise<void> {
  const client = new PostgresClient(own.url);
  await client.connect();
  for (const pid of pids) await client.query("select pg_terminate_backend($1, 5000)", [pid]);
  await client.end();
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe("a connection that is lost", () => {
  it("inside a transaction, between two statements, fails it and nothing else", async () => {
    const work = withTransaction(async (tx) => {
      await tx.insert(account).values({ email: "ada@example.com", displayName: "Ada King" });
      await terminate([await pidOf(tx)]);
      // Nothing is being asked when the loss is told.
      await pause(50);
      await tx.execute(sql`select 1`);
    });
    await expect(work).rejects.toThrow();
    expect(await database().select().from(account)).toEqual([]);
  });

  it("while its answer is waited for fails a write, and the next one has another", async () => {
    const { db, close } = openDatabase(own.url, { max: 1 });
    const pid = await pidOf(db);
    const asked = db.execute(sql`with waited as (select pg_sleep(5)) select * from waited`);
    await pause(50);
    await Promise.all([expect(asked).rejects.toThrow(), terminate([pid])]);
    expect(await pidOf(db)).not.toBe(pid);
    await close();
  });

  it("while nobody has it is replaced", async () => {
    const pid = await pidOf(database());
    await terminate([pid]);
    await pause(50);
    expect(await pidOf(database())).not.toBe(pid);
  });

  it("while a pool has lent it and nothing is asked ends nothing", async () => {
    const { pool, close } = openDatabase(own.url, { max: 1 });
    const client = await pool.connect();
    const { rows } = await client.query("select pg_backend_pid() as pid");
    await terminate([rows[0].pid]);
    await pause(50);
    client.release();
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await close();
  });

  it("of a client of its own ends nothing", async () => {
    const client = new PostgresClient(own.url);
    await client.connect();
    const { rows } = await client.query("select pg_backend_pid() as pid");
    await terminate([rows[0].pid]);
    await pause(50);
    await expect(client.query("select 1")).rejects.toThrow();
    await client.end();
  });

  it("before the site's pools are closed lets them close", async () => {
    await terminate([await pidOf(database())]);
    await closeDatabase();
    expect(await pidOf(database())).toBeGreaterThan(0);
  });
});

it.each(["EAGAIN", "ECONNREFUSED", "ECONNRESET", "EMFILE", "ENOBUFS"])(
  "a connection that cannot be made for %s is one that was lost, and no fault of the site",
  (code) => {
    const refused = Object.assign(new Error(`connect ${code}`), { code, syscall: "connect" });
    expect(isConnectionLoss(new Error("Failed query", { cause: refused }))).toBe(true);
  },
);
