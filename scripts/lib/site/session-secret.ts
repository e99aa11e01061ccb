import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { sessionSecretLength } from "../../../app/platform/config/env.server";
import { StartError } from "../../../app/platform/config/start-error.server";

/** The secret kept in the data directory; made, for this user's eyes only, the first time. */
export async function keptSessionSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, "session-secret");
  try {
    const kept = await readSecret(file);
    if (kept !== undefined) return kept;
    await mkdir(dataDir, { recursive: true });
    // Written aside and linked, so that nobody ever reads half of it, nor two different ones.
    const unfinished = `${file}-${process.pid}`;
    await writeFile(unfinished, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600 });
    await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
    await rm(unfinished);
    const made = await readSecret(file);
    if (made !== undefined) return made;
    throw new Error("it vanished");
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The session secret cannot be kept in ${file} (${reason}): set SESSION_SECRET, or set DATA_DIR to a directory that you may write to.`,
    );
  }
}

async function readSecret(file: string): Promise<string | undefined> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined || text.trim().length >= sessionSecretLength) return text?.trim();
  throw new StartError(
    `${file} holds fewer than ${sessionSecretLength} characters: remove it, and the next start makes a new one (everybody has to sign in again).`,
  );
}
