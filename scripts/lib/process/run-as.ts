import { constants } from "node:fs";
import { mkdir, open, readdir } from "node:fs/promises";
import path from "node:path";
import { importFolder } from "../../../app/imports/import-folder";
import { mediaFolder } from "../../../app/photos/temporary-files.server";
import {
  type PostgresUser,
  postgresUser,
  userCanReach,
} from "../../../app/platform/db/embedded/postgres-user.server";
import { mailFolder } from "../../../app/platform/mail/file-transport.server";
import { note } from "./terminal";

interface RunAsOptions {
  /** As whom the embedded database runs; absent where there is none. */
  user: PostgresUser | undefined;
  /** The project's directory. */
  root: string;
  dataDir: string;
}

/**
 * As whom a server process that root started goes on, as an environment variable for server/run-as.mjs. Empty where we
 * are not root, or, with a sentence, where there is nobody who could.
 */
export async function runAs({
  user: given,
  root,
  dataDir,
}: RunAsOptions): Promise<{ PARTLANE_RUN_AS?: string }> {
  if (process.getuid?.() !== 0) return {};
  const user = given ?? (await postgresUser(undefined).catch(() => undefined));
  if (!user) {
    note("The site stays root, because there is no user named postgres or nobody: make one.");
    return {};
  }
  await mkdir(dataDir, { recursive: true });
  for (const dir of [root, dataDir])
    if (!(await userCanReach(user, dir))) {
      note(
        `The site stays root, because the user ${user.name} cannot reach ${dir}: open the directories above it with chmod o+x, or move it.`,
      );
      return {};
    }
  for (const folder of [mailFolder, mediaFolder, importFolder])
    await handOver(folder(dataDir), user);
  return { PARTLANE_RUN_AS: `${user.uid}:${user.gid}` };
}

/**
 * Gives the user a folder that the site writes to by itself, with what root wrote there before. Nothing that is linked
 * is followed: whoever has the folder could else have root give away any file.
 */
export async function handOver(folder: string, user: Owner): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await give(folder, user);
  for (const file of await readdir(folder)) await give(path.join(folder, file), user);
}

type Owner = Pick<PostgresUser, "uid" | "gid">;

const asItIs = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

async function give(file: string, { uid, gid }: Owner): Promise<void> {
  const opened = await open(file, asItIs).catch(() => undefined);
  if (!opened) return;
  try {
    const stat = await opened.stat();
    if (stat.isDirectory() || (stat.isFile() && stat.nlink === 1)) await opened.chown(uid, gid);
  } finally {
    await opened.close();
  }
}
