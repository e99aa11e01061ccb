import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

/** Where stories and tests register it (mocks/browser.ts). */
const address = "mockServiceWorker.js";

/**
 * The service worker that mocks what stories ask for, out of the very package that talks to it: for
 * Storybook, its build and its tests; the site has no part in it.
 */
export function mockWorker(): Plugin {
  const file = createRequire(import.meta.url).resolve(`msw/${address}`);
  return {
    name: "mock-worker",
    configureServer({ middlewares }) {
      middlewares.use(`/${address}`, (_, response) => {
        response.setHeader("Content-Type", "text/javascript");
        response.end(readFileSync(file));
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: address, source: readFileSync(file) });
    },
  };
}
