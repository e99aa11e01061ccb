import { createHash } from "node:crypto";

/**
 * A JSON answer with an entity tag, or 304 when the asker has it already. `cacheControl` says who
 * else may keep it, and for how long.
 */
export function jsonAnswer(request: Request, value: unknown, cacheControl: string): Response {
  const body = JSON.stringify(value);
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const headers = { ETag: etag, "Cache-Control": cacheControl };
  if (request.headers.get("If-None-Match") === etag)
    return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "Content-Type": "application/json" } });
}

/** For a moment only: stock changes, and searches are asked again. */
const forAMoment = "max-age=15, stale-while-revalidate=60";

/** The answer of a use case that took an address's parameters, or what was wrong with these. */
export function outcomeAnswer(
  request: Request,
  outcome: { kind: "ok"; answer: unknown } | { kind: "bad"; problems: unknown },
): Response {
  if (outcome.kind === "bad") return Response.json({ problems: outcome.problems }, { status: 400 });
  // Where somebody is concerns no cache but their own.
  const keeper = new URL(request.url).searchParams.has("near") ? "private" : "public";
  return jsonAnswer(request, outcome.answer, `${keeper}, ${forAMoment}`);
}
