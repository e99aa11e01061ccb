import { sql } from "drizzle-orm";
import { afterEach } from "vitest";
import type { Database } from "~/platform/db/database.server";
import type { AnyJob } from "~/platform/jobs/jobs.server";
import { type JobWorker, startJobWorker } from "~/platform/jobs/worker.server";

/** A job as it waits or has failed in the queue. */
export type QueuedJob = { id: string; name: string; attempts: number; max: number; error: string };

/** What is in the queue, oldest first. */
export async function queuedJobs(db: Database): Promise<QueuedJob[]> {
  const { rows } = await db.execute<QueuedJob>(
    sql`select id::text, task_identifier as name, attempts, max_attempts as max,
        coalesce(last_error, '') as error from graphile_worker.jobs order by id`,
  );
  return rows;
}

/** Starts workers that are stopped after each test. To be called at the top of the file. */
export function useJobWorkers(url: string): (jobs: readonly AnyJob[]) => JobWorker {
  const started: JobWorker[] = [];
  afterEach(async () => {
    await Promise.all(started.splice(0).map((worker) => worker.stop(2_000)));
  });
  return (jobs) => {
    const worker = startJobWorker({ url, jobs: () => jobs });
    started.push(worker);
    return worker;
  };
}
