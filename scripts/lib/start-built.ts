import { isBuilt } from "./build";
import { isLauncherBuilt } from "./launcher";
import { startSite } from "./site";
import { supervise } from "./supervise";

/** Starts the site, if it and what starts it are built of exactly these sources; else returns at once. */
export async function startIfBuilt(root: string): Promise<void> {
  const built = await Promise.all([isLauncherBuilt(root), isBuilt(root)]);
  if (built.includes(false)) return;
  await supervise((supervision) => startSite(supervision, { root, isBuilt: true }));
}
