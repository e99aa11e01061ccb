import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resetEnv } from "~/platform/config/env.server";
import { database, searchRows, withTransaction } from "~/platform/db/database.server";
import { jsonProblems } from "~/platform/http/problems.server";
import { recordAnswer } from "~/platform/http/server-timing.server";
import { guardRoutes } from "~/platform/http/service-unavailable.server";
import { startAccessLog } from "~/platform/log/access-log.server";
import { createLogger, logger } from "~/platform/log/logger.server";
import { asRequest, type RequestRecord, recordPlan } from "~/platform/log/request-record.server";
import { registerRoutes, routePattern } from "~/platform/log/route-pattern.server";
import { forgetSlowQueryLimit } from "~/platform/log/slow-query.server";
import { useDatabase } from "../support/database";

const vin = "1FTFW5L88RFB00316";

const record = (path: string, method = "GET"): RequestRecord => ({
  id: "0123456789abcdef",
  method,
  path,
  isOurs: false,
  queryMs: 0,
});

/** As the web server says that a request has ended. */
function end(request: RequestRecord, status = 200): void {
  const { partlaneRequests } = globalThis as unknown as {
    partlaneRequests: { ended: Set<(...told: unknown[]) => void> };
  };
  asRequest(request, () => {
    for (const tell of partlaneRequests.ended)
      tell(request, { status, durationMs: 1.26, bytes: 7 });
  });
}

const routes = {
  root: {},
  site: { parentId: "root" },
  home: { parentId: "site" },
  part: { parentId: "site", path: "parts/:id" },
  missing: { parentId: "site", path: "*" },
  board: { parentId: "root", path: "dashboard" },
  orders: { parentId: "board", path: "orders" },
  order: { parentId: "board", path: "orders/:number" },
  vin: { parentId: "root", path: "api/v1/vehicles/vin/:vin" },
  map: { parentId: "site", path: "sitemap.xml" },
};

describe("the route of a request", () => {
  it.each([
    ["/", "/"],
    ["/_root.data", "/"],
    ["/parts/42", "/parts/:id"],
    ["/parts/42.data", "/parts/:id"],
    ["/dashboard/orders", "/dashboard/orders"],
    ["/dashboard/orders/17", "/dashboard/orders/:number"],
    [`/api/v1/vehicles/vin/${vin}`, "/api/v1/vehicles/vin/:vin"],
    ["/sitemap.xml", "/sitemap.xml"],
    ["/sitemapAxml", "/*"],
    [`/${vin}/ada@example.com`, "/*"],
  ])("%s is %s", (path, pattern) => {
    registerRoutes(routes);
    expect(routePattern({ ...record(path), isOurs: true })).toBe(pattern);
  });

  it("is none of a file, and none of what the web server refuses", () => {
    expect(routePattern(record("/favicon.svg"))).toBe("(file)");
    expect(routePattern(record(`/${vin}`), 400)).toBe("(refused)");
  });
});

describe("a log line", () => {
  it("has the id of the request that is served, and none outside of one", async () => {
    const lines: string[] = [];
    const log = createLogger("info", (line) => lines.push(line));
    await asRequest(record("/"), async () => {
      await Promise.resolve();
      log.info("inside");
    });
    log.info("outside");
    expect(lines.map((line) => JSON.parse(line).requestId)).toEqual([
      "0123456789abcdef",
      undefined,
    ]);
  });
});

describe("a JSON endpoint's refusal", () => {
  it("has the request's id", async () => {
    const answer = asRequest(record("/api/v1/listings"), () => jsonProblems([{ message: "No." }]));
    expect(await answer.json()).toEqual({
      problems: [{ message: "No." }],
      requestId: "0123456789abcdef",
    });
  });
});

