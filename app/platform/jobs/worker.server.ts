import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Runner, TaskList, WorkerEvents } from "graphile-worker";
import type pg from "pg";
import { openDatabase, patientConnectMs } from "~/platform/db/database.server";
import { logger } from "~/platform/log/logger.server";
import { count } from "~/platform/metrics/counts.server";
import { type AnyJob, PermanentJobFailure, type Repeat, type Schedule } from "./jobs.server";
import { libraryPool } from "./library-pool.server";
import { pause } from "./pause.server";

/** How many jobs a worker runs at once. */
const concurrency = 4;
/** How often the worker polls for scheduled jobs, in ms; new ones reach it at once by NOTIFY. */
const pollMs = 2_000;
/** How often, in ms, a worker says that it lives. */
const heartbeatMs = 5_000;
/** One that has not said so for this long, in seconds, is dead, and its jobs go to others. */
const deadAfterSeconds = 30;
/** Shortest and longest wait, in ms, before a worker that failed is started again. */
const restartMs = { least: 1_000, most: 30_000 };
/** Milliseconds in which a nightly job whose time was missed is made up for. */
const backfillMs = 12 * 60 * 60_000;

interface WorkerOptions {
  /** The database whose queue is worked on. */
  url: string;
  /** Read again for each job, so that hot reloading reaches a running worker. */
  jobs: () => readonly AnyJob[];
  schedules?: readonly Schedule[];
  repeats?: readonly Repeat[];
}

export interface JobWorker {
  /**
   * Takes no more jobs and lets those in flight end; those that have not ended shortly before the time
   * is over, in ms, are aborted and given back to the queue.
   */
  stop(withinMs: number): Promise<void>;
}

/**
 * Starts working on the queue, and goes on until it is stopped: while the database is away it tries
 * again, ever more slowly. Never throws.
 */
export function startJobWorker(options: WorkerOptions): JobWorker {
  const stopping = new AbortController();
  const giveUp = new AbortController();
  const left: Unnoted = { workers: new Set(), done: new Set() };
  let current: WorkerSession | undefined;

  async function work(): Promise<void> {
    let waitMs = restartMs.least;
    while (!stopping.signal.aborted) {
      const begun = Date.now();
      try {
        current = await openSession(options, giveUp.signal, left);
        if (stopping.signal.aborted) await current.stop();
        await current.ended;
      } catch (error) {
        if (!stopping.signal.aborted) logger().warn({ err: error }, "the job worker starts again");
      } finally {
        await current?.close();
        current = undefined;
      }
      waitMs = Date.now() - begun > 60_000 ? restartMs.least : waitMs;
      await pause(waitMs, { signal: stopping.signal });
      waitMs = Math.min(waitMs * 2, restartMs.most);
    }
  }

  const worked = work();
  return {
    async stop(withinMs) {
      stopping.abort();
      const timer = setTimeout(() => giveUp.abort(), withinMs * 0.6);
      const ended = Promise.all([current?.stop(), worked]);
      const late = sleep(withinMs * 0.8, "late" as const, { ref: false });
      if ((await Promise.race([ended, late])) === "late") {
        // Whatever does not heed its signal ends with the process: another worker may begin it again.
        // Where it cannot give them back they are taken from it, as from one that died. The session is that
        // of now: one may have been opening when the stop began, and its first jobs run before it is open.
        const released = current?.giveBack().catch(() => {});
        await Promise.race([released, sleep(withinMs * 0.2, undefined, { ref: false })]);
      }
      clearTimeout(timer);
    },
  };
}

/** What a session that broke could not write any more. */
interface Unnoted {
  /** The names of its workers, under which jobs may be locked. */
  workers: Set<string>;
  /** Ids of jobs that were done. */
  done: Set<string>;
}

interface WorkerSession {
  /** Settles when the worker has stopped; rejects when it broke. */
  ended: Promise<void>;
  stop(): Promise<void>;
  /** Unlocks the jobs that are still in flight. */
  giveBack(): Promise<void>;
  close(): Promise<void>;
}

