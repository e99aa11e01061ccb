import { parseSettings } from "~/platform/config/env.server";
import { logger } from "./logger.server";
import { requestRecord } from "./request-record.server";
import { routePattern } from "./route-pattern.server";

/** So much of a statement is logged, in characters: enough to tell which it is. */
const longestText = 2_000;

let slowMs: number | undefined;

/** Read once, for scripts too, which have no whole environment. */
function limitMs(): number {
  slowMs ??= parseSettings({ SLOW_QUERY_MS: process.env.SLOW_QUERY_MS }).SLOW_QUERY_MS;
  return slowMs;
}

/** Forgets what was read: for tests that change the environment. */
export function forgetSlowQueryLimit(): void {
  slowMs = undefined;
}

/**
 * What `ask` resolves to. Its time counts for the request that is served, and it is logged where it took longer than
 * SLOW_QUERY_MS: with the statement's text, never with its parameters, which hold what people typed.
 */
export async function timeQuery<Result>(text: string, ask: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  try {
    return await ask();
  } finally {
    note(text, performance.now() - startedAt);
  }
}

function note(text: string, durationMs: number): void {
  const record = requestRecord();
  if (record) record.queryMs += durationMs;
  const limit = limitMs();
  if (limit === 0 || durationMs < limit) return;
  logger().warn(
    {
      durationMs: Math.round(durationMs),
      query: text.slice(0, longestText),
      ...(record ? { route: routePattern({ ...record, isOurs: true }) } : {}),
      ...(record?.plan ? { plan: record.plan } : {}),
    },
    "a query was slow",
  );
}
