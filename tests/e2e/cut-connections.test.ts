import { expect, test } from "vitest";
import { runningEmbeddedPostgres } from "../../app/platform/db/embedded/embedded-postgres.server";
import { random } from "../../scripts/lib/sample-catalogue/random";
import { startBuiltSite } from "../support/built-site";
import { cutConnections, webServerOf } from "../support/load/faults";
import type { Books } from "../support/load/ledger";
import { startMixedLoad } from "../support/load/mixed-load";

/*
 * The site's database connections are cut at random while people search, buy and save things. On a site of
 * its own, whose shelves are emptied. What is wrong once in a while is wrong: it is not tried again.
 *   CUT_SECONDS=60 npx vitest run --project e2e tests/e2e/cut-connections.test.ts
 */
const seconds = Number(process.env.CUT_SECONDS ?? 20);
/** On a machine that others use too less is done in that time: it is lived through until enough was. */
const mostRounds = 5;
const seed = Number(process.env.CUT_SEED ?? 1);

test("cut connections end nothing, falsify no answer, and lose nothing that was saved", {
  timeout: (mostRounds * seconds + 120) * 1_000,
  retry: 0,
}, async () => {
  const site = await startBuiltSite("e2e-cut-connections");
  try {
    const databaseUrl = await runningEmbeddedPostgres(site.dataDir);
    expect.assert(databaseUrl);
    const load = await startMixedLoad({ siteUrl: site.url, databaseUrl, seed });
    const { asking } = load;
    const before = webServerOf(site.pid);
    const lived = async (rounds: number): Promise<{ cut: number; books: Books }> => {
      load.resume();
      const cut = await cutConnections(databaseUrl, random(seed, rounds), seconds * 1_000);
      await load.pause();
      return { cut, books: await load.closeBooks() };
    };
    let { cut, books } = await lived(1);
    const isEnough = () =>
      cut > seconds && asking.total("200") > 3 * seconds && books.acknowledged > 2 * seconds;
    for (let rounds = 2; rounds <= mostRounds && !isEnough(); rounds += 1) {
      const more = await lived(rounds);
      cut += more.cut;
      books = more.books;
    }
    const report = [...asking.report(), `${cut} connections cut`, JSON.stringify(books)];
    console.log(report.join("\n"));

    expect(asking.wrong).toEqual([]);
    expect(books.wrong).toEqual([]);
    expect(webServerOf(site.pid)).toBe(before);
    expect(site.said()).not.toMatch(/ended unexpectedly|"level":(50|60)/);
    // Else nothing was tried.
    expect(cut).toBeGreaterThan(seconds);
    expect(asking.total("200")).toBeGreaterThan(3 * seconds);
    expect(books.acknowledged).toBeGreaterThan(2 * seconds);
  } finally {
    await site.stop();
  }
});
