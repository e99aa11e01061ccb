import "@partlane/ui/theme";
import "@partlane/ui/fonts.css";
import type { Decorator, Loader, Preview } from "@storybook/react-vite";
import { setupWorker } from "msw/browser";
import { mswLoader } from "msw-storybook-addon/csf3";
import { startStoryClock } from "./clock";
import { modes } from "./modes";
import { chosenHandlers, initialScenarios, scenarioToolbars } from "./scenarios";

const worker = setupWorker();

/** A request that no handler answers fails the story: nothing reaches the network. */
async function startWorker() {
  await worker.start({ onUnhandledRequest: refuseUnmocked, quiet: true });
  return worker;
}

/** Lets the story's own files through and refuses everything else. */
function refuseUnmocked(request: Request, print: { error(): void }) {
  const url = new URL(request.url);
  if (url.origin === location.origin && !url.pathname.startsWith("/api/")) return;
  print.error();
}

const loadStoryHandlers = mswLoader(startWorker);

/** The story's own handlers, and before them those of the scenarios that the toolbars have chosen. */
const loadHandlers: Loader = async (context) => {
  const loaded = await loadStoryHandlers(context);
  worker.use(...chosenHandlers(context.globals));
  return loaded;
};

/** Sets theme, contrast and direction on the document, as the site's root does. */
const withDocument: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  if (globals.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = String(globals.theme);
  if (globals.contrast === "more") root.dataset.contrast = "more";
  else delete root.dataset.contrast;
  root.dir = String(globals.direction);
  return <Story />;
};

export default {
  loaders: [loadHandlers],
  beforeEach: () => {
    // What a page kept for Back, in the story before.
    sessionStorage.clear();
    return startStoryClock();
  },
  decorators: [withDocument],
  initialGlobals: {
    theme: "light",
    contrast: "normal",
    direction: "ltr",
    ...initialScenarios,
  },
  globalTypes: {
    ...scenarioToolbars,
    theme: {
      description: "Theme",
      toolbar: { icon: "sun", items: ["light", "dark", "system"], dynamicTitle: true },
    },
    contrast: {
      description: "Contrast",
      toolbar: { icon: "contrast", items: ["normal", "more"], dynamicTitle: true },
    },
    direction: {
      description: "Direction",
      toolbar: { icon: "transfer", items: ["ltr", "rtl"], dynamicTitle: true },
    },
  },
  parameters: {
    a11y: { test: "error" },
    chromatic: { modes, prefersReducedMotion: "reduce" },
    controls: { matchers: { date: /Date$/i } },
    options: {
      storySort: { order: ["Foundations", "Components", "Patterns", "Screens"] },
    },
    viewport: {
      options: {
        phone: { name: "Phone 360", styles: { width: "360px", height: "780px" } },
        tablet: { name: "Tablet 768", styles: { width: "768px", height: "1024px" } },
        laptop: { name: "Laptop 1280", styles: { width: "1280px", height: "800px" } },
        desktop: { name: "Desktop 1920", styles: { width: "1920px", height: "1080px" } },
      },
    },
  },
} satisfies Preview;
