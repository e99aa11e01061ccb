import { sql } from "drizzle-orm";
import { database } from "~/platform/db/database.server";

/** A job in the queue; one that was done is in it no more. */
export type QueuedJob = {
  id: string;
  name: string;
  /** The queue of which one runs at a time; null for what runs beside others. */
  queue: string | null;
  state: "running" | "waiting" | "failed";
  /** What it is about, where another of its kind replaces it. */
  key: string | null;
  attempts: number;
  maxAttempts: number;
  /** Why the last attempt failed; blank where none has. */
  error: string;
  /** How long it has been running, or due, or failed, in s; below 0 where it is due later. */
  seconds: number;
};

const state = sql`case when locked_at is not null then 'running'
  when attempts >= max_attempts then 'failed' else 'waiting' end`;

/** The jobs of the queue, those that run first, then what is due next; at most so many of each state. */
export async function listJobs({ most }: { most: number }): Promise<QueuedJob[]> {
  const { rows } = await database().execute<Omit<QueuedJob, "maxAttempts"> & { most: number }>(sql`
    select id::text, name, queue, state, key, attempts, max_attempts as most, error,
      extract(epoch from now() - since)::float8 as seconds
    from (
      select *, row_number() over (partition by state order by priority, since, id) as place
      from (
        select id, task_identifier as name, queue_name as queue, ${state} as state, key, attempts, max_attempts,
          priority, coalesce(last_error, '') as error,
          case ${state} when 'running' then locked_at when 'failed' then updated_at else run_at end as since
        from graphile_worker.jobs) jobs) placed
    where place <= ${most}
    order by array_position(array['running', 'waiting', 'failed'], state), place`);
  return rows.map(({ most: maxAttempts, ...row }) => ({ ...row, maxAttempts }));
}

/** Has a job that waits or has failed run now, with all of its attempts. Whether there is one. */
export async function retryJob(id: string): Promise<boolean> {
  const { rows } = await database().execute(sql`
    select 1 from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at := now(), attempts := 0)`);
  return rows.length > 0;
}

/** Keeps a job that waits as failed, so that it can be tried again. Whether there is one. */
export async function stopJob(id: string): Promise<boolean> {
  const { rows } = await database().execute(sql`
    select 1 from graphile_worker.permanently_fail_jobs(array[${id}::bigint], 'Stopped by hand')`);
  return rows.length > 0;
}
