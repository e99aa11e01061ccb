import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { paths } from "~/paths";
import { runningEmbeddedPostgres } from "~/platform/db/embedded/embedded-postgres.server";
import { openPool } from "~/platform/db/postgres-client.server";
import { registerAccount } from "../support/account";
import { type BuiltSite, startBuiltSite } from "../support/built-site";
import { sheetCsv } from "../support/import-maker";
import { killSite } from "../support/load/faults";
import { business } from "../support/selling";

/*
 * The whole site, its database too, is killed in the middle of an import and started again. What is wrong once in a
 * while is wrong: it is not tried again.
 */

const rows = 3_000;
const bad = 20;
/** What the columns of that file are. */
const fields = [
  ...["sku", "name", "partNumber", "condition", "grade", "price", "quantity", "brand"],
  ...["location", "oemNumbers", "fitment", "description"],
];

async function query<Row extends object>(site: BuiltSite, text: string): Promise<Row[]> {
  const url = await runningEmbeddedPostgres(site.dataDir);
  if (!url) throw new Error("The site's database is not running.");
  const pool = openPool({ connectionString: url, max: 1 }, () => {});
  try {
    return (await pool.query<Row>(text)).rows;
  } finally {
    await pool.end();
  }
}

const progress = (site: BuiltSite) =>
  query<{ state: string; added: number; refused: number }>(
    site,
    "select state, added, refused from listing_import",
  ).then(([row]) => row);

const sold = (site: BuiltSite) =>
  query<{ all: number; skus: number }>(
    site,
    `select count(*)::int as all, count(distinct sku)::int as skus from listing where sku like 'YARD-%'`,
  ).then(([row]) => row);

/** Sends a form as a browser without JavaScript does. */
async function post(site: BuiltSite, cookie: string, to: string, body: BodyInit) {
  const headers = { Origin: site.url, Cookie: cookie, Accept: "application/json" };
  const response = await fetch(site.url + to, {
    method: "POST",
    redirect: "manual",
    headers,
    body,
  });
  expect(response.status, `${to}: ${await response.clone().text()}`).toBeLessThan(400);
  return response;
}

test("an import goes on where it was when the whole site was killed: each row once, none lost", {
  timeout: 150_000,
  retry: 0,
}, async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "partlane-killed-"));
  // As root, the database runs as somebody else, who has to get in.
  await chmod(dataDir, 0o755);
  const start = () => startBuiltSite("e2e-import-killed", { DATA_DIR: dataDir });
  let site = await start();
  try {
    const { cookie } = await registerAccount(site.url);
    await post(site, cookie, "/settings/business", new URLSearchParams(business));
    const file = new FormData();
    file.set("file", new File([sheetCsv({ rows, bad })], "yard.csv", { type: "text/csv" }));
    const upload = await post(site, cookie, `${paths.importListings()}/upload`, file);
    const { to } = (await upload.json()) as { to: string };
    const columns = fields.map((field, index) => [`column${index}`, field]);
    await post(site, cookie, to, new URLSearchParams([["intent", "check"], ...columns]));
    await expect
      .poll(() => progress(site), { timeout: 60_000 })
      .toMatchObject({
        ...{ state: "checked", added: rows - bad, refused: bad },
      });
    await post(site, cookie, to, new URLSearchParams({ intent: "run" }));
    await expect
      .poll(async () => (await progress(site))?.added, { timeout: 30_000, interval: 20 })
      .toBeGreaterThan(100);
    killSite(site.pid);
    await expect.poll(() => site.exitSignal).toBe("SIGKILL");

    site = await start();
    const [left, before] = [await progress(site), await sold(site)];
    // Else nothing was cut off.
    expect(left?.state).toBe("running");
    expect(before?.all).toBeLessThan(rows - bad);
    expect(before).toEqual({ all: left?.added, skus: left?.added });
    // As if half a minute had passed, after which a worker without a sign of life is dead.
    await query(
      site,
      `update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute' where locked_at is not null`,
    );
    await query(
      site,
      "update job_worker set seen_at = seen_at - interval '1 minute' where seen_at < now() - interval '5 seconds'",
    );
    await expect
      .poll(() => progress(site), { timeout: 60_000 })
      .toMatchObject({
        ...{ state: "done", added: rows - bad, refused: bad },
      });
    expect(await sold(site)).toEqual({ all: rows - bad, skus: rows - bad });
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
