import { readFile } from "node:fs/promises";
import path from "node:path";
import { isFresh } from "./stamp";

/*
 * `npm start` runs a bundle of scripts/lib/start-built.ts, when there is one of exactly these sources: to
 * compile them at each start, and to read what they need from hundreds of files, took a second.
 */

/** The bundle's folder, which scripts/start.mjs knows too. */
export const launcherOf = (root: string) => path.join(root, "build/start");
/** What it was made of: a list, and the stamp of all that the list names. */
export const launcherSources = "sources.json";
export const launcherStamp = ".stamp";

/** Whether the bundle of exactly these sources is there. */
export async function isLauncherBuilt(root: string): Promise<boolean> {
  const folder = launcherOf(root);
  const sources = await readFile(path.join(folder, launcherSources), "utf8").then(
    JSON.parse,
    () => undefined,
  );
  return Array.isArray(sources) && (await isFresh(path.join(folder, launcherStamp), root, sources));
}
