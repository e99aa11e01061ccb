import { type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Queryable } from "~/platform/db/database.server";

/** What a job is run with. */
export interface JobRun {
  /** Aborted when the worker has to stop, or when the job's time is over. */
  signal: AbortSignal;
  /** 1 for the first attempt. */
  attempt: number;
}

interface Definition<Schema extends z.ZodType> {
  /** Unique among all jobs, `domain.verb`: rows in the queue carry it, so it outlives a release. */
  name: string;
  /** The payload, as it comes out of JSON. Seal what only the job may read: the queue is a table. */
  schema: Schema;
  /**
   * Does the work. It may run more than once: a worker can die after the work and before it is noted,
   * so what it does must bear repeating. Throws `PermanentJobFailure` where no retry can help.
   */
  run(payload: z.output<Schema>, run: JobRun): Promise<void>;
  /** 10 when absent: about three and a half hours, with growing waits from 3 s on. */
  maxAttempts?: number;
  /** How long one attempt may take, in ms, until its signal is aborted; five minutes when absent. */
  timeoutMs?: number;
  /** Work that takes long and that nobody waits for by the second: see `Job.lane`. */
  isHeavy?: boolean;
  /** Work that mostly waits for servers of others, which may be slow: see `Job.lane`. */
  asksOthers?: boolean;
}

/** What the worker needs to know of a job. */
export interface AnyJob {
  readonly name: string;
  readonly maxAttempts: number;
  readonly timeoutMs: number;
  /** Parses the payload and runs the job. Throws `PermanentJobFailure` when it cannot be read. */
  perform(payload: unknown, run: JobRun): Promise<void>;
}

/** A kind of background work, made by `defineJob`; `Payload` is what `enqueue` takes. */
export interface Job<Payload> extends AnyJob {
  /** The payload as it is written into the queue. Throws `ZodError` when it is not what the job takes. */
  write(payload: Payload): string;
  /**
   * Where it waits. Heavy jobs have a queue to themselves, of which all workers together run one at a time, and
   * come after all others: they never hold what a mail needs, nor more memory than one of them takes. What waits
   * for others has one more, so that a slow server holds nothing but its like.
   */
  readonly lane: { queue: string | null; priority: number };
}

/** After so long, in ms, a heavy job that has more to do puts itself back, so that others of its lane have their turn. */
export const heavySliceMs = 5_000;

const lanes = {
  usual: { queue: null, priority: 0 },
  // The library takes the lowest number first.
  heavy: { queue: "heavy", priority: 10 },
  others: { queue: "others", priority: 20 },
} as const;

/** Trying again cannot help: the job is kept as failed at once. Its message is logged and kept. */
export class PermanentJobFailure extends Error {
  override name = "PermanentJobFailure";
}

/** Defines a job. List it in app/jobs.server.ts, or no worker will run it. */
export function defineJob<Schema extends z.ZodType>({
  name,
  schema,
  run,
  maxAttempts = 10,
  timeoutMs = 5 * 60_000,
  isHeavy = false,
  asksOthers = false,
}: Definition<Schema>): Job<z.input<Schema>> {
  return {
    name,
    maxAttempts,
    timeoutMs,
    lane: asksOthers ? lanes.others : isHeavy ? lanes.heavy : lanes.usual,
    write(payload) {
      const text = JSON.stringify(payload) ?? "null";
      schema.parse(JSON.parse(text));
      return text;
    },
    async perform(payload, context) {
      const parsed = schema.safeParse(payload);
      if (!parsed.success) {
        const paths = parsed.error.issues.map((issue) => issue.path.join(".") || "payload");
        throw new PermanentJobFailure(`The payload cannot be read: ${paths.join(", ")}`);
      }
      await run(parsed.data, context);
    },
  };
}

interface EnqueueOptions {
  /** Not before; at once when absent. */
  runAt?: Date;
  /**
   * At most one job of this kind with this key waits: another one replaces its payload and its time.
   * One that is being run already is left to end, and the new one runs after it.
   */
  key?: string;
  /** Instead of the job's own. */
  maxAttempts?: number;
}

/**
 * Puts a job into the queue, as part of the caller's transaction: it is run once that commits, and
 * never if it does not. Throws `ZodError` when the payload is not what the job takes.
 */
export async function enqueue<Payload>(
  on: Queryable,
  job: Job<Payload>,
  payload: Payload,
  { runAt, key, maxAttempts = job.maxAttempts }: EnqueueOptions = {},
): Promise<void> {
  await on.execute(
    sql`select 1 from graphile_worker.add_job(
      ${job.name}::text, ${job.write(payload)}::json,
      queue_name := ${job.lane.queue}::text,
      priority := ${job.lane.priority}::int,
      run_at := ${runAt?.toISOString() ?? null}::timestamptz,
      max_attempts := ${maxAttempts}::int,
      job_key := ${key === undefined ? null : keyOf(job, key)}::text)`,
  );
}

/** Takes the job out of the queue that waits under a key, if there is one, as part of the caller's transaction. */
export async function cancel<Payload>(
  on: Queryable,
  job: Job<Payload>,
  key: string,
): Promise<void> {
  await on.execute(sql`select 1 from graphile_worker.remove_job(${keyOf(job, key)}::text)`);
}

/** Whether the job waits or runs under a key, a text or a column, as part of a query: one that failed for good does neither. */
export const isQueued = (job: AnyJob, key: string | SQL): SQL<boolean> =>
  sql`exists (select from graphile_worker.jobs j
    where j.key = ${job.name}::text || ':' || ${key}::text and j.attempts < j.max_attempts)`;

const keyOf = ({ name }: AnyJob, key: string) => `${name}:${key}`;

/**
 * Work in the database that is done again and again while a worker runs. Several workers may do it at
 * once; a time that fails is logged, and the next one makes up for it.
 */
export interface Repeat {
  readonly name: string;
  /** How long to wait, in ms, after it was done. */
  readonly everyMs: number;
  run(): Promise<void>;
}

/** A job that is run by the clock. */
export interface Schedule {
  readonly job: AnyJob;
  readonly cron: string;
  readonly payload: Record<string, unknown>;
}

/**
 * Runs a job by the clock, once for all instances of the site. List it in app/jobs.server.ts.
 * @param cron five fields, in UTC: `17 3 * * *` is a quarter past three every night. Of lists, ranges and
 * steps, a step goes with `*` only: the worker does not start with `5-59/10`. A time at which no worker
 * ran is made up for within twelve hours.
 */
export function scheduleJob<Payload extends Record<string, unknown>>(
  job: Job<Payload>,
  cron: string,
  payload: Payload,
): Schedule {
  job.write(payload);
  return { job, cron, payload };
}
