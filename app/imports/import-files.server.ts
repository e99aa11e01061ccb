import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { removeLeftFiles, temporaryName } from "~/photos/temporary-files.server";
import { env } from "~/platform/config/env.server";
import { isId } from "~/text/is-id";
import type { OpenFile } from "./csv/decode-text.server";
import { importLimits } from "./csv/import-row.schema";
import { importFolder } from "./import-folder";

/* The files of imports, below the data directory, each by its import's id. */

const ending = ".csv";

const folder = () => importFolder(env().DATA_DIR);

function fileOf(id: string): string {
  // Nothing else reaches the disk, whoever calls.
  if (!isId(id)) throw new RangeError("There is no file of that name.");
  return path.join(folder(), `${id}${ending}`);
}

/** How many bytes were kept, whole and for good. */
export type KeepFileOutcome =
  | { kind: "kept"; bytes: number }
  | { kind: "too-large" }
  | { kind: "empty" };

async function write(part: string, body: AsyncIterable<Uint8Array>): Promise<KeepFileOutcome> {
  const handle = await open(part, "wx", 0o600);
  try {
    let bytes = 0;
    for await (const chunk of body) {
      bytes += chunk.byteLength;
      // The rest is read and thrown away: a browser listens to no answer while it still sends.
      if (bytes <= importLimits.bytes) await handle.writeFile(chunk);
    }
    if (bytes > importLimits.bytes) return { kind: "too-large" };
    if (bytes === 0) return { kind: "empty" };
    await handle.sync();
    return { kind: "kept", bytes };
  } finally {
    await handle.close();
  }
}

async function syncFolder(): Promise<void> {
  const handle = await open(folder(), "r");
  await handle.sync().finally(() => handle.close());
}

/** Keeps an import's file as it arrives. What is too large, or breaks off, is not kept. */
export async function keepFile(
  id: string,
  body: AsyncIterable<Uint8Array>,
): Promise<KeepFileOutcome> {
  const file = fileOf(id);
  await mkdir(folder(), { recursive: true });
  const part = path.join(folder(), temporaryName());
  try {
    const outcome = await write(part, body);
    if (outcome.kind !== "kept") return outcome;
    await rename(part, file);
    await syncFolder();
    return outcome;
  } finally {
    // What cannot be removed now is swept later.
    await rm(part, { force: true }).catch(() => {});
  }
}

/** Opens an import's file from its beginning, as often as it is called. */
export const openFile = (id: string): OpenFile => {
  const file = fileOf(id);
  return () => createReadStream(file);
};

/** Whether an error says that a file is not there. */
export const isFileGone = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/** One that is not there is removed already. */
export const removeFile = (id: string): Promise<void> => rm(fileOf(id), { force: true });

/** A file without an import may be one that has just arrived, for so long, in ms. */
const strayAfterMs = 24 * 3_600_000;

/** The ids of files that have lain here for a day; what was cut short is removed on the way. */
export async function listOldFiles(): Promise<string[]> {
  await removeLeftFiles(folder());
  const names = await readdir(folder()).catch(() => []);
  const ids: string[] = [];
  for (const name of names.filter((each) => each.endsWith(ending))) {
    const found = await stat(path.join(folder(), name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > strayAfterMs) ids.push(name.slice(0, -ending.length));
  }
  return ids.filter(isId);
}
