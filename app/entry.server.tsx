import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import type { EntryContext, HandleErrorFunction } from "@remix-run/node";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { warmBasemap } from "~/map/basemap/layers.server";
import { contentSecurityPolicy } from "~/platform/csp.server";
import { env } from "~/platform/env.server";
import { logger } from "~/platform/logger.server";
import { NonceContext } from "~/platform/nonce";

// While nobody asks for anything yet.
void warmBasemap();

/** How long a page may wait for what it streams, in ms. */
export const streamTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString("base64");
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy(env(), nonce));
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  // Robots get the whole page at once; people get it as soon as its shell stands.
  const whenReady = isbot(request.headers.get("User-Agent")) ? "onAllReady" : "onShellReady";

  return new Promise((resolve, reject) => {
    let shellRendered = false;
    let code = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RemixServer context={context} url={request.url} nonce={nonce} abortDelay={streamTimeout} />
      </NonceContext.Provider>,
      {
        nonce,
        [whenReady]() {
          shellRendered = true;
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

/** Bugs are logged with their stack; a browser that went away is not one. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  logger().error(
    { err: error, method: request.method, path: new URL(request.url).pathname },
    "request failed",
  );
};
