import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { count } from "~/platform/metrics/counts.server";
import { jsonProblems } from "./problems.server";

/** An answer as it is sent: with an entity tag. */
interface Written {
  /** Outside of V8's heap, which the collector need not walk, and encoded once for all who ask. */
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

const encoder = new TextEncoder();
const encoded = (value: unknown) => encoder.encode(JSON.stringify(value));

function write(value: unknown, cacheControl: string): Written {
  const body = encoded(value);
  const etag = `"${hash("sha256", body, "base64url").slice(0, 27)}"`;
  const headers = { ETag: etag, "Cache-Control": cacheControl, "Content-Type": "application/json" };
  return { body, headers };
}

function send(request: Request, { body, headers }: Written): Response {
  const { "Content-Type": _, ...unchanged } = headers;
  return headers.ETag && request.headers.get("If-None-Match") === headers.ETag
    ? new Response(null, { status: 304, headers: unchanged })
    : new Response(body, { headers });
}

/**
 * A JSON answer with an entity tag, or 304 when the asker has it already. `cacheControl` says who
 * else may keep it, and for how long.
 */
export const jsonAnswer = (request: Request, value: unknown, cacheControl: string): Response =>
  send(request, write(value, cacheControl));

/**
 * What a use case makes of an address's parameters, or what is wrong with these. A private answer no
 * cache but the asker's own may keep.
 */
export type Outcome =
  | { kind: "ok"; answer: unknown; isPrivate?: boolean }
  | { kind: "bad"; problems: unknown };

/** How long an answer is fresh, and how long a stale one may serve while a new one is fetched. */
interface Age {
  freshSeconds: number;
  staleSeconds: number;
}

/** For searches: stock changes often. */
const aMoment: Age = { freshSeconds: 15, staleSeconds: 60 };
/** For suggestions: words and part numbers change less often. */
export const oneMinute: Age = { freshSeconds: 60, staleSeconds: 600 };

/** The cache's limits: entries, and bytes including keys and overhead. */
export const answerCacheLimits = { entries: 10_000, bytes: 24 * 2 ** 20 };
/** What an entry takes beside its body: its headers, its key, and its place in the cache; measured. */
const entryBytes = 1_024;

const kept = new LRUCache<string, Written>({
  max: answerCacheLimits.entries,
  maxSize: answerCacheLimits.bytes,
  sizeCalculation: ({ body }) => body.length + entryBytes,
});

/** The cache's current size: entries, and bytes as counted. */
export const answerCacheSize = () => ({ entries: kept.size, bytes: kept.calculatedSize });

/** Answers being computed: equal requests wait for them. */
const awaited = new Map<string, Promise<Found>>();

/** Empties the cache, for benchmarks. */
export function clearAnswerCache(): void {
  kept.clear();
  awaited.clear();
}

/** What an answer is kept under, however long the address is. */
const keyOf = (pathname: string, query: URLSearchParams) =>
  hash("sha256", `${pathname}?${query}`, "base64url");

type Found = Written | { problems: unknown };

/** The cached answer, or the one being computed; else computes it and caches it. */
function answerTo(key: string, ttl: number, make: () => Promise<Found>): Found | Promise<Found> {
  const known = kept.get(key) ?? awaited.get(key);
  count("cache", { cache: "answers", result: known ? "hit" : "miss" });
  if (known) return known;
  const answer: Promise<Found> = make()
    .then((found) => {
      // What is wrong with an address is found out as quickly as it would be kept.
      if ("body" in found && awaited.get(key) === answer) kept.set(key, found, { ttl });
      return found;
    })
    .finally(() => {
      if (awaited.get(key) === answer) awaited.delete(key);
    });
  awaited.set(key, answer);
  return answer;
}

/**
 * Answers a request from the cache, or by `find`. Parameters must be known ones in a fixed order: they are the key.
 * An answer is reused for as long as browsers may; equal requests at the same time share one `find`.
 */
export async function cachedAnswer(
  request: Request,
  query: URLSearchParams,
  find: (query: URLSearchParams) => Promise<Outcome>,
  { freshSeconds, staleSeconds }: Age = aMoment,
): Promise<Response> {
  const age = `max-age=${freshSeconds}, stale-while-revalidate=${staleSeconds}`;
  const ttl = freshSeconds * 1_000;
  const key = keyOf(new URL(request.url).pathname, query);
  const found = await answerTo(key, ttl, async () => {
    const outcome = await find(query);
    if (outcome.kind === "bad") return { problems: outcome.problems };
    // A location is private.
    const isPrivate = outcome.isPrivate ?? query.has("near");
    return write(outcome.answer, `${isPrivate ? "private" : "public"}, ${age}`);
  });
  if (!("body" in found)) return jsonProblems(found.problems);
  const response = send(request, found);
  // Caches take it off the time they may keep the answer.
  const usedSeconds = Math.floor((ttl - kept.getRemainingTTL(key)) / 1_000);
  if (usedSeconds > 0 && usedSeconds <= freshSeconds) response.headers.set("Age", `${usedSeconds}`);
  return response;
}
