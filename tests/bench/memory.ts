import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { closeDatabase, searchRows } from "~/platform/db/database.server";
import { withSiteDatabase } from "../../scripts/lib/site/site-database";
import { startBuiltSite } from "../support/built-site";
import { megabytesOf, nodesUnder } from "../support/site-memory";
import { deck, shapes } from "./search-shapes";

/*
 * How much memory the built site takes beside PostgreSQL, while all kinds of searches are asked of it
 * by HTTP, 32 at once; on the catalogue in DATA_DIR.
 *   npm run bench -- memory
 *   npm run bench -- memory --seconds 110
 */
const { values } = parseArgs({ options: { seconds: { type: "string", default: "60" } } });
const seconds = Number(values.seconds);
const atOnce = 32;

const dataDir = process.env.DATA_DIR;
if (!dataDir) throw new Error("Set DATA_DIR to a directory with a catalogue.");
const site = await startBuiltSite("bench-memory", { DATA_DIR: dataDir, LOG_LEVEL: "silent" });
try {
  await withSiteDatabase(async (url) => {
    process.env.DATABASE_URL = url;
    process.env.SESSION_SECRET = "a secret for the benchmark alone";
    const all = await shapes(async (name, query) => {
      const answer = await fetch(`${site.url}/api/v1/${name}?${query}`);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${answer.status}: ${name}?${query}`);
    });
    const [counted] = await searchRows<{ n: number }>(sql`select count(*)::int as n from listing`);
    const nodes = nodesUnder(site.pid);
    const atFirst = megabytesOf(nodes);
    let most = atFirst;
    const watch = setInterval(() => {
      most = Math.max(most, megabytesOf(nodes));
    }, 500);
    const next = deck(all);
    const ends = performance.now() + seconds * 1_000;
    let answered = 0;
    const worker = async () => {
      for (; performance.now() < ends; answered += 1) await next()();
    };
    await Promise.all(Array.from({ length: atOnce }, worker)).finally(() => clearInterval(watch));
    console.log(
      [
        `The site's own processes, ${counted?.n.toLocaleString("en-US")} listings, ${answered.toLocaleString("en-US")} searches in ${seconds} s by HTTP, asked from the same machine:`,
        `${atFirst.toFixed(0)} MB at first, ${most.toFixed(0)} MB at most (600 asked).`,
      ].join("\n"),
    );
    await closeDatabase();
  });
} finally {
  await site.stop();
}
