import { HttpResponse } from "msw";
import { mockFolder } from "./addresses";
import { answersTo } from "./service";
import { serviceNames, services } from "./services";

/** Who asks: says how a scenario is given there. */
export type Asker = "story" | "process";

/** `weather` of `/v1/weather`: a name to begin with. */
function suggestedName(pathname: string): string {
  const words = pathname.split("/").filter((part) => /^[a-z][a-z-]*$/.test(part));
  return (words.pop() ?? "service").replaceAll(/-+(\w?)/g, (_, sign: string) => sign.toUpperCase());
}

/** Says which request nobody answers, without its query, and how to mock it. */
export function unmockedMessage(request: Request, asker: Asker, ownOrigin?: string): string {
  const { origin, pathname } = new URL(request.url);
  const isOwn = origin === ownOrigin;
  const isOurs = isOwn && !pathname.startsWith(`${mockFolder}/`);
  const address = isOwn ? pathname : `${origin}${pathname}`;
  const known = serviceNames.find((name) => answersTo(services[name], request));
  const name = known ?? suggestedName(pathname);
  const given =
    asker === "story"
      ? `parameters: mocked({ ${name}: "success" }),`
      : `startMocks({ ${name}: "success" });`;
  const first = `No mock answers ${request.method} ${address}.`;
  if (known)
    return `${first} The service "${known}" of mocks/services.ts does: ask for it with\n\n  ${given}\n`;
  return `${first} Write its service to mocks/handlers/${name}.ts (":id" in an address is a part that varies)

  import { json } from "../answers";
  import { service } from "../service";

  export const ${name} = service({
    title: "${name}",
    requests: ["${request.method} ${isOwn ? `*${pathname}` : address}"],${isOurs ? "\n    isOurs: true," : ""}
    answers: {
      success: () => json({}),
      error: () => json({}, { status: 500 }),
    },
  });

list it in the services of mocks/services.ts, and ask for it with

  ${given}
`;
}

/**
 * What says no to a request that no handler answers: it fails as if the network were down, so that
 * nothing gets out, and the console tells which one it was and what to do.
 */
export function refuseUnhandled(request: Request): never {
  // oxlint-disable-next-line no-console -- the one who forgot the mock looks there
  console.error(unmockedMessage(request, "process"));
  const networkError: Response = HttpResponse.error();
  throw networkError;
}