describe("the access log", () => {
  let stop = () => {};
  let info = vi.spyOn(logger(), "info");
  beforeEach(() => {
    registerRoutes(routes);
    info = vi.spyOn(logger(), "info").mockReturnValue(undefined);
  });
  afterEach(() => {
    stop();
    vi.unstubAllEnvs();
    resetEnv();
  });

  function start(setting: string): void {
    vi.stubEnv("ACCESS_LOG", setting);
    vi.stubEnv("DATABASE_URL", "postgresql://nobody@127.0.0.1/none");
    vi.stubEnv("SESSION_SECRET", "x".repeat(32));
    resetEnv();
    stop = startAccessLog();
  }

  it("has a line for each request, with its route in place of its address", () => {
    start("on");
    end({ ...record(`/api/v1/vehicles/vin/${vin}`), isOurs: true }, 404);
    expect(info.mock.calls).toEqual([
      [
        {
          method: "GET",
          route: "/api/v1/vehicles/vin/:vin",
          status: 404,
          durationMs: 1.3,
          bytes: 7,
        },
        "request",
      ],
    ]);
  });

  it("has none unless it is set", () => {
    start("off");
    end(record("/"));
    expect(info).not.toHaveBeenCalled();
  });
});

describe("Server-Timing", () => {
  async function timing(path: string, method = "GET") {
    const request = record(path, method);
    const { page } = guardRoutes({ page: { module: { loader: () => "loaded" } } });
    await asRequest(request, async () => {
      request.queryMs = 3;
      const { loader } = page?.module ?? {};
      const args = { request: new Request(`http://x${path}`), params: {}, context: {} };
      await (loader as ((args: unknown) => unknown) | undefined)?.(args);
      recordAnswer({ render: 4 });
    });
    return request.serverTiming;
  }

  it("tells how long loader, queries and rendering took", async () => {
    expect(await timing("/map")).toMatch(/^loader;dur=\d+\.\d, query;dur=3\.0, render;dur=4\.0$/);
  });

  it.each(["/login", "/login.data", "/forgot-password", "/register", "/settings/email"])(
    "tells nothing of %s",
    async (path) => {
      expect(await timing(path)).toBeUndefined();
    },
  );

  it("tells nothing of writes", async () => {
    expect(await timing("/map", "POST")).toBeUndefined();
  });
});

describe("a slow query", () => {
  useDatabase();
  let warn = vi.spyOn(logger(), "warn");
  beforeEach(() => {
    warn = vi.spyOn(logger(), "warn").mockReturnValue(undefined);
    vi.stubEnv("SLOW_QUERY_MS", "800");
    forgetSlowQueryLimit();
    registerRoutes(routes);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    forgetSlowQueryLimit();
  });

  /** What was said of such queries; on a swamped machine others may be slow, too. */
  const slowLines = () =>
    (warn.mock.calls as unknown as [object, string][])
      .filter(
        ([line, message]) =>
          message === "a query was slow" && /pg_sleep/.test(JSON.stringify(line)),
      )
      .map(([line]) => line);

  const slow = sql`select pg_sleep(0.9), ${"ada@example.com"}::text as email`;

  const queries: [string, () => Promise<unknown>][] = [
    ["of the site", () => database().execute(slow)],
    ["of a search", () => searchRows(slow)],
    ["in a transaction", () => withTransaction((tx) => tx.execute(slow))],
  ];
  it.each(queries)("%s is logged with route and time, without its parameters", async (_, ask) => {
    const request = record("/parts/42");
    // Queries begin when they are awaited.
    await asRequest(request, async () => await ask());
    const [line] = slowLines();
    expect(line).toMatchObject({ route: "/parts/:id" });
    expect(Reflect.get(line ?? {}, "durationMs")).toBeGreaterThanOrEqual(800);
    expect(JSON.stringify(line)).not.toContain("ada@");
    expect(slowLines()).toHaveLength(1);
    expect(request.queryMs).toBeGreaterThanOrEqual(800);
  });

  it("has its plan, where one is known", async () => {
    await asRequest(record("/"), async () => {
      recordPlan({ kind: "cells", estimate: 12 });
      await searchRows(slow);
    });
    expect(slowLines()[0]).toMatchObject({ plan: { kind: "cells", estimate: 12 } });
  });

  it("is none where it is quick, or the setting is 0", async () => {
    await database().execute(sql`select pg_sleep(0)`);
    vi.stubEnv("SLOW_QUERY_MS", "0");
    forgetSlowQueryLimit();
    await database().execute(slow);
    expect(slowLines()).toEqual([]);
  });
});
