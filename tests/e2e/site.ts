import type { TestProject } from "vitest/node";
import { startBuiltSite } from "../support/built-site";

declare module "vitest" {
  interface ProvidedContext {
    /** The built site's origin, without a slash at the end. */
    siteUrl: string;
    /** The built site's data directory. */
    siteDataDir: string;
  }
}

/** Vitest's global setup: one built site for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startBuiltSite("e2e-site");
  project.provide("siteUrl", site.url);
  project.provide("siteDataDir", site.dataDir);
  return () => site.stop();
}
