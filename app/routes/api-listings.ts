import type { LoaderFunctionArgs } from "@remix-run/node";
import { findListings } from "~/catalog/listings.server";
import { jsonAnswer } from "~/platform/json-answer.server";
import { parseListingSearch } from "~/search/query";

/** GET /api/v1/listings: the listings that a search finds, as the map asks for them. */
export async function loader({ request }: LoaderFunctionArgs) {
  const outcome = parseListingSearch(new URL(request.url).searchParams);
  if (outcome.kind === "bad") return Response.json({ problems: outcome.problems }, { status: 400 });
  const cacheControl = "public, max-age=15, stale-while-revalidate=60";
  return jsonAnswer(request, await findListings(outcome.search), cacheControl);
}
