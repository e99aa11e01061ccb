import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isFresh } from "./stamp";

/*
 * `npm start` runs a bundle of scripts/start-built.ts, when there is one of exactly these sources: to
 * compile them at each start, and to read what they need from hundreds of files, took a second.
 */

/** The bundle's folder, which scripts/start.mjs knows too; a build of the site empties its own. */
export const launcherOf = (root: string) => path.join(root, ".cache/start");
/** What it was made of: a list, and the stamp of all that the list names. */
export const launcherSources = "sources.json";
export const launcherStamp = ".stamp";

/** Whether the bundle of exactly these sources is there. */
export function isLauncherBuilt(root: string): boolean {
  const folder = launcherOf(root);
  const list = path.join(folder, launcherSources);
  if (!existsSync(list)) return false;
  const sources: string[] = JSON.parse(readFileSync(list, "utf8"));
  return isFresh(path.join(folder, launcherStamp), root, sources);
}
