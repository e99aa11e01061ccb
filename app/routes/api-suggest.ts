import { endpoint } from "~/api/endpoint.server";
import { suggestParameters } from "~/api/search-parameters";
import { mayTellVin, unlessVinLimited } from "~/api/vin-guard.server";
import { searchTextLimit } from "~/catalog/choices";
import { cachedAnswer, type Outcome, oneMinute } from "~/platform/http/cached-json.server";
import { suggest } from "~/search/suggest/suggest.server";

/**
 * GET /api/v1/suggest?q=…: what somebody who types may be after. What is about a VIN only the browser
 * that asked may keep, because a VIN tells whose vehicle it is.
 */
export const loader = endpoint(suggestParameters, (asked) =>
  unlessVinLimited(asked, () => cachedAnswer(asked.request, asked.query, suggestions, oneMinute)),
);

export { readOnly as action } from "~/platform/http/request.server";

async function suggestions(params: URLSearchParams): Promise<Outcome> {
  const text = params.get("q") ?? "";
  if (text.length > searchTextLimit) {
    const message = `Search for at most ${searchTextLimit} characters.`;
    return { kind: "bad", problems: [{ parameter: "q", message }] };
  }
  const answer = await suggest(text);
  const isPrivate = mayTellVin(text) || answer.groups.some(({ kind }) => kind === "vin");
  return { kind: "ok", answer, isPrivate };
}
