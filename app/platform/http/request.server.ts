import type * as z from "zod";
import { env } from "~/platform/config/env.server";

/** The largest form that is read, in bytes: far above any of ours. */
export const formLimit = 64 * 1024;

const statusTexts: Record<number, string> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  409: "Conflict",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  429: "Too Many Requests",
  503: "Service Unavailable",
};

/**
 * A refusal, to be thrown: plain text that says what happened and how to mend it. A page's error
 * boundary gets the text as `error.data`.
 */
export function errorResponse(
  status: number,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(message, {
    status,
    statusText: statusTexts[status],
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      ...headers,
    },
  });
}

/** The action of an address that is only read: refuses with 405. */
export function readOnly(): never {
  throw errorResponse(405, "This page is read only. Use GET.", { Allow: "GET, HEAD" });
}

/**
 * The host that the request was sent to, with its port: the web server lets only such requests through
 * whose host it has checked, a proxy's word included (server/origin.mjs).
 */
function requestHost(request: Request): string {
  return request.headers.get("Host") ?? new URL(request.url).host;
}

/** The site's public origin: SITE_URL, or else the one that the request was sent to. */
export function requestOrigin(request: Request): string {
  return env().SITE_URL ?? request.headers.get("x-partlane-origin") ?? new URL(request.url).origin;
}

/**
 * Who may keep an answer that has the public origin in it: any cache on the way where SITE_URL says it;
 * else the asker alone, since the request said it and caches may not tell such requests apart.
 */
export const originCacheControl = (seconds: number): string =>
  `${env().SITE_URL ? "public" : "private"}, max-age=${seconds}`;

/** The address of the client, as the web server saw it; `unknown` outside of one. */
export function clientAddress(request: Request): string {
  return request.headers.get("x-partlane-client-address") || "unknown";
}

function isOwnOrigin(origin: string, request: Request): boolean {
  const { SITE_URL } = env();
  if (origin === SITE_URL) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // A page of the same host that came without https may have been written by anybody on the way.
  if (SITE_URL?.startsWith("https:") && protocol !== "https:") return false;
  return host === requestHost(request);
}

/**
 * Whether one of our own pages sent the request. Browsers that say neither `Origin` nor
 * `Sec-Fetch-Site` must at least name one of our pages as the referrer.
 */
function cameFromUs(request: Request): boolean {
  // Under a name of our own where it is not the one that Remix expects (server/origin.mjs).
  const origin = request.headers.get("x-partlane-foreign-origin") ?? request.headers.get("Origin");
  const fetchSite = request.headers.get("Sec-Fetch-Site");
  const referrer = request.headers.get("Referer");
  if (fetchSite !== null && fetchSite !== "same-origin" && fetchSite !== "none") return false;
  if (origin !== null && origin !== "null") return isOwnOrigin(origin, request);
  if (fetchSite === "same-origin") return true;
  // `null` stands for an origin that the browser hides, as it does for a sandboxed page.
  if (origin === "null" || referrer === null || !URL.canParse(referrer)) return false;
  return isOwnOrigin(new URL(referrer).origin, request);
}

/** Throws 403 for a write that a page of another site sent. */
export function checkOrigin(request: Request): void {
  if (cameFromUs(request)) return;
  throw errorResponse(
    403,
    "This form was sent from another site, so nothing changed. Open the page on this site and send it again. (If you run the site behind a proxy, set SITE_URL to its public origin.)",
  );
}

/** The media type of what was sent, alone and in lower case. */
export function mediaType(request: Request): string {
  return (request.headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

/** The body as it was sent, counted while it arrives: Content-Length may lie or be absent. */
export async function readBody(request: Request): Promise<Uint8Array> {
  const tooLarge = () =>
    errorResponse(413, `The form is larger than ${formLimit / 1024} kB. Send less.`, {
      Connection: "close",
    });
  if (Number(request.headers.get("Content-Length")) > formLimit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > formLimit) {
      // Who sends it may have gone already.
      await reader.cancel().catch(() => {});
      throw tooLarge();
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

async function parseBody(request: Request): Promise<[string, string][]> {
  const type = mediaType(request);
  if (type !== "application/x-www-form-urlencoded" && type !== "multipart/form-data")
    throw errorResponse(
      415,
      "The form must be sent as application/x-www-form-urlencoded or multipart/form-data.",
    );
  const body = await readBody(request);
  if (type === "application/x-www-form-urlencoded")
    return [...new URLSearchParams(new TextDecoder().decode(body))];
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  const form = await new Response(body as Uint8Array<ArrayBuffer>, { headers })
    .formData()
    .catch(() => {
      throw errorResponse(400, "The form is not well-formed multipart/form-data.");
    });
  return [...form].map(([name, value]) => {
    if (typeof value === "string") return [name, value];
    throw errorResponse(415, `The form takes no files, but ${quote(name)} is one.`);
  });
}

/** A name out of a request, fit to be shown: quoted, without control characters, not too long. */
function quote(name: string): string {
  const shown = name.replaceAll(/\p{C}/gu, "?");
  return `"${shown.length > 40 ? `${shown.slice(0, 40)}…` : shown}"`;
}

function listOf(names: Iterable<string>): string {
  return [...new Set(names)].slice(0, 5).map(quote).join(", ");
}

/**
 * Reads a form that one of our own pages sent, and only that. Throws a `refuse` response: 405 for
 * another method, 403 for another site, 415 for another content type, 413 above `formLimit`, and
 * 400 for unknown or repeated fields, NUL bytes, and whatever the schema does not take. What a
 * person may get wrong does not belong into the schema, but into a field's message.
 */
export async function readForm<Schema extends z.ZodObject>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (request.method !== "POST")
    throw errorResponse(405, "This address takes forms by POST only.", { Allow: "POST" });
  checkOrigin(request);
  return parseFields(await parseBody(request), schema);
}

/** The fields of such a form, as its schema says. Throws 400, as `readForm` does. */
export function parseFields<Schema extends z.ZodObject>(
  entries: readonly [name: string, value: string][],
  schema: Schema,
): z.output<Schema> {
  const names = entries.map(([name]) => name);
  const unknown = names.filter((name) => !Object.hasOwn(schema.shape, name));
  if (unknown.length > 0) throw errorResponse(400, `The form has no field ${listOf(unknown)}.`);
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  if (repeated.length > 0)
    throw errorResponse(400, `The form has ${listOf(repeated)} more than once.`);
  const withNul = entries.filter(([, value]) => value.includes("\0")).map(([name]) => name);
  if (withNul.length > 0)
    throw errorResponse(400, `The form has a NUL character in ${listOf(withNul)}.`);
  const parsed = schema.safeParse(Object.fromEntries(entries));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    ({ path, message }) => `${quote(String(path[0] ?? "form"))}: ${message}`,
  );
  throw errorResponse(400, `The form cannot be used. ${problems.join(". ")}`);
}
