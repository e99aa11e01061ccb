import * as fs from "node:fs/promises";
import path from "node:path";
import { StartError } from "~/platform/config/start-error.server";

/** The unprivileged user as whom PostgreSQL runs when we are root, which it refuses to be. */
export type PostgresUser = { name: string; uid: number; gid: number };

/**
 * Whom to run PostgreSQL as: nobody in particular unless we are root; then the owner of the
 * existing cluster, or else the system's `postgres` or `nobody`. Throws `StartError` without one.
 */
export async function postgresUser(cluster: string | undefined): Promise<PostgresUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const users = await passwd();
  const made = cluster ? await fs.stat(cluster).catch(() => undefined) : undefined;
  if (made && made.uid !== 0) {
    const known = users.find((user) => user.uid === made.uid);
    return known ?? { name: String(made.uid), uid: made.uid, gid: made.gid };
  }
  const found = ["postgres", "nobody"]
    .map((name) => users.find((user) => user.name === name))
    .find((user) => user && user.uid !== 0);
  if (found) return found;
  throw new StartError(
    "PostgreSQL does not run as root, and there is no user named postgres or nobody: make one, start as an ordinary user, or set DATABASE_URL.",
  );
}

/** Whether the user may enter the directory and all above it (by mode bits; no ACLs). */
export async function userCanReach(user: PostgresUser, dir: string): Promise<boolean> {
  for (let at = dir; ; at = path.dirname(at)) {
    const { uid, gid, mode } = await fs.stat(at);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if (!(mode & bit)) return false;
    if (at === path.dirname(at)) return true;
  }
}

async function passwd(): Promise<PostgresUser[]> {
  const text = await fs.readFile("/etc/passwd", "utf8").catch(() => "");
  return text.split("\n").flatMap((line) => {
    const [name, , uid, gid] = line.split(":");
    // The highest ids stand for negative ones on some systems.
    return name && uid && gid ? [{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }] : [];
  });
}
