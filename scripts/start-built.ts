import { builtServer, isBuilt } from "./lib/build";
import { startSite } from "./lib/site";
import { supervise } from "./lib/supervise";

/** Starts the site, if it, and this with it, is built of exactly these sources; else returns at once. */
export async function startIfBuilt(root: string): Promise<void> {
  if (!isBuilt(root)) return;
  await supervise((supervision) => startSite(supervision, { root, serverBuild: builtServer }));
}
