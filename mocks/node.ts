import { getResponse, http } from "msw";
import { setupServer } from "msw/node";
import { mockFolder } from "./addresses";
import { handlersFor, newWorld, type Scenarios } from "./services";
import { refuseUnhandled } from "./unhandled";

/** This machine is not the outside world, except where the mocked one would answer. */
function isOutside(request: Request): boolean {
  const { hostname, pathname } = new URL(request.url);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return !isHere || pathname.startsWith(`${mockFolder}/`);
}

/**
 * Mocks what this process asks of the outside world, in scenarios that may be others for each
 * request. A request that no handler answers fails with an error that names it and says how to mock
 * it. What the services remember is in the world.
 */
export function startMocksBy(scenariosNow: () => Partial<Scenarios>, world = newWorld()) {
  const server = setupServer(
    http.all("*", async ({ request }) => {
      const answer = await getResponse(handlersFor(scenariosNow(), world), request);
      if (!answer && isOutside(request)) refuseUnhandled(request);
      return answer;
    }),
  );
  server.listen({ onUnhandledRequest: "bypass" });
  return server;
}

/** The same in scenarios that hold until `use` replaces them. Call `close` when done. */
export function startMocks(scenarios: Partial<Scenarios>) {
  let now = scenarios;
  const server = startMocksBy(() => now);
  return {
    use: (next: Partial<Scenarios>) => {
      now = next;
    },
    close: () => server.close(),
  };
}
