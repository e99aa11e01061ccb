import { register } from "node:module";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { closeDatabase, searchRows } from "~/platform/db/database.server";
import { clearAnswerCache } from "~/platform/http/cached-json.server";
import { startJobWorker } from "~/platform/jobs/worker.server";
import { loader as clusters } from "~/routes/api-clusters";
import { loader as facets } from "~/routes/api-facets";
import { loader as listings } from "~/routes/api-listings";
import { loader as suggest } from "~/routes/api-suggest";
import { countChangesRepeat } from "~/search/stats/count-changes.server";
import { loadSampleCatalogue } from "../../scripts/lib/sample-catalogue/load";
import { withSiteDatabase } from "../../scripts/lib/site/site-database";
import { warmCache } from "../../scripts/lib/site/warm-cache";
import { quantile } from "./quantile";
import { type Ask, deck, shapes } from "./search-shapes";
import {
  act,
  type Counter,
  closeCounters,
  fieldsOf,
  move,
  openCounter,
  plain,
  publish,
} from "./sell/counter";
import { compareWalks, firstPages, lists, walk } from "./sell/pages";
import { timed } from "./timed";

/*
 * What it costs to publish a listing, to change its price and place, to pause and resume it, beside one plain
 * statement each on the same table with its indexes and triggers, by turns; how much longer searches take while
 * somebody does all that without a pause; and whether what a search goes through page by page meanwhile shows each
 * listing that was there all the time once. On the database in DATA_DIR, which it fills first where it holds another
 * number of made-up listings; what it publishes there it removes.
 *   DATA_DIR=/tmp/bench npm run bench -- sell
 *   DATA_DIR=/tmp/bench npm run bench -- sell --listings 2300000 --times 500
 */
const { values } = parseArgs({
  options: {
    listings: { type: "string", default: "200000" },
    times: { type: "string", default: "200" },
    seconds: { type: "string", default: "10" },
    rounds: { type: "string", default: "3" },
  },
});
register("../../scripts/lib/process/inline-data.mjs", import.meta.url);
const times = Number(values.times);
const forMs = Number(values.seconds) * 1_000;
const rounds = Number(values.rounds);

const loaders = { listings, clusters, facets, suggest };
async function answer(endpoint: keyof typeof loaders, query: string): Promise<unknown> {
  // What was answered a moment ago is no search.
  clearAnswerCache();
  const request = new Request(`http://localhost/api/v1/${endpoint}?${query}`);
  const response = await loaders[endpoint]({ request, params: {}, context: {} });
  if (response.status !== 200) throw new Error(`${response.status}: ${query}`);
  return await response.json();
}
const ask: Ask = async (endpoint, query) => {
  await answer(endpoint, query);
};
const askListings = (query: string) => answer("listings", query);

interface Step {
  title: string;
  /** By the product, and by one plain statement. */
  product: (at: number) => Promise<unknown>;
  statement: (at: number) => Promise<unknown>;
}

/** The life of one listing, and of a plain one beside it; the business that moves has one listing alone. */
async function steps(counter: Counter, moving: Counter, staying: Counter): Promise<Step[]> {
  const own = { product: "", plain: "" };
  await publish(moving, fieldsOf(0));
  const moved = await plain.insert(staying, 0);
  return [
    {
      title: "publish",
      product: async (at) => {
        own.product = await publish(counter, fieldsOf(at));
      },
      statement: async (at) => {
        own.plain = await plain.insert(counter, at);
      },
    },
    {
      title: "another price",
      product: (at) =>
        publish(counter, { ...fieldsOf(at), price: `${20 + (at % 90)}.50` }, own.product),
      statement: (at) => plain.price(own.plain, at),
    },
    {
      title: "another place",
      product: (at) => move(moving, at),
      statement: (at) => plain.place(moved, at),
    },
    {
      title: "pause",
      product: () => act(counter, own.product, "pause"),
      statement: () => plain.state(own.plain, "paused"),
    },
    {
      title: "resume",
      product: () => act(counter, own.product, "resume"),
      statement: () => plain.state(own.plain, "published"),
    },
  ];
}

/** Each step so often, product and statement by turns, and now the one and now the other first. */
async function timesOf(all: readonly Step[], { from, times }: { from: number; times: number }) {
  const took = all.map(({ title }) => ({
    title,
    product: [] as number[],
    statement: [] as number[],
  }));
  for (let time = 0; time < times; time += 1)
    for (const [index, step] of all.entries()) {
      const order =
        time % 2 ? (["product", "statement"] as const) : (["statement", "product"] as const);
      for (const which of order)
        took[index]?.[which].push(await timed(() => step[which](from + time)));
    }
  return took;
}

interface Selling {
  /** The listings that were written, and in how many transactions of the seller. */
  stop(): Promise<{ changed: Set<string>; writes: number }>;
}

