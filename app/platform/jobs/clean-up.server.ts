import { sql } from "drizzle-orm";
import * as z from "zod";
import { database } from "~/platform/db/database.server";
import { defineJob } from "./jobs.server";

/** How long a job that failed for good can be looked at, in days. */
const failedKeptDays = 30;

/** Forgets the jobs that failed for good long ago: what they carry is not kept forever. */
export const forgetFailedJobs = defineJob({
  name: "jobs.forget-failed",
  schema: z.object({}),
  async run() {
    await database().execute(
      sql`select 1 from graphile_worker.complete_jobs(array(
        select id from graphile_worker.jobs
        where attempts >= max_attempts and locked_at is null
          and updated_at < now() - ${failedKeptDays} * interval '1 day'))`,
    );
  },
});
