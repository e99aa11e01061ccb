import { HttpResponse } from "msw";
import { anywhere } from "../addresses";
import { service } from "../service";

const script = (source: string) =>
  new HttpResponse(source, { headers: { "Content-Type": "text/javascript" } });

/** The session-analytics script (SPEC E8). It marks the page, so that tests see that it ran. */
export const analytics = service({
  title: "Session analytics",
  requests: [`GET ${anywhere("/analytics.js")}`],
  unseen: "a script that shows nothing, loaded by the site's own shell",
  answers: {
    success: () => script("document.documentElement.dataset.analytics = 'loaded';\n"),
    notFound: () => new HttpResponse("There is no such script.", { status: 404 }),
    error: () => new HttpResponse("Try again later.", { status: 503 }),
    malformed: () => script("this is not { a script"),
  },
});
