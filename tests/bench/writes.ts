import { parseArgs } from "node:util";
import { openPool } from "~/platform/db/postgres-client.server";
import { startJobWorker } from "~/platform/jobs/worker.server";
import { countChangesRepeat } from "~/search/stats/count-changes.server";
import { withSiteDatabase } from "../../scripts/lib/site/site-database";
import { openTrade, writeOnce } from "../support/load/write-mix";

/*
 * How many writes a second some writers at once do, who publish, change and sell listings of the same words and
 * cells, each write a transaction that is on disk, while a worker counts. On the database in DATA_DIR, whose
 * listings it leaves there, sold out: give it a directory of its own.
 *   DATA_DIR=/tmp/writes npm run bench -- writes
 */
const { values } = parseArgs({ options: { seconds: { type: "string", default: "8" } } });
const seconds = Number(values.seconds);
const sizes = [1, 2, 4, 8, 16];

async function writesASecond(url: string, writers: number): Promise<number> {
  const pool = openPool({ connectionString: url, max: writers }, () => {});
  const clients = await Promise.all(Array.from({ length: writers }, () => pool.connect()));
  let done = 0;
  const begun = performance.now();
  const ends = begun + seconds * 1_000;
  await Promise.all(
    clients.map(async (client) => {
      const trade = await openTrade(client);
      for (let at = 0; performance.now() < ends; at += 1)
        done += await writeOnce(client, trade, at % 100);
    }),
  );
  const took = (performance.now() - begun) / 1_000;
  for (const client of clients) client.release();
  await pool.end();
  return done / took;
}

await withSiteDatabase(async (url) => {
  Object.assign(process.env, {
    DATABASE_URL: url,
    SESSION_SECRET: "a secret for the benchmark alone",
    LOG_LEVEL: "silent",
  });
  const worker = startJobWorker({ url, jobs: () => [], repeats: [countChangesRepeat] });
  await writesASecond(url, 4);
  const rows: { writers: number; perSecond: number }[] = [];
  for (const writers of sizes) rows.push({ writers, perSecond: await writesASecond(url, writers) });
  const one = rows[0]?.perSecond ?? 1;
  console.log("| writers | writes a second | of one writer's |\n| ---: | ---: | ---: |");
  for (const { writers, perSecond } of rows)
    console.log(`| ${writers} | ${perSecond.toFixed(0)} | ${(perSecond / one).toFixed(1)} × |`);
  await worker.stop(2_000);
});
