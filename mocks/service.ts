import { type HttpHandler, HttpResponse, http, matchRequestUrl } from "msw";
import { late, never } from "./answers";
import type { Provider } from "./identity-accounts";
import type { StripeMemory } from "./stripe-memory";

/** What a request is answered from. */
export interface MockRequest {
  request: Request;
  /** What the address names by colons, such as `:vin`. */
  params: Readonly<Record<string, string>>;
}

export type Answer = (asked: MockRequest) => Response | Promise<Response>;

/** What the services remember, for as long as their handlers live. */
export interface World {
  provider: Provider;
  /** What the object store keeps, by key. */
  objects: Map<string, StoredObject>;
  /** What the payment provider knows. */
  stripe: StripeMemory;
  /** What each service has heard so far, by its title. */
  heard: Map<string, RequestCounts>;
}

/** What an object store keeps under a key. */
export interface StoredObject {
  body: Uint8Array<ArrayBuffer>;
  type: string;
  putAt: Date;
}

/** How often a service was asked, and how often it has answered. */
export interface RequestCounts {
  asked: number;
  answered: number;
}

/** A mocked service, and the scenarios that it can play. */
export interface MockedService<Scenario extends string = string> {
  /** For people: in the toolbar and in the docs. */
  title: string;
  /** What it answers: a method, a space, and an address as MSW matches it. */
  requests: readonly string[];
  /** True for addresses of the site itself: `dev:mocked` has the site answer them by default. */
  isOurs: boolean;
  /** True where a scenario holds for everybody, because no browser is behind what asks it. */
  isForAll?: boolean;
  /** Why no story shows it, if none does: nothing that a story holds asks it. */
  unseen?: string;
  scenarios: readonly Scenario[];
  handlers(scenario: Scenario, world: World): HttpHandler[];
}

/** What every service can do without being told how. */
const byItself = ["loading", "slow", "offline"] as const;

type Answers = Readonly<Record<"success" | "error", Answer> & Record<string, Answer>>;

interface Definition<Own extends Answers>
  extends Partial<Pick<MockedService, "isOurs" | "unseen">>,
    Pick<MockedService, "title" | "requests"> {
  /** Scenario by scenario. */
  answers: Own;
}

const methods = {
  GET: http.get,
  POST: http.post,
  HEAD: http.head,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const;

/** Method and address. Throws for what is no request. */
function parted(request: string) {
  const [method = "", path = ""] = request.split(" ");
  if (!Object.hasOwn(methods, method) || !path)
    throw new Error(
      `"${request}" is no request: write a method (${Object.keys(methods).join(", ")}), a space and an address.`,
    );
  return { method: method as keyof typeof methods, path };
}

/**
 * A service from what it answers, scenario by scenario. Every service can be `loading` (it never
 * answers), `slow` (its success comes late) and `offline` (there is no network) besides.
 */
export function service<const Own extends Answers>({
  title,
  requests,
  answers,
  isOurs = false,
  unseen,
}: Definition<Own>): MockedService<(keyof Own & string) | (typeof byItself)[number]> {
  type Scenario = (keyof Own & string) | (typeof byItself)[number];
  const all: Record<string, Answer> = {
    ...answers,
    loading: never,
    slow: (asked) => late(() => answers.success(asked)),
    offline: () => HttpResponse.error(),
  };
  const parts = requests.map(parted);
  return {
    title,
    requests,
    isOurs,
    unseen,
    scenarios: [...Object.keys(answers), ...byItself] as Scenario[],
    handlers: (scenario, { heard }) => {
      const own = { asked: 0, answered: 0 };
      heard.set(title, own);
      return parts.map(({ method, path }) =>
        methods[method](path, async ({ request, params }) => {
          own.asked += 1;
          const answer = await all[scenario]?.({
            request,
            params: params as MockRequest["params"],
          });
          own.answered += 1;
          return answer;
        }),
      );
    },
  };
}

/** Whether a service answers requests like this one. */
export function answersTo(
  { requests }: Pick<MockedService, "requests">,
  request: Request,
): boolean {
  return requests.map(parted).some(({ method, path }) => {
    if (method !== request.method) return false;
    return matchRequestUrl(new URL(request.url), path).matches;
  });
}
