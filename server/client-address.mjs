import { isIP } from "node:net";

/** Under this name the application reads who asked. */
const header = "x-partlane-client-address";

/**
 * An address without its port, brackets and IPv4-in-IPv6 prefix, so that one client has one name.
 * @param {string} entry
 */
export function bareAddress(entry) {
  return entry
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/^::ffff:(?=\d+\.)/i, "");
}

/**
 * The address of whoever asked: the last one that a proxy of ours vouches for.
 * @param {import("node:http").IncomingMessage} request
 * @param {number} trustedProxies
 */
function clientAddress(request, trustedProxies) {
  const nearest = request.socket.remoteAddress ?? "";
  const claimed = trustedProxies ? String(request.headers["x-forwarded-for"] ?? "") : "";
  const chain = [...claimed.split(",").filter(Boolean), nearest].map((entry) => bareAddress(entry));
  const address = chain.at(-1 - trustedProxies) ?? chain[0] ?? "";
  return isIP(address) ? address : bareAddress(nearest);
}

/**
 * Tells the application who asked. Afterwards nothing is left of what only a proxy may say.
 * @param {import("node:http").IncomingMessage} request
 * @param {number} trustedProxies
 */
export function tellClientAddress(request, trustedProxies) {
  request.headers[header] = clientAddress(request, trustedProxies);
  delete request.headers["x-forwarded-for"];
  delete request.headers.forwarded;
}
