import { setupServer } from "msw/node";
import { mockFolder } from "./addresses";
import { handlersFor, type Scenarios } from "./catalogue";
import { refuseUnhandled } from "./unhandled";

/** This machine is not the outside world, except where the mocked one would answer. */
function refuseOutside(request: Request): void {
  const { hostname, pathname } = new URL(request.url);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  if (!isHere || pathname.startsWith(`${mockFolder}/`)) refuseUnhandled(request);
}

/**
 * Mocks what this process asks of the outside world. A request that no handler answers fails with
 * an error that names it. Call `close` when done; `use` replaces the scenarios.
 */
export function startMocks(scenarios: Partial<Scenarios>) {
  const server = setupServer(...handlersFor(scenarios));
  server.listen({ onUnhandledRequest: refuseOutside });
  return {
    use: (next: Partial<Scenarios>) => server.resetHandlers(...handlersFor(next)),
    close: () => server.close(),
  };
}
