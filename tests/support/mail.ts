import { sql } from "drizzle-orm";
import { jobs } from "~/jobs.server";
import { decrypt } from "~/platform/auth/encrypt.server";
import { database } from "~/platform/db/database.server";
import { deliverMail } from "~/platform/mail/mail.server";
import { type Message, messageSchema } from "~/platform/mail/message.server";

/**
 * Runs what waits in the queue, and what that puts into it, until it is empty; gives the mails that were to
 * be delivered, in their order, instead of delivering them. A job that throws fails the test.
 */
export async function runJobs(): Promise<Message[]> {
  const mails: Message[] = [];
  for (;;) {
    const { rows } = await database().execute<{ id: string; name: string; payload: unknown }>(
      sql`select j.id::text, t.identifier as name, j.payload from graphile_worker._private_jobs j
          join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`,
    );
    if (rows.length === 0) return mails;
    for (const { id, name, payload } of rows) {
      if (name === deliverMail.name)
        mails.push(messageSchema.parse(decrypt((payload as { sealed: string }).sealed)));
      else {
        const job = jobs.find((each) => each.name === name);
        if (!job) throw new Error(`There is no job ${name}.`);
        await job.perform(payload, { signal: new AbortController().signal, attempt: 1 });
      }
      await database().execute(
        sql`select 1 from graphile_worker.complete_jobs(array[${id}::bigint])`,
      );
    }
  }
}
