import http from "node:http";
import { refusedAddress } from "./addresses.mjs";
import { limitBody, limitBodyTime, longestRequestMs } from "./body-limit.mjs";
import { tellClientAddress } from "./client-address.mjs";
import { boundConnections } from "./connections.mjs";
import { drainable } from "./draining.mjs";
import { refusedMethod } from "./methods.mjs";
import { tellOrigin } from "./origin.mjs";
import { refusalText, refuse } from "./refusal.mjs";
import { recordRequest } from "./request-record.mjs";
import { securityHeaders } from "./security-headers.mjs";
import { limitClients, timeouts } from "./slow-clients.mjs";
import { changingFiles, limitCaching } from "./static-caching.mjs";

/**
 * A server that lets only such requests through to `listener` as the application can be asked, and
 * says of them what the application may believe: `x-partlane-*` headers come from here alone.
 * @param {import("./settings.mjs").Settings} settings
 * @param {import("node:http").RequestListener} listener
 * @param {typeof http.createServer} createServer
 */
export function createGuardedServer(settings, listener, createServer = http.createServer) {
  const { limits, forDevelopment } = settings;
  const requestMs = longestRequestMs(limits, settings.bodyLimits);
  const server = createServer(timeouts({ ...limits, requestMs }));
  const draining = drainable(server, limits);
  const headers = securityHeaders(settings.siteUrl);
  const changing = changingFiles(settings.staticFolders);
  const { takeRequest, inTurn } = boundConnections(server, settings);

  server.on("request", (request, response) => {
    if (!takeRequest(request, response)) return;
    for (const [name, value] of headers) response.setHeader(name, value);
    const asPartOfIt = recordRequest(request, response, settings.trustedProxies);
    draining.announce(response);
    for (const name of Object.keys(request.headers))
      if (name.startsWith("x-partlane-")) delete request.headers[name];
    const refusal =
      (forDevelopment ? undefined : refusedMethod(request.method)) ??
      refusedAddress(request.url ?? "", limits.addressLength) ??
      tellOrigin(request, settings);
    if (refusal) {
      refuse(response, refusal);
      return;
    }
    tellClientAddress(request, settings.trustedProxies);
    if (limitBody(request, response, settings.bodyLimits)) return;
    limitBodyTime(request, response, limits, settings.bodyLimits);
    limitCaching(request, response, changing);
    inTurn(request, response, () => asPartOfIt(() => listener(request, response)));
  });

  if (forDevelopment) return server;
  limitClients(server, limits);
  draining.drainOnSignals();
  server.on("connect", (_request, socket) => {
    const message = "This site is no proxy.";
    socket.end(refusalText({ statusLine: "405 Method Not Allowed", message, headers }));
  });
  return server;
}