async function openSession(
  { url, jobs, schedules = [], repeats = [] }: WorkerOptions,
  giveUp: AbortSignal,
  left: Unnoted,
): Promise<WorkerSession> {
  const { Logger, parseCronItems, run } = await import("graphile-worker");
  const { pool, close } = openDatabase(url, {
    max: concurrency + 2,
    // Nobody waits for a job: what is too late for a page is none too late for it.
    connectTimeoutMs: patientConnectMs,
    applicationName: "partlane-jobs",
  });
  const events: WorkerEvents = new EventEmitter();
  const ids = new Set<string>();
  const failing = new Set<Promise<unknown>>();
  const broken = new Promise<never>((_, reject) => {
    events.on("worker:fatalError", ({ worker, error, jobError }) => {
      const job = worker.getActiveJob();
      if (job && !jobError) left.done.add(job.id);
      for (const id of ids) left.workers.add(id);
      reject(error);
    });
  });
  // Whoever waits for `ended` is told; until then, and where nobody does, it is no unhandled rejection.
  broken.catch(() => {});
  events.on("worker:create", ({ worker }) => ids.add(worker.workerId));
  events.on("job:failed", ({ job, error }) => logFailure(job, error));
  events.on("job:complete", ({ job, error }) => {
    count("job", { job: job.task_identifier, outcome: outcomeOf(job, error) });
    if (!(error instanceof PermanentJobFailure) || job.attempts >= job.max_attempts) return;
    logFailure(job, error);
    const failed = failForGood(pool, job.id, error.message).finally(() => failing.delete(failed));
    failing.add(failed);
  });

  const taskList: TaskList = Object.fromEntries(
    jobs().map(({ name }) => [name, taskOf(name, jobs, giveUp)]),
  );
  const beating = setInterval(() => {
    beat(pool, ids).catch((error: unknown) =>
      logger().debug({ err: error }, "a job worker's sign of life was lost"),
    );
  }, heartbeatMs);
  beating.unref();
  let runner: Runner | undefined;
  let stopped: Promise<void> | undefined;
  const over = new AbortController();
  const repeating: Promise<void>[] = [];
  const closeAll = async () => {
    clearInterval(beating);
    await stopRunner();
    await Promise.allSettled([...failing, ...repeating]);
    await close();
  };
  const stopRunner = () => {
    // One that broke has stopped, and says so here once more.
    stopped ??= runner?.stop().catch(() => {}) ?? Promise.resolve();
    // After the runner was told: it waits for its scheduler, which then goes no further than its query.
    over.abort();
    return stopped;
  };
  try {
    // The site's migrations may still be under way: the library's would begin beside them.
    await pool.query("select from job_worker limit 1");
    await noteLeft(pool, left);
    runner = await run({
      pgPool: libraryPool(pool, over.signal),
      events,
      taskList,
      concurrency,
      pollInterval: pollMs,
      noHandleSignals: true,
      logger: new Logger(logFactory),
      parsedCronItems: parseCronItems(
        schedules.map(({ job, cron, payload }) => ({
          task: job.name,
          match: cron,
          identifier: job.name,
          payload,
          options: { backfillPeriod: backfillMs, maxAttempts: job.maxAttempts },
        })),
      ),
    });
    // As above.
    runner.promise.catch(() => {});
    await beat(pool, ids);
    repeating.push(...repeats.map((each) => repeat(each, over.signal)));
  } catch (error) {
    await closeAll();
    throw error;
  }
  return {
    ended: Promise.race([runner.promise, broken]),
    stop: stopRunner,
    giveBack: async () => {
      await pool.query("select graphile_worker.force_unlock_workers($1::text[])", [[...ids]]);
    },
    close: closeAll,
  };
}

/** Does it again and again until the signal is aborted. */
async function repeat({ name, everyMs, run }: Repeat, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    await run().catch((err: unknown) =>
      logger().warn({ err, repeat: name }, "repeated work failed"),
    );
    await pause(everyMs, { signal: over, ref: false });
  }
}