/** Publishes, changes, pauses and resumes one listing after another until it is stopped. */
function startSelling(counter: Counter, from: number): Selling {
  const changed = new Set<string>();
  const stopping = new AbortController();
  let writes = 0;
  const sold = (async () => {
    for (let at = from; !stopping.signal.aborted; at += 1) {
      const id = await publish(counter, fieldsOf(at));
      changed.add(id);
      await publish(counter, { ...fieldsOf(at), price: "39.95" }, id);
      await act(counter, id, "pause");
      if (at % 2) await act(counter, id, "resume");
      writes += at % 2 ? 4 : 3;
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await sold;
      return { changed, writes };
    },
  };
}

async function searchesFor(ms: number, next: ReturnType<typeof deck>): Promise<number[]> {
  const took: number[] = [];
  const ends = performance.now() + ms;
  while (performance.now() < ends) took.push(await timed(next()));
  return took;
}

/** Searches by turns at rest and while somebody sells. */
async function searchesBeside(counter: Counter, from: number) {
  const next = deck(await shapes(ask));
  await searchesFor(forMs, next);
  const [rest, beside]: [number[], number[]] = [[], []];
  let writes = 0;
  for (let round = 0; round < rounds; round += 1) {
    rest.push(...(await searchesFor(forMs, next)));
    const selling = startSelling(counter, from + round * 10_000);
    beside.push(...(await searchesFor(forMs, next)));
    writes += (await selling.stop()).writes;
  }
  return { rest, beside, writes };
}

/** Goes through a list again and again while somebody sells what is in it. */
async function walksBeside(counter: Counter, query: string, from: number) {
  const before = await walk(askListings, query, firstPages);
  const selling = startSelling(counter, from);
  const walks: string[][] = [];
  const ends = performance.now() + forMs;
  while (performance.now() < ends) walks.push(await walk(askListings, query));
  const { changed, writes } = await selling.stop();
  const after = await walk(askListings, query);
  return { ...compareWalks(walks, { before, after, changed }), writes };
}

const ratio = (one: readonly number[], other: readonly number[], at: number) =>
  `${(quantile(one, at) / quantile(other, at)).toFixed(2)} ×`;
const pair = (all: readonly number[]) =>
  `${quantile(all, 0.5).toFixed(1)} / ${quantile(all, 0.95).toFixed(1)}`;

await withSiteDatabase(async (url) => {
  Object.assign(process.env, {
    DATABASE_URL: url,
    SESSION_SECRET: "a secret for the benchmark alone",
    LOG_LEVEL: "silent",
  });
  await loadSampleCatalogue(url, { seed: 7, listings: Number(values.listings) });
  await warmCache(url);
  // The environment is read where these are loaded.
  const { actOnListing, publishListing, saveDraft } = await import("~/listings/listings.server");
  const { saveBusiness } = await import("~/sellers/sellers.server");
  const useCases = { saveDraft, publishListing, actOnListing, saveBusiness };
  const worker = startJobWorker({ url, jobs: () => [], repeats: [countChangesRepeat] });
  try {
    await closeCounters();
    const counter = await openCounter(useCases);
    const [moving, staying] = [await openCounter(useCases), await openCounter(useCases)];
    const all = await steps(counter, moving, staying);
    await timesOf(all, { from: 1, times: 20 });
    const took = await timesOf(all, { from: 100, times });
    const searches = await searchesBeside(counter, 100_000);
    const walked: (Awaited<ReturnType<typeof walksBeside>> & { title: string })[] = [];
    for (const [index, [title, query]] of Object.entries(lists).entries())
      walked.push({ title, ...(await walksBeside(counter, query, 200_000 + index * 10_000)) });

    const [counted] = await searchRows<{ n: number }>(sql`select count(*)::int as n from listing`);
    const slower = (at: number) => ratio(searches.beside, searches.rest, at);
    console.log(
      [
        `${counted?.n.toLocaleString("en-US")} listings; each ${times} times, by turns; milliseconds p50 / p95.`,
        "",
        "| | by the product | one plain statement | ratio of p50 | of p95 |",
        "| --- | ---: | ---: | ---: | ---: |",
        ...took.map(
          ({ title, product, statement }) =>
            `| ${title} | ${pair(product)} | ${pair(statement)} | ${ratio(product, statement, 0.5)} | ${ratio(product, statement, 0.95)} |`,
        ),
        "",
        `Searches: ${pair(searches.rest)} ms at rest, ${pair(searches.beside)} ms beside ${searches.writes.toLocaleString("en-US")} writes: p50 ${slower(0.5)}, p95 ${slower(0.95)}.`,
        "",
        "| list, page by page | listings there all the time | times gone through | writes meanwhile | shown twice | lost |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
        ...walked.map(
          ({ title, listings: steady, walks, writes, repeated, lost }) =>
            `| ${title} | ${steady} | ${walks} | ${writes} | ${repeated} | ${lost} |`,
        ),
      ].join("\n"),
    );
    if (walked.some(({ repeated, lost }) => repeated + lost > 0)) process.exitCode = 1;
  } finally {
    await worker.stop(2_000);
    await closeCounters();
    await closeDatabase();
  }
});
