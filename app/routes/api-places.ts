import type { LoaderFunctionArgs } from "@remix-run/node";
import { findPlaces, placeSource } from "~/places/find-places.server";
import { placeTextLimit } from "~/places/place-text";
import { jsonAnswer } from "~/platform/json-answer.server";
import { readerCountry } from "~/platform/locale.server";

/**
 * GET /api/v1/places?q=: towns and postal codes that a text may mean, those of the reader's country
 * first, which their browser's language tells.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const text = (new URL(request.url).searchParams.get("q") ?? "").trim();
  if (text === "" || text.length > placeTextLimit) {
    const message = `Give a town or a postal code of at most ${placeTextLimit} characters.`;
    const problems = [{ parameter: "q", message }];
    return Response.json({ problems }, { status: 400, headers: { "Cache-Control": "no-store" } });
  }
  const [places, source] = await Promise.all([
    findPlaces(text, undefined, readerCountry(request)),
    placeSource(),
  ]);
  const answer = jsonAnswer(request, { places, source }, "public, max-age=86400");
  answer.headers.set("Vary", "Accept-Language");
  return answer;
}
