import path from "node:path";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { chromiumFlags, deterministicFlags, findChromium } from "./tests/support/chromium";
import {
  baselinesFolder,
  baselinesIn,
  chromiumMajor,
  resultsFolder,
  updatesBaselines,
} from "./tests/visual/baselines";

process.env.TZ = "UTC";

const nodeProject = {
  plugins: [vanillaExtractPlugin()],
  resolve: {
    alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) },
    conditions: ["@partlane/source", ...defaultServerConditions],
  },
  ssr: { resolve: { conditions: ["@partlane/source", ...defaultServerConditions] } },
};

/** `window` holds the frame that a test runs in: a larger frame would be scaled down to fit. */
const chromium = (flags: string[], window = { width: 1920, height: 1080 }) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: findChromium(), args: flags },
    contextOptions: {
      reducedMotion: "reduce",
      timezoneId: "UTC",
      locale: "en-US",
      viewport: window,
    },
  }),
  instances: [{ browser: "chromium" as const }],
  viewport: { width: 1280, height: 800 },
});

/** What a browser on a busy machine misses once it is asked again; the report marks such a test. */
const retry = 1;

const major = chromiumMajor();
const baselines = baselinesFolder(major);
const shots = baselinesIn(baselines);

export default defineConfig({
  test: {
    attachmentsDir: "test-results/attachments",
    projects: [
      {
        ...nodeProject,
        test: {
          name: "app",
          environment: "node",
          include: ["tests/{app,contract}/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/support/fail-on-console.ts"],
          globalSetup: ["tests/support/database.ts"],
        },
      },
      {
        extends: ".storybook/vite.config.ts",
        plugins: [storybookTest({ configDir: ".storybook", storybookScript: "npm run storybook" })],
        test: { name: "storybook", retry, browser: chromium(chromiumFlags) },
      },
      {
        extends: ".storybook/vite.config.ts",
        test: {
          name: "visual",
          include: ["tests/visual/**/*.test.tsx"],
          setupFiles: [".storybook/vitest.setup.ts"],
          provide: { visual: { major, known: shots.length > 0, shots, update: updatesBaselines } },
          testTimeout: 30_000,
          retry,
          browser: {
            ...chromium([...chromiumFlags, ...deterministicFlags], { width: 1280, height: 8_000 }),
            expect: {
              toMatchScreenshot: {
                comparatorName: "pixelmatch",
                // What the compositor rounds up or down by one level of a colour, and no more.
                comparatorOptions: { threshold: 0.005 },
                resolveScreenshotPath: ({ arg, ext, root }) =>
                  path.join(root, baselines, `${arg}${ext}`),
                resolveDiffPath: ({ arg, ext, root }) =>
                  path.join(root, resultsFolder, "shots", `${arg}${ext}`),
              },
            },
          },
        },
      },
      {
        ...nodeProject,
        test: {
          name: "e2e",
          environment: "node",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/e2e/site.ts"],
          testTimeout: 60_000,
          retry,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
