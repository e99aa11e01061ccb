import { HttpResponse, http } from "msw";
import { problemsAnswerSchema } from "~/search/answers.schema";
import { decodedVinSchema } from "~/vehicles/decoded-vin.schema";
import { brokenJson, json, late, never } from "../answers";
import { decodedVin } from "../fixtures/decoded-vin";

/* What a VIN tells: GET /api/v1/vehicles/vin/:vin. */

export const vinScenarios = [
  "ok",
  "empty",
  "badCheckDigit",
  "slow",
  "timeout",
  "badRequest",
  "tooMany",
  "serverError",
  "malformed",
  "notJson",
  "offline",
] as const;

export type VinScenario = (typeof vinScenarios)[number];

const problem = (message: string, status: number, headers?: HeadersInit) =>
  json(problemsAnswerSchema.parse({ problems: [{ parameter: "vin", message }] }), {
    status,
    headers,
  });

function answerOf(scenario: VinScenario, vin: string) {
  const told = (extra: object = {}) =>
    json(decodedVinSchema.parse({ ...decodedVin, vin, ...extra }));
  switch (scenario) {
    case "ok":
      return told();
    case "empty":
      return told({ vehicle: null, makes: [] });
    case "badCheckDigit":
      return told({ checkDigitIsRight: false });
    case "slow":
      return late(told);
    case "timeout":
      return never();
    case "badRequest":
      return problem("A VIN has 17 characters.", 400);
    case "tooMany":
      return problem("You asked for very many VINs at once. Try again in 30 seconds.", 429, {
        "Retry-After": "30",
      });
    case "serverError":
      return new HttpResponse("Unexpected Server Error", { status: 500 });
    case "malformed":
      return json({ vin: 7, vehicle: "a car" });
    case "notJson":
      return brokenJson();
    case "offline":
      return HttpResponse.error();
  }
}

/** Whatever the VIN, it is that of the one fixture. */
export function vin(scenario: VinScenario = "ok") {
  return [
    http.get("*/api/v1/vehicles/vin/:vin", ({ params }) =>
      answerOf(scenario, String(params.vin).toUpperCase()),
    ),
  ];
}
