import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { getImport, receiveImport, startCheck } from "~/imports/imports.server";
import { defineJob, enqueue, PermanentJobFailure } from "~/platform/jobs/jobs.server";
import { action, loader } from "~/routes/dev-jobs";
import { useDatabase } from "../support/database";
import { sheetCsv } from "../support/import-maker";
import { fileOf } from "../support/imports";
import { queuedJobs, useJobWorkers } from "../support/jobs";
import { dataFolder } from "../support/photos";
import { withBusiness } from "../support/selling";
import { withSettings } from "../support/settings";
import { refusal, submit } from "../support/signed-in";

const site = useDatabase({ env: { DATA_DIR: await dataFolder() } });
const work = useJobWorkers(site.url);

const nothing = z.object({});
let isBroken = true;
const broken = defineJob({
  name: "test.broken",
  schema: nothing,
  async run() {
    if (isBroken) throw new PermanentJobFailure("<b>The printer is on fire</b>");
  },
});
const later = defineJob({ name: "test.later", schema: nothing, isHeavy: true, async run() {} });

beforeEach(async () => {
  isBroken = true;
  await site.db.execute(sql`delete from graphile_worker._private_jobs`);
});

const shown = async () => {
  const response = await loader();
  expect(response.status).toBe(200);
  return await response.text();
};
const post = (fields: Record<string, string>) => action(submit("/__jobs/", fields));
const only = async () => {
  const [job] = await queuedJobs(site.db);
  if (!job) throw new Error("Nothing is in the queue.");
  return job;
};

describe("the jobs of a development server", () => {
  withSettings({ NODE_ENV: "development", DATABASE_URL: site.url });

  it("are listed with their queue, those that failed with why and how often", async () => {
    await enqueue(site.db, broken, {});
    work([broken]);
    await expect.poll(shown, { timeout: 10_000 }).toContain("The printer is on fire");
    await enqueue(site.db, later, {}, { key: "one", runAt: new Date(Date.now() + 3_600_000) });
    const html = await shown();
    expect(html).toContain("test.broken");
    expect(html).not.toContain("<b>");
    expect(html).toMatch(/<td>10 of 10</);
    expect(html).toMatch(/test\.later.*test\.later:one.*heavy.*in 60 min/);
    expect(html.indexOf("test.later")).toBeLessThan(html.indexOf("test.broken"));
  });

  it("can be stopped while they wait, and run again with all of their attempts", async () => {
    isBroken = false;
    await enqueue(site.db, broken, {}, { runAt: new Date(Date.now() + 3_600_000) });
    const { id } = await only();
    const stopped = await post({ what: "job", intent: "stop", id });
    expect([stopped.status, stopped.headers.get("Location")]).toEqual([303, "/__jobs/"]);
    expect(await only()).toMatchObject({ attempts: 10, error: "Stopped by hand" });
    await post({ what: "job", intent: "retry", id });
    expect(await only()).toMatchObject({ attempts: 0, max: 10 });
    work([broken]);
    await expect.poll(() => queuedJobs(site.db), { timeout: 10_000 }).toEqual([]);
    const gone = await post({ what: "job", intent: "retry", id });
    expect(gone.status).toBe(409);
    expect(await gone.text()).toContain("It has ended meanwhile");
  });

  it("are changed by its own page's forms alone", async () => {
    await enqueue(site.db, broken, {});
    const fields = { what: "job", intent: "stop", id: (await only()).id };
    const { request, ...args } = submit("/__jobs/", fields);
    const headers = { ...Object.fromEntries(request.headers), Origin: "https://evil.example" };
    const foreign = new Request(request, { headers });
    expect((await refusal(action({ ...args, request: foreign }))).status).toBe(403);
    const bad = ["1 or 1=1", "9".repeat(30), ""].map((id) => post({ ...fields, id }));
    const answers = await Promise.all(bad.map((each) => each.catch((thrown: Response) => thrown)));
    expect(answers.map(({ status }) => status)).toEqual([400, 409, 400]);
    expect(await only()).toMatchObject({ attempts: 0 });
  });

  it("show how far imports are, which can be stopped and go on", async () => {
    const { id: accountId } = await withBusiness();
    const stream = fileOf(sheetCsv({ rows: 12 }))();
    const received = await receiveImport({ accountId, fileName: "yard.csv", stream });
    if (received.kind !== "received") throw new Error(received.message);
    const of = { accountId, id: received.id };
    await startCheck(of);
    expect(await shown()).toMatch(/Import of yard\.csv.*checking.*0 of 12/);
    await post({ what: "work", intent: "stop", id: of.id });
    expect(await getImport(of)).toMatchObject({ state: "stopped" });
    expect((await post({ what: "work", intent: "stop", id: of.id })).status).toBe(409);
    await post({ what: "work", intent: "retry", id: of.id });
    expect(await getImport(of)).toMatchObject({ state: "checking" });
    expect((await post({ what: "work", intent: "retry", id: "abc" })).status).toBe(409);
  });
});

describe("the jobs of a site that others see", () => {
  withSettings({ NODE_ENV: "production", DATABASE_URL: site.url });

  it("are neither shown nor changed", async () => {
    await enqueue(site.db, broken, {});
    const fields = { what: "job", intent: "stop", id: (await only()).id };
    for (const response of [await loader(), await post(fields)]) {
      expect(response.status).toBe(404);
      expect(await response.text()).toBe("Not found");
    }
    expect(await only()).toMatchObject({ attempts: 0 });
  });
});
