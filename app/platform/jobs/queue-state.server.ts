import { sql } from "drizzle-orm";
import { database } from "~/platform/db/database.server";

interface QueueState {
  kinds: { job: string; waiting: number; running: number; failed: number }[];
  /** How long the job has been due that has waited longest, in s; 0 where none is due. */
  oldestDueSeconds: number;
}

type Row = QueueState["kinds"][number] & { due: number };

/** How many jobs the queue holds, by kind. Those that were done are in it no more. */
export async function queueState(): Promise<QueueState> {
  const { rows } = await database().execute<Row & Record<string, unknown>>(sql`
    select task_identifier as job,
      count(*) filter (where locked_at is null and attempts < max_attempts)::int as waiting,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed,
      coalesce(max(extract(epoch from now() - run_at)) filter (
        where locked_at is null and attempts < max_attempts), 0)::float as due
    from graphile_worker.jobs group by task_identifier`);
  return {
    kinds: rows.map(({ job, waiting, running, failed }) => ({ job, waiting, running, failed })),
    oldestDueSeconds: Math.max(0, ...rows.map(({ due }) => due)),
  };
}
