import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { parseCronItems } from "graphile-worker";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { schedules } from "~/jobs.server";
import { openDatabase, withTransaction } from "~/platform/db/database.server";
import { migrateDatabase } from "~/platform/db/migrate.server";
import { forgetFailedJobs } from "~/platform/jobs/clean-up.server";
import { defineJob, enqueue, PermanentJobFailure } from "~/platform/jobs/jobs.server";
import { libraryPool } from "~/platform/jobs/library-pool.server";
import { newestQueueMigration } from "~/platform/jobs/queue-schema.server";
import { startJobWorker } from "~/platform/jobs/worker.server";
import { useDatabase } from "../support/database";
import { startDatabaseProxy } from "../support/database-proxy";
import { queuedJobs, useJobWorkers } from "../support/jobs";

const lines: string[] = [];
vi.mock(import("~/platform/log/logger.server"), async (original) => {
  const real = await original();
  const sink = real.createLogger("warn", (line) => lines.push(line));
  return { ...real, logger: () => sink };
});
/** What was logged as an error. */
const errors = () =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ level }) => level === 50);

const site = useDatabase({ seed: false });
const work = useJobWorkers(site.url);

const heard: string[] = [];
const hear = defineJob({
  name: "test.hear",
  schema: z.object({ word: z.string().max(20) }),
  async run({ word }, { attempt }) {
    heard.push(attempt === 1 ? word : `${word} (${attempt})`);
  },
});

beforeEach(async () => {
  heard.length = 0;
  lines.length = 0;
  await site.db.execute(sql`delete from graphile_worker._private_jobs`);
});

const untilHeard = (...words: string[]) =>
  vi.waitFor(() => expect(heard).toEqual(words), { timeout: 10_000 });

describe("a job and its cause", () => {
  it("are written together", async () => {
    await withTransaction(async (tx) => {
      await enqueue(tx, hear, { word: "committed" });
      expect(await queuedJobs(site.db)).toEqual([]);
    });
    work([hear]);
    await untilHeard("committed");
    await vi.waitFor(async () => expect(await queuedJobs(site.db)).toEqual([]), 10_000);
  });

  it("are undone together", async () => {
    const undone = withTransaction(async (tx) => {
      await enqueue(tx, hear, { word: "undone" });
      throw new Error("The cause failed.");
    });
    await expect(undone).rejects.toThrow("The cause failed.");
    expect(await queuedJobs(site.db)).toEqual([]);
  });

  it("fail together when the payload is not what the job takes", async () => {
    await expect(enqueue(site.db, hear, { word: "x".repeat(21) })).rejects.toThrow(z.ZodError);
    expect(await queuedJobs(site.db)).toEqual([]);
  });
});

describe("enqueueing", () => {
  it("is heard by a waiting worker without its asking", async () => {
    work([hear]);
    await enqueue(site.db, hear, { word: "first" });
    await untilHeard("first");
    const begun = performance.now();
    await enqueue(site.db, hear, { word: "second" });
    await untilHeard("first", "second");
    expect(performance.now() - begun).toBeLessThan(1_900);
  });

  it("waits until the time it is given", async () => {
    await enqueue(site.db, hear, { word: "later" }, { runAt: new Date(Date.now() + 60_000) });
    await enqueue(site.db, hear, { word: "now" });
    work([hear]);
    await untilHeard("now");
    // It is heard before its row is gone.
    await expect.poll(() => queuedJobs(site.db)).toHaveLength(1);
  });

  it("replaces what waits under the same key", async () => {
    await enqueue(site.db, hear, { word: "old" }, { key: "one" });
    await enqueue(site.db, hear, { word: "new" }, { key: "one" });
    await enqueue(site.db, hear, { word: "other" }, { key: "two" });
    work([hear]);
    await vi.waitFor(() => expect(heard.toSorted()).toEqual(["new", "other"]), 10_000);
  });
});

