import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const platform = path.resolve(import.meta.dirname, "../../../app/platform");
export const migrationsFolder = path.join(platform, "migrations");

/** What begins the definition of a function, up to its parameters. */
const head = /create (?:or replace )?function (\w+)\(/gi;

export interface SqlFunction {
  name: string;
  /** Its file, as it stands in a migration. */
  text: string;
}

/** The functions and trigger functions of the database, each defined in one file of app/platform/db/functions. */
export function sqlFunctions(): SqlFunction[] {
  const folder = path.join(platform, "db/functions");
  return readdirSync(folder)
    .sort()
    .map((file) => ({
      name: path.basename(file, ".sql"),
      text: readFileSync(path.join(folder, file), "utf8").trim(),
    }));
}

/** The migrations, oldest first, as text. */
export function migrations(): string[] {
  return readdirSync(migrationsFolder)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => readFileSync(path.join(migrationsFolder, file), "utf8"));
}

/** Those whose file is not what the newest migration with them says. */
export function changedFunctions(
  functions: readonly SqlFunction[] = sqlFunctions(),
  texts: readonly string[] = migrations(),
): SqlFunction[] {
  return functions.filter(({ name, text }) => {
    const newest = texts.findLast((each) => definedIn(each).includes(name));
    return !newest?.includes(text);
  });
}

/** The names of the functions that a migration defines. */
export function definedIn(text: string): string[] {
  return [...text.matchAll(head)].flatMap(([, name]) => name ?? []);
}
