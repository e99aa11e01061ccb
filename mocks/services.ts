import type { HttpHandler } from "msw";
import { analytics } from "./handlers/analytics";
import { basemap } from "./handlers/basemap";
import { credentials } from "./handlers/credentials";
import { donate } from "./handlers/donate";
import { identityToolkit } from "./handlers/identity-toolkit";
import { interpret } from "./handlers/interpret";
import { mail } from "./handlers/mail";
import { objectStore } from "./handlers/object-store";
import { form, page } from "./handlers/pages";
import { placesApi } from "./handlers/places";
import { siteApi } from "./handlers/site-api";
import { stripe } from "./handlers/stripe";
import { suggest } from "./handlers/suggest";
import { tiles } from "./handlers/tiles";
import { tokenSync } from "./handlers/token-sync";
import { uploads } from "./handlers/uploads";
import { vin } from "./handlers/vin";
import { newProvider } from "./identity-accounts";
import type { MockedService, World } from "./service";
import { newStripeMemory } from "./stripe-memory";

/** Every mocked service; the first that knows a request answers it. */
export const services = {
  page,
  credentials,
  form,
  siteApi,
  suggest,
  interpret,
  places: placesApi,
  vin,
  uploads,
  basemap,
  identityToolkit,
  objectStore,
  stripe,
  tokenSync,
  tiles,
  donate,
  analytics,
  mail,
};

export type Service = keyof typeof services;
/** A scenario per service. */
export type Scenarios = {
  [Name in Service]: (typeof services)[Name] extends MockedService<infer Scenario>
    ? Scenario
    : never;
};

export const serviceNames = Object.keys(services) as Service[];

/** The same, where it does not matter which one it is. */
export const serviceOf = (name: Service): MockedService => services[name];

export const newWorld = (now = Date.now): World => ({
  provider: newProvider(now),
  objects: new Map(),
  stripe: newStripeMemory(),
  heard: new Map(),
});

/**
 * Handlers for the named services, each in its scenario; the others stay unmocked. What a service
 * remembers is in the world that it is given.
 */
export function handlersFor(
  scenarios: Partial<Scenarios>,
  world: World = newWorld(),
): HttpHandler[] {
  return serviceNames.flatMap((name) => {
    const scenario = scenarios[name];
    return scenario ? serviceOf(name).handlers(scenario, world) : [];
  });
}

/** The outside world, all well; the site's own addresses are not outside. */
export const outsideWorld = {
  identityToolkit: "success",
  objectStore: "success",
  stripe: "success",
  tokenSync: "success",
  tiles: "success",
  donate: "success",
  analytics: "success",
  mail: "success",
} as const satisfies Partial<Scenarios>;

/** Thrown for a scenario that does not exist; the message lists those that do. */
export class ScenarioError extends Error {
  override name = "ScenarioError";
}

/**
 * Reads scenarios as they are written in a setting, an address or a cookie:
 * `identityToolkit:slow,tiles:offline`. Throws `ScenarioError`.
 */
export function parseScenarios(text: string): Partial<Scenarios> {
  const entries = text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [service = "", scenario = ""] = part.split(/[:=]/).map((side) => side.trim());
      if (!isService(service))
        throw new ScenarioError(
          `There is no mocked service "${service}": name one of ${serviceNames.join(", ")}.`,
        );
      const known = serviceOf(service).scenarios;
      if (!known.includes(scenario))
        throw new ScenarioError(
          `${service} has no scenario "${scenario}": name one of ${known.join(", ")}.`,
        );
      return [service, scenario];
    });
  return Object.fromEntries(entries) as Partial<Scenarios>;
}

/** What `parseScenarios` reads. */
export function writeScenarios(scenarios: Partial<Scenarios>): string {
  return Object.entries(scenarios)
    .map(([service, scenario]) => `${service}:${scenario}`)
    .join(",");
}

function isService(name: string): name is Service {
  return Object.hasOwn(services, name);
}
