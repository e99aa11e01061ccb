import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

type WarmUp = {
  signal?: AbortSignal;
  /** For each second of reading so many of rest: others are being served. */
  rest?: number;
};

/** So many pages of 8 kB at once. */
const pagesAtOnce = 256;
const pagesOfOthers = 512;

/**
 * Reads a database into PostgreSQL's own cache, as far as there is room: indexes first, which searches go
 * through from end to end. A page that is not there takes a search 40 µs on a virtual machine even where the
 * system has its file in memory, and a search for common words reads thousands. Needs a superuser; where
 * PostgreSQL came without `pg_prewarm` it does nothing. Returns the bytes that it has read.
 */
export async function warmCache(url: string, { signal, rest = 0 }: WarmUp = {}): Promise<number> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "partlane-warm-up",
    options: "-c client_min_messages=warning",
  });
  client.on("error", () => {});
  await client.connect();
  try {
    const { rows } = await client.query(
      "select from pg_available_extensions where name = 'pg_prewarm'",
    );
    if (rows.length === 0) return 0;
    await client.query("create extension if not exists pg_prewarm");
    const pages = await pagesToRead(client);
    let read = 0;
    for (const { name, from, to } of pages) {
      signal?.throwIfAborted();
      const begun = performance.now();
      read += await readPages(client, name, from, to);
      if (rest > 0) await sleep((performance.now() - begun) * rest, undefined, { signal });
    }
    return read * pageBytes;
  } finally {
    await client.end().catch(() => {});
  }
}

const pageBytes = 8_192;

/** What there is room for, a piece at a time. */
async function pagesToRead(client: pg.Client) {
  const { rows } = await client.query<{ name: string; pages: number; room: number }>(`
    select oid::regclass::text as name, (pg_relation_size(oid) / ${pageBytes})::int as pages,
      (pg_size_bytes(current_setting('shared_buffers')) / ${pageBytes})::int as room
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('i', 'r')
    order by relkind, pg_relation_size(oid)`);
  const pieces: { name: string; from: number; to: number }[] = [];
  // What PostgreSQL knows of the tables is in there already; what goes too far would push out what came first.
  let room = (rows[0]?.room ?? 0) * 0.9 - pagesOfOthers;
  for (const { name, pages } of rows)
    for (let from = 0; from < pages && room > 0; from += pagesAtOnce) {
      const to = Math.min(pages, from + pagesAtOnce) - 1;
      pieces.push({ name, from, to });
      room -= to - from + 1;
    }
  return pieces;
}

/** None of what has gone meanwhile, or has become smaller. */
async function readPages(client: pg.Client, name: string, from: number, to: number) {
  const { rows } = await client.query<{ read: number }>(
    `select pg_prewarm(there.it, 'buffer', 'main', $2, least($3, there.pages - 1))::int as read
     from (select to_regclass($1) as it, pg_relation_size(to_regclass($1)) / ${pageBytes} as pages) there
     where there.pages > $2`,
    [name, from, to],
  );
  return rows[0]?.read ?? 0;
}
