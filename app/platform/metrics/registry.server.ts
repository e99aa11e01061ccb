import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { poolStates } from "~/platform/db/database.server";
import { queueState } from "~/platform/jobs/queue-state.server";
import { type Counted, countsOf } from "./counts.server";

/*
 * All metrics, in the Prometheus text format. Labels have few values: the patterns of the site map, classes of
 * status, and names of the code's own; never an address, or anything else that a stranger writes.
 */

const registry = new Registry();
collectDefaultMetrics({ register: registry });
const registers = [registry];

/** From what a cached page takes to the time after which the site gives up waiting. */
const bucketsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const requestDuration = new Histogram({
  name: "partlane_http_request_duration_seconds",
  help: "How long requests took, from the first byte to the last, by route and class of status.",
  labelNames: ["route", "status"] as const,
  buckets: bucketsSeconds,
  registers,
});

/** A counter that has what was counted elsewhere. */
function counted<Kind extends keyof Counted>(
  kind: Kind,
  name: string,
  help: string,
  labelNames: (keyof Counted[Kind] & string)[],
): void {
  new Counter<string>({
    name,
    help,
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const { labels, value } of countsOf(kind))
        this.inc(labels as Record<string, string>, value);
    },
  });
}

counted(
  "cache",
  "partlane_cache_requests_total",
  "What was asked of a cache: hit, miss, or stale (what was there will do, since loading failed).",
  ["cache", "result"],
);
counted(
  "refusal",
  "partlane_refusals_total",
  "Requests turned away because of too much to do, a database that is away, or a rate limit.",
  ["reason", "limit"],
);
counted("job", "partlane_jobs_ended_total", "Jobs that this process's worker has ended.", [
  "job",
  "outcome",
]);

const connections = new Gauge({
  name: "partlane_database_connections",
  help: "Connections to the database, by pool: open, and those of them that are idle.",
  labelNames: ["pool", "state"] as const,
  registers,
});
const waiting = new Gauge({
  name: "partlane_database_waiting",
  help: "Queries that wait for a connection, by pool.",
  labelNames: ["pool"] as const,
  registers,
});

function lookAtPools(): void {
  connections.reset();
  waiting.reset();
  for (const { name, open, idle, waiting: queries } of poolStates()) {
    connections.inc({ pool: name, state: "open" }, open);
    connections.inc({ pool: name, state: "idle" }, idle);
    waiting.inc({ pool: name }, queries);
  }
}

const jobs = new Gauge({
  name: "partlane_jobs",
  help: "Jobs in the queue, by kind: waiting for their time or their turn, running, or failed for good.",
  labelNames: ["job", "state"] as const,
  registers,
});
const oldest = new Gauge({
  name: "partlane_jobs_oldest_due_seconds",
  help: "How long the job has been due that has waited longest; 0 where none is.",
  registers,
});
const databaseUp = new Gauge({
  name: "partlane_database_up",
  help: "1 where the database has just answered, else 0.",
  registers,
});

/** Asks the queue; without a database there are no figures of jobs, and `partlane_database_up` is 0. */
async function lookAtQueue(): Promise<void> {
  jobs.reset();
  const state = await queueState().catch(() => undefined);
  databaseUp.set(state ? 1 : 0);
  oldest.set(state?.oldestDueSeconds ?? 0);
  for (const { job, waiting: queued, running, failed } of state?.kinds ?? []) {
    jobs.set({ job, state: "waiting" }, queued);
    jobs.set({ job, state: "running" }, running);
    jobs.set({ job, state: "failed" }, failed);
  }
}

/** 0 for a client that disconnected before the response. */
const statusClass = (status: number) => (status === 0 ? "gone" : `${Math.floor(status / 100)}xx`);

/** Notes a request that has ended, under the pattern of its route. */
export function observeRequest(route: string, status: number, durationMs: number): void {
  requestDuration.observe({ route, status: statusClass(status) }, durationMs / 1_000);
}

/** Everything as Prometheus reads it. */
export async function metricsText(): Promise<{ text: string; contentType: string }> {
  await lookAtQueue();
  lookAtPools();
  return { text: await registry.metrics(), contentType: registry.contentType };
}
