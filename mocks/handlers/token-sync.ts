import { HttpResponse } from "msw";
import { anywhere } from "../addresses";
import { brokenJson, json } from "../answers";
import { service } from "../service";

function bearer(request: Request): boolean {
  return /^Bearer \S+$/.test(request.headers.get("Authorization") ?? "");
}

/** The service that is told who is signed in (SPEC C11): POST with a bearer token, DELETE. */
export const tokenSync = service({
  title: "Token sync",
  requests: [`POST ${anywhere("/token-sync")}`, `DELETE ${anywhere("/token-sync")}`],
  unseen: "it shows nothing, and is told by the site's own shell",
  answers: {
    success: ({ request }) =>
      request.method === "POST" && !bearer(request)
        ? json({ error: "A bearer token is missing." }, { status: 401 })
        : new HttpResponse(null, { status: 204 }),
    unauthorized: () => json({ error: "The token is not valid." }, { status: 401 }),
    error: () => json({ error: "Try again later." }, { status: 503 }),
    malformed: brokenJson,
  },
});
