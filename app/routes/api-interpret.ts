import { endpoint } from "~/api/endpoint.server";
import { interpretParameters } from "~/api/search-parameters";
import { searchTextLimit } from "~/catalog/choices";
import { cachedAnswer, type Outcome, oneMinute } from "~/platform/http/cached-json.server";
import { jsonProblems } from "~/platform/http/problems.server";
import { clientAddress } from "~/platform/http/request.server";
import { interpretText } from "~/search/text/sentence/interpret.server";
import { limitVinInText } from "~/search/text/vin-search-limit.server";

/** GET /api/v1/interpret?q=…: what a sentence of the trade was taken to say, and the search that it leads to. */
export const loader = endpoint(interpretParameters, async ({ request, query }) => {
  const limited = await limitVinInText(query.get("q") ?? "", clientAddress(request));
  if (!limited) return cachedAnswer(request, query, interpreted, oneMinute);
  return jsonProblems([{ parameter: "q", message: limited.message }], {
    status: 429,
    headers: { "Retry-After": String(limited.retryAfterSeconds) },
  });
});

export { readOnly as action } from "~/platform/http/request.server";

async function interpreted(params: URLSearchParams): Promise<Outcome> {
  const text = (params.get("q") ?? "").trim();
  if (text === "" || text.length > searchTextLimit) {
    const message = `Say what you're looking for in at most ${searchTextLimit} characters.`;
    return { kind: "bad", problems: [{ parameter: "q", message }] };
  }
  return { kind: "ok", ...(await interpretText(text)) };
}
