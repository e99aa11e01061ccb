import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import terser from "@rollup/plugin-terser";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import remixConfig from "./remix.config.js";
import { guardRoutes } from "./scripts/lib/build/guard-routes";
import { quietAbort } from "./scripts/lib/build/quiet-abort";
import { launcher } from "./scripts/lib/process/launcher";

declare module "@remix-run/node" {
  // Loaders and actions answer with what they return, dates and all.
  interface Future {
    v3_singleFetch: true;
  }
}

/** The condition under which `@partlane/ui` resolves to its source instead of its build. */
const SOURCE = "@partlane/source";

/** What every page loads, apart from the framework; what is fetched on demand stays out of it. */
const SHELL = [
  /\/app\/(root|paths|routes\/site)\.tsx?$/,
  /\/app\/shell\/(?!Add(?:FromRow|ToCart)|Analytics|AsListedPanel|ComparingBar|ConfirmFit|Configured|DashboardHeading|Order(?:Fit|Photos)|OwnLastOrder|PartImage|PartPicture|ShippingFields|TokenSync|Verdict|listed-part|sample-mark|send-form)/,
  /\/app\/(content\/product|search\/query\/search-params|search\/filters\/params)\.ts$/,
  /\/ui\/src\/(theme|brand|styles)\//,
  // Who never types in a field with suggestions needs none of its list.
  /\/ui\/src\/internal\/(?!listbox|useListNav|useSuggestions)/,
  /\/ui\/src\/components\/(Avatar|Badge|Button|EmptyState|Heading|Layout|Link|Spinner|Text|VisuallyHidden)\//,
  /\/ui\/src\/components\/Toast\/(?!ToastViewport)/,
  /\/ui\/src\/patterns\/(Brand|HeaderCount|SiteFooter|SiteHeader|ThemeSwitch|VehicleLink|style)\b/,
  /\/ui\/src\/patterns\/(HeaderMenu|MobileMenu|NavDrawer)\/(?!HeaderMenuDropdown|NavDrawerDialog)/,
  /\/node_modules\/(@vanilla-extract|@fontsource-variable\/archivo)\//,
  /\/lucide-react\/dist\/esm\/(?!icons\/)/,
  /\/lucide-react\/dist\/esm\/icons\/(arrow-right|bell|car|chevron-down|heart|menu|monitor|moon|search|shopping-cart|sun|x)\./,
  /\/app\/platform\/http\/nonce\.ts$/,
  /\/ui\/src\/patterns\/SearchBox\/(?!SearchSuggestions)/,
];
// With what Vite and Rollup add for every module, which would else be files of a hundred bytes.
const FRAMEWORK =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|turbo-stream)\/|^\0(commonjsHelpers|vite\/preload-helper)/;

/**
 * Which chunk a module of the browser's build belongs to: the framework, which stays cached across
 * releases; the shell, in one file instead of thirty, which packs better; or the map, by far the
 * largest part of a page, so that its bytes can be watched. The rest is split by route.
 */
function chunkOf(id: string): string | undefined {
  if (/\/pigeon-maps\/|\/ui\/src\/patterns\/PriceMap\//.test(id)) return "price-map";
  if (FRAMEWORK.test(id)) return "framework";
  return SHELL.some((pattern) => pattern.test(id)) ? "shell" : undefined;
}

/** What is written for bundlers alone. */
const ours = ["@partlane/ui", "pigeon-maps"];
/**
 * What Node would read from hundreds of files (in the bundle the site starts in half the time), and what only
 * the newer module format has, which a server build in the older one cannot ask for.
 */
const bundled = [
  "drizzle-orm",
  "geojson-vt",
  "lucide-react",
  "rate-limiter-flexible",
  "remix-auth",
  "remix-auth-form",
  "zod",
  /^@radix-ui\//,
  /^@vanilla-extract\//,
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [quietAbort(), launcher(), guardRoutes(), remix(remixConfig), vanillaExtractPlugin()],
  resolve: {
    alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) },
    conditions: [SOURCE, ...defaultClientConditions],
  },
  // Not `ssr.resolve`: vanilla-extract's inner server would overwrite it.
  environments: { ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } } },
  ssr: { noExternal: isSsrBuild ? [...ours, ...bundled] : ours },
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
    rollupOptions: isSsrBuild
      ? {}
      : {
          output: {
            manualChunks: chunkOf,
            onlyExplicitManualChunks: true,
            // After esbuild's minifier: five per cent less after gzip, for some seconds of building.
            plugins: [
              terser({ module: true, ecma: 2020, compress: { passes: 3, pure_getters: true } }),
            ],
          },
        },
  },
}));
