import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { errorCode } from "../../../app/platform/log/error-code.server";
import { type Beginning, sellerColumns, supersessionColumns } from "./beginning";
import { listingColumns } from "./listing-rows";
import { type Batch, fitmentColumns, numberColumns } from "./rows";

/**
 * Spares the database looking up the seller of each listing: the run has put them all in.
 * Where that is not allowed it is looked up.
 */
export async function withoutChecks(client: pg.Client): Promise<void> {
  await ifAllowed(client, "set session_replication_role = replica");
}

/** Changes a setting that is a superuser's, as one is on the embedded server; elsewhere it stays. */
export async function ifAllowed(client: pg.Client, set: string): Promise<void> {
  await client.query(set).catch((error: unknown) => {
    if (errorCode(error) !== "42501") throw error;
  });
}

/** The businesses, and which number replaced which. */
export async function writeBeginning(
  client: pg.Client,
  seed: number,
  { sellers, supersessions }: Beginning,
) {
  await client.query("begin");
  // A load that was cut short right after this left them, and nothing that hangs on them.
  await client.query("delete from seller where seed = $1", [seed]);
  await copyRows(client, `seller (${sellerColumns})`, sellers);
  await client.query(
    "create temp table found (norm text, replacement text, note text, seed int) on commit drop",
  );
  await copyRows(client, `found (${supersessionColumns})`, supersessions);
  await client.query(
    "insert into supersession select * from found where norm <> replacement on conflict do nothing",
  );
  await client.query("commit");
}

/** How many listings are in with a batch, and what is to be committed before it. */
type Turn = { done: number; after: Promise<unknown> };

/** A batch with all that hangs on it, and how many listings are in with it, or nothing. */
export async function writeBatch(
  client: pg.Client,
  seed: number,
  batch: Batch,
  { done, after }: Turn,
) {
  await client.query("begin");
  await client.query("set local partlane.bulk = 'on'");
  await copyRows(client, `listing (${listingColumns})`, batch.listings);
  await copyRows(client, `listing_number (${numberColumns})`, batch.numbers);
  await copyRows(client, `fitment (${fitmentColumns})`, batch.fitments);
  await after;
  const words = [...batch.words].sort(([a], [b]) => (a < b ? -1 : 1));
  await client.query(
    `insert into word (word, n, categories) select * from unnest($1::text[], $2::int[], $3::int[])
     on conflict (word) do update set n = word.n + excluded.n, categories = word.categories | excluded.categories`,
    [
      words.map(([word]) => word),
      words.map(([, { n }]) => n),
      words.map(([, { categories }]) => categories),
    ],
  );
  await client.query("update seed_run set done = $2 where seed = $1", [seed, done]);
  await client.query("commit");
}

/** Rows as `CopyRows` has them, into columns of a table. */
export async function copyRows(client: pg.Client, into: string, rows: Uint8Array): Promise<void> {
  const copying = client.query(copyFrom(`copy ${into} from stdin (format binary)`));
  await pipeline(Readable.from(pieces(rows)), copying);
}

function* pieces(rows: Uint8Array, size = 262_144) {
  for (let from = 0; from < rows.length; from += size)
    yield Buffer.from(rows.buffer, rows.byteOffset + from, Math.min(size, rows.length - from));
}
