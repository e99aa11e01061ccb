import type pg from "pg";
import { PostgresClient } from "../../../app/platform/db/postgres-client.server";
import { count, Progress } from "../process/progress";
import { note } from "../process/terminal";
import { counting, putIndexesUp } from "./indexes";

/** Keys in one transaction. */
const batchSize = 50_000;

/**
 * Removes exactly what `npm run seed` made. Listings that somebody ordered stay, sold out, because
 * their orders name them.
 */
export async function removeSampleCatalogue(url: string): Promise<void> {
  const client = new PostgresClient({ connectionString: url, application_name: "partlane-seed" });
  await client.connect();
  try {
    const { rows: runs } = await client.query("select seed from seed_run");
    for (const { seed } of runs) await putIndexesUp([client], seed, () => {});
    const removed = await removeListings(client);
    await client.query(
      "delete from seller s where seed is not null and not exists (select from listing where seller_id = s.id)",
    );
    await client.query("delete from supersession where seed is not null");
    await recount(client);
    await client.query("delete from seed_run");
    await client.query(
      "vacuum (analyze) listing, listing_number, fitment, cell_stat, cell_change, word, word_change, supersession, seller",
    );
    note(`Removed ${count(removed)} generated listings.`);
    const kept = await client.query(
      "select count(*)::int as n from listing where seed is not null",
    );
    if (kept.rows[0].n > 0)
      note(`${count(kept.rows[0].n)} stay, sold out, because orders name them.`);
  } finally {
    await client.end();
  }
}

async function removeListings(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    "select coalesce(min(key), 0)::int as low, coalesce(max(key), -1)::int as high from listing where seed is not null",
  );
  const { low, high } = rows[0];
  let removed = 0;
  if (high < low) return 0;
  const progress = new Progress("Removing", high - low + 1);
  for (let from = low; from <= high; from += batchSize) {
    const to = Math.min(high, from + batchSize - 1);
    await client.query("begin");
    await client.query("set local partlane.bulk = 'on'");
    await client.query(
      `update listing l set quantity = 0 where key between $1 and $2 and seed is not null
         and exists (select from order_line o where o.listing_id = l.id)`,
      [from, to],
    );
    await client.query("create temp table gone (key int primary key) on commit drop");
    const { rowCount } = await client.query(
      `with deleted as (
         delete from listing l where key between $1 and $2 and seed is not null
           and not exists (select from order_line o where o.listing_id = l.id)
         returning key)
       insert into gone select key from deleted`,
      [from, to],
    );
    for (const table of ["listing_number", "fitment"])
      await client.query(`delete from ${table} t using gone where t.listing_key = gone.key`);
    await client.query("commit");
    removed += rowCount ?? 0;
    progress.show(to - low + 1);
  }
  return removed;
}

/** Words and places from what is left. */
async function recount(client: pg.Client): Promise<void> {
  await client.query("begin");
  await client.query("select word_rebuild()");
  await client.query(counting);
  await client.query("commit");
}
