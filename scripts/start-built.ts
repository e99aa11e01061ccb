import { isLauncherBuilt } from "./lib/launcher";
import { startSite } from "./lib/site";
import { supervise } from "./lib/supervise";

/** Starts the site, if what starts it is built of exactly these sources; else returns at once. */
export async function startIfBuilt(root: string): Promise<void> {
  if (!isLauncherBuilt(root)) return;
  await supervise((supervision) => startSite(supervision, { root }));
}
