import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { count, duration, Progress } from "../progress";
import { note } from "../terminal";
import { type Catalogue, makeCatalogue } from "./catalogue";
import { putIndexesUp, takeIndexesDown } from "./indexes";
import type { Product } from "./products";
import { removeSampleCatalogue } from "./remove";
import { type Batch, fitmentColumns, listingColumns, makeBatch, numberColumns } from "./rows";
import type { Seller } from "./sellers";

type Wanted = { seed: number; listings: number };

/** Listings in one transaction: what an interrupted load loses at most. */
const batchSize = 20_000;

/**
 * Fills the database with a made-up catalogue. A load that was cut short is continued; one of
 * another seed or size is removed first.
 */
export async function loadSampleCatalogue(url: string, wanted: Wanted): Promise<void> {
  const begun = performance.now();
  const clients = await Promise.all([connect(url), connect(url)]);
  const [client] = clients;
  try {
    const from = await whereToBegin(client, url, wanted);
    if (from === "done") return;
    if (from < wanted.listings) await loadBatches(client, wanted, from);
    await finish(clients, wanted);
    const seconds = (performance.now() - begun) / 1_000;
    const loaded = wanted.listings - from;
    note(
      `${count(wanted.listings)} listings are in: ${count(loaded)} in ${duration(seconds)}, with indexes and counts, ${count(loaded / seconds)}/s.`,
    );
  } finally {
    await Promise.all(clients.map((each) => each.end()));
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: "partlane-seed" });
  client.on("error", () => {});
  await client.connect();
  // Only one may load: the lock goes with the connection.
  await client.query("set synchronous_commit = off");
  await client.query("set maintenance_work_mem = '256MB'");
  await client.query("set work_mem = '128MB'");
  return client;
}

/** The number of listings that are in already; says in words whether it continues. */
async function whereToBegin(client: pg.Client, url: string, wanted: Wanted) {
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

async function loadBatches(client: pg.Client, { seed, listings }: Wanted, from: number) {
  note("Making up businesses and parts …");
  const catalogue = makeCatalogue(seed, listings);
  await takeIndexesDown(client, seed);
  if (from === 0) await loadSellers(client, seed, catalogue);
  const progress = new Progress("Listings", listings, from);
  progress.show(from);
  const end = (start: number) => Math.min(listings, start + batchSize);
  const prepare = async (start: number) => {
    const firstKey = await reserveKeys(client, end(start) - start);
    return makeBatch(catalogue, start, end(start), firstKey);
  };
  let batch = await prepare(from);
  for (let start = from; start < listings; start = end(start)) {
    const next = end(start);
    const firstKey = next < listings ? await reserveKeys(client, end(next) - next) : 0;
    const written = writeBatch(client, seed, batch, next);
    // Made while PostgreSQL takes in the one before.
    await new Promise(setImmediate);
    if (next < listings) batch = makeBatch(catalogue, next, end(next), firstKey);
    await written;
    progress.show(next);
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

async function loadSellers(client: pg.Client, seed: number, { sellers, made }: Catalogue) {
  await client.query("begin");
  // A load that was cut short right after this left them, and nothing that hangs on them.
  await client.query("delete from seller where seed = $1", [seed]);
  await copy(client, "seller (id, name, location_name, lat, lng, is_sample, seed)", [
    Buffer.from(sellers.map((seller) => sellerLine(seller, seed)).join("")),
  ]);
  await client.query(
    "create temp table found (norm text, replacement text, note text, seed int) on commit drop",
  );
  await copy(client, "found", [
    Buffer.from(made.map((product) => supersessionLine(product, seed)).join("")),
  ]);
  await client.query(
    "insert into supersession select * from found where norm <> replacement on conflict do nothing",
  );
  await client.query("commit");
}

function sellerLine({ id, name, locationName, lat, lng }: Seller, seed: number): string {
  return `${[id, name, locationName, lat, lng, "t", seed].join("\t")}\n`;
}

function supersessionLine({ superseded }: Product, seed: number): string {
  return superseded ? `${superseded[0]}\t${superseded[1]}\tReplaced by the maker\t${seed}\n` : "";
}

async function writeBatch(client: pg.Client, seed: number, batch: Batch, done: number) {
  await client.query("begin");
  await client.query("set local partlane.bulk = 'on'");
  await copy(client, `listing (${listingColumns})`, batch.listings);
  await copy(client, `listing_number (${numberColumns})`, batch.numbers);
  await copy(client, `fitment (${fitmentColumns})`, batch.fitments);
  const words = [...batch.words].sort(([a], [b]) => (a < b ? -1 : 1));
  await client.query(
    `insert into word select * from unnest($1::text[], $2::int[])
     on conflict (word) do update set n = word.n + excluded.n`,
    [words.map(([word]) => word), words.map(([, n]) => n)],
  );
  await client.query("update seed_run set done = $2 where seed = $1", [seed, done]);
  await client.query("commit");
}

async function copy(client: pg.Client, into: string, buffers: Buffer[]): Promise<void> {
  await pipeline(Readable.from(buffers), client.query(copyFrom(`copy ${into} from stdin`)));
}

async function finish(clients: readonly [pg.Client, pg.Client], { seed }: Wanted) {
  const [client, other] = clients;
  const progress = new Progress("Indexes ", 100);
  await putIndexesUp(clients, seed, (done, all) => progress.show((done / all) * 100));
  note("Counting by place, and telling the planner …");
  await Promise.all([
    client.query("select cell_stat_rebuild()"),
    other.query("vacuum (analyze) listing"),
  ]);
  await Promise.all([
    client.query("vacuum (analyze) cell_stat, word, supersession, seller"),
    other.query("vacuum (analyze) listing_number, fitment"),
  ]);
  await client.query("update seed_run set finished_at = now() where seed = $1", [seed]);
}
