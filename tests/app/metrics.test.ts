import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { staleWhileRevalidate } from "~/platform/cache/stale-while-revalidate.server";
import { resetEnv } from "~/platform/config/env.server";
import { database } from "~/platform/db/database.server";
import { OverloadedError, withJsonOverloadGuard } from "~/platform/http/overload.server";
import { unavailableResponse } from "~/platform/http/service-unavailable.server";
import { defineJob, enqueue, PermanentJobFailure } from "~/platform/jobs/jobs.server";
import { startJobWorker } from "~/platform/jobs/worker.server";
import { consumeLimit } from "~/platform/limits/rate-limit.server";
import { logger } from "~/platform/log/logger.server";
import { asRequest, type RequestRecord } from "~/platform/log/request-record.server";
import { registerRoutes } from "~/platform/log/route-pattern.server";
import { startMetrics } from "~/platform/metrics/metrics.server";
import { loader } from "~/routes/metrics";
import { useDatabase } from "../support/database";

useDatabase();

const token = "0123456789abcdef";
let stop = () => {};

beforeEach(() => {
  vi.stubEnv("METRICS_TOKEN", token);
  resetEnv();
  registerRoutes({ root: {}, part: { parentId: "root", path: "parts/:id" } });
  stop = startMetrics();
});
afterEach(() => {
  stop();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  resetEnv();
});

function ask(authorization?: string) {
  const request = new Request("http://x/metrics");
  if (authorization !== undefined) request.headers.set("Authorization", authorization);
  return loader({ request, params: {}, context: {} });
}

