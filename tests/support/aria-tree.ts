/// <reference types="@vitest/browser-playwright" />
import type { BrowserCommand } from "vitest/node";

declare module "vitest/browser" {
  interface BrowserCommands {
    ariaTree: () => Promise<string>;
  }
}

/** The accessibility tree of the page under test, in Playwright's words: roles, names and states. */
export const ariaTree: BrowserCommand = ({ iframe }) => iframe.locator("body").ariaSnapshot();
