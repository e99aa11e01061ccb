import { HttpResponse, http } from "msw";
import { anywhere } from "../addresses";
import { late, never, page } from "../answers";

/* The provider's donation page, opened in a tab of its own: amount and hosted button in the query. */

export const donateScenarios = [
  "ok",
  "slow",
  "timeout",
  "unknownButton",
  "serverError",
  "malformed",
  "offline",
] as const;

export type DonateScenario = (typeof donateScenarios)[number];

function answerOf(scenario: DonateScenario, request: Request) {
  const ok = () => {
    const amount = Number(new URL(request.url).searchParams.get("amount"));
    return amount > 0 ? page(`Donate $${amount}`) : page("Choose an amount");
  };
  switch (scenario) {
    case "ok":
      return ok();
    case "slow":
      return late(ok);
    case "timeout":
      return never();
    case "unknownButton":
      return page("This organization cannot receive donations right now", 400);
    case "serverError":
      return page("Things do not appear to be working at the moment", 503);
    case "malformed":
      return new HttpResponse("", { headers: { "Content-Type": "application/octet-stream" } });
    case "offline":
      return HttpResponse.error();
  }
}

export function donate(scenario: DonateScenario = "ok") {
  return ["https://www.paypal.com/donate", anywhere("/donate")].map((address) =>
    http.get(address, ({ request }) => answerOf(scenario, request)),
  );
}
