import { HttpResponse, http } from "msw";
import { problemsAnswerSchema } from "~/search/answers.schema";
import { suggestAnswerSchema } from "~/search/suggest.schema";
import { brokenJson, json, late, never } from "../answers";
import { suggestions } from "../fixtures/suggestions";

/* The search box's suggestions: GET /api/v1/suggest. */

export const suggestScenarios = [
  "ok",
  "empty",
  "slow",
  "timeout",
  "badRequest",
  "serverError",
  "malformed",
  "notJson",
  "offline",
] as const;

type SuggestScenario = (typeof suggestScenarios)[number];

const none = (query: string) => json(suggestAnswerSchema.parse({ query, groups: [] }));

function answerOf(scenario: SuggestScenario, request: Request) {
  const query = (new URL(request.url).searchParams.get("q") ?? "").trim();
  const known = suggestions.get(query);
  const ok = () => (known ? json(known) : none(query));
  switch (scenario) {
    case "ok":
      return ok();
    case "empty":
      return none(query);
    case "slow":
      return late(ok);
    case "timeout":
      return never();
    case "badRequest":
      return json(
        problemsAnswerSchema.parse({
          problems: [{ parameter: "q", message: "Search for at most 200 characters." }],
        }),
        { status: 400 },
      );
    case "serverError":
      return new HttpResponse("Unexpected Server Error", { status: 500 });
    case "malformed":
      return json({ query, groups: [{ kind: "car", items: "none" }] });
    case "notJson":
      return brokenJson();
    case "offline":
      return HttpResponse.error();
  }
}

export function suggest(scenario: SuggestScenario = "ok") {
  return [http.get("*/api/v1/suggest", ({ request }) => answerOf(scenario, request))];
}