describe("a job that fails", () => {
  it("is tried again, after a longer wait each time", async () => {
    let failures = 0;
    const flaky = defineJob({
      name: "test.flaky",
      schema: z.object({}),
      async run(_, { attempt }) {
        if (attempt < 2) {
          failures += 1;
          throw new TypeError("reader@example.com was not there");
        }
        heard.push("done");
      },
    });
    await enqueue(site.db, flaky, {});
    work([flaky]);
    await vi.waitFor(
      async () =>
        expect(await queuedJobs(site.db)).toMatchObject([{ attempts: 1, error: "TypeError" }]),
      10_000,
    );
    await untilHeard("done");
    expect(failures).toBe(1);
  });

  it("stays to be seen when its attempts are used up", async () => {
    const hopeless = defineJob({
      name: "test.hopeless",
      schema: z.object({}),
      maxAttempts: 1,
      run: () => Promise.reject(new Error("no")),
    });
    await enqueue(site.db, hopeless, {});
    work([hopeless]);
    await vi.waitFor(
      async () =>
        expect(await queuedJobs(site.db)).toMatchObject([{ attempts: 1, max: 1, error: "Error" }]),
      10_000,
    );
  });

  it.each([
    ["fails at its last attempt", new TypeError("Ada King, ada@example.com, is not there")],
    ["cannot succeed", new PermanentJobFailure("Refused for good")],
    ["cannot succeed at its last attempt", new PermanentJobFailure("Refused for good"), 1],
  ])(
    "is an error in the log once when it %s, by its name and without whose it was",
    async (_when, error, maxAttempts = 2) => {
      const doomed = defineJob({
        name: "test.doomed",
        schema: z.object({ to: z.string() }),
        maxAttempts,
        run: () => Promise.reject(error),
      });
      await enqueue(site.db, doomed, { to: "ada@example.com" });
      if (error instanceof TypeError)
        await site.db.execute(sql`update graphile_worker._private_jobs set attempts = 1`);
      work([doomed]);
      await vi.waitFor(
        async () => {
          const [job] = await queuedJobs(site.db);
          expect(job).toMatchObject({ attempts: maxAttempts, max: maxAttempts });
          expect(job?.error).not.toBe("");
        },
        { timeout: 10_000 },
      );
      // It is left alone from now on.
      await sleep(100);
      expect(errors()).toMatchObject([
        { job: "test.doomed", msg: "a job failed for good: it stays in the queue" },
      ]);
      expect(JSON.stringify(errors())).not.toMatch(/Ada|example/i);
    },
  );

  it("is forgotten a month after it failed for good", async () => {
    const hopeless = defineJob({
      name: "test.hopeless",
      schema: z.object({ age: z.number() }),
      run: () => Promise.resolve(),
    });
    for (const age of [29, 31, 32]) await enqueue(site.db, hopeless, { age });
    await site.db.execute(sql`
      update graphile_worker._private_jobs
      set attempts = case when payload->>'age' = '32' then 3 else max_attempts end,
        updated_at = now() - (payload->>'age')::int * interval '1 day'`);
    await forgetFailedJobs.perform({}, { signal: new AbortController().signal, attempt: 1 });
    const { rows } = await site.db.execute(
      sql`select payload->>'age' as age from graphile_worker._private_jobs order by id`,
    );
    // One that failed lately, and one that is to be tried again.
    expect(rows).toEqual([{ age: "29" }, { age: "32" }]);
  });

  it("is not tried again where that cannot help", async () => {
    const refused = defineJob({
      name: "test.refused",
      schema: z.object({}),
      run: () => Promise.reject(new PermanentJobFailure("Refused for good")),
    });
    await enqueue(site.db, refused, {});
    work([refused]);
    await vi.waitFor(
      async () =>
        expect(await queuedJobs(site.db)).toMatchObject([
          { attempts: 10, max: 10, error: "Refused for good" },
        ]),
      10_000,
    );
  });

  it("of a payload that an older release wrote fails for good", async () => {
    await site.db.execute(sql`select graphile_worker.add_job('test.hear', '{"other": 1}')`);
    work([hear]);
    await vi.waitFor(
      async () =>
        expect(await queuedJobs(site.db)).toMatchObject([
          { attempts: 25, error: "The payload cannot be read: word" },
        ]),
      10_000,
    );
  });
});

