import { register } from "node:module";
import { cpus, totalmem } from "node:os";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { closeDatabase, searchRows } from "~/platform/db/database.server";
import { clearAnswerCache } from "~/platform/http/cached-json.server";
import { loader as clusters } from "~/routes/api-clusters";
import { loader as facets } from "~/routes/api-facets";
import { loader as listings } from "~/routes/api-listings";
import { loader as suggest } from "~/routes/api-suggest";
import { loadSampleCatalogue } from "../../scripts/lib/sample-catalogue/load";
import { removeSampleCatalogue } from "../../scripts/lib/sample-catalogue/remove";
import { withSiteDatabase } from "../../scripts/lib/site/site-database";
import { warmCache } from "../../scripts/lib/site/warm-cache";
import { quantile } from "./quantile";
import { type Ask, deck, type Shape, shapes } from "./search-shapes";
import { timed } from "./timed";

/*
 * How long each kind of search takes, p50 and p95, as the catalogue grows, and how many of all kinds
 * at once are answered in a second. On the database in DATA_DIR, which it fills and empties: give it
 * a directory of its own.
 *   DATA_DIR=/tmp/bench npm run bench -- search
 *   … -- --big          2.3 million listings as well
 *   … -- --as-is        only what is there
 *   … -- --only words   only the kinds with that in their title, and no mixed load
 */
const { values } = parseArgs({
  options: {
    big: { type: "boolean", default: false },
    "as-is": { type: "boolean", default: false },
    times: { type: "string", default: "300" },
    seconds: { type: "string", default: "10" },
    only: { type: "string", default: "" },
  },
});
register("../../scripts/lib/process/inline-data.mjs", import.meta.url);
const times = Number(values.times);
const loaders = { listings, clusters, facets, suggest };
/** By the endpoint's own loader, in this process. */
const ask: Ask = async (endpoint, query) => {
  const request = new Request(`http://localhost/api/v1/${endpoint}?${query}`);
  const answer = await loaders[endpoint]({ request, params: {}, context: {} });
  if (answer.status !== 200) throw new Error(`${answer.status}: ${query}`);
};
/** As many searches at once as a busy site has. */
const atOnce = 32;

type Times = { p50: number; p95: number; target: number };
type Load = { perSecond: number; p95: number; loopP99: number; megabytes: number };
/** `hugePages`: whether the database has its cache in them. */
type Column = {
  listings: string;
  hugePages: string;
  times: Map<string, Times>;
  load?: Load;
  searching?: Load;
};

/** So often each kind is asked before any is timed: as on a site that has been up for a while. */
const warmUps = 60;

async function measure(all: readonly Shape[]): Promise<Map<string, Times>> {
  const rows = new Map<string, Times>();
  const asked = all.filter(({ title }) => title.includes(values.only));
  for (let time = 0; time < warmUps; time += 1)
    for (const { run } of asked) {
      clearAnswerCache();
      await run();
    }
  for (const { title, target, run } of asked) {
    const took: number[] = [];
    for (let time = 0; time < times; time += 1) {
      // What was answered a moment ago is no search.
      clearAnswerCache();
      took.push(await timed(run));
    }
    const [p50, p95] = [quantile(took, 0.5), quantile(took, 0.95)];
    rows.set(title, { p50, p95, target });
    process.stderr.write(`${title}: ${p50.toFixed(1)} / ${p95.toFixed(1)}\n`);
  }
  return rows;
}

/**
 * All kinds by turns, many at once, for some seconds, after as many that do not count. Where answers are
 * `kept`, who asks again what was asked a moment ago is answered without a search, as on the site.
 */
async function mixedLoad(all: readonly Shape[], kept: boolean): Promise<Load> {
  await loadFor(Number(values.seconds), all, kept);
  return await loadFor(Number(values.seconds), all, kept);
}

async function loadFor(seconds: number, all: readonly Shape[], kept: boolean): Promise<Load> {
  const next = deck(all);
  let done = 0;
  const took: number[] = [];
  const loop = monitorEventLoopDelay({ resolution: 1 });
  const ends = performance.now() + seconds * 1_000;
  loop.enable();
  const worker = async () => {
    while (performance.now() < ends) {
      if (!kept) clearAnswerCache();
      took.push(await timed(next()));
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  loop.disable();
  return {
    perSecond: done / seconds,
    p95: quantile(took, 0.95),
    loopP99: loop.percentile(99) / 1e6,
    megabytes: process.memoryUsage().rss / 2 ** 20,
  };
}

const cell = (row: Times | undefined) =>
  row ? `${row.p50.toFixed(1)} / ${row.p95.toFixed(1)}` : "";

function table(columns: readonly Column[]): string {
  const [first] = columns;
  const load = (
    title: string,
    of: (load: Load) => string,
    target: string,
    key: "load" | "searching" = "load",
  ) =>
    `| ${title} | ${columns.map(({ [key]: load }) => (load ? of(load) : "")).join(" | ")} | ${target} |`;
  return [
    `One at a time, ${times} times each, milliseconds p50 / p95; ${cpus().length} × ${cpus()[0]?.model.trim()}; Node ${process.version}; huge pages ${first?.hugePages}.`,
    "",
    `| search | ${columns.map(({ listings }) => `${listings} listings`).join(" | ")} | p95 at most |`,
    `| --- | ${columns.map(() => "---:").join(" | ")} | ---: |`,
    ...[...(first?.times ?? [])].map(
      ([title, { target }]) =>
        `| ${title} | ${columns.map((column) => cell(column.times.get(title))).join(" | ")} | ${target} |`,
    ),
    ...(values.only
      ? []
      : [
          load(`all kinds, ${atOnce} at once: a second`, (l) => l.perSecond.toFixed(0), "≥ 1,500"),
          load("… each, p95 ms", (l) => l.p95.toFixed(0), ""),
          load("… event loop, p99 ms", (l) => l.loopP99.toFixed(1), "25"),
          load("… memory, MB", (l) => l.megabytes.toFixed(0), "600"),
          load("… the same, each searched for", (l) => l.perSecond.toFixed(0), "", "searching"),
        ]),
  ].join("\n");
}

// As the site has it that starts with all that is loaded here.
const cache = { cacheBytes: totalmem() / 4 };
await withSiteDatabase(async (url) => {
  Object.assign(process.env, {
    DATABASE_URL: url,
    SESSION_SECRET: "a secret for the benchmark alone",
    LOG_LEVEL: "silent",
  });
  const sizes = values["as-is"] ? [undefined] : [0, 100_000, ...(values.big ? [2_300_000] : [])];
  const columns: Column[] = [];
  for (const size of sizes) {
    if (size === 0) await removeSampleCatalogue(url);
    else if (size) await loadSampleCatalogue(url, { seed: 7, listings: size });
    const [counted] = await searchRows<{ n: number }>(sql`select count(*)::int as n from listing`);
    const [cache] = await searchRows<{ status: string }>(
      sql`select current_setting('huge_pages_status', true) as status`,
    );
    // As the site does when it has started.
    await warmCache(url);
    const all = await shapes(ask);
    columns.push({
      listings: String(counted?.n.toLocaleString("en-US")),
      hugePages: cache?.status ?? "unknown",
      times: await measure(all),
      ...(values.only
        ? {}
        : { searching: await mixedLoad(all, false), load: await mixedLoad(all, true) }),
    });
    await closeDatabase();
  }
  console.log(table(columns));
}, cache);
