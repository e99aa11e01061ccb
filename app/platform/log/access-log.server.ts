import { env } from "~/platform/config/env.server";
import { logger } from "./logger.server";
import { onRequestEnd } from "./request-record.server";
import { routePattern } from "./route-pattern.server";

/**
 * Writes a line for each request that has ended, where ACCESS_LOG is on. It holds no address: paths may have a VIN in
 * them, and queries whatever people type. Off unless it is set: a proxy in front mostly writes one already, and the
 * line is what a quick answer's server does most of.
 */
export function startAccessLog(): () => void {
  return onRequestEnd((record, { status, durationMs, bytes }) => {
    // Asked now: the site is loaded before its settings are known.
    if (env().ACCESS_LOG === "off") return;
    logger().info(
      {
        method: record.method,
        route: routePattern(record, status),
        status,
        durationMs: Math.round(durationMs * 10) / 10,
        bytes,
      },
      "request",
    );
  });
}
