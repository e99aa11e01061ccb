import { HttpResponse, http } from "msw";
import { anywhere } from "../addresses";
import { brokenJson, json, late, never } from "../answers";

/* The service that is told who is signed in (SPEC C11): POST with a bearer token, DELETE. */

export const tokenSyncScenarios = [
  "ok",
  "slow",
  "timeout",
  "unauthorized",
  "serverError",
  "malformed",
  "offline",
] as const;

export type TokenSyncScenario = (typeof tokenSyncScenarios)[number];

function bearer(request: Request): boolean {
  return /^Bearer \S+$/.test(request.headers.get("Authorization") ?? "");
}

function answerOf(scenario: TokenSyncScenario, request: Request) {
  const ok = () =>
    request.method === "POST" && !bearer(request)
      ? json({ error: "A bearer token is missing." }, { status: 401 })
      : new HttpResponse(null, { status: 204 });
  switch (scenario) {
    case "ok":
      return ok();
    case "slow":
      return late(ok);
    case "timeout":
      return never();
    case "unauthorized":
      return json({ error: "The token is not valid." }, { status: 401 });
    case "serverError":
      return json({ error: "Try again later." }, { status: 503 });
    case "malformed":
      return brokenJson();
    case "offline":
      return HttpResponse.error();
  }
}

export function tokenSync(scenario: TokenSyncScenario = "ok") {
  const answer = ({ request }: { request: Request }) => answerOf(scenario, request);
  return [http.post(anywhere("/token-sync"), answer), http.delete(anywhere("/token-sync"), answer)];
}
