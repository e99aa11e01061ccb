import { register } from "node:module";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { closeDatabase, database, searchRows } from "~/platform/db/database.server";
import { withSiteDatabase } from "../../scripts/lib/site/site-database";
import {
  bare,
  beginOnly,
  checkOut,
  closeShops,
  openAccounts,
  openShop,
  type Part,
  placeOnly,
  restock,
  type UseCases,
} from "./checkout/shop";
import { quantile } from "./quantile";
import { rateAtOnce } from "./rate-at-once";
import { timed } from "./timed";

/*
 * What it costs to place a checkout of three lines from two sellers, beside a transaction of the same inserts and
 * updates that reads and checks nothing, by turns; and how many checkouts are completed when 200 buyers want the same
 * 20 pieces, beside as many buyers who want a part each of their own, and whether any piece is sold twice. On the
 * database in DATA_DIR; what it writes there it removes.
 *   DATA_DIR=/tmp/bench npm run bench -- checkout
 * With --rows, instead: what the pages of orders and the ledger take with so many orders beside 1,000, in databases of
 * their own that are removed again. A million take about ten minutes and 4 GB.
 *   npm run bench -- checkout --rows 1000000
 */
const { values } = parseArgs({
  options: {
    times: { type: "string", default: "300" },
    seconds: { type: "string", default: "10" },
    buyers: { type: "string", default: "200" },
    pieces: { type: "string", default: "20" },
    rows: { type: "string" },
  },
});
register("../../scripts/lib/process/inline-data.mjs", import.meta.url);
const times = Number(values.times);
const forMs = Number(values.seconds) * 1_000;
const buyers = Number(values.buyers);
const pieces = Number(values.pieces);

/** Placing by the product and by bare statements, by turns, and now the one and now the other first. */
async function placing(useCases: UseCases, parts: readonly Part[]) {
  const [accountId = ""] = await openAccounts(1);
  const took = { product: [] as number[], bare: [] as number[] };
  for (let time = 0; time < times + 20; time += 1) {
    if (time % 10 === 0) await restock(parts, 1_000);
    const order = time % 2 ? (["product", "bare"] as const) : (["bare", "product"] as const);
    for (const which of order) {
      const id = await beginOnly(useCases, accountId, parts);
      if (!id) throw new Error("No checkout was begun.");
      const ms = await timed(() =>
        which === "bare"
          ? bare(accountId, id, parts)
          : placeOnly(useCases, accountId, id, parts).then((isPlaced) => {
              if (!isPlaced) throw new Error("It was not placed.");
            }),
      );
      // The first ones warm up.
      if (time >= 20) took[which].push(ms);
    }
  }
  return took;
}

/** How many checkouts a second are completed, each buyer one after the other; every part is filled up as it sells out. */
async function rate(useCases: UseCases, accounts: readonly string[], partOf: (at: number) => Part) {
  const all = [...new Set(accounts.map((_, at) => partOf(at)))];
  await restock(all, pieces);
  const stopping = new AbortController();
  let filled = all.length * pieces;
  const filling = (async () => {
    while (!stopping.signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const { rows } = await database().execute<{ n: number }>(sql`
        with low as (
          update listing set quantity = quantity + ${pieces}
          where id = any(${sql.param(all.map(({ id }) => id))}::text[]) and quantity < ${pieces} / 4 returning 1)
        select count(*)::int as n from low`);
      filled += (rows[0]?.n ?? 0) * pieces;
    }
  })();
  const perSecond = await rateAtOnce(
    accounts.map((id, at) => ({ id, part: partOf(at) })),
    forMs,
    async ({ id, part }) => ((await checkOut(useCases, id, [part])) ? 1 : 0),
  );
  stopping.abort();
  await filling;
  const [stock] = await searchRows<{ left: number; sold: number }>(sql`
    select (select sum(quantity)::int from listing where id = any(${sql.param(all.map(({ id }) => id))}::text[])) as left,
      (select coalesce(sum(l.quantity), 0)::int from order_line l join purchase_order o on o.id = l.order_id
        where l.listing_id = any(${sql.param(all.map(({ id }) => id))}::text[]) and o.status = 'processing') as sold`);
  return { perSecond, oversold: (stock?.sold ?? 0) + (stock?.left ?? 0) - filled };
}

const pair = (all: readonly number[]) =>
  `${quantile(all, 0.5).toFixed(1)} / ${quantile(all, 0.95).toFixed(1)}`;

await withSiteDatabase(async (url) => {
  Object.assign(process.env, {
    DATABASE_URL: url,
    SESSION_SECRET: "a secret for the benchmark alone",
    LOG_LEVEL: "silent",
  });
  if (values.rows) {
    const { measurePages } = await import("./checkout/pages");
    if (!(await measurePages(url, Number(values.rows)))) process.exitCode = 1;
    return;
  }
  // The environment is read where these are loaded.
  const useCases = await import("~/checkout/checkout.server");
  try {
    await closeShops();
    const [first, second] = [await openShop(2, 1_000), await openShop(1, 1_000)];
    const took = await placing(useCases, [...first, ...second]);
    const accounts = await openAccounts(buyers);
    const own = await openShop(buyers, pieces);
    const [wanted] = await openShop(1, pieces);
    const alone = await rate(useCases, accounts, (at) => own[at] as Part);
    const contended = await rate(useCases, accounts, () => wanted as Part);
    const share = (at: number) => (quantile(took.bare, at) / quantile(took.product, at)).toFixed(2);
    console.log(
      [
        `Placing three lines from two sellers, ${times} times, by turns; milliseconds p50 / p95: ${pair(took.product)} by the product, ${pair(took.bare)} bare: ${share(0.5)} of its rate at p50, ${share(0.95)} at p95.`,
        `${buyers} buyers, ${values.seconds} s: ${alone.perSecond.toFixed(1)} checkouts a second of a part each, ${contended.perSecond.toFixed(1)} of the same ${pieces} pieces (${(contended.perSecond / alone.perSecond).toFixed(2)} of that); sold twice: ${alone.oversold} and ${contended.oversold}.`,
      ].join("\n"),
    );
    if (alone.oversold > 0 || contended.oversold > 0) process.exitCode = 1;
  } finally {
    await closeShops();
    await closeDatabase();
  }
});
