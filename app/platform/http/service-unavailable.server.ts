import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { asOwnWrite, followOwnWrites } from "~/platform/auth/own-writes.server";
import { isConnectionLoss, isOverload } from "~/platform/db/connection-loss.server";
import { logger } from "~/platform/log/logger.server";
import { registerRoutes } from "~/platform/log/route-pattern.server";
import { count } from "~/platform/metrics/counts.server";
import { OverloadedError } from "./overload.server";
import { jsonProblems } from "./problems.server";
import { errorResponse } from "./request.server";
import { recordAnswer } from "./server-timing.server";

/*
 * What every loader and action answers where the database is away, stalled or has too much to do: 503, and when to
 * ask again. They read the primary database where they follow a write of the same session. The server's build puts
 * it around all of them (scripts/lib/build/guard-routes.ts).
 */

const headers = { "Retry-After": "5", "Cache-Control": "no-store" };

const sentences = {
  away: {
    read: "We can't reach our records right now. It usually takes only a few seconds, so try again in a moment.",
    write:
      "We couldn't reach our records, so what you sent may not be saved. Send it again in a few seconds; without a button for that, go back to the form first. An order that is sent again is not placed twice.",
  },
  busy: {
    read: "We're handling more than we can right now. Try again in a few seconds.",
    write:
      "We're handling more than we can right now, so what you sent was not saved. Send it again in a few seconds; without a button for that, go back to the form first.",
  },
};

/** Why the site cannot serve, by the error; undefined when the error has another cause. */
function reasonOf(error: unknown): keyof typeof sentences | undefined {
  if (isConnectionLoss(error)) return "away";
  return error instanceof OverloadedError || isOverload(error) ? "busy" : undefined;
}

/** The answer to a request that failed with this error; undefined where the error is about something else. */
export function unavailableResponse(request: Request, error: unknown): Response | undefined {
  const reason = reasonOf(error);
  if (!reason) return undefined;
  count("refusal", { reason: reason === "away" ? "database-away" : "overload", limit: "" });
  warn(error);
  const isRead = request.method === "GET" || request.method === "HEAD";
  const message = sentences[reason][isRead ? "read" : "write"];
  return new URL(request.url).pathname.startsWith("/api/")
    ? jsonProblems([{ message }], { status: 503, headers })
    : errorResponse(503, message, headers);
}

/** At most one log line a second. */
const warnEveryMs = 1_000;
let warnedAt = Number.NEGATIVE_INFINITY;

function warn(error: unknown): void {
  const now = performance.now();
  if (now - warnedAt < warnEveryMs) return;
  warnedAt = now;
  logger().warn({ err: error }, "requests are answered with 503");
}

type Args = LoaderFunctionArgs | ActionFunctionArgs;
type Handler = (args: Args) => unknown;

const asRead = async (handler: Handler, args: Args) => {
  followOwnWrites(args.request);
  return await handler(args);
};

const asWrite = (handler: Handler, args: Args) =>
  asOwnWrite(args.request, async () => await handler(args));

const guarded = (handler: Handler, by: typeof asRead) => async (args: Args) => {
  const startedAt = performance.now();
  try {
    return await by(handler, args);
  } catch (error) {
    throw unavailableResponse(args.request, error) ?? error;
  } finally {
    recordAnswer({ loader: performance.now() - startedAt });
  }
};

/** A server build's routes, their loaders and actions guarded; their patterns are known from then on. */
export function guardRoutes<Route extends { module: object; path?: string; parentId?: string }>(
  routes: Record<string, Route>,
): Record<string, Route> {
  registerRoutes(routes);
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      { ...route, module: guardModule(route.module) },
    ]),
  );
}

function guardModule(module: { loader?: Handler; action?: Handler }) {
  const { loader, action } = module;
  return {
    ...module,
    ...(loader ? { loader: guarded(loader, asRead) } : {}),
    ...(action ? { action: guarded(action, asWrite) } : {}),
  };
}
