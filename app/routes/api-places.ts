import { endpoint } from "~/api/endpoint.server";
import { placesParameters } from "~/api/search-parameters";
import { findPlaces, placeSource } from "~/places/find-places.server";
import { placeTextLimit } from "~/places/place-text";
import { jsonAnswer } from "~/platform/http/cached-json.server";
import { readerCountry } from "~/platform/http/locale.server";
import { jsonProblems } from "~/platform/http/problems.server";

/**
 * GET /api/v1/places?q=: towns and postal codes that a text may mean, those of the reader's country
 * first, which their browser's language tells.
 */
export const loader = endpoint(placesParameters, async ({ request, query }) => {
  const text = (query.get("q") ?? "").trim();
  if (text === "" || text.length > placeTextLimit) {
    const message = `Enter a city or postal code of at most ${placeTextLimit} characters.`;
    return jsonProblems([{ parameter: "q", message }]);
  }
  const [places, source] = await Promise.all([
    findPlaces(text, undefined, readerCountry(request)),
    placeSource(),
  ]);
  const answer = jsonAnswer(request, { places, source }, "public, max-age=86400");
  answer.headers.set("Vary", "Accept-Language");
  return answer;
});

export { readOnly as action } from "~/platform/http/request.server";
