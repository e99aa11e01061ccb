import { register } from "node:module";
import { parseArgs } from "node:util";
import { closeDatabase, database } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import { openPool } from "~/platform/db/postgres-client.server";
import { account, seller } from "~/platform/db/schema.server";
import { clearAnswerCache } from "~/platform/http/cached-json.server";
import { startJobWorker } from "~/platform/jobs/worker.server";
import { loader as clusters } from "~/routes/api-clusters";
import { loader as facets } from "~/routes/api-facets";
import { loader as listings } from "~/routes/api-listings";
import { loader as suggest } from "~/routes/api-suggest";
import { countChangesRepeat } from "~/search/stats/count-changes.server";
import { loadSampleCatalogue } from "../../scripts/lib/sample-catalogue/load";
import { prepareDatabase } from "../../scripts/lib/site/prepare-database";
import { withSiteDatabase } from "../../scripts/lib/site/site-database";
import { sheetCsv } from "../support/import-maker";
import { quantile } from "./quantile";
import { type Ask, deck, shapes } from "./search-shapes";
import { timed } from "./timed";

/*
 * How long a file of listings takes, from the button to the last row, beside `npm run seed` of as many, on a database
 * made for it; what memory that takes above the same process at rest; and how much longer searches take meanwhile.
 *   DATA_DIR=/tmp/import npm run bench -- import
 *   DATA_DIR=/tmp/import npm run bench -- import --rows 5000
 */
const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "20000" },
    seconds: { type: "string", default: "20" },
  },
});
register("../../scripts/lib/process/inline-data.mjs", import.meta.url);
const rows = Number(values.rows);
const restMs = Number(values.seconds) * 1_000;
const name = "partlane_import";

const loaders = { listings, clusters, facets, suggest };
const ask: Ask = async (endpoint, query) => {
  const request = new Request(`http://localhost/api/v1/${endpoint}?${query}`);
  const answer = await loaders[endpoint]({ request, params: {}, context: {} });
  if (answer.status !== 200) throw new Error(`${answer.status}: ${query}`);
};

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Searches one after another, as a visitor does who moves the map, until `work` is over; how long each took. */
async function searchingWhile(next: ReturnType<typeof deck>, work: Promise<unknown>) {
  const took: number[] = [];
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    // What was answered a moment ago is no search.
    clearAnswerCache();
    took.push(await timed(next()));
    await pause(20);
  }
  await ended;
  return took;
}

/** The most memory that this process has while `work` is done, in MB of 2^20 bytes. */
async function mostMemory(work: () => Promise<unknown>): Promise<number> {
  const used = () => process.memoryUsage.rss() / 2 ** 20;
  let most = used();
  const watch = setInterval(() => {
    most = Math.max(most, used());
  }, 50);
  await work().finally(() => clearInterval(watch));
  return most;
}

async function makeSeller(): Promise<string> {
  const id = newId();
  await database()
    .insert(account)
    .values({ id, email: `${id}@example.com`, displayName: "Import" });
  const place = { locationName: "Boise, ID", lat: 43.615, lng: -116.2023 };
  await database()
    .insert(seller)
    .values({ accountId: id, name: "Ridge Auto Salvage", ...place });
  return id;
}

await withSiteDatabase(async (siteUrl) => {
  const server = openPool({ connectionString: siteUrl, max: 1 }, () => {});
  const url = Object.assign(new URL(siteUrl), { pathname: name }).href;
  Object.assign(process.env, {
    DATABASE_URL: url,
    SESSION_SECRET: "a secret for the benchmark alone",
    LOG_LEVEL: "silent",
  });
  await server.query(`drop database if exists ${name} with (force)`);
  await server.query(`create database ${name}`);
  // The environment is read where these are loaded.
  const { jobs } = await import("~/jobs.server");
  const { getImport, receiveImport, startCheck, startRun, undoImport } = await import(
    "~/imports/imports.server"
  );
  let worker: ReturnType<typeof startJobWorker> | undefined;
  try {
    await prepareDatabase(url);
    const seeded = await timed(() => loadSampleCatalogue(url, { seed: 7, listings: rows }));
    const next = deck(await shapes(ask));
    worker = startJobWorker({ url, jobs: () => jobs, repeats: [countChangesRepeat] });
    await searchingWhile(next, pause(restMs));

    const accountId = await makeSeller();
    const receive = async (prefix: string) => {
      const stream = (async function* () {
        yield Buffer.from(sheetCsv({ rows, bad: 37, prefix }));
      })();
      const outcome = await receiveImport({ accountId, fileName: `${prefix}.csv`, stream });
      if (outcome.kind !== "received") throw new Error(outcome.message);
      return { accountId, id: outcome.id };
    };
    const over = async (of: { accountId: string; id: string }) => {
      for (;;) {
        const view = await getImport(of);
        if (!view || view.state === "failed") throw new Error("The import failed.");
        const isUndoing = view.undo.kind === "undoing";
        if (view.state !== "checking" && view.state !== "running" && !isUndoing) return view;
        await pause(100);
      }
    };
    /** Checks a file and imports it: how long each took. */
    const carryOut = async (of: { accountId: string; id: string }) => {
      const dry = await timed(async () => {
        await startCheck(of);
        await over(of);
      });
      const run = await timed(async () => {
        await startRun(of);
        await over(of);
      });
      return { dry, run };
    };

    const before = await searchingWhile(next, pause(restMs));
    globalThis.gc?.();
    await pause(1_000);
    const idle = process.memoryUsage.rss() / 2 ** 20;
    let took = { dry: 0, run: 0 };
    const first = await receive("ALONE");
    const most = await mostMemory(async () => {
      took = await carryOut(first);
    });
    const second = await receive("BESIDE");
    let beside = { dry: 0, run: 0 };
    const meanwhile = await searchingWhile(
      next,
      carryOut(second).then((times) => {
        beside = times;
      }),
    );
    const undone = await timed(async () => {
      await undoImport(second);
      await over(second);
    });
    const { counts } = await over(first);
    const p95 = { before: quantile(before, 0.95), meanwhile: quantile(meanwhile, 0.95) };
    console.log(
      [
        `${rows.toLocaleString("en-US")} rows: ${counts.added} new, ${counts.refused} refused.`,
        "",
        "| | time | of the seed's |",
        "| --- | ---: | ---: |",
        `| \`npm run seed\` of as many | ${seconds(seeded)} | 1 × |`,
        `| dry run | ${seconds(took.dry)} | ${(took.dry / seeded).toFixed(1)} × |`,
        `| import | ${seconds(took.run)} | ${(took.run / seeded).toFixed(1)} × |`,
        `| import, searches beside it | ${seconds(beside.run)} | ${(beside.run / seeded).toFixed(1)} × |`,
        `| undo | ${seconds(undone)} | ${(undone / seeded).toFixed(1)} × |`,
        "",
        `Memory: ${idle.toFixed(0)} MB at rest, ${(most - idle).toFixed(0)} MB more at most (150 asked).`,
        `Searches' p95: ${p95.before.toFixed(1)} ms at rest, ${p95.meanwhile.toFixed(1)} ms while it ran, ${(p95.meanwhile / p95.before).toFixed(2)} × (${meanwhile.length} searches).`,
      ].join("\n"),
    );
  } finally {
    await worker?.stop(5_000);
    await closeDatabase();
    await server.query(`drop database if exists ${name} with (force)`);
    await server.end();
  }
});