describe("heavy jobs", () => {
  it("are run one at a time by all workers together, and hold up no other job", async () => {
    let [atOnce, most, done] = [0, 0, 0];
    let end = () => {};
    const released = new Promise<void>((resolve) => (end = resolve));
    const heavy = defineJob({
      name: "test.heavy",
      schema: z.object({}),
      isHeavy: true,
      async run() {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await released;
        atOnce -= 1;
        done += 1;
      },
    });
    // More than both workers together run at once.
    for (let count = 0; count < 12; count++) await enqueue(site.db, heavy, {});
    for (let worker = 0; worker < 2; worker++) work([heavy, hear]);
    await vi.waitFor(() => expect(atOnce).toBe(1), { timeout: 10_000 });
    await enqueue(site.db, hear, { word: "mail" });
    await untilHeard("mail");
    end();
    await vi.waitFor(() => expect(done).toBe(12), { timeout: 10_000 });
    expect(most).toBe(1);
  });

  it("come after the others that are due", async () => {
    const order: string[] = [];
    let end = () => {};
    const released = new Promise<void>((resolve) => (end = resolve));
    const named = (name: string, isHeavy: boolean) =>
      defineJob({
        name,
        schema: z.object({}),
        isHeavy,
        async run() {
          order.push(name);
          // Each takes one of the worker's places: how fast one is run says nothing of when it was taken.
          await released;
        },
      });
    const [heavy, light] = [named("test.heavy", true), named("test.light", false)];
    await enqueue(site.db, heavy, {});
    for (let count = 0; count < 4; count++) await enqueue(site.db, light, {});
    work([heavy, light]);
    await vi.waitFor(() => expect(order).toHaveLength(4), { timeout: 10_000 });
    expect(order).toEqual(Array(4).fill("test.light"));
    end();
    await vi.waitFor(() => expect(order.at(4)).toBe("test.heavy"), { timeout: 10_000 });
  });
});

describe("stopping a worker", () => {
  const slow = (ms: number) =>
    defineJob({
      name: "test.slow",
      schema: z.object({}),
      async run(_, { signal }) {
        heard.push("begun");
        await sleep(ms, undefined, { signal });
        heard.push("ended");
      },
    });

  it("lets a job end that is being run", async () => {
    const job = slow(500);
    await enqueue(site.db, job, {});
    const worker = work([job]);
    await untilHeard("begun");
    await worker.stop(4_000);
    expect(heard).toEqual(["begun", "ended"]);
    expect(await queuedJobs(site.db)).toEqual([]);
  });

  it("gives a job back that takes too long, and takes no more", async () => {
    const job = slow(60_000);
    await enqueue(site.db, job, {});
    const worker = work([job]);
    await untilHeard("begun");
    await worker.stop(1_000);
    await enqueue(site.db, hear, { word: "after" });
    expect(await queuedJobs(site.db)).toMatchObject([{ name: "test.slow" }, { name: "test.hear" }]);
    const { rows } = await site.db.execute(
      sql`select 1 from graphile_worker.jobs where locked_at is not null`,
    );
    expect(rows).toEqual([]);
  });

  const freeJobs = async () => {
    const { rows } = await site.db.execute(
      sql`select 1 from graphile_worker.jobs where locked_at is null`,
    );
    return rows.length;
  };
  const deaf = () => {
    let end = () => {};
    const job = defineJob({
      name: "test.deaf",
      schema: z.object({}),
      async run() {
        heard.push("begun");
        await new Promise<void>((resolve) => (end = resolve));
      },
    });
    return { job, end: () => end() };
  };

  it("gives a job back that does not heed its signal", async () => {
    const { job, end } = deaf();
    await enqueue(site.db, job, {});
    const worker = work([job]);
    await untilHeard("begun");
    await worker.stop(2_000);
    expect(await freeJobs()).toBe(1);
    end();
  });

  it("gives it back also where the worker was still starting", async () => {
    const { job, end } = deaf();
    await enqueue(site.db, job, {});
    await withTransaction(async (tx) => {
      // Its first sign of life waits for this, and its first job does not.
      await tx.execute(sql`lock table job_worker in share mode`);
      const worker = work([job]);
      await untilHeard("begun");
      const stopped = worker.stop(2_000);
      await tx.execute(sql`select pg_sleep(0.3)`);
      return { stopped };
    }).then(({ stopped }) => stopped);
    expect(await freeJobs()).toBe(1);
    end();
  });
});

