import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/*
 * What was made of files leaves a fingerprint: as long as they have not changed, it need not be made again.
 * A fingerprint has two lines: the digest of what is in the files, and that of what the file system says of them,
 * which is less to ask. All in one go, since the client has to wait.
 */

/**
 * The fingerprint of `sources` (files and folders, relative to `root`) as they are now; returns what writes it to
 * `file`, once something has been made of them.
 */
export function fingerprintFor(file: string, root: string, sources: readonly string[]): () => void {
  const files = filesOf(root, sources);
  const seen = seenOf(root, files);
  const content = contentOf(root, files);
  return () => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFingerprint(file, content, seen);
  };
}

/** Whether `file` is the fingerprint of `sources` as they are now. */
export function isFresh(file: string, root: string, sources: readonly string[]): boolean {
  if (!existsSync(file)) return false;
  const [content, seen] = readFileSync(file, "utf8").split("\n");
  const files = filesOf(root, sources);
  const seenNow = seenOf(root, files);
  if (seenNow === seen) return true;
  if (contentOf(root, files) !== content) return false;
  // Copied or checked out again: the next time that is known at a glance.
  try {
    writeFingerprint(file, content, seenNow);
  } catch {
    // Where nothing can be written, it is found out each time.
  }
  return true;
}

/** In one go: another start may be reading it. */
function writeFingerprint(file: string, content: string, seen: string): void {
  const written = `${file}-${process.pid}`;
  writeFileSync(written, `${content}\n${seen}\n`);
  renameSync(written, file);
}

/** What the file system says: size and times of each. */
function seenOf(root: string, files: readonly string[]): string {
  return digestOf(files, (file) => {
    const { size, mtimeMs, ctimeMs } = statSync(path.join(root, file));
    return `${size} ${mtimeMs} ${ctimeMs}`;
  });
}

function contentOf(root: string, files: readonly string[]): string {
  return digestOf(files, (file) =>
    createHash("sha256")
      .update(readFileSync(path.join(root, file)))
      .digest(),
  );
}

/** Another version of Node makes other things of the same files. */
function digestOf(files: readonly string[], said: (file: string) => string | Buffer): string {
  const hash = createHash("sha256").update(process.version);
  for (const file of files) hash.update(`\0${file}\0`).update(said(file));
  return hash.digest("hex");
}

/** All files in `sources`, relative to `root`, in one order; none of what is not there. */
function filesOf(root: string, sources: readonly string[]): string[] {
  return sources
    .flatMap((source) => {
      const found = statSync(path.join(root, source), { throwIfNoEntry: false });
      if (!found?.isDirectory()) return found ? [source] : [];
      return readdirSync(path.join(root, source), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)));
    })
    .sort();
}
