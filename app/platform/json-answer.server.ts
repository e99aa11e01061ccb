import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** An answer as it is sent: a 200 with an entity tag, or what was wrong with the address. */
interface Written {
  status: 200 | 400;
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
  return { status: 200, body, headers };
}

function send(request: Request, { status, body, headers }: Written): Response {
  const { "Content-Type": _, ...unchanged } = headers;
  return headers.ETag && request.headers.get("If-None-Match") === headers.ETag
    ? new Response(null, { status: 304, headers: unchanged })
    : new Response(body, { status, headers });
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

/** How long an answer may be used, and how long it will do while a new one is asked for. */
interface Age {
  freshSeconds: number;
  staleSeconds: number;
}

/** For a moment only: stock changes, and searches are asked again. */
const aMoment: Age = { freshSeconds: 15, staleSeconds: 60 };
/** Words and numbers that there are change less. */
export const aMinute: Age = { freshSeconds: 60, staleSeconds: 600 };

const mostKeptBytes = 24 * 2 ** 20;

const kept = new LRUCache<string, Written>({
  maxSize: mostKeptBytes,
  sizeCalculation: ({ body }) => body.length,
});

/** Answers that are being found: who asks the same meanwhile waits for them. */
const awaited = new Map<string, Promise<Written>>();

/** Forgets all answers: for whoever measures how long they take. */
export function forgetAnswers(): void {
  kept.clear();
  awaited.clear();
}

/** The answer kept for an address, or on its way to it; else the one that is made now, and kept for a while. */
function answerTo(
  address: string,
  ttl: number,
  make: () => Promise<Written>,
): Written | Promise<Written> {
  const known = kept.get(address) ?? awaited.get(address);
  if (known) return known;
  const answer: Promise<Written> = make()
    .then((written) => {
      if (awaited.get(address) === answer) kept.set(address, written, { ttl });
      return written;
    })
    .finally(() => {
      if (awaited.get(address) === answer) awaited.delete(address);
    });
  awaited.set(address, answer);
  return answer;
}

/**
 * What the address is answered. An answer that browsers may use again for a while is used here, too:
 * who asks the same in that time is answered without a search, and who asks at once waits for the same.
 */
export async function answerAgain(
  request: Request,
  find: (params: URLSearchParams) => Promise<Outcome>,
  { freshSeconds, staleSeconds }: Age = aMoment,
): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const age = `max-age=${freshSeconds}, stale-while-revalidate=${staleSeconds}`;
  const ttl = freshSeconds * 1_000;
  const address = `${pathname}${search}`;
  const answer = await answerTo(address, ttl, async () => {
    const outcome = await find(searchParams);
    if (outcome.kind === "bad") return refusal(outcome.problems);
    // Where somebody is concerns nobody else.
    const isPrivate = outcome.isPrivate ?? searchParams.has("near");
    return write(outcome.answer, `${isPrivate ? "private" : "public"}, ${age}`);
  });
  const response = send(request, answer);
  // Caches take it off the time they may keep the answer.
  const usedSeconds = Math.floor((ttl - kept.getRemainingTTL(address)) / 1_000);
  if (usedSeconds > 0 && usedSeconds <= freshSeconds) response.headers.set("Age", `${usedSeconds}`);
  return response;
}

const refusal = (problems: unknown): Written => ({
  status: 400,
  body: encoded({ problems }),
  headers: { "Content-Type": "application/json" },
});
