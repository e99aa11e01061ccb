import { setupWorker } from "msw/browser";
import { mockFolder } from "./addresses";
import { handlersFor, type Scenarios } from "./catalogue";
import { refuseUnhandled } from "./unhandled";

/** The page's own files are no requests to the outside world. */
function refuseOutside(request: Request): void {
  const { origin, pathname } = new URL(request.url);
  const isOwnFile =
    origin === location.origin && !pathname.startsWith("/api/") && !pathname.startsWith(mockFolder);
  if (!isOwnFile) refuseUnhandled(request);
}

/**
 * Mocks what this page asks of the outside world and of the site's own API, through the service
 * worker at /mockServiceWorker.js. Settles when the worker controls the page.
 */
export async function startMocks(scenarios: Partial<Scenarios> = {}) {
  const worker = setupWorker(...handlersFor(scenarios));
  await worker.start({ onUnhandledRequest: refuseOutside, quiet: true });
  return worker;
}
