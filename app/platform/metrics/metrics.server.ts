import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "~/platform/config/env.server";
import { onRequestEnd } from "~/platform/log/request-record.server";
import { routePattern } from "~/platform/log/route-pattern.server";
import type * as registry from "./registry.server";

type Metrics = typeof registry;

let loading: Promise<Metrics> | undefined;
let loaded: Metrics | undefined;

/** Loaded only with METRICS_TOKEN set: loading the library takes a tenth of a second. */
async function metrics(): Promise<Metrics> {
  loading ??= import("./registry.server");
  loaded = await loading;
  return loaded;
}

/** Has every request that ends noted, where METRICS_TOKEN is set; returns what stops it. */
export function startMetrics(): () => void {
  return onRequestEnd((record, { status, durationMs }) => {
    // Asked now: the site is loaded before its settings are known.
    if (!env().METRICS_TOKEN) return;
    const route = routePattern(record, status);
    if (loaded) loaded.observeRequest(route, status, durationMs);
    else void metrics().then(({ observeRequest }) => observeRequest(route, status, durationMs));
  });
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether two texts are equal, compared in constant time. */
const isEqual = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

const plain = { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" };

/**
 * The response to a request for the metrics: 404 where there are none, since METRICS_TOKEN is not set; 401 without
 * its value as a bearer token (RFC 6750).
 */
export async function answerMetrics(request: Request): Promise<Response> {
  const token = env().METRICS_TOKEN;
  if (!token) return new Response("Not found", { status: 404, headers: plain });
  const said = /^Bearer +(\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  if (said === undefined || !isEqual(said, token)) {
    const headers = { ...plain, "WWW-Authenticate": 'Bearer realm="metrics"' };
    return new Response("Metrics need METRICS_TOKEN as a bearer token.", { status: 401, headers });
  }
  const { text, contentType } = await (await metrics()).metricsText();
  return new Response(text, { headers: { ...plain, "Content-Type": contentType } });
}
