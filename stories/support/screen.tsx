import { LinkProvider, ToastProvider } from "@partlane/ui";
import { Outlet, useLocation } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { type ComponentType, createContext, type ReactNode, useContext, useState } from "react";
import { expect, within } from "storybook/test";
import type { ThemeChoice } from "~/platform/choices";
import { serverFailure } from "~/shell/ErrorPage";
import { LinkAdapter } from "~/shell/LinkAdapter";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";
import { ThemeContext } from "~/shell/theme";

type StubRoute = Parameters<typeof createRemixStub>[0][number];

export interface ScreenOptions {
  /** The route's pattern: `/news/:id`. */
  path: string;
  /** The address to open, where it is not the pattern itself: `/news/a-map?x=1`. */
  entry?: string;
  /** What the root loader answers: who is here. */
  rootData?: unknown;
  /** What the route's own loader and action have answered already. */
  loaderData?: unknown;
  actionData?: unknown;
  /**
   * What they answer from now on. A loader without `loaderData` is asked before anything is shown:
   * where it throws, what the site shows of a failure is shown.
   */
  loader?: StubRoute["loader"];
  action?: StubRoute["action"];
  /** Other addresses that the story posts to or asks. */
  routes?: StubRoute[];
  /** False for a view that brings its own `<main>`. */
  main?: boolean;
}

/** A loader that fails on the server: the browser is told no more than that. */
export const failing = () => {
  throw serverFailure;
};

/** A loader or an action that never answers: for stories of what is shown meanwhile. */
export const never = () => new Promise<never>(() => {});

/** For a story's `play`: waits for what the site shows in place of a page that failed. */
export async function showsFailure({ canvasElement }: { canvasElement: HTMLElement }) {
  const canvas = within(canvasElement);
  await canvas.findByRole("heading", { level: 1, name: "Something broke on our side." });
  await expect(canvas.getByRole("button", { name: "Try Again" })).toBeVisible();
}

interface FramedOptions<Props> extends ScreenOptions {
  /** What stands around the view, also around what is shown when it fails; it brings its `<main>`. */
  frame?: ComponentType<Props & { children: ReactNode }>;
}

/** What a story's `render` is called with, as far as it matters here. */
interface StoryContext {
  globals: { theme?: unknown };
}

/**
 * A story's `render` that shows a view as the site does: in a router, with the site's links, theme
 * and toasts. The story's args are the view's props. A link that leads away shows where it led to.
 */
export function screen<Props extends object>(
  View: ComponentType<Props>,
  options: FramedOptions<Props>,
) {
  return function render(args: Props, { globals }: StoryContext) {
    return <Screen View={View} args={args} options={options} theme={themeOf(globals.theme)} />;
  };
}

const themeOf = (value: unknown): ThemeChoice =>
  value === "dark" || value === "system" ? value : "light";

/** Where a story went: `getByRole("heading", { name: "/map?q=rotor" })`. */
function Elsewhere() {
  const { pathname, search, hash } = useLocation();
  return <h1>{`${pathname}${search}${hash}`}</h1>;
}

/** The args reach the view past the router, so that the controls keep working. */
const ArgsContext = createContext<object>({});

interface ScreenProps<Props> {
  View: ComponentType<Props>;
  args: Props;
  options: FramedOptions<Props>;
  theme: ThemeChoice;
}

function Screen<Props extends object>({ View, args, options, theme }: ScreenProps<Props>) {
  const { path, entry = path, main = true, rootData = null, frame: Frame } = options;
  const asks = options.loader !== undefined && options.loaderData === undefined;
  // One stub for the story's life: a new one would forget where the story has gone.
  const [Stub] = useState(() => {
    function Page() {
      return <View {...(useContext(ArgsContext) as Props)} />;
    }
    function Around() {
      const props = useContext(ArgsContext) as Props;
      if (Frame)
        return (
          <Frame {...props}>
            <Outlet />
          </Frame>
        );
      return main ? (
        <main>
          <Outlet />
        </main>
      ) : (
        <Outlet />
      );
    }
    return createRemixStub([
      {
        id: "root",
        loader: () => rootData as object | null,
        children: [
          {
            id: "around",
            Component: Around,
            children: [
              {
                id: "page",
                path,
                Component: Page,
                ErrorBoundary: RouteErrorBoundary,
                loader: options.loader,
                action: options.action,
              },
            ],
          },
          ...(options.routes ?? []),
          { path: "*", Component: Elsewhere },
        ],
      },
    ]);
  });
  return (
    <ArgsContext.Provider value={args}>
      <ThemeContext.Provider value={theme}>
        <LinkProvider component={LinkAdapter}>
          <ToastProvider>
            <Stub
              initialEntries={[entry]}
              hydrationData={
                asks
                  ? undefined
                  : {
                      loaderData: { root: rootData, page: options.loaderData ?? null },
                      ...(options.actionData === undefined
                        ? {}
                        : { actionData: { page: options.actionData } }),
                    }
              }
            />
          </ToastProvider>
        </LinkProvider>
      </ThemeContext.Provider>
    </ArgsContext.Provider>
  );
}