/** The figures that are told, by name and labels. */
async function figures(): Promise<Map<string, number>> {
  const answer = await ask(`Bearer ${token}`);
  expect(answer.status).toBe(200);
  const lines = (await answer.text()).split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(" ");
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

/** As the web server says that a request has ended. */
function end(path: string, { status = 200, isOurs = true, durationMs = 30 } = {}): void {
  const record: RequestRecord = { id: "0", method: "GET", path, isOurs, queryMs: 0 };
  const { partlaneRequests } = globalThis as unknown as {
    partlaneRequests: { ended: Set<(...told: unknown[]) => void> };
  };
  asRequest(record, () => {
    for (const tell of partlaneRequests.ended) tell(record, { status, durationMs, bytes: 7 });
  });
}

const countOf = (route: string, status: string) =>
  `partlane_http_request_duration_seconds_count{route="${route}",status="${status}"}`;

it("is not found where METRICS_TOKEN is not set", async () => {
  vi.stubEnv("METRICS_TOKEN", "");
  resetEnv();
  const answer = await ask(`Bearer ${token}`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

it.each([
  undefined,
  "",
  token,
  `Basic ${token}`,
  `Bearer ${token}0`,
  "Bearer",
  "Bearer 0123456789abcdeF",
])("is refused to whoever says %j", async (authorization) => {
  const answer = await ask(authorization);
  expect(answer.status).toBe(401);
  expect(answer.headers.get("WWW-Authenticate")).toMatch(/^Bearer /);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(await answer.text()).not.toContain("partlane_");
});

it("is Prometheus text that nobody may keep", async () => {
  const answer = await ask(`bearer ${token}`);
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const told = await figures();
  expect(told.get("nodejs_eventloop_lag_seconds")).toBeDefined();
  expect(told.get("process_resident_memory_bytes")).toBeGreaterThan(1_000_000);
});

it("counts requests by route and class of status, with their time", async () => {
  end("/parts/1");
  end("/parts/2.data", { durationMs: 700 });
  end("/parts/3", { status: 503 });
  end("/parts/4", { status: 0 });
  const told = await figures();
  expect(told.get(countOf("/parts/:id", "2xx"))).toBe(2);
  expect(told.get(countOf("/parts/:id", "5xx"))).toBe(1);
  expect(told.get(countOf("/parts/:id", "gone"))).toBe(1);
  const bucket = (le: string) =>
    told.get(
      `partlane_http_request_duration_seconds_bucket{le="${le}",route="/parts/:id",status="2xx"}`,
    );
  expect([bucket("0.025"), bucket("0.05"), bucket("1")]).toEqual([0, 1, 2]);
});

it("has no more labels for however many addresses nobody knows", async () => {
  end("/nowhere", { status: 404 });
  end("/x.png", { status: 200, isOurs: false });
  end("/y", { status: 400, isOurs: false });
  const before = await figures();
  for (let index = 0; index < 500; index++) {
    end(`/1FTFW5L88RFB00316/${index}`, { status: 404 });
    end(`/${index}.png`, { isOurs: false });
    end(`//${index}`, { status: 400, isOurs: false });
  }
  const after = await figures();
  const requests = (told: Map<string, number>) =>
    [...told.keys()].filter((key) => key.startsWith("partlane_http_"));
  expect(requests(after)).toEqual(requests(before));
  expect([...after.keys()].join("\n")).not.toContain("1FTFW5L88RFB00316");
  expect(after.get(countOf("/*", "4xx"))).toBe(501);
});

it("measures nothing where METRICS_TOKEN is not set", async () => {
  const before = (await figures()).get(countOf("/parts/:id", "2xx"));
  vi.stubEnv("METRICS_TOKEN", "");
  resetEnv();
  end("/parts/1");
  vi.stubEnv("METRICS_TOKEN", token);
  resetEnv();
  expect((await figures()).get(countOf("/parts/:id", "2xx"))).toBe(before);
});

it("tells of connections, and whether the database answers", async () => {
  await database().execute(sql`select 1`);
  const told = await figures();
  expect(told.get("partlane_database_up")).toBe(1);
  expect(
    told.get('partlane_database_connections{pool="site",state="open"}'),
  ).toBeGreaterThanOrEqual(1);
  expect(told.get('partlane_database_waiting{pool="site"}')).toBe(0);
});

it("answers while the database is away", async () => {
  vi.stubEnv("DATABASE_URL", "postgresql://nobody@127.0.0.1:1/none");
  resetEnv();
  const told = await figures();
  expect(told.get("partlane_database_up")).toBe(0);
});

it("counts what a cache answers, loads, and answers from before", async () => {
  let fails = false;
  const load = async () => {
    if (fails) throw new Error("away");
    return 1;
  };
  const cached = staleWhileRevalidate("of-this-test", load, 10);
  await cached(0);
  await cached(5);
  await cached(6);
  fails = true;
  expect(await cached(20)).toBe(1);
  const told = await figures();
  const of = (result: string) =>
    told.get(`partlane_cache_requests_total{cache="of-this-test",result="${result}"}`);
  expect([of("hit"), of("miss"), of("stale")]).toEqual([2, 2, 1]);
});

it("counts who was turned away, and why", async () => {
  vi.spyOn(logger(), "warn").mockReturnValue(undefined);
  const of = (told: Map<string, number>, reason: string, limit = "") =>
    told.get(`partlane_refusals_total{reason="${reason}",limit="${limit}"}`) ?? 0;
  const before = await figures();
  await withJsonOverloadGuard(async () => {
    throw new OverloadedError("busy");
  })({});
  unavailableResponse(new Request("http://x/"), new OverloadedError("busy"));
  const limit = { name: "of-this-test", points: 1, seconds: 60 };
  await consumeLimit(limit, "somebody");
  await consumeLimit(limit, "somebody");
  const after = await figures();
  expect(of(after, "overload") - of(before, "overload")).toBe(2);
  expect(of(after, "rate-limit", "of-this-test")).toBe(1);
});

it("tells what the queue holds and what its worker has ended", async () => {
  vi.spyOn(logger(), "error").mockReturnValue(undefined);
  const done = defineJob({ name: "test.done", schema: z.object({}), run: async () => {} });
  const failing = defineJob({
    name: "test.failing",
    schema: z.object({}),
    run: async () => {
      throw new PermanentJobFailure("never");
    },
  });
  const later = new Date(Date.now() + 3_600_000);
  await enqueue(database(), done, {}, { runAt: later });
  await enqueue(database(), done, {}, { runAt: new Date(Date.now() - 90_000) });
  await enqueue(database(), failing, {});
  const waiting = await figures();
  expect(waiting.get('partlane_jobs{job="test.done",state="waiting"}')).toBe(2);
  expect(waiting.get("partlane_jobs_oldest_due_seconds")).toBeGreaterThanOrEqual(90);

  const worker = startJobWorker({
    url: process.env.DATABASE_URL ?? "",
    jobs: () => [done, failing],
  });
  try {
    await vi.waitFor(
      async () => {
        const told = await figures();
        expect(told.get('partlane_jobs_ended_total{job="test.done",outcome="done"}')).toBe(1);
        expect(told.get('partlane_jobs_ended_total{job="test.failing",outcome="failed"}')).toBe(1);
        expect(told.get('partlane_jobs{job="test.failing",state="failed"}')).toBe(1);
        expect(told.get('partlane_jobs{job="test.done",state="waiting"}')).toBe(1);
        expect(told.get("partlane_jobs_oldest_due_seconds")).toBe(0);
      },
      { timeout: 15_000, interval: 200 },
    );
  } finally {
    await worker.stop(2_000);
  }
});
