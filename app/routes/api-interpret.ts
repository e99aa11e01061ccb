import { endpoint } from "~/api/endpoint.server";
import { interpretParameters } from "~/api/search-parameters";
import { mayTellVin, unlessVinLimited } from "~/api/vin-guard.server";
import { searchTextLimit } from "~/catalog/choices";
import { cachedAnswer, type Outcome, oneMinute } from "~/platform/http/cached-json.server";
import { interpretText } from "~/search/text/sentence/interpret.server";

/** GET /api/v1/interpret?q=…: what a sentence of the trade was taken to say, and the search that it leads to. */
export const loader = endpoint(interpretParameters, (asked) =>
  unlessVinLimited(asked, () => cachedAnswer(asked.request, asked.query, interpreted, oneMinute)),
);

export { readOnly as action } from "~/platform/http/request.server";

async function interpreted(params: URLSearchParams): Promise<Outcome> {
  const text = (params.get("q") ?? "").trim();
  if (text === "" || text.length > searchTextLimit) {
    const message = `Say what you're looking for in at most ${searchTextLimit} characters.`;
    return { kind: "bad", problems: [{ parameter: "q", message }] };
  }
  const { answer, isPrivate } = await interpretText(text);
  return { kind: "ok", answer, isPrivate: isPrivate || mayTellVin(text) };
}
