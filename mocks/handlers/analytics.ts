import { HttpResponse, http } from "msw";
import { anywhere } from "../addresses";
import { late, never } from "../answers";

/* The session-analytics script (SPEC E8). It marks the page, so that tests see that it ran. */

export const analyticsScenarios = [
  "ok",
  "slow",
  "timeout",
  "notFound",
  "serverError",
  "malformed",
  "offline",
] as const;

export type AnalyticsScenario = (typeof analyticsScenarios)[number];

const script = (source: string) =>
  new HttpResponse(source, { headers: { "Content-Type": "text/javascript" } });
const ok = () => script("document.documentElement.dataset.analytics = 'loaded';\n");

function answerOf(scenario: AnalyticsScenario) {
  switch (scenario) {
    case "ok":
      return ok();
    case "slow":
      return late(ok);
    case "timeout":
      return never();
    case "notFound":
      return new HttpResponse("There is no such script.", { status: 404 });
    case "serverError":
      return new HttpResponse("Try again later.", { status: 503 });
    case "malformed":
      return script("this is not { a script");
    case "offline":
      return HttpResponse.error();
  }
}

export function analytics(scenario: AnalyticsScenario = "ok") {
  return [http.get(anywhere("/analytics.js"), () => answerOf(scenario))];
}
