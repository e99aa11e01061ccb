import { refusalText } from "./refusal.mjs";

/**
 * What is said of a path in particular.
 * @param {string} url
 * @param {import("./settings.mjs").BodyLimits} limits
 */
function routeOf(url, { routes }) {
  const path = url.split("?")[0] ?? "";
  return routes.find((route) => route.path.test(path));
}

/** @param {number} bytes */
const inWords = (bytes) =>
  bytes < 1_000_000 ? `${Math.floor(bytes / 1_000)} kB` : `${bytes / 1_000_000} MB`;

/** @param {number} limit in bytes */
const tooLarge = (limit) => ({
  statusLine: "413 Content Too Large",
  message: `The request is larger than ${inWords(limit)}: send less.`,
});

/**
 * Answers past the application, which sees a client that went away, and ends the connection.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {{ statusLine: string, message: string }} refusal
 */
function refuseBody(request, response, refusal) {
  const { socket } = request;
  const headers = Object.entries(response.getHeaders())
    .filter(([name]) => name !== "connection")
    .map(([name, value]) => /** @type {const} */ ([name, String(value)]));
  socket.end(refusalText({ ...refusal, headers }));
  // Closing while data still arrives would reset the connection before the answer is read.
  request.push = () => true;
  setTimeout(() => socket.destroy(), 500).unref();
}

/**
 * Ends a request whose body is larger than its path takes, as announced or as counted while it
 * arrives. Returns whether it has been answered already.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {import("./settings.mjs").BodyLimits} limits
 */
export function limitBody(request, response, limits) {
  const limit = routeOf(request.url ?? "", limits)?.bytes ?? limits.bytes;
  if (Number(request.headers["content-length"]) > limit) {
    refuseBody(request, response, tooLarge(limit));
    return true;
  }
  if (!request.headers["transfer-encoding"]) return false;
  let size = 0;
  const push = request.push.bind(request);
  request.push = (chunk, encoding) => {
    size += chunk?.length ?? 0;
    if (size <= limit) return push(chunk, encoding);
    if (response.headersSent) request.socket.destroy();
    else refuseBody(request, response, tooLarge(limit));
    return true;
  };
  return false;
}

/**
 * The longest that any request may take, in ms: what Node, which has one time for all, is told.
 * @param {import("./settings.mjs").Limits} limits
 * @param {import("./settings.mjs").BodyLimits} bodyLimits
 */
export const longestRequestMs = ({ requestMs }, { routes }) =>
  Math.max(requestMs, ...routes.map((route) => route.requestMs ?? 0));

/**
 * Ends a request whose body takes longer to arrive than its path has time.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {import("./settings.mjs").Limits} limits
 * @param {import("./settings.mjs").BodyLimits} bodyLimits
 */
export function limitBodyTime(request, response, { requestMs }, bodyLimits) {
  const { headers } = request;
  if (!headers["transfer-encoding"] && !Number(headers["content-length"])) return;
  const timer = setTimeout(
    () => {
      if (request.complete || request.socket.destroyed) return;
      if (response.headersSent) request.socket.destroy();
      else
        refuseBody(request, response, {
          statusLine: "408 Request Timeout",
          message: "The request took too long to arrive: send it again, or send less.",
        });
    },
    routeOf(request.url ?? "", bodyLimits)?.requestMs ?? requestMs,
  );
  timer.unref();
  response.once("close", () => clearTimeout(timer));
}
