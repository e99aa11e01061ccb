import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { PostgresClient } from "../../../app/platform/db/postgres-client.server";
import { errorCode } from "../../../app/platform/log/error-code.server";

type WarmUp = {
  signal?: AbortSignal;
  /** For each second of reading so many of rest: others are being served. */
  rest?: number;
};

/** So many pages of 8 kB at once. */
const pagesAtOnce = 256;
/** Room for what PostgreSQL knows of the tables, and is in the cache already. */
const pagesOfOthers = 512;
const longestRestMs = 200;

/**
 * Reads a database into PostgreSQL's own cache, as far as there is room: indexes first, since more searches use
 * them. A page that is not there costs a search 40 µs where memory is slow to come by, even if the system has
 * the file at hand, and a search for common words reads thousands. Only a superuser can do it, where PostgreSQL
 * came with its `pg_prewarm`; else nothing happens. Returns how many pages have been looked at.
 */
export async function warmCache(url: string, { signal, rest = 0 }: WarmUp = {}): Promise<number> {
  signal?.throwIfAborted();
  const client = new PostgresClient({
    connectionString: url,
    application_name: "partlane-warm-up",
    // Who counts or loads everything may hold a table for minutes.
    options: "-c lock_timeout=1s",
  });
  await client.connect();
  try {
    if (!(await canRead(client))) return 0;
    const room = await roomOf(client);
    let read = 0;
    for (const name of await relationsOf(client))
      try {
        for (let from = 0; read < room; from += pagesAtOnce) {
          const begun = performance.now();
          const pages = await readPiece(client, name, from);
          if (pages === 0) break;
          read += pages;
          const restMs = Math.min((performance.now() - begun) * rest, longestRestMs);
          await sleep(restMs, undefined, { signal });
        }
      } catch (error) {
        if (!isOfRelation(error)) throw error;
      }
    return read;
  } finally {
    // A connection that broke has ended.
    await client.end().catch(() => {});
  }
}

/** As the extension has it, but for this connection alone: nothing stays in the database. */
const prewarming = `create function pg_temp.prewarm(regclass, text, text, bigint, bigint) returns bigint
  language c as '$libdir/pg_prewarm', 'pg_prewarm'`;

async function canRead(client: pg.Client): Promise<boolean> {
  try {
    await client.query(prewarming);
    return true;
  } catch (error) {
    // Sources of the codes: appendix A of PostgreSQL's manual. No privilege; no such file.
    if (["42501", "58P01"].includes(errorCode(error))) return false;
    throw error;
  }
}

async function roomOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    "select pg_size_bytes(current_setting('shared_buffers'))::float8 / 8192 as pages",
  );
  // What goes too far would push out what came first.
  return rows[0].pages * 0.9 - pagesOfOthers;
}

async function relationsOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select format('public.%I', relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('i', 'r') order by relkind, relpages`);
  return rows.map(({ name }) => name);
}

/** Returns how many pages there were. */
async function readPiece(client: pg.Client, name: string, from: number): Promise<number> {
  const { rows } = await client.query<{ read: number }>(
    `select pg_temp.prewarm(it, 'buffer', 'main', $2, least($3, pages) - 1)::int as read
     from (select $1::regclass as it, pg_relation_size($1::regclass) / 8192 as pages) relation where pages > $2`,
    [name, from, from + pagesAtOnce],
  );
  return rows[0]?.read ?? 0;
}

/** Whether it is of one relation, which has gone or become smaller, or that somebody else has for himself. */
const isOfRelation = (error: unknown) =>
  ["42P01", "22023", "XX000", "55P03"].includes(errorCode(error));
