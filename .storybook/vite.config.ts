import { fileURLToPath } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { iconsInUse } from "./icons-in-use";
import { mockWorker } from "./mock-worker";
import { mutantPlugin, mutants } from "./mutant";

/** Stories read the sources of `ui` and the views of the site; Remix's own plugin stays out. */
export default defineConfig({
  // Names that say which component a class belongs to: for who looks at a page, and for its docs page.
  plugins: [
    ...mutants(),
    react(),
    vanillaExtractPlugin({
      identifiers: "debug",
      unstable_pluginFilter: ({ name }) => name === mutantPlugin,
    }),
    iconsInUse(),
    mockWorker(),
  ],
  resolve: {
    alias: { "~": fileURLToPath(new URL("../app", import.meta.url)) },
    conditions: ["@partlane/source", ...defaultClientConditions],
  },
  // Everything that stories load, so that a cold cache never reloads the page under a test.
  optimizeDeps: {
    include: [
      "react",
      "react-dom",
      "react-dom/client",
      "react/jsx-runtime",
      "react/jsx-dev-runtime",
      "@github/combobox-nav",
      "@radix-ui/react-accordion",
      "@radix-ui/react-alert-dialog",
      "@radix-ui/react-dialog",
      "@radix-ui/react-dropdown-menu",
      "@radix-ui/react-popover",
      "@radix-ui/react-tabs",
      "@radix-ui/react-toast",
      "@radix-ui/react-tooltip",
      "@remix-run/react",
      "@remix-run/testing",
      "@vanilla-extract/recipes/createRuntimeFn",
      "@vanilla-extract/sprinkles/createRuntimeSprinkles",
      "lucide-react",
      "msw-storybook-addon/csf3",
      "pigeon-maps",
      "zod/mini",
      "zod",
      "@storybook/react-vite",
      "storybook/test",
      "@storybook/addon-docs",
      "@storybook/addon-docs/blocks",
      "@storybook/addon-a11y/preview",
      "axe-core",
    ],
  },
  build: { target: "es2022", chunkSizeWarningLimit: 2_000 },
});
