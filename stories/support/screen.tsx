import { LinkProvider, ToastProvider } from "@partlane/ui";
import { useLocation } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { type ComponentType, createContext, useContext, useState } from "react";
import type { ThemeChoice } from "~/platform/choices";
import { LinkAdapter } from "~/shell/LinkAdapter";
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
  /** What they answer from now on. */
  loader?: StubRoute["loader"];
  action?: StubRoute["action"];
  /** Other addresses that the story posts to or asks. */
  routes?: StubRoute[];
  /** False for a view that brings its own `<main>`. */
  main?: boolean;
}

/** What a story's `render` is called with, as far as it matters here. */
interface StoryContext {
  globals: { theme?: unknown };
}

/**
 * A story's `render` that shows a view as the site does: in a router, with the site's links, theme
 * and toasts. The story's args are the view's props. A link that leads away shows where it led to.
 */
export function screen<Props extends object>(View: ComponentType<Props>, options: ScreenOptions) {
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
  options: ScreenOptions;
  theme: ThemeChoice;
}

function Screen<Props extends object>({ View, args, options, theme }: ScreenProps<Props>) {
  const { path, entry = path, main = true, rootData = null } = options;
  // One stub for the story's life: a new one would forget where the story has gone.
  const [Stub] = useState(() => {
    function Page() {
      const view = <View {...(useContext(ArgsContext) as Props)} />;
      return main ? <main>{view}</main> : view;
    }
    return createRemixStub([
      {
        id: "root",
        children: [
          {
            id: "page",
            path,
            Component: Page,
            loader: options.loader,
            action: options.action,
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
              hydrationData={{
                loaderData: { root: rootData, page: options.loaderData ?? null },
                ...(options.actionData === undefined
                  ? {}
                  : { actionData: { page: options.actionData } }),
              }}
            />
          </ToastProvider>
        </LinkProvider>
      </ThemeContext.Provider>
    </ArgsContext.Provider>
  );
}
