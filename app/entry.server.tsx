import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import type { EntryContext, HandleDataRequestFunction, HandleErrorFunction } from "@remix-run/node";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { jobs, repeats, schedules } from "~/jobs.server";
import { registerListeners } from "~/listeners.server";
import { carriesSession } from "~/platform/auth/session.server";
import { env } from "~/platform/config/env.server";
import { contentSecurityPolicy } from "~/platform/http/csp.server";
import { NonceContext } from "~/platform/http/nonce";
import { RequestIdContext } from "~/platform/http/request-id";
import { recordAnswer } from "~/platform/http/server-timing.server";
import { startJobsInside } from "~/platform/jobs/inside.server";
import { startAccessLog } from "~/platform/log/access-log.server";
import { logger } from "~/platform/log/logger.server";
import { requestRecord } from "~/platform/log/request-record.server";
import { startMetrics } from "~/platform/metrics/metrics.server";

/** How long after this module was loaded the map's tiles are made ready, in ms: later than most first pages. */
const warmAfterMs = 2_000;

async function warm(): Promise<void> {
  try {
    const [{ warmBasemap }, { basemapLabels }] = await Promise.all([
      import("~/basemap/layers.server"),
      import("~/basemap/labels.server"),
    ]);
    await warmBasemap();
    await basemapLabels();
  } catch (error) {
    // The first tile makes them then, or says what is wrong.
    logger().warn({ err: error }, "the map's tiles were not made ready");
  }
}

setTimeout(warm, warmAfterMs).unref();
registerListeners();
startJobsInside({ jobs, schedules, repeats });
startAccessLog();
startMetrics();

/** How long a page may wait for what it streams, in ms. */
export const streamTimeout = 5_000;

/**
 * Pages are their reader's: caches on the way keep none that does not say otherwise, and of somebody who is
 * signed in the browser keeps none either, so that Back shows nothing of them after they sign out.
 */
function keepPrivate(headers: Headers, request: Request): void {
  if (carriesSession(request)) headers.set("Cache-Control", "no-store");
  else if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
}

/** A page without an action lists the methods it allows. */
function sayAllowed(status: number, headers: Headers): void {
  if (status === 405 && !headers.has("Allow")) headers.set("Allow", "GET, HEAD");
}

/** Of a loader's refusal only some routes pass on the headers. */
function sayWhenToComeBack(headers: Headers, status: number): void {
  if (status !== 503) return;
  if (!headers.has("Retry-After")) headers.set("Retry-After", "5");
  headers.set("Cache-Control", "no-store");
}

/**
 * Of a form that was refused, the router answers with the refusal's status even where a loader failed
 * afterwards, so that an error page would say 400 and nobody would be told to try again.
 */
function statusOfPage(
  status: number,
  errors: EntryContext["staticHandlerContext"]["errors"],
): number {
  const failed = Object.values(errors ?? {}).map((error) =>
    isRouteErrorResponse(error) ? error.status : 500,
  );
  return failed.length > 0 ? Math.max(...failed) : status;
}

export default function handleRequest(
  request: Request,
  actionStatus: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const status = statusOfPage(actionStatus, context.staticHandlerContext.errors);
  const startedAt = performance.now();
  const nonce = randomBytes(16).toString("base64");
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set(
    "Content-Security-Policy",
    contentSecurityPolicy(env(), nonce, new URL(request.url).pathname),
  );
  sayWhenToComeBack(headers, status);
  keepPrivate(headers, request);
  sayAllowed(status, headers);
  // Robots get the whole page at once; people get it as soon as its shell stands.
  const whenReady = isbot(request.headers.get("User-Agent")) ? "onAllReady" : "onShellReady";

  return new Promise((resolve, reject) => {
    let shellRendered = false;
    let code = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RequestIdContext.Provider value={requestRecord()?.id}>
          <RemixServer
            context={context}
            url={request.url}
            nonce={nonce}
            abortDelay={streamTimeout}
          />
        </RequestIdContext.Provider>
      </NonceContext.Provider>,
      {
        nonce,
        [whenReady]() {
          shellRendered = true;
          recordAnswer({ render: performance.now() - startedAt });
          const body = new PassThrough();
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: code }));
          pipe(body);
        },
        onShellError: reject,
        onError(error: unknown) {
          code = 500;
          if (shellRendered) logger().error({ err: error }, "rendering failed");
        },
      },
    );
    setTimeout(abort, streamTimeout + 1_000).unref();
  });
}

/** How long a link may use what it asked for ahead, in s: from the pointer's coming to the press. */
const prefetchedSeconds = 5;

/** What a page asks for without a document is as private as the document. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  sayAllowed(response.status, response.headers);
  const isAhead = request.headers.get("Sec-Purpose")?.startsWith("prefetch");
  // Without a time the browser would ask again at the press, and the first answer were for nothing.
  // Signing out changes the cookies, and with them what the answer is good for.
  if (isAhead && response.ok) {
    response.headers.set("Cache-Control", `private, max-age=${prefetchedSeconds}`);
    response.headers.append("Vary", "Cookie");
  } else {
    sayWhenToComeBack(response.headers, response.status);
    keepPrivate(response.headers, request);
  }
  return response;
};

/**
 * Bugs are logged with their stack. A browser that went away is not one, nor is what Remix itself
 * refuses: a form to a page that takes none, parameters of a protocol that the site does not speak.
 */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  logger().error(
    { err: error, method: request.method, path: new URL(request.url).pathname },
    "request failed",
  );
};
