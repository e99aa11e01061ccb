import diagnostics from "node:diagnostics_channel";
import { isIP } from "node:net";

/*
 * Preloaded into the web server's process, before remix-serve (or, for development, Vite): what
 * must hold for every request and every response, those of static files included.
 */

/** The largest request body that is read, in bytes: far above any form of the site. */
const BODY_LIMIT = 1_000_000;

/** How long a stopping server lets the requests in flight go on, in ms. */
const DRAIN_MS = 3_000;

const trustedProxies = Number(process.env.TRUST_PROXY ?? 0) || 0;
const forDevelopment = process.env.NODE_ENV === "development";

const RESPONSE_HEADERS = Object.entries({
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "X-Frame-Options": "DENY",
  ...(process.env.SITE_URL?.startsWith("https:")
    ? { "Strict-Transport-Security": "max-age=31536000" }
    : {}),
});

/** What only a trusted proxy may say. */
const PROXY_HEADERS = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-port",
  "x-forwarded-proto",
  "forwarded",
];

/**
 * The address of whoever asked: the last one that a proxy of ours vouches for.
 * @param {import("node:http").IncomingMessage} request
 */
function clientAddress(request) {
  const nearest = request.socket.remoteAddress ?? "";
  const claimed = trustedProxies ? String(request.headers["x-forwarded-for"] ?? "") : "";
  const chain = [...claimed.split(",").filter(Boolean), nearest].map((entry) => bare(entry));
  const address = chain.at(-1 - trustedProxies) ?? chain[0] ?? "";
  return isIP(address) ? address : bare(nearest);
}

/**
 * An address without its port, brackets and IPv4-in-IPv6 prefix, so that one client has one name.
 * @param {string} entry
 */
function bare(entry) {
  return entry
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "");
}

/**
 * Remix answers a form from another origin, or with a nonsensical one, with 500. Ours is to say 403
 * and why, so such an origin travels under a name of our own, which nobody else can set.
 * @param {import("node:http").IncomingMessage} request
 */
function keepOriginApart(request) {
  const { headers } = request;
  delete headers["x-partlane-origin"];
  const { origin, host } = headers;
  if (origin === undefined) return;
  if (URL.canParse(origin) && new URL(origin).host === host) return;
  headers["x-partlane-origin"] = origin;
  delete headers.origin;
}

/**
 * Answers past the application, which sees a client that went away, and ends the connection.
 * @param {import("node:http").IncomingMessage} request
 */
function refuseBody(request) {
  const { socket } = request;
  const text = `The request is larger than ${BODY_LIMIT / 1_000_000} MB: send less.`;
  const lines = [
    "HTTP/1.1 413 Content Too Large",
    "Content-Type: text/plain; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(text)}`,
    "Connection: close",
    ...RESPONSE_HEADERS.map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${lines.join("\r\n")}\r\n\r\n${text}`);
  // Closing while data still arrives would reset the connection before the answer is read.
  request.push = () => true;
  setTimeout(() => socket.destroy(), 500).unref();
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
function limitBody(request, response) {
  if (Number(request.headers["content-length"]) > BODY_LIMIT) {
    refuseBody(request);
    return;
  }
  if (!request.headers["transfer-encoding"]) return;
  let size = 0;
  const push = request.push.bind(request);
  request.push = (chunk, encoding) => {
    size += chunk?.length ?? 0;
    if (size <= BODY_LIMIT) return push(chunk, encoding);
    if (response.headersSent) request.socket.destroy();
    else refuseBody(request);
    return true;
  };
}

/**
 * Whether an address can be read: every character is UTF-8, none is NUL, which the database refuses,
 * and the path has neither control characters nor backslashes, which the router would take for
 * another host's. A query may hold a stray percent sign, as people type it.
 * @param {string} url
 */
function isReadable(url) {
  const [path = "", ...rest] = url.split("?");
  const query = rest.join("?").replaceAll(/%(?![\da-f]{2})/gi, "%25");
  try {
    return (
      !/[\\\p{Cc}]/u.test(decodeURIComponent(path)) && !decodeURIComponent(query).includes("\0")
    );
  } catch {
    return false;
  }
}

/** @param {import("node:http").ServerResponse} response */
function refuseAddress(response) {
  response.writeHead(400, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    Connection: "close",
  });
  response.end(
    "The address has characters that cannot be read, so there is no page. Check it, or start at the homepage.",
  );
}

/**
 * Lets the application see only the requests whose address can be read.
 * @param {import("node:http").Server} found
 */
function guardAddresses(found) {
  const listeners = found.listeners("request");
  found.removeAllListeners("request");
  found.on("request", (request, response) => {
    if (isReadable(request.url ?? ""))
      for (const listener of listeners) listener.call(found, request, response);
    else refuseAddress(response);
  });
}

/** @type {import("node:http").Server | undefined} */
let server;
let draining = false;

/** @param {import("node:http").Server} found */
function adopt(found) {
  server = found;
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  // Longer than a load balancer keeps an idle connection, so that it never meets a closing one.
  server.keepAliveTimeout = 65_000;
  guardAddresses(server);
  if (forDevelopment) return;
  for (const signal of ["SIGTERM", "SIGINT"]) {
    // remix-serve's own listener waits for idle connections for as long as clients keep them.
    process.removeAllListeners(signal);
    process.on(signal, drain);
  }
}

function drain() {
  if (!server || draining) return;
  draining = true;
  const closing = server;
  closing.close(() => process.exit(0));
  setInterval(() => closing.closeIdleConnections(), 50);
  setTimeout(() => process.exit(0), DRAIN_MS);
}

diagnostics.subscribe("http.server.request.start", (message) => {
  const {
    request,
    response,
    server: source,
  } = /** @type {{ request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse, server: import("node:http").Server }} */ (
    message
  );
  if (!server) adopt(source);
  request.headers["x-partlane-client-address"] = clientAddress(request);
  keepOriginApart(request);
  if (!trustedProxies) for (const name of PROXY_HEADERS) delete request.headers[name];
  for (const [name, value] of RESPONSE_HEADERS) response.setHeader(name, value);
  if (draining) response.setHeader("Connection", "close");
  limitBody(request, response);
});