describe("a worker whose database is slow to connect to", () => {
  it("waits for longer than a page would", { timeout: 40_000 }, async () => {
    const proxy = await startDatabaseProxy(site.url);
    proxy.delay(800);
    const worker = startJobWorker({ url: proxy.url, jobs: () => [hear] });
    try {
      await enqueue(site.db, hear, { word: "late" });
      await vi.waitFor(() => expect(heard).toEqual(["late"]), { timeout: 30_000 });
      expect(lines).toEqual([]);
    } finally {
      proxy.delay(0);
      await worker.stop(2_000);
      await proxy.close();
    }
  });
});

describe("a worker whose connections are cut", () => {
  const cut = () =>
    site.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'partlane-jobs' and datname = current_database()`,
    );

  it("goes on, and hears of new jobs at once again", async () => {
    work([hear]);
    await enqueue(site.db, hear, { word: "before" });
    await untilHeard("before");
    for (let round = 0; round < 3; round++) {
      await cut();
      await sleep(200);
    }
    await enqueue(site.db, hear, { word: "after" });
    await untilHeard("before", "after");
    // Cut while it asks for a job, the library says so by itself, beside telling us.
    vi.mocked(console.error).mockClear();
  });

  it("notes a job as done that ended meanwhile, instead of running it again", async () => {
    const job = defineJob({
      name: "test.cut",
      schema: z.object({}),
      async run() {
        await cut();
        heard.push("run");
      },
    });
    await enqueue(site.db, job, {});
    work([job, hear]);
    await untilHeard("run");
    await enqueue(site.db, hear, { word: "next" });
    await untilHeard("run", "next");
    await vi.waitFor(async () => expect(await queuedJobs(site.db)).toEqual([]), {
      timeout: 10_000,
    });
    // The library says so by itself, beside telling us.
    vi.mocked(console.error).mockClear();
  });
});

describe("the listener of a worker", () => {
  it("may give its connection back twice, as it does where LISTEN fails while it stops", async () => {
    const { pool, close } = openDatabase(site.url, { max: 1 });
    const lending = libraryPool(pool, new AbortController().signal);
    const giveBack = await new Promise<() => void>((resolve, reject) => {
      lending.connect((error, _client, done) => (error ? reject(error) : resolve(() => done())));
    });
    giveBack();
    // It is somebody else's by now.
    const next = await pool.connect();
    expect(giveBack).not.toThrow();
    expect(pool.idleCount).toBe(0);
    next.release();
    expect(pool.idleCount).toBe(1);
    await close();
  });
});

describe("a worker that cannot ask for its schedule", () => {
  /** Starts one with a job that was due a minute ago, and lets it wait for the table of schedules. */
  async function startDue() {
    await site.db.execute(
      sql`insert into graphile_worker._private_known_crontabs (identifier, known_since)
          values (${hear.name}, now() - interval '90 seconds')
          on conflict (identifier) do update set known_since = excluded.known_since, last_execution = null`,
    );
    const holder = openDatabase(site.url, { max: 1, statementTimeoutMs: 0 });
    await holder.pool.query("begin");
    await holder.pool.query("lock table graphile_worker._private_known_crontabs");
    const worker = startJobWorker({
      url: site.url,
      jobs: () => [hear],
      schedules: [{ job: hear, cron: "* * * * *", payload: { word: "due" } }],
    });
    return { worker, free: () => holder.pool.query("commit"), close: () => holder.close() };
  }
  /** Ends the connection that waits for the schedule. */
  const cutWaiting = () =>
    vi.waitFor(
      async () => {
        const { rowCount } = await site.db.execute(
          sql`select pg_terminate_backend(pid) from pg_stat_activity
              where application_name = 'partlane-jobs' and datname = current_database()
                and wait_event_type = 'Lock'`,
        );
        expect(rowCount).toBe(1);
      },
      { timeout: 10_000 },
    );

  it("goes on, and makes up for what was due", async () => {
    const { worker, free, close } = await startDue();
    try {
      for (let round = 0; round < 3; round++) await cutWaiting();
      await free();
      await vi.waitFor(() => expect(heard[0]).toBe("due"), { timeout: 10_000 });
    } finally {
      await worker.stop(2_000);
      await close();
    }
  });

  it("is stopped all the same", async () => {
    const { worker, close } = await startDue();
    try {
      await cutWaiting();
      const begun = Date.now();
      await worker.stop(10_000);
      expect(Date.now() - begun).toBeLessThan(5_000);
      expect(heard).toEqual([]);
    } finally {
      await close();
    }
  });
});

describe("a worker that died", () => {
  it("has its jobs done by another", async () => {
    await enqueue(site.db, hear, { word: "left" });
    // As kill -9 leaves it: locked, by one who gives no more signs of life.
    await site.db.execute(
      sql`update graphile_worker._private_jobs
          set locked_by = 'worker-dead', locked_at = now() - interval '40 seconds', attempts = 1`,
    );
    work([hear]);
    await untilHeard("left (2)");
  });

  it("is told from one that is at work for long", async () => {
    await enqueue(site.db, hear, { word: "held" });
    await site.db.execute(
      sql`update graphile_worker._private_jobs
          set locked_by = 'worker-alive', locked_at = now() - interval '10 minutes'`,
    );
    await site.db.execute(sql`insert into job_worker values ('worker-alive', now())`);
    work([hear]);
    await enqueue(site.db, hear, { word: "free" });
    await untilHeard("free");
    await sleep(300);
    expect(heard).toEqual(["free"]);
  });
});

describe("the queue's own schema", () => {
  it("is as new as the library, also when several start at once", async () => {
    const server = openDatabase(site.url, { max: 1 });
    const name = `${new URL(site.url).pathname.slice(1)}_queue`;
    await server.pool.query(`create database ${name}`);
    const url = site.url.replace(/[^/]*$/, name);
    const several = [1, 2, 3].map(() => openDatabase(url, { max: 1, statementTimeoutMs: 0 }));
    try {
      await Promise.all(several.map(migrateDatabase));
      const { rows = [] } =
        (await several[0]?.pool.query(
          "select max(id) as newest from graphile_worker.migrations",
        )) ?? {};
      expect(rows).toEqual([{ newest: newestQueueMigration }]);
    } finally {
      await Promise.all(several.map((each) => each.close()));
      await server.pool.query(`drop database ${name} with (force)`);
      await server.close();
    }
  });

  it("is what the installed library brings", async () => {
    const { migrations } = await import("graphile-worker/dist/generated/sql.js");
    const newest = Math.max(...Object.keys(migrations).map((file) => Number.parseInt(file, 10)));
    expect(newest).toBe(newestQueueMigration);
  });
});

describe("the site's own schedule", () => {
  it.each(schedules.map(({ job, cron }) => [job.name, cron]))(
    "has a time for %s that the worker understands: %s",
    (task, match) => {
      expect(parseCronItems([{ task, match }])).toHaveLength(1);
    },
  );
});
