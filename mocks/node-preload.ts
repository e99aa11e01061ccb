import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { getResponse } from "msw";
import { mockFolder, mockSettings } from "./addresses";
import { handlersFor, outsideWorld, parseScenarios } from "./catalogue";
import { startMocks } from "./node";

/*
 * Preloaded into the development server by `npm run dev:mocked`: points the site at a mocked
 * outside world. What the server asks is answered inside the process; what the browser asks (tiles,
 * token sync, donation page, analytics) by the same server under /__mock, from the same handlers.
 * MOCK_SCENARIOS chooses what happens, such as `identityToolkit=slow,tiles=offline`.
 */

const origin = `http://${process.env.HOST || "localhost"}:${process.env.PORT ?? 3000}`;
const chosen = parseScenarios(process.env.MOCK_SCENARIOS ?? "");
const scenarios = { ...outsideWorld, ...chosen };

for (const [name, value] of Object.entries(mockSettings(origin))) process.env[name] ??= value;

startMocks(scenarios);
const handlers = handlersFor(scenarios);

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const hasBody = incoming.method !== "GET" && incoming.method !== "HEAD";
  const response = await getResponse(
    handlers,
    new Request(new URL(incoming.url ?? "/", origin), {
      method: incoming.method,
      headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
      body: hasBody ? (Readable.toWeb(incoming) as ReadableStream) : null,
      duplex: "half",
    }),
  );
  // `HttpResponse.error()`: no answer at all, as when the network is down.
  if (response?.type === "error") {
    incoming.socket.destroy();
    return;
  }
  outgoing.writeHead(response?.status ?? 404, Object.fromEntries(response?.headers ?? []));
  outgoing.end(response ? Buffer.from(await response.arrayBuffer()) : "No mock answers here.");
}

// Called on the server it belongs to, below.
const emit: (event: string, ...args: unknown[]) => boolean = Server.prototype.emit;
Server.prototype.emit = function (this: Server, event: string, ...args: unknown[]) {
  const [incoming, outgoing] = args as [IncomingMessage, ServerResponse];
  if (event !== "request" || !incoming.url?.startsWith(`${mockFolder}/`))
    return emit.call(this, event, ...args);
  answer(incoming, outgoing).catch((error: unknown) => outgoing.destroy(error as Error));
  return true;
};

const told = Object.entries(scenarios).map(([service, scenario]) => `${service}=${scenario}`);
process.stderr.write(`The outside world is mocked: ${told.join(", ")}\n`);
