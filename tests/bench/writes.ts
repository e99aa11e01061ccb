import { parseArgs } from "node:util";
import type pg from "pg";
import { closeDatabase } from "~/platform/db/database.server";
import { openPool } from "~/platform/db/postgres-client.server";
import { startJobWorker } from "~/platform/jobs/worker.server";
import { countChangesRepeat } from "~/search/stats/count-changes.server";
import { prepareDatabase } from "../../scripts/lib/site/prepare-database";
import { withSiteDatabase } from "../../scripts/lib/site/site-database";
import { openTrade, writeOnce } from "../support/load/write-mix";
import { quantile } from "./quantile";
import { rateAtOnce } from "./rate-at-once";
import { lookAtWaits, waitTable } from "./waits";

/*
 * How many writes a second some writers at once do, who publish, change and sell listings of the same words and
 * cells, each write a transaction that is on disk, while a worker counts. Beside it how many single rows they put
 * into a table without an index, one a transaction: what the disk and the connections allow. Each time is on a fresh
 * copy of a small database, made for it on the site's server and dropped afterwards.
 *   DATA_DIR=/tmp/writes npm run bench -- writes
 *   DATA_DIR=/tmp/writes npm run bench -- writes --waits   also what eight writers wait for
 */
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "5" },
    rounds: { type: "string", default: "3" },
    waits: { type: "boolean", default: false },
  },
});
const forMs = Number(values.seconds) * 1_000;
const rounds = Number(values.rounds);
const sizes = [1, 2, 4, 8, 16];
const looksAt = 8;

type Work = (clients: readonly pg.PoolClient[]) => Promise<number>;

const works = {
  async trade(clients) {
    const everyone = await Promise.all(
      clients.map(async (client) => ({ client, trade: await openTrade(client) })),
    );
    return await rateAtOnce(everyone, forMs, ({ client, trade }, time) =>
      writeOnce(client, trade, time % 100),
    );
  },
  async bare(clients) {
    return await rateAtOnce(clients, forMs, async (client, time) => {
      await client.query("insert into bare_row values ($1, 'Front Brake Pads')", [time]);
      return 1;
    });
  },
} satisfies Record<string, Work>;

const names = { template: "partlane_writes_template", copy: "partlane_writes" };

await withSiteDatabase(async (siteUrl) => {
  const urlOf = (name: string) => Object.assign(new URL(siteUrl), { pathname: name }).href;
  const server = openPool({ connectionString: siteUrl, max: 2 }, () => {});
  const drop = (name: string) => server.query(`drop database if exists ${name} with (force)`);
  const url = urlOf(names.copy);
  Object.assign(process.env, {
    DATABASE_URL: url,
    SESSION_SECRET: "a secret for the benchmark alone",
    LOG_LEVEL: "silent",
  });

  async function measured(work: Work, writers: number, shows = false): Promise<number> {
    await drop(names.copy);
    await server.query(`create database ${names.copy} template ${names.template}`);
    const pool = openPool({ connectionString: url, max: writers }, () => {});
    await pool.query("create table bare_row (n int, name text)");
    // Else each page is written whole when it is first touched, and who comes first pays for it.
    await pool.query("checkpoint");
    const worker = startJobWorker({ url, jobs: () => [], repeats: [countChangesRepeat] });
    const clients = await Promise.all(Array.from({ length: writers }, () => pool.connect()));
    const looking = shows ? lookAtWaits(server, names.copy) : undefined;
    try {
      return await work(clients);
    } finally {
      const seen = await looking?.stop();
      if (seen) console.log(`${waitTable(seen)}\n`);
      for (const client of clients) client.release();
      await worker.stop(2_000);
      await Promise.all([pool.end(), closeDatabase()]);
    }
  }

  await drop(names.template);
  await server.query(`create database ${names.template}`);
  await prepareDatabase(urlOf(names.template));
  try {
    await measured(works.trade, 4);
    const rates = sizes.map((writers) => ({
      writers,
      trade: [] as number[],
      bare: [] as number[],
    }));
    for (let round = 0; round < rounds; round += 1)
      for (const { writers, trade, bare } of rates) {
        const shows = values.waits && round === 0 && writers === looksAt;
        trade.push(await measured(works.trade, writers, shows));
        bare.push(await measured(works.bare, writers));
      }
    const medians = rates.map(({ writers, trade, bare }) => ({
      ...{ writers, trade: quantile(trade, 0.5), bare: quantile(bare, 0.5) },
    }));
    const [one] = medians;
    console.log(
      "| writers | writes a second | of one writer's | bare rows a second | of one writer's |",
    );
    console.log("| ---: | ---: | ---: | ---: | ---: |");
    for (const { writers, trade, bare } of medians)
      console.log(
        `| ${writers} | ${trade.toFixed(0)} | ${(trade / (one?.trade ?? 1)).toFixed(1)} × | ${bare.toFixed(0)} | ${(bare / (one?.bare ?? 1)).toFixed(1)} × |`,
      );
  } finally {
    await Promise.all([drop(names.copy), drop(names.template)]);
    await server.end();
  }
});
