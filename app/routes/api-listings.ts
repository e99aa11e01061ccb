import { createHash } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { findListings } from "~/catalog/listings.server";
import { parseListingSearch } from "~/catalog/search";

/** GET /api/v1/listings: the listings that a search finds, as the map asks for them. */
export async function loader({ request }: LoaderFunctionArgs) {
  const outcome = parseListingSearch(new URL(request.url).searchParams);
  if (outcome.kind === "bad") return Response.json({ problems: outcome.problems }, { status: 400 });
  const body = JSON.stringify(await findListings(outcome.search));
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const headers = { ETag: etag, "Cache-Control": "public, max-age=15, stale-while-revalidate=60" };
  if (request.headers.get("If-None-Match") === etag)
    return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "Content-Type": "application/json" } });
}
