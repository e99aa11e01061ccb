import os from "node:os";
import type pg from "pg";
import { PostgresClient } from "../../../app/platform/db/postgres-client.server";
import { count, duration, Progress } from "../process/progress";
import { note } from "../process/terminal";
import { counting, filledTables, putIndexesUp, shareOut, takeIndexesDown } from "./indexes";
import { batchesKept, type Maker, startMaker, type Wanted } from "./maker";
import { removeSampleCatalogue } from "./remove";
import type { Batch } from "./rows";
import { ifAllowed, withoutChecks, writeBatch, writeBeginning } from "./write";

/** Listings in one transaction: what an interrupted load loses at most of each connection's. */
const batchSize = 20_000;
/** After so many listings they are vacuumed, while their pages are at hand. */
const vacuumedAtOnce = 10 * batchSize;
/** Two write, or build indexes; the third asks for keys meanwhile. */
type Clients = readonly [pg.Client, pg.Client, pg.Client];

/**
 * Fills the database with a made-up catalogue. A load that was cut short is continued; one of
 * another seed or size is removed first.
 */
export async function loadSampleCatalogue(url: string, wanted: Wanted): Promise<void> {
  const begun = performance.now();
  const clients: Clients = await Promise.all([connect(url), connect(url), connect(url)]);
  const [client] = clients;
  try {
    const from = await whereToBegin(client, url, wanted);
    if (from === "done") return;
    if (from < wanted.listings) await loadAll(clients, wanted, from);
    const copied = performance.now();
    await finish(clients, wanted);
    const now = performance.now();
    const loaded = wanted.listings - from;
    const rate = (since: number, until = now) =>
      `${duration((until - since) / 1_000)}, ${count((loaded / (until - since)) * 1_000)}/s`;
    note(`Copied in ${rate(begun, copied)}; indexes and counts in ${rate(copied)}.`);
    note(`${count(wanted.listings)} listings are in: ${count(loaded)} in ${rate(begun)}.`);
  } finally {
    await Promise.all(clients.map((each) => each.end()));
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new PostgresClient({ connectionString: url, application_name: "partlane-seed" });
  await client.connect();
  await client.query("set synchronous_commit = off");
  // A load is short of processor, not of disk.
  await ifAllowed(client, "set wal_compression = off");
  // Sorted in pieces that the processor's own memory holds: a fifth quicker than in one.
  await client.query("set maintenance_work_mem = '16MB'");
  await client.query("set work_mem = '16MB'");
  // Two connections build indexes at once: what is left of the cores helps each.
  const helpers = Math.max(0, Math.min(2, Math.floor(os.availableParallelism() / 2) - 1));
  await client.query(`set max_parallel_maintenance_workers = ${helpers}`);
  return client;
}

/** The number of listings that are in already; says in words whether it continues. */
async function whereToBegin(client: pg.Client, url: string, wanted: Wanted) {
  // Only one may load: the lock goes with the connection.
  const lock = await client.query("select pg_try_advisory_lock(hashtext('partlane seed')) as free");
  if (!lock.rows[0].free) throw new Error("Another npm run seed is at work on this database.");
  const { rows } = await client.query("select * from seed_run");
  const [run] = rows;
  if (run && run.seed === wanted.seed && run.listings === wanted.listings) {
    if (run.finished_at) {
      note(`All ${count(run.listings)} listings of seed ${run.seed} are in already.`);
      return "done";
    }
    note(`Continuing after ${count(run.done)} of ${count(run.listings)} listings.`);
    return run.done as number;
  }
  if (run) {
    note(`Starting clean: removing the ${count(run.done)} listings of seed ${run.seed} first.`);
    await removeSampleCatalogue(url);
  } else note("Starting clean.");
  await client.query("insert into seed_run (seed, listings) values ($1, $2)", [
    wanted.seed,
    wanted.listings,
  ]);
  return 0;
}

async function loadAll(clients: Clients, wanted: Wanted, from: number) {
  const [client, other, third] = clients;
  const { seed, listings } = wanted;
  const maker = startMaker(wanted);
  try {
    await takeIndexesDown(client, seed);
    note("Making up businesses and parts …");
    // Asked for even where it is in already: the clock starts when all is made up.
    const beginning = await maker.beginning();
    if (from === 0) await writeBeginning(client, seed, beginning);
    const writers = [client, other];
    for (const writer of writers) await withoutChecks(writer);
    const progress = new Progress("Listings", listings, from);
    progress.show(from);
    const made = batches(third, maker, from, listings);
    // Copied side by side, and committed in their order: what is counted as in is in.
    let last: Promise<unknown> = Promise.resolve();
    const write = async (writer: pg.Client) => {
      for await (const { batch, to } of made) {
        const written = writeBatch(writer, seed, batch, { done: to, after: last });
        last = written;
        await written;
        progress.show(to);
        // Later each page would be read, changed and logged whole once more.
        if (to % vacuumedAtOnce === 0) await writer.query(vacuuming);
      }
    };
    await Promise.all(writers.map(write));
    for (const writer of writers) await writer.query("reset session_replication_role");
  } finally {
    await maker.close();
  }
}

const vacuuming = `vacuum (index_cleanup off, truncate off) ${filledTables.join()}`;

/** One after the other, the next ones being made meanwhile. */
async function* batches(client: pg.Client, maker: Maker, from: number, all: number) {
  const asked: { made: Promise<Batch>; to: number }[] = [];
  let next = from;
  while (next < all || asked.length > 0) {
    // One may still be read by the other connection.
    while (next < all && asked.length < batchesKept - 1) {
      const to = Math.min(all, next + batchSize);
      const made = maker.batch({
        ...{ from: next, to },
        firstKey: await reserveKeys(client, to - next),
      });
      // Whoever waits for it hears that it failed.
      made.catch(() => {});
      asked.push({ made, to });
      next = to;
    }
    const first = asked.shift();
    if (first) yield { batch: await first.made, to: first.to };
  }
}

/** A run of keys that nobody else gets. */
async function reserveKeys(client: pg.Client, many: number): Promise<number> {
  for (;;) {
    const { rows } = await client.query(
      `select min(k)::int as low, max(k)::int as high
       from (select nextval('listing_key_seq') as k from generate_series(1, $1)) keys`,
      [many],
    );
    const { low, high } = rows[0];
    if (high - low + 1 === many) return low;
  }
}

async function finish([client, other]: Clients, { seed }: Wanted) {
  const clients = [client, other];
  note("Counting by place, and building indexes …");
  const progress = new Progress("Indexes ", 100);
  const built = (done: number, all: number) => progress.show((done / all) * 100);
  await putIndexesUp(clients, seed, built, [counting]);
  note("Telling the planner …");
  const tables = [
    "listing_number",
    "listing",
    "fitment",
    "cell_stat",
    "word, supersession, seller",
  ];
  await shareOut(clients, tables, (client, table) => client.query(`vacuum (analyze) ${table}`));
  await client.query("update seed_run set finished_at = now() where seed = $1", [seed]);
}
