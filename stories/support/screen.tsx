import { LinkProvider, ToastProvider } from "@partlane/ui";
import { Outlet, useLocation, useNavigate } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from "react";
import type { ThemeChoice } from "~/platform/preferences/options";
import { LinkAdapter } from "~/shell/LinkAdapter";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";
import { ThemeContext } from "~/shell/theme";
import { type PlayedIn, scenariosOf } from "../../mocks/chosen";
import { followToStory, watchHands } from "./goToStory";
import { loadPage, runAction } from "./router";

type StubRoute = Parameters<typeof createRemixStub>[0][number];

export interface ScreenOptions {
  /** The route's pattern: `/news/:id`. */
  path: string;
  /** The address to open, where it is not the pattern itself: `/news/a-map?x=1`. */
  entry?: string;
  /** What the root loader answers: who is here. */
  rootData?: unknown;
  /** What the route's action has answered already. */
  actionData?: unknown;
  /** What is done with a form that is sent; without it, the mocked `form` answers. */
  action?: StubRoute["action"];
  /** The reader is here already: what `page` is asked for is the next page's data. */
  isHere?: boolean;
  /** False for a view that brings its own `<main>`. */
  main?: boolean;
}

interface FramedOptions<Props> extends ScreenOptions {
  /** What stands around the view, also around what is shown when it fails; it brings its `<main>`. */
  frame?: ComponentType<Props & { children: ReactNode }>;
}

/**
 * A story's `render` that shows a view as the site does: in a router, with the site's links, theme
 * and toasts. The story's args are the view's props. A link that leads away shows where it led to.
 * Where all is not well with the mocked `page`, the reader comes from another page and waits for it.
 */
export function screen<Props extends object>(
  View: ComponentType<Props>,
  options: FramedOptions<Props>,
) {
  return function render(args: Props, story: PlayedIn) {
    // No more of the story than that: Storybook writes all that is handed over into the story's source.
    const played = { mocks: scenariosOf(story), theme: themeOf(story.globals?.theme) };
    return <Screen View={View} args={args} options={options} {...played} />;
  };
}

const themeOf = (value: unknown): ThemeChoice =>
  value === "dark" || value === "system" ? value : "light";

/**
 * Where a story went: `getByRole("heading", { name: "/map?q=rotor" })`. A person is shown that
 * screen's own story.
 */
function Elsewhere() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => followToStory(pathname), [pathname]);
  return <h1>{`${pathname}${search}${hash}`}</h1>;
}

const comingFrom = "/the-page-before";

/** Another page, on the way to the one that the story is about. */
function Leaving({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to), [navigate, to]);
  return <h1>The page before, which stays until the next is there</h1>;
}

/** The args reach the view past the router, so that the controls keep working. */
const ArgsContext = createContext<object>({});

interface ScreenProps<Props> {
  View: ComponentType<Props>;
  args: Props;
  options: FramedOptions<Props>;
  /** The services that the story asks, each in the scenario that it is played in. */
  mocks: ReturnType<typeof scenariosOf>;
  theme: ThemeChoice;
}

function Screen<Props extends object>({ View, args, options, mocks, theme }: ScreenProps<Props>) {
  const { path, entry = path, main = true, rootData = null, frame: Frame, isHere } = options;
  const waits = mocks.page !== undefined && mocks.page !== "success";
  const asksForPage = waits ? loadPage : () => null;
  useEffect(watchHands, []);
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
                loader: asksForPage,
                action: options.action ?? runAction,
              },
              { path: comingFrom, Component: () => <Leaving to={entry} /> },
            ],
          },
          { path: "*", Component: Elsewhere, loader: asksForPage, action: runAction },
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
              initialEntries={waits && !isHere ? [comingFrom] : [entry]}
              hydrationData={{
                loaderData: { root: rootData, page: null },
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
