import { endpoint } from "~/api/endpoint.server";
import { suggestParameters } from "~/api/search-parameters";
import { searchTextLimit } from "~/catalog/choices";
import { cachedAnswer, type Outcome, oneMinute } from "~/platform/http/cached-json.server";
import { jsonProblems } from "~/platform/http/problems.server";
import { clientAddress } from "~/platform/http/request.server";
import { suggest } from "~/search/suggest/suggest.server";
import { limitVinInText } from "~/search/text/vin-search-limit.server";
import type { VinLimited } from "~/vehicles/vin-limit.server";

/** A VIN or most of one, or as long a part number. */
const tellsMuch = /[A-Z\d]{11}/i;

/**
 * GET /api/v1/suggest?q=…: what somebody who types may be after. What is about a VIN only the browser
 * that asked may keep, because a VIN tells whose vehicle it is.
 */
export const loader = endpoint(suggestParameters, async ({ request, query }) => {
  const limited = await limitVinInText(query.get("q") ?? "", clientAddress(request));
  return limited ? refused(limited) : cachedAnswer(request, query, suggestions, oneMinute);
});

export { readOnly as action } from "~/platform/http/request.server";

async function suggestions(params: URLSearchParams): Promise<Outcome> {
  const text = params.get("q") ?? "";
  if (text.length > searchTextLimit) {
    const message = `Search for at most ${searchTextLimit} characters.`;
    return { kind: "bad", problems: [{ parameter: "q", message }] };
  }
  const answer = await suggest(text);
  const isPrivate = tellsMuch.test(text) || answer.groups.some(({ kind }) => kind === "vin");
  return { kind: "ok", answer, isPrivate };
}

const refused = ({ message, retryAfterSeconds }: VinLimited): Response =>
  jsonProblems([{ parameter: "q", message }], {
    status: 429,
    headers: { "Retry-After": String(retryAfterSeconds) },
  });
