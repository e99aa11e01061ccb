import "@partlane/ui/theme";
import "@partlane/ui/fonts.css";
import type { Preview } from "@storybook/react-vite";
import { startStoryClock } from "./clock";
import { docs } from "./docs";
import { initialLook, lookToolbars } from "./look";
import { modes } from "./modes";
import { withoutNodeControls } from "./node-controls";
import { letAnimationsRun, prove, targetSize } from "./proofs";
import { catalogue, loadMocks, withScenarios } from "./scenarios";
import { matchSnapshot } from "./snapshots";
import { failOnUnmocked, takeUnmocked } from "./unmocked";
import { playInFirstLook, withLook } from "./withLook";

/** A test asks axe for what is wrong alone: to describe what is right is a tenth of its work. */
const inTests = import.meta.env.VITEST ? { options: { resultTypes: ["violations"] } } : {};

export default {
  tags: ["autodocs"],
  loaders: [loadMocks],
  beforeEach: (context) => {
    playInFirstLook(context);
    // What a page kept for Back, in the story before.
    sessionStorage.clear();
    letAnimationsRun();
    takeUnmocked();
    return startStoryClock();
  },
  afterEach: async (context) => {
    try {
      await matchSnapshot(context);
      await prove(context);
    } finally {
      // Last: what a view asks for as it is mounted is heard of a moment later.
      failOnUnmocked();
    }
  },
  decorators: [withLook, withScenarios],
  initialGlobals: {
    ...initialLook,
    scenarios: {},
  },
  globalTypes: lookToolbars,
  argTypesEnhancers: [withoutNodeControls],
  parameters: {
    a11y: { test: "error", config: { rules: [targetSize] }, ...inTests },
    catalogue,
    chromatic: { modes, prefersReducedMotion: "reduce" },
    docs,
    controls: { matchers: { date: /Date$/i } },
    options: {
      storySort: {
        order: [
          "Introduction",
          "Foundations",
          [
            "Tokens",
            "Contrast",
            "Icons",
            "Motion",
            "Breakpoints",
            "Another brand",
            "Mocked services",
          ],
          "Components",
          "Patterns",
          ["Search", "Map", "Part", "Order", "Account", "Dashboard", "Content", "Shell"],
          "Screens",
          ["Site map"],
        ],
      },
    },
    viewport: {
      options: {
        small: { name: "Small phone 320", styles: { width: "320px", height: "640px" } },
        phone: { name: "Phone 360", styles: { width: "360px", height: "780px" } },
        tablet: { name: "Tablet 768", styles: { width: "768px", height: "1024px" } },
        laptop: { name: "Laptop 1280", styles: { width: "1280px", height: "800px" } },
        desktop: { name: "Desktop 1920", styles: { width: "1920px", height: "1080px" } },
      },
    },
  },
} satisfies Preview;
