import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import remixConfig from "./remix.config.js";

declare module "@remix-run/node" {
  // Loaders and actions answer with what they return, dates and all.
  interface Future {
    v3_singleFetch: true;
  }
}

/** The condition under which `@partlane/ui` resolves to its source instead of its build. */
const SOURCE = "@partlane/source";

export default defineConfig({
  plugins: [remix(remixConfig), vanillaExtractPlugin()],
  resolve: {
    alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) },
    conditions: [SOURCE, ...defaultClientConditions],
  },
  // Not `ssr.resolve`: vanilla-extract's inner server would overwrite it.
  environments: { ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } } },
  ssr: { noExternal: ["@partlane/ui", "pigeon-maps"] },
  optimizeDeps: {
    entries: ["app/root.tsx", "app/routes/**/*.{ts,tsx}", "ui/src/**/*.{ts,tsx}"],
    include: [
      "@vanilla-extract/recipes/createRuntimeFn",
      "@vanilla-extract/sprinkles/createRuntimeSprinkles",
    ],
    exclude: ["@node-rs/argon2"],
  },
  build: {
    target: "es2022",
    cssMinify: "esbuild",
    // No file is worth inlining: each is cached for good, and the policy stays strict.
    assetsInlineLimit: 0,
    rollupOptions: {
      output: {
        // The map is by far the largest part: in a chunk of its own its bytes can be watched.
        manualChunks: (id) =>
          /\/pigeon-maps\/|\/ui\/src\/patterns\/PriceMap\//.test(id) ? "price-map" : undefined,
      },
    },
  },
});
