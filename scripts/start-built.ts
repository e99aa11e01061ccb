import { builtServer, isBuilt } from "./lib/build/build";
import { supervise } from "./lib/process/supervise";
import { startSite } from "./lib/site/site";

/** Starts the site, if it, and this with it, is built of exactly these sources; else returns at once. */
export async function startIfBuilt(root: string): Promise<void> {
  if (!isBuilt(root)) return;
  await supervise((supervision) => startSite(supervision, { root, serverBuild: builtServer }));
}
