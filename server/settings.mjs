/*
 * What the web server is told about its surroundings, and the limits that hold for every connection.
 * The start script has checked the environment before (app/platform/config/env.server.ts).
 */

/**
 * @typedef {object} Limits
 * @property {number} headersMs A request's head must have come within this, in ms, counted from the connection or from the answer before.
 * @property {number} requestMs A whole request, with its body, must have come within this, in ms.
 * @property {number} silenceMs A request or an answer of which no byte moves for so long is given up, in ms; Node looks twice at what was being written.
 * @property {number} responseMs An answer must have been taken within this, in ms, however slowly it is read.
 * @property {number} keepAliveMs How long a connection without a request is kept, in ms.
 * @property {number} checkEveryMs How often these times are looked at, in ms.
 * @property {number} headerBytes The largest head of a request, in bytes.
 * @property {number} headerCount The most headers of a request.
 * @property {number} addressLength The longest address, in characters.
 * @property {number} requestsPerConnection After so many requests a connection is closed in order.
 * @property {number} pendingPerConnection So many requests of one connection may wait for their answers.
 * @property {number} connections The most open connections.
 * @property {number} connectionsPerAddress The most of them from one address.
 * @property {number} drainMs How long a stopping server lets the requests in flight go on, in ms.
 */

/** @type {Limits} */
export const defaultLimits = {
  headersMs: 15_000,
  requestMs: 30_000,
  silenceMs: 20_000,
  responseMs: 300_000,
  // Longer than a load balancer keeps an idle connection, so that it never meets a closing one.
  keepAliveMs: 65_000,
  // Node looks every 30 s, so that 15 s became 44.
  checkEveryMs: 1_000,
  headerBytes: 16 * 1024,
  headerCount: 100,
  addressLength: 8_192,
  requestsPerConnection: 1_000,
  // Browsers do not pipeline; load tests do, by ten.
  pendingPerConnection: 32,
  connections: 10_000,
  // A browser holds six: forty people of one workshop, whose router has one address, come in at once.
  connectionsPerAddress: 256,
  drainMs: 3_000,
};

/**
 * @typedef {object} BodyLimits
 * @property {number} bytes The largest body of a request, where its route has no limit of its own.
 * @property {readonly { path: RegExp, bytes: number, requestMs?: number }[]} routes Routes that take more, or less, and those whose requests may take longer than all others: the first whose pattern the path matches.
 */

/** @type {BodyLimits} */
export const defaultBodyLimits = {
  // Far above any form of the site, which reads no more than 64 kB of one.
  bytes: 1_000_000,
  routes: [
    // They are asked by GET, or with a form of a few fields.
    { path: /^\/(api|basemap)\//, bytes: 64 * 1024 },
    // A photo of 20 MB; the application says kindly that one a little larger is too large. From a yard with little
    // reception, 0.6 megabits a second, it takes five minutes.
    {
      path: /^\/dashboard\/(listings\/[^/]+\/)?photos(\.data|\/)?$/i,
      bytes: 21_000_000,
      requestMs: 300_000,
    },
    // Four photos with what is written about an order, as kindly. From a phone they have 3 MB each.
    {
      path: /^\/dashboard\/(orders|returns|disputes|cores)\/[^/]+(\/[a-z-]+)?(\.data|\/)?$/i,
      bytes: 85_000_000,
      requestMs: 600_000,
    },
    // An inventory of 50 MB, as kindly; ten minutes at the same rate.
    { path: /^\/dashboard\/listings\/import\/upload\/?$/i, bytes: 52_000_000, requestMs: 600_000 },
  ],
};

/**
 * @typedef {object} Settings
 * @property {string | undefined} siteUrl The public origin, where one is set.
 * @property {number} trustedProxies How many proxies in front are ours.
 * @property {boolean} forDevelopment Whether Vite serves, which has methods, upgrades and a way to stop of its own.
 * @property {readonly string[]} staticFolders Where files are served from that keep their names when they change.
 * @property {Limits} limits
 * @property {BodyLimits} bodyLimits
 */

/**
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {readonly string[]} staticFolders
 * @returns {Settings}
 */
export function settingsOf(env, staticFolders) {
  const siteUrl = env.SITE_URL?.trim();
  return {
    siteUrl: siteUrl ? new URL(siteUrl).origin : undefined,
    trustedProxies: Number(env.TRUST_PROXY ?? 0) || 0,
    forDevelopment: env.NODE_ENV === "development",
    staticFolders,
    limits: defaultLimits,
    bodyLimits: defaultBodyLimits,
  };
}
