import { HttpResponse } from "msw";

/**
 * What says no to a request that no handler answers: it fails as if the network were down, so that
 * nothing gets out, and the console tells which one it was and what to do.
 */
export function refuseUnhandled(request: Request): never {
  const { origin, pathname } = new URL(request.url);
  // oxlint-disable-next-line no-console -- the one who forgot the mock looks there
  console.error(
    `No mock answers ${request.method} ${origin}${pathname}: give handlersFor() a scenario for that service, or write it a handler in mocks/handlers.`,
  );
  const networkError: Response = HttpResponse.error();
  throw networkError;
}
