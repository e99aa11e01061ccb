import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { functionLine, functionsIn } from "../../../app/platform/db/functions.server";

const platform = path.resolve(import.meta.dirname, "../../../app/platform");
export const migrationsFolder = path.join(platform, "migrations");

const sqlFilesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort();

/** The names of the database's functions and trigger functions: those of the files in app/platform/db/functions. */
export const sqlFunctions = (): string[] =>
  sqlFilesIn(path.join(platform, "db/functions")).map((file) => path.basename(file, ".sql"));

/** The newest migration's file. */
export const newestMigration = (): string | undefined => sqlFilesIn(migrationsFolder).at(-1);

/** The migrations, oldest first, as text. */
export const migrations = (): string[] =>
  sqlFilesIn(migrationsFolder).map((file) =>
    readFileSync(path.join(migrationsFolder, file), "utf8"),
  );

/** The lines of the functions whose file is not what it was when the newest migration with them was written. */
export const changedFunctions = (
  lines: readonly string[] = sqlFunctions().map((name) => functionLine(name)),
  texts: readonly string[] = migrations(),
): string[] =>
  lines.filter((line) => {
    const [name = ""] = functionsIn(line);
    return !texts.findLast((text) => functionsIn(text).includes(name))?.includes(line);
  });
