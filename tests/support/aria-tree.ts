/// <reference types="@vitest/browser-playwright" />
import type { BrowserCommand } from "vitest/node";

declare module "vitest/browser" {
  interface BrowserCommands {
    ariaTree: () => Promise<string>;
  }
}

/** The accessibility tree of the page under test, in Playwright's words: roles, names and states. */
export const ariaTree: BrowserCommand = async ({ iframe }) => {
  const tree = await iframe.locator("body").ariaSnapshot();
  // React numbers what it is asked for: a story that is tried again would have other ones.
  return tree.replaceAll(/#:r[\da-z]+:/g, "#");
};