/** How the queue runs a job: a failure reaches the table as a name and a code, never with what was typed. */
function taskOf(
  name: string,
  jobs: () => readonly AnyJob[],
  giveUp: AbortSignal,
): TaskList[string] {
  return async (payload, { job: { id, attempts }, abortSignal }) => {
    const job = jobs().find((each) => each.name === name);
    if (!job) throw new PermanentJobFailure(`There is no job ${name} any more.`);
    const signals = [giveUp, abortSignal, AbortSignal.timeout(job.timeoutMs)];
    const signal = AbortSignal.any(signals.filter((each) => each !== undefined));
    try {
      await job.perform(payload, { signal, attempt: attempts });
    } catch (error) {
      if (error instanceof PermanentJobFailure) throw error;
      logger().warn({ err: error, job: name, jobId: id, attempt: attempts }, "a job failed");
      throw new JobFailure(summaryOf(error));
    }
  };
}

class JobFailure extends Error {
  override name = "JobFailure";
}

function summaryOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const code = "code" in error && typeof error.code === "string" ? ` ${error.code}` : "";
  return `${error.name}${code}`;
}

/** A sign of life of these workers; jobs of workers that gave none for long go back into the queue. */
async function beat(pool: pg.Pool, ids: ReadonlySet<string>): Promise<void> {
  await pool.query(
    `insert into job_worker (id, seen_at) select unnest($1::text[]), now()
     on conflict (id) do update set seen_at = excluded.seen_at`,
    [[...ids]],
  );
  const { rows } = await pool.query<{ id: string }>(
    `select distinct locked_by as id from graphile_worker.jobs
     where locked_at < now() - $1 * interval '1 second' and not exists (
       select from job_worker
       where job_worker.id = locked_by and seen_at >= now() - $1 * interval '1 second')`,
    [deadAfterSeconds],
  );
  const dead = rows.map((row) => row.id);
  if (dead.length > 0) {
    await pool.query("select graphile_worker.force_unlock_workers($1::text[])", [dead]);
    logger().warn({ workers: dead.length }, "jobs of workers that died were given back");
  }
  await pool.query("delete from job_worker where seen_at < now() - interval '1 day'");
}

/** Makes up for a session that broke: what it did is done, what else it held is free. */
async function noteLeft(pool: pg.Pool, left: Unnoted): Promise<void> {
  if (left.workers.size === 0) return;
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("select graphile_worker.force_unlock_workers($1)", [[...left.workers]]);
    await client.query("select 1 from graphile_worker.complete_jobs($1)", [[...left.done]]);
    await client.query("commit");
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
  left.workers.clear();
  left.done.clear();
}

async function failForGood(pool: pg.Pool, id: string, reason: string): Promise<void> {
  try {
    await pool.query("select 1 from graphile_worker.permanently_fail_jobs(array[$1::bigint], $2)", [
      id,
      reason,
    ]);
  } catch (error) {
    // It is tried again then, and fails the same way.
    logger().warn({ err: error, jobId: id }, "a job could not be marked as failed for good");
  }
}

function outcomeOf(
  { attempts, max_attempts }: FailedJob & { max_attempts: number },
  error: unknown,
) {
  if (!error) return "done";
  const isLast = error instanceof PermanentJobFailure || attempts >= max_attempts;
  return isLast ? "failed" : "retried";
}

interface FailedJob {
  id: string;
  task_identifier: string;
  attempts: number;
}

const logFailure = (job: FailedJob, error: unknown) =>
  logger().error(
    { err: error, job: job.task_identifier, jobId: job.id, attempts: job.attempts },
    "a job failed for good: it stays in the queue",
  );

/** The library's own messages are for debugging; failures are logged above. */
const logFactory = () => (level: string, message: string, meta?: Record<string, unknown>) => {
  if (meta?.failure || meta?.success) return;
  logger().debug({ level }, message);
};
