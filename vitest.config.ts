import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { iconsInUse } from "./.storybook/icons-in-use";
import { ariaTree } from "./tests/support/aria-tree";
import { chromiumFlags, deterministicFlags, findChromium } from "./tests/support/chromium";
import { LongestFirst } from "./tests/support/longest-first";
import { visualCommands } from "./tests/visual/commands";
import { onlyFiles, onlyShots, visualSettings } from "./tests/visual/shot-lines";

process.env.TZ = "UTC";

/**
 * Vitest starts Node with them, too. "module" is for bundlers: what packages offer under it may be without the endings
 * that Node needs.
 */
const conditions = [
  "@partlane/source",
  ...defaultServerConditions.filter((condition) => condition !== "module"),
];

const nodeProject = {
  plugins: [vanillaExtractPlugin(), iconsInUse()],
  resolve: {
    alias: {
      "~": fileURLToPath(new URL("./app", import.meta.url)),
      // As Node finds it, for the same reason.
      "@aws-sdk/client-s3": createRequire(import.meta.url).resolve("@aws-sdk/client-s3"),
    },
    conditions,
  },
  ssr: { resolve: { conditions } },
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

/**
 * How many files at once, in workers or pages of a browser. Vitest's own count is one less than there are
 * cores, which leaves half of the smallest machine idle.
 */
const workers = Math.max(2, availableParallelism() - 1);

export default defineConfig({
  test: {
    attachmentsDir: "test-results/attachments",
    sequence: { sequencer: LongestFirst },
    // A story without a snapshot fails, as one that has changed: `-u` writes what it is now.
    update: "none",
    resolveSnapshotPath: (file) =>
      path.resolve("tests/snapshots", path.basename(file).replace(".stories.tsx", ".snap")),
    projects: [
      {
        ...nodeProject,
        test: {
          name: "app",
          environment: "node",
          include: ["tests/{app,contract}/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/support/fail-on-console.ts"],
          // No claim of speed: a machine may be busy.
          testTimeout: 20_000,
          globalSetup: ["tests/support/database.ts"],
          maxWorkers: workers,
        },
      },
      {
        // The package as others get it: what is imported from @partlane/ui is its build.
        test: {
          name: "package",
          environment: "node",
          include: ["tests/package/**/*.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: ".storybook/vite.config.ts",
        plugins: [storybookTest({ configDir: ".storybook", storybookScript: "npm run storybook" })],
        // One frame for every file: two thirds of the time went into starting one per file. What a
        // story leaves behind is cleared in the preview's `beforeEach`.
        test: {
          name: "storybook",
          setupFiles: [".storybook/snapshots.setup.ts"],
          retry,
          isolate: false,
          maxWorkers: workers,
          browser: { ...chromium(chromiumFlags), commands: { ariaTree } },
        },
      },
      {
        extends: ".storybook/vite.config.ts",
        test: {
          name: "visual",
          include: ["tests/visual/**/*.test.tsx"],
          setupFiles: [".storybook/vitest.setup.ts"],
          provide: { visual: { mode: visualSettings.mode, only: onlyShots(), files: onlyFiles() } },
          testTimeout: 60_000,
          retry,
          isolate: false,
          maxWorkers: workers,
          browser: {
            ...chromium([...chromiumFlags, ...deterministicFlags], { width: 1280, height: 8_000 }),
            commands: visualCommands,
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
          // What a page comes to in a moment takes longer on a busy machine.
          expect: { poll: { timeout: 10_000 } },
          retry,
          hookTimeout: 120_000,
          // One alone waits for pages half of its time. Each has a site of its own; with more than four,
          // sites take the memory.
          maxWorkers: Math.min(4, workers),
        },
      },
    ],
  },
});
