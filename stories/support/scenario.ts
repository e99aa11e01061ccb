import { expect, waitFor, within } from "storybook/test";
import { isOverridden, type PlayedIn, scenariosOf } from "../../mocks/chosen";
import type { RequestCounts } from "../../mocks/service";
import { type Scenarios, type Service, serviceOf } from "../../mocks/services";

/** For `parameters`, of a file or a story: the services that it asks, each in its scenario. */
export const mocked = (mocks: Partial<Scenarios>) => ({ mocks });

export interface Context extends PlayedIn {
  canvasElement: HTMLElement;
  loaded: Readonly<Record<string, unknown>>;
}

interface Told {
  /** What makes the view ask: typing, say. Done again when the toolbar puts another scenario. */
  ask?: (context: Context) => unknown;
  /** What is seen then; not held against a scenario that the toolbar has put instead. */
  shows?: (context: Context) => unknown;
  parameters?: object;
}

/**
 * A story of what a service does: `export const Slow: Story = scenario({ suggest: "slow" }, { ask,
 * shows })`. Services that are not named stay as the file has them.
 */
export function scenario(mocks: Partial<Scenarios>, { ask, shows, parameters }: Told = {}) {
  return {
    parameters: { ...parameters, ...mocked(mocks), ask },
    play: async (context: Context) => {
      await ask?.(context);
      if (!isOverridden(context)) await shows?.(context);
    },
  };
}

/** For what comes late, on a busy machine too. */
export const soon = { timeout: 5_000 };

/**
 * Until a service has answered, or has been asked where it never answers: before that, nothing of
 * its answer is seen in any scenario.
 */
export async function waitForRequest(context: Context, service: Service): Promise<void> {
  const heard = context.loaded.heard as ReadonlyMap<string, RequestCounts>;
  const kind = scenariosOf(context)[service] === "loading" ? "asked" : "answered";
  await waitFor(
    () => expect(heard.get(serviceOf(service).title)?.[kind] ?? 0).toBeGreaterThan(0),
    soon,
  );
  // The page reads the answer, and shows it.
  await new Promise((resolve) => setTimeout(resolve, 100));
}

const skip = { visual: { skip: true } };

const heading = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole("heading", { level: 1, name }, soon);

/** What the site shows of a page whose data do not come, whichever page it is. */
const failures = {
  error: async ({ canvasElement }: Context) => {
    await heading(canvasElement, "Something broke on our side.");
    await expect(within(canvasElement).getByRole("button", { name: "Try Again" })).toBeVisible();
  },
  offline: async ({ canvasElement }: Context) => {
    await heading(canvasElement, "We can't show this page.");
    await within(canvasElement).findByText(/Check that you're online/);
  },
};

/**
 * A story of a page whose data do not come. It is shot where `isShot` says so: it looks the same on
 * every page.
 */
export function pageFailureStory(as: keyof typeof failures, { isShot = false } = {}) {
  return scenario({ page: as }, { shows: failures[as], parameters: isShot ? {} : skip });
}

/** A story of a form whose answer does not come: the site shows the same as of a page. */
export function formFailureStory(as: keyof typeof failures, ask: Told["ask"]) {
  return scenario({ form: as }, { ask, shows: failures[as], parameters: skip });
}

/** A story of a dashboard's page that takes its time: its outline stands in for it until it comes. */
export function pageLoadingStory(as: "loading" | "slow") {
  return scenario(
    { page: as },
    {
      shows: async ({ canvasElement }) => {
        // Within the main part, which is busy itself while the page before still stands.
        const outline = () => canvasElement.querySelector("main [aria-busy=true]");
        await waitFor(() => expect(outline()).toBeInTheDocument(), soon);
        if (as === "slow") await waitFor(() => expect(outline()).toBeNull(), soon);
      },
      // What came late looks as if it had come at once.
      parameters: as === "slow" ? skip : {},
    },
  );
}
