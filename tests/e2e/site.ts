import type { TestProject } from "vitest/node";
import { startBuiltSite } from "../support/built-site";

declare module "vitest" {
  interface ProvidedContext {
    /** The built sites, one for each worker. See support/own-site.ts. */
    sites: { url: string; dataDir: string }[];
  }
}

/**
 * Vitest's global setup: one built site for each worker that runs journeys. What a journey does to
 * stock, mail and limits of its site is seen by none that runs beside it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const workers = Number(project.config.maxWorkers);
  // The first may build the site, which the others then find.
  const sites = [await startBuiltSite("e2e-site-1")];
  const others = Array.from({ length: workers - 1 }, (_, at) =>
    startBuiltSite(`e2e-site-${at + 2}`),
  );
  const outcomes = await Promise.allSettled(others);
  for (const outcome of outcomes) if (outcome.status === "fulfilled") sites.push(outcome.value);
  const stop = async () => {
    await Promise.all(sites.map((site) => site.stop()));
  };
  const failure = outcomes.find((outcome) => outcome.status === "rejected");
  if (failure) {
    await stop();
    throw failure.reason;
  }
  project.provide(
    "sites",
    sites.map(({ url, dataDir }) => ({ url, dataDir })),
  );
  return stop;
}
