import type { Decorator, Loader } from "@storybook/react-vite";
import { mswLoader } from "msw-storybook-addon/csf3";
import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { pace } from "../mocks/answers";
import { startWorker } from "../mocks/browser";
import { parted, scenariosOf } from "../mocks/chosen";
import { handlersFor, newWorld, serviceNames, services } from "../mocks/services";
import type { CatalogueParameter } from "./scenario-choices";
import { tellUnmocked } from "./unmocked";

/** A test waits for what is slow, and needs no longer than to see that it is. */
if (import.meta.env.VITEST) pace.slowMs = 400;

const loadHandlers = mswLoader(() => startWorker(tellUnmocked));

/**
 * Mocks what the story asks for. Handlers that it brings by itself (`parameters.msw.handlers`) are
 * what a success is made of there: any other scenario of a service goes before them. What the services
 * hear is in `loaded.heard`.
 */
export const loadMocks: Loader = async (context) => {
  const { parameters } = context;
  const { well, other } = parted(scenariosOf(context));
  const world = newWorld();
  const handlers = {
    other: handlersFor(other, world),
    ...(parameters.msw as { handlers?: object } | undefined)?.handlers,
    well: handlersFor(well, world),
  };
  const loaded = await loadHandlers({
    ...context,
    parameters: { ...parameters, msw: { handlers } },
  });
  return { ...loaded, heard: world.heard };
};

/** The catalog for the toolbar, which runs beside the stories' frame and imports none of it. */
export const catalogue: CatalogueParameter = Object.fromEntries(
  serviceNames.map((name) => {
    const { title, scenarios } = services[name];
    return [name, { title, scenarios }];
  }),
);

/** What a story does to have something asked, such as typing; done again in another scenario. */
export type Ask = (context: { canvasElement: HTMLElement }) => unknown;

function Restarted({
  scenarios,
  onRestart,
  children,
}: {
  scenarios: string;
  onRestart: () => void;
  children: ReactNode;
}) {
  const shown = useRef(scenarios);
  useEffect(() => {
    if (shown.current === scenarios) return;
    shown.current = scenarios;
    onRestart();
  }, [scenarios, onRestart]);
  return <Fragment key={scenarios}>{children}</Fragment>;
}

/** Another scenario begins the story again in its place, without a reload, and asks again. */
export const withScenarios: Decorator = (Story, context) => {
  const { canvasElement, parameters } = context;
  const ask = parameters.ask as Ask | undefined;
  return (
    <Restarted
      scenarios={JSON.stringify(scenariosOf(context))}
      onRestart={() => void ask?.({ canvasElement })}
    >
      <Story />
    </Restarted>
  );
};
