import { copyFile, mkdir, open, opendir, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { parseMediaName } from "./photo.schema";
import { type PhotoStore, PhotoStoreError } from "./photo-store";
import { removeLeftFiles, temporaryName } from "./temporary-files.server";

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && "code" in error && error.code === code;
const isMissing = (error: unknown) => hasCode(error, "ENOENT");

/** Files below a folder of this machine, spread over 256 folders by the first two digits of their names. */
export function fileStore(root: string): PhotoStore {
  const folderOf = (name: string) => {
    // Nothing else reaches the disk, whoever calls.
    if (!parseMediaName(name)) throw new RangeError("There is no file of that name.");
    return path.join(root, name.slice(0, 2));
  };
  const fileOf = (name: string) => path.join(folderOf(name), name);

  /** What a call of the system says no to, such as a full disk. */
  async function tried<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw new PhotoStoreError("The folder of photos cannot be used.", { cause: error });
    }
  }

  async function syncFolder(folder: string): Promise<void> {
    const handle = await open(folder, "r");
    await handle.sync().finally(() => handle.close());
  }

  /** A name that is there already keeps its content, and counts as put now; false where it is not there. */
  async function renew(file: string): Promise<boolean> {
    const now = new Date();
    return await utimes(file, now, now).then(
      () => true,
      (error: unknown) => {
        if (isMissing(error)) return false;
        // Another user's, who ran the site before: it is there all the same.
        if (hasCode(error, "EPERM")) return true;
        throw error;
      },
    );
  }

  return {
    put: (name, source) => {
      const [folder, file] = [folderOf(name), fileOf(name)];
      return tried(async () => {
        if (await renew(file)) return;
        if (await mkdir(folder, { recursive: true })) await syncFolder(root);
        const part = path.join(folder, temporaryName());
        try {
          if ("path" in source) await copyFile(source.path, part);
          const handle = await open(part, "a");
          try {
            if ("data" in source) await handle.writeFile(source.data);
            await handle.sync();
          } finally {
            await handle.close();
          }
          await rename(part, file);
        } catch (error) {
          await rm(part, { force: true });
          throw error;
        }
        // The name is on the disk only with its folder.
        await syncFolder(folder);
      });
    },

    get: (name) => {
      const file = fileOf(name);
      return tried(async () => {
        try {
          const handle = await open(file, "r");
          const { size } = await handle.stat();
          return { body: handle.createReadStream(), bytes: size };
        } catch (error) {
          if (isMissing(error)) return undefined;
          throw error;
        }
      });
    },

    has: (name) => {
      const file = fileOf(name);
      return tried(() => renew(file));
    },

    remove: (name) => {
      const file = fileOf(name);
      return tried(() => rm(file, { force: true }));
    },

    async *list() {
      const folders = await opendir(root).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw new PhotoStoreError("The folder of photos cannot be used.", { cause: error });
      });
      for await (const { name: folder } of folders) {
        if (!/^[0-9a-f]{2}$/.test(folder)) continue;
        await removeLeftFiles(path.join(root, folder));
        for await (const { name } of await opendir(path.join(root, folder))) {
          if (!parseMediaName(name)) continue;
          const found = await stat(path.join(root, folder, name)).catch(() => undefined);
          if (found) yield { name, putAt: found.mtime };
        }
      }
    },
  };
}
