import { paths } from "~/paths";
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

/** Pages that the payment provider is on; no other may load anything of it. */
const pageOf = (pathname: string) =>
  /^\/checkout\/[^/]+\/pay$/.test(pathname)
    ? "pay"
    : pathname === paths.settingsGetPaid()
      ? "get-paid"
      : undefined;

/** What the provider's script shows and asks: https://docs.stripe.com/security/guide#content-security-policy */
function payDirectives({ STRIPE_JS_URL, STRIPE_API_BASE }: Env) {
  const script = originOf(STRIPE_JS_URL);
  const isStripe = script === "https://js.stripe.com";
  return {
    frames: [script, isStripe ? "https://*.js.stripe.com https://hooks.stripe.com" : null],
    asks: originOf(STRIPE_API_BASE),
  };
}

/**
 * The page's content security policy. Scripts run only with the request's nonce or when loaded by
 * one that has it; styles may be inline because React writes `style` attributes (never scripts).
 */
export function contentSecurityPolicy(env: Env, nonce: string, pathname = "/"): string {
  const page = env.STRIPE_SECRET_KEY ? pageOf(pathname) : undefined;
  const pays = page === "pay" ? payDirectives(env) : null;
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
    `connect-src ${list("'self'", sync, analytics, pays?.asks ?? null, env.NODE_ENV === "production" ? null : "ws:")}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // Who opens an account there is led on to it.
    `form-action ${list("'self'", donate, page === "get-paid" ? "https://connect.stripe.com" : null)}`,
    ...(pays ? [`frame-src ${list("'self'", ...pays.frames)}`] : []),
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(env.SITE_URL?.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ];
  return directives.join("; ");
}
