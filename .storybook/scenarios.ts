import type { HttpHandler } from "msw";
import { handlersFor, type Scenarios, type Service, services } from "../mocks/catalogue";

/** The choice of a toolbar that leaves a service as the story has it. */
const asInStory = "story";

const names = Object.keys(services) as Service[];

/** A toolbar for each mocked service, with its scenarios. */
export const scenarioToolbars = Object.fromEntries(
  names.map((name) => [
    name,
    {
      description: `Mocked: ${name}`,
      toolbar: {
        title: name,
        icon: "lightning" as const,
        items: [
          { value: asInStory, title: "as the story has it" },
          ...services[name].scenarios.map((value) => ({ value, title: value })),
        ],
      },
    },
  ]),
);

export const initialScenarios = Object.fromEntries(names.map((name) => [name, asInStory]));

/** Handlers for the services whose scenario the toolbars have chosen. */
export function chosenHandlers(globals: Readonly<Record<string, unknown>>): HttpHandler[] {
  const chosen = names
    .filter((name) => services[name].scenarios.some((scenario) => scenario === globals[name]))
    .map((name) => [name, globals[name]]);
  return handlersFor(Object.fromEntries(chosen) as Partial<Scenarios>);
}
