import type { HttpHandler } from "msw";
import { analytics, analyticsScenarios } from "./handlers/analytics";
import { donate, donateScenarios } from "./handlers/donate";
import { identityToolkit, identityToolkitScenarios } from "./handlers/identity-toolkit";
import { placesApi, placesScenarios } from "./handlers/places";
import { siteApi, siteApiScenarios } from "./handlers/site-api";
import { suggest, suggestScenarios } from "./handlers/suggest";
import { tiles, tilesScenarios } from "./handlers/tiles";
import { tokenSync, tokenSyncScenarios } from "./handlers/token-sync";
import { vin, vinScenarios } from "./handlers/vin";

/** Every mocked service: its handlers, and the scenarios that they can play. */
export const services = {
  identityToolkit: { handlers: identityToolkit, scenarios: identityToolkitScenarios },
  tokenSync: { handlers: tokenSync, scenarios: tokenSyncScenarios },
  tiles: { handlers: tiles, scenarios: tilesScenarios },
  donate: { handlers: donate, scenarios: donateScenarios },
  analytics: { handlers: analytics, scenarios: analyticsScenarios },
  siteApi: { handlers: siteApi, scenarios: siteApiScenarios },
  suggest: { handlers: suggest, scenarios: suggestScenarios },
  places: { handlers: placesApi, scenarios: placesScenarios },
  vin: { handlers: vin, scenarios: vinScenarios },
} as const;

export type Service = keyof typeof services;
/** A scenario per service. */
export type Scenarios = { [Name in Service]: (typeof services)[Name]["scenarios"][number] };

/** Handlers for the named services, each in its scenario; the others stay unmocked. */
export function handlersFor(scenarios: Partial<Scenarios>): HttpHandler[] {
  return [
    ...(scenarios.identityToolkit ? identityToolkit(scenarios.identityToolkit) : []),
    ...(scenarios.tokenSync ? tokenSync(scenarios.tokenSync) : []),
    ...(scenarios.tiles ? tiles(scenarios.tiles) : []),
    ...(scenarios.donate ? donate(scenarios.donate) : []),
    ...(scenarios.analytics ? analytics(scenarios.analytics) : []),
    ...(scenarios.siteApi ? siteApi(scenarios.siteApi) : []),
    ...(scenarios.suggest ? suggest(scenarios.suggest) : []),
    ...(scenarios.places ? placesApi(scenarios.places) : []),
    ...(scenarios.vin ? vin(scenarios.vin) : []),
  ];
}

/** The outside world, all well; the site's own API is not outside. */
export const outsideWorld = {
  identityToolkit: "ok",
  tokenSync: "ok",
  tiles: "ok",
  donate: "ok",
  analytics: "ok",
} as const satisfies Partial<Scenarios>;

/** Thrown for a scenario that does not exist; the message lists those that do. */
class ScenarioError extends Error {
  override name = "ScenarioError";
}

/**
 * Reads scenarios as MOCK_SCENARIOS has them: `identityToolkit=slow,tiles=offline`. Throws
 * `ScenarioError`.
 */
export function parseScenarios(text: string): Partial<Scenarios> {
  const entries = text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [service = "", scenario = ""] = part.split("=").map((side) => side.trim());
      if (!isService(service))
        throw new ScenarioError(
          `There is no mocked service "${service}": name one of ${Object.keys(services).join(", ")}.`,
        );
      const known: readonly string[] = services[service].scenarios;
      if (!known.includes(scenario))
        throw new ScenarioError(
          `${service} has no scenario "${scenario}": name one of ${known.join(", ")}.`,
        );
      return [service, scenario];
    });
  return Object.fromEntries(entries) as Partial<Scenarios>;
}

function isService(name: string): name is Service {
  return Object.hasOwn(services, name);
}
