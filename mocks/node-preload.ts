import { AsyncLocalStorage } from "node:async_hooks";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { getResponse } from "msw";
import { mockFolder, mockSettings } from "./addresses";
import { pace } from "./answers";
import {
  choiceCookie,
  choicePage,
  choiceParameter,
  choicePath,
  chosenBy,
  chosenInForm,
} from "./dev-choice";
import type { MailScenario } from "./handlers/mail";
import { startMocksBy } from "./node";
import { answersTo } from "./service";
import {
  handlersFor,
  newWorld,
  outsideWorld,
  parseScenarios,
  ScenarioError,
  type Scenarios,
  serviceNames,
  serviceOf,
  writeScenarios,
} from "./services";
import { startFakeSmtp } from "./smtp";

/*
 * Preloaded into the development server by `npm run dev:mocked`: points the site at a mocked
 * outside world. What the server asks is answered inside the process; what the browser asks (tiles,
 * token sync, donation page, analytics) by the same server under /__mock, from the same handlers.
 * MOCK_SCENARIOS chooses what happens, such as `identityToolkit:slow,tiles:offline`; a browser
 * chooses for itself at /__mock/ or by `?mock=` in any address, also of the site's own answers.
 */

const origin = `http://${process.env.HOST || "localhost"}:${process.env.PORT ?? 3000}`;
const usual = { ...outsideWorld, ...parseScenarios(process.env.MOCK_SCENARIOS ?? "") };
const world = newWorld();
/** Of the request that is being answered. */
const current = new AsyncLocalStorage<Partial<Scenarios>>();

const usualMail: MailScenario = usual.mail;
const smtp = await startFakeSmtp(usualMail);
const settings = { ...mockSettings(origin), SMTP_URL: smtp.url, MAIL_FROM: "no-reply@localhost" };
for (const [name, value] of Object.entries(settings)) process.env[name] ??= value;

startMocksBy(() => current.getStore() ?? usual, world);

const say = (line: string) => process.stderr.write(`${line}\n`);

/** Where it leads on this site: `/` for what is no address of it, such as `//`. */
function urlOf(incoming: IncomingMessage): URL {
  const path = incoming.url ?? "/";
  return new URL(URL.canParse(path, origin) ? path : "/", origin);
}

/** `withBody` takes the body away from whoever else would answer. */
function requestOf(incoming: IncomingMessage, withBody: boolean): Request {
  const method = incoming.method ?? "GET";
  const hasBody = withBody && method !== "GET" && method !== "HEAD";
  return new Request(urlOf(incoming), {
    method,
    headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
    body: hasBody ? (Readable.toWeb(incoming) as ReadableStream) : null,
    duplex: "half",
  });
}

async function send(response: Response | undefined, outgoing: ServerResponse): Promise<void> {
  // `HttpResponse.error()`: no answer at all, as when the network is down.
  if (response?.type === "error") {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response?.status ?? 404, Object.fromEntries(response?.headers ?? []));
  outgoing.end(response ? Buffer.from(await response.arrayBuffer()) : "No mock answers here.");
}

function lead(outgoing: ServerResponse, chosen: Partial<Scenarios>, location: string): void {
  // Mail goes out by a job, which knows no browser.
  smtp.use(chosen.mail ?? usualMail);
  say(`Mocked for this browser: ${writeScenarios(chosen) || "nothing in particular"}`);
  const headers = { "Set-Cookie": choiceCookie(chosen), "Cache-Control": "no-store" };
  outgoing.writeHead(303, { ...headers, Location: location }).end();
}

/** Choosing, by form or by address; true where that was all that was asked. */
function chooses(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const url = urlOf(incoming);
  const mock = url.searchParams.get(choiceParameter);
  const isForm = url.pathname === `${choicePath}choose`;
  if (url.pathname === choicePath && mock === null) {
    outgoing.writeHead(200, { "Content-Type": "text/html", "Cache-Control": "no-store" });
    outgoing.end(choicePage(chosenBy(incoming)));
    return true;
  }
  if (mock === null && !isForm) return false;
  try {
    const chosen = isForm ? chosenInForm(url.searchParams) : parseScenarios(mock ?? "");
    url.searchParams.delete(choiceParameter);
    lead(outgoing, chosen, isForm ? choicePath : `${url.pathname}${url.search}`);
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    outgoing.writeHead(400, { "Content-Type": "text/plain" }).end(error.message);
  }
  return true;
}

/**
 * Answers for a mocked service: for those outside under /__mock, for the site's own where another
 * scenario than success was chosen. False leaves the answer to the site.
 */
async function answers(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  scenarios: Partial<Scenarios>,
): Promise<boolean> {
  const isOutside = incoming.url?.startsWith(`${mockFolder}/`) ?? false;
  if (isOutside) {
    await send(
      await getResponse(handlersFor(scenarios, world), requestOf(incoming, true)),
      outgoing,
    );
    return true;
  }
  const request = requestOf(incoming, false);
  const name = serviceNames.find((each) => {
    const service = serviceOf(each);
    return service.isOurs && scenarios[each] && answersTo(service, request);
  });
  const scenario = name && scenarios[name];
  if (!name || scenario === "success") return false;
  if (scenario === "slow") {
    await sleep(pace.slowMs);
    return false;
  }
  await send(await getResponse(handlersFor({ [name]: scenario }, world), request), outgoing);
  return true;
}

// Called on the server it belongs to, below.
const emit: (event: string, ...args: unknown[]) => boolean = Server.prototype.emit;
Server.prototype.emit = function (this: Server, event: string, ...args: unknown[]) {
  if (event !== "request") return emit.call(this, event, ...args);
  const [incoming, outgoing] = args as [IncomingMessage, ServerResponse];
  if (chooses(incoming, outgoing)) return true;
  const chosen = chosenBy(incoming);
  const scenarios = { ...usual, ...chosen };
  if (Object.keys(chosen).length > 0) outgoing.setHeader("X-Mocked", writeScenarios(chosen));
  current.run(scenarios, () => {
    answers(incoming, outgoing, scenarios)
      .then((isAnswered) => isAnswered || emit.call(this, event, ...args))
      .catch((error: unknown) => outgoing.destroy(error as Error));
  });
  return true;
};

say(`The outside world is mocked: ${writeScenarios(usual)}`);
say(`Choose for a browser at ${origin}${choicePath}`);
