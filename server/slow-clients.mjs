/**
 * What Node ends by itself once it is told when. Its own times are for development: it looks only
 * every half minute, and has none for an answer that is not taken.
 * @param {import("./settings.mjs").Limits} limits
 * @returns {import("node:http").ServerOptions}
 */
export function timeouts(limits) {
  return {
    connectionsCheckingInterval: limits.checkEveryMs,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    maxHeaderSize: limits.headerBytes,
  };
}

/**
 * What can be told to a server only once it is made.
 * @param {import("node:http").Server} server
 * @param {import("./settings.mjs").Limits} limits
 */
export function limitClients(server, limits) {
  server.setTimeout(limits.silenceMs);
  server.maxHeadersCount = limits.headerCount;
  server.maxRequestsPerSocket = limits.requestsPerConnection;
}
