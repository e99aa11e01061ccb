import { refusalText } from "./refusal.mjs";

/**
 * The largest body that a path takes, in bytes.
 * @param {string} url
 * @param {import("./settings.mjs").BodyLimits} limits
 */
function limitFor(url, { bytes, routes }) {
  const path = url.split("?")[0] ?? "";
  return routes.find((route) => route.path.test(path))?.bytes ?? bytes;
}

/** @param {number} bytes */
const inWords = (bytes) =>
  bytes < 1_000_000 ? `${Math.floor(bytes / 1_000)} kB` : `${bytes / 1_000_000} MB`;

/**
 * Answers past the application, which sees a client that went away, and ends the connection.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {number} limit in bytes
 */
function refuseBody(request, response, limit) {
  const { socket } = request;
  const headers = Object.entries(response.getHeaders())
    .filter(([name]) => name !== "connection")
    .map(([name, value]) => /** @type {const} */ ([name, String(value)]));
  socket.end(
    refusalText({
      statusLine: "413 Content Too Large",
      message: `The request is larger than ${inWords(limit)}: send less.`,
      headers,
    }),
  );
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
  const limit = limitFor(request.url ?? "", limits);
  if (Number(request.headers["content-length"]) > limit) {
    refuseBody(request, response, limit);
    return true;
  }
  if (!request.headers["transfer-encoding"]) return false;
  let size = 0;
  const push = request.push.bind(request);
  request.push = (chunk, encoding) => {
    size += chunk?.length ?? 0;
    if (size <= limit) return push(chunk, encoding);
    if (response.headersSent) request.socket.destroy();
    else refuseBody(request, response, limit);
    return true;
  };
  return false;
}
