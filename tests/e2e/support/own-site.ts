import { inject } from "vitest";

/** The built site of the worker that runs this journey: its origin, without a slash at the end, and its data directory. */
export function ownSite(): { url: string; dataDir: string } {
  const worker = Number(process.env.VITEST_POOL_ID);
  const site = inject("sites")[worker - 1];
  if (!site) throw new Error(`No site was started for worker ${worker}.`);
  return site;
}
