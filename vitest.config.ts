import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defaultServerConditions } from "vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import { chromiumFlags, deterministicFlags, findChromium } from "./tests/support/chromium";

process.env.TZ = "UTC";

const nodeProject = {
  plugins: [vanillaExtractPlugin()],
  resolve: {
    alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) },
    conditions: ["@partlane/source", ...defaultServerConditions],
  },
  ssr: { resolve: { conditions: ["@partlane/source", ...defaultServerConditions] } },
};

const chromium = (flags: string[]) =>
  playwright({
    launchOptions: { executablePath: findChromium(), args: flags },
    contextOptions: { reducedMotion: "reduce", timezoneId: "UTC", locale: "en-US" },
  });

export default defineConfig({
  test: {
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
        test: {
          name: "storybook",
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: chromium(chromiumFlags),
            instances: [{ browser: "chromium" }],
            viewport: { width: 1280, height: 800 },
          },
        },
      },
      {
        extends: ".storybook/vite.config.ts",
        test: {
          name: "visual",
          include: ["tests/visual/**/*.test.tsx"],
          setupFiles: [".storybook/vitest.setup.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: chromium([...chromiumFlags, ...deterministicFlags]),
            instances: [{ browser: "chromium" }],
            viewport: { width: 1280, height: 800 },
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
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
