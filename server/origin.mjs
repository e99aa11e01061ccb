import { isIPv6 } from "node:net";

/*
 * Where a request was sent to, by one rule for `Host` and for what a trusted proxy forwards. The
 * application reads the outcome under a name of our own (app/platform/http/request.server.ts) and never
 * looks at the headers themselves.
 */

/** The public origin of the site, as this request reached it. */
const ownOrigin = "x-partlane-origin";
/** An `Origin` that is not the host's: Remix would answer it with 500, ours is to say 403 and why. */
const foreignOrigin = "x-partlane-foreign-origin";

/**
 * A host with or without a port, in the form that URLs give it (lower case, no default port); undefined
 * for anything else. Underscores are in the names that container networks give.
 * Source: RFC 9110, section 7.2; RFC 3986, section 3.2.2.
 * @param {string} text
 * @param {string} [scheme] whose default port goes without saying
 */
export function validHost(text, scheme = "http") {
  if (text.length > 255) return undefined;
  const [, name = "", port] = /^([\w.-]+|\[[\da-f:.]+\])(?::(\d{1,5}))?$/i.exec(text) ?? [];
  if (!name || (port !== undefined && (Number(port) < 1 || Number(port) > 65_535)))
    return undefined;
  if (name.startsWith("[") && !isIPv6(name.slice(1, -1))) return undefined;
  if (/^[.-]|\.\.|-\.|\.-|-$/.test(name)) return undefined;
  if (!URL.canParse(`${scheme}://${text}`)) return undefined;
  const url = new URL(`${scheme}://${text}`);
  // Numbers that a URL would read as another address are nobody's name.
  const isAsWritten = name.startsWith("[") || url.hostname === name.toLowerCase();
  return isAsWritten ? url.host : undefined;
}

/**
 * The last of a list: what the proxy next to us says.
 * @param {string | string[] | undefined} value
 */
const lastOf = (value) =>
  String(value ?? "")
    .split(",")
    .at(-1)
    ?.trim() ?? "";

/** @param {import("node:http").IncomingMessage} request */
function hostOf({ headers, rawHeaders }) {
  const said = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  return said.length > 1 ? undefined : headers.host;
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {{ siteUrl?: string, trustedProxies: number }} settings
 * @returns {{ scheme: string, host: string } | undefined} undefined when it cannot be told
 */
function addressed(request, { siteUrl, trustedProxies }) {
  const { headers, httpVersion } = request;
  const isUnnamed = headers.host === undefined && httpVersion === "1.0" && siteUrl;
  // The oldest health checks name no host.
  const trusted = trustedProxies > 0;
  const scheme = (trusted && lastOf(headers["x-forwarded-proto"]).toLowerCase()) || "http";
  if (scheme !== "http" && scheme !== "https") return undefined;
  const sent = isUnnamed ? new URL(siteUrl).host : validHost(hostOf(request) ?? "", scheme);
  if (sent === undefined) return undefined;
  const forwardedHost = trusted ? lastOf(headers["x-forwarded-host"]) : "";
  const host = forwardedHost ? validHost(forwardedHost, scheme) : sent;
  return host === undefined ? undefined : { scheme, host };
}

/**
 * Tells the application where the request was sent to, or refuses it. Afterwards `Host` is a host
 * that was checked, and nothing is left of what only a proxy may say.
 * @param {import("node:http").IncomingMessage} request
 * @param {{ siteUrl?: string, trustedProxies: number }} settings
 * @returns {import("./refusal.mjs").Refusal | undefined}
 */
export function tellOrigin(request, settings) {
  const { headers } = request;
  const found = addressed(request, settings);
  for (const name of ["host", "port", "proto"]) delete headers[`x-forwarded-${name}`];
  if (!found)
    return {
      status: 400,
      message:
        "The request does not say in a readable way which host it is for. Check the address.",
    };
  headers.host = found.host;
  headers[ownOrigin] = settings.siteUrl ?? `${found.scheme}://${found.host}`;
  delete headers[foreignOrigin];
  const { origin } = headers;
  if (origin === undefined) return undefined;
  if (URL.canParse(origin) && new URL(origin).host === found.host) return undefined;
  headers[foreignOrigin] = origin;
  delete headers.origin;
  return undefined;
}
