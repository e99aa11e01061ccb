import { HttpResponse, http } from "msw";
import { placesAnswerSchema } from "~/places/place.schema";
import { problemsAnswerSchema } from "~/search/answers.schema";
import { brokenJson, json, late, never } from "../answers";
import { places, placesSource } from "../fixtures/places";

/* The site's own JSON: GET /api/v1/places. */

export const placesScenarios = [
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

type PlacesScenario = (typeof placesScenarios)[number];

const answer = (found: unknown) =>
  json(placesAnswerSchema.parse({ places: found, source: placesSource }));

function answerOf(scenario: PlacesScenario, request: Request) {
  const text = (new URL(request.url).searchParams.get("q") ?? "").trim().toLowerCase();
  const ok = () => answer(places.get(text) ?? []);
  switch (scenario) {
    case "ok":
      return ok();
    case "empty":
      return answer([]);
    case "slow":
      return late(ok);
    case "timeout":
      return never();
    case "badRequest":
      return json(
        problemsAnswerSchema.parse({
          problems: [
            {
              parameter: "q",
              message: "Give a town or a postal code of at most 100 characters.",
            },
          ],
        }),
        { status: 400 },
      );
    case "serverError":
      return new HttpResponse("Unexpected Server Error", { status: 500 });
    case "malformed":
      return json({ places: [{ label: 7, lat: "north" }] });
    case "notJson":
      return brokenJson();
    case "offline":
      return HttpResponse.error();
  }
}

export function placesApi(scenario: PlacesScenario = "ok") {
  return [http.get("*/api/v1/places", ({ request }) => answerOf(scenario, request))];
}
