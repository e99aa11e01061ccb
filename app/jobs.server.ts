import { forgetFailedJobs } from "./platform/jobs/clean-up.server";
import { type AnyJob, type Schedule, scheduleJob } from "./platform/jobs/jobs.server";
import { deliverMail } from "./platform/mail/mail.server";

/** Every job that a worker runs: what is not listed here stays in the queue. */
export const jobs: readonly AnyJob[] = [deliverMail, forgetFailedJobs];

/** What is run by the clock, in UTC. */
export const schedules: readonly Schedule[] = [scheduleJob(forgetFailedJobs, "17 3 * * *", {})];
