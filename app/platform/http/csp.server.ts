import type { Env } from "~/platform/config/env.server";

/** The origin of a configured URL or URL template, for a policy; null where nothing is configured. */
function originOf(url: string | undefined): string | null {
  if (!url) return null;
  const { protocol, host } = new URL(url.replaceAll(/\{[^}]*\}/g, "x"));
  return `${protocol}//${host}`;
}

/** The origins that the tile template may load from: `{s}` is any of its subdomains. */
function tileSource(template: string | undefined): string | null {
  if (!template) return null;
  const origin = originOf(template.replace("{s}", "subdomain"));
  return origin?.replace("subdomain", "*") ?? null;
}

/**
 * The page's content security policy. Scripts run only with the request's nonce or when loaded by
 * one that has it; styles may be inline because React writes `style` attributes (never scripts).
 */
export function contentSecurityPolicy(env: Env, nonce: string): string {
  const analytics = originOf(env.ANALYTICS_SCRIPT_URL);
  const sync = originOf(env.TOKEN_SYNC_URL);
  const tiles = tileSource(env.TILE_URL_TEMPLATE);
  const donate = originOf(env.DONATE_URL);
  const list = (...sources: (string | null)[]) => sources.filter(Boolean).join(" ");
  const directives = [
    "default-src 'self'",
    `script-src ${list("'self'", `'nonce-${nonce}'`, "'strict-dynamic'")}`,
    "style-src 'self' 'unsafe-inline'",
    // Photos are shown from the device while they are sent.
    `img-src ${list("'self'", "data:", "blob:", tiles, analytics)}`,
    `connect-src ${list("'self'", sync, analytics, env.NODE_ENV === "production" ? null : "ws:")}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${list("'self'", donate)}`,
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(env.SITE_URL?.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ];
  return directives.join("; ");
}
