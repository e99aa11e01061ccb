import { randomUUID } from "node:crypto";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

/** The folder of a data directory that photos are kept in, and uploads until they are kept. */
export const mediaFolder = (dataDir: string): string => path.resolve(dataDir, "media");

/** Where uploads arrive. */
export const incomingFolder = (dataDir: string): string =>
  path.join(mediaFolder(dataDir), "incoming");

const ending = ".part";
/** After so long, in ms, nobody writes to a file any more: who did has died. */
const leftAfterMs = 24 * 3_600_000;

/** A name that no file has which is kept. */
export const temporaryName = () => `${randomUUID()}${ending}`;

/** Removes the temporary files of a folder that were left by processes that died. */
export async function removeLeftFiles(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith(ending))) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > leftAfterMs) await rm(file, { force: true });
  }
}
