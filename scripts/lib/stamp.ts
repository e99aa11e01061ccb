import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";

/*
 * What was made of files leaves a stamp: as long as they have not changed, it need not be made again.
 * A stamp has two lines: the digest of what is in the files, and that of what the file system says of them,
 * which is a tenth of the work to ask.
 */

/**
 * The stamp of `sources` (files and folders, relative to `root`) as they are now, to be written to `file`
 * once something has been made of them.
 */
export async function stampFor(
  file: string,
  root: string,
  sources: readonly string[],
): Promise<() => Promise<void>> {
  const files = await filesOf(root, sources);
  const seen = await seenOf(root, files);
  const content = await contentOf(root, files);
  return async () => {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${content}\n${seen}\n`);
  };
}

/** Whether `file` is the stamp of `sources` as they are now. */
export async function isFresh(
  file: string,
  root: string,
  sources: readonly string[],
): Promise<boolean> {
  const [content, seen] = (await readFile(file, "utf8").catch(() => "")).split("\n");
  if (!content) return false;
  const files = await filesOf(root, sources);
  const seenNow = await seenOf(root, files);
  if (seenNow === seen) return true;
  if ((await contentOf(root, files)) !== content) return false;
  // Copied or checked out anew: the next time that is known at a glance. Nothing is lost where it cannot be.
  await writeFile(file, `${content}\n${seenNow}\n`).catch(() => {});
  return true;
}

/** Size and times of each; another version of Node makes other things of them. */
async function seenOf(root: string, files: readonly string[]): Promise<string> {
  const seen = await Promise.all(files.map((file) => stat(path.join(root, file))));
  const hash = createHash("sha256").update(process.version);
  for (const [index, file] of files.entries()) {
    const { size, mtimeMs, ctimeMs } = seen[index] ?? {};
    hash.update(`\0${file}\0${size} ${mtimeMs} ${ctimeMs}`);
  }
  return hash.digest("hex");
}

async function contentOf(root: string, files: readonly string[]): Promise<string> {
  const contents = await Promise.all(files.map((file) => readFile(path.join(root, file))));
  const hash = createHash("sha256").update(process.version);
  for (const [index, file] of files.entries())
    hash.update(`\0${file}\0`).update(
      createHash("sha256")
        .update(contents[index] ?? "")
        .digest(),
    );
  return hash.digest("hex");
}

/** All files in `sources`, relative to `root`, in one order. What is not there has none. */
async function filesOf(root: string, sources: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    sources.map(async (source) => {
      const entries = await readdir(path.join(root, source), {
        recursive: true,
        withFileTypes: true,
      }).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOTDIR") return "file" as const;
        if (error.code === "ENOENT") return [];
        throw error;
      });
      if (entries === "file") return [source];
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)));
    }),
  );
  return found.flat().sort();
}
