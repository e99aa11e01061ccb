import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/*
 * Each function and trigger function of the database is defined in one file of ./functions. A migration names the file
 * in a line of its own, `-- function part_norm 0f3c…`, and is sent with the file in its place. The hash, of what the
 * file was when the line was written, tells `npm run db:generate` that a file has changed since.
 */

const line = /^-- function (\w+) ([\da-f]{16})$/gm;

/** The definition of a function, as its file has it. */
export const functionText = (name: string): string =>
  readFileSync(new URL(`./functions/${name}.sql`, import.meta.url), "utf8").trim();

/** The line of a migration that refers to a function's file. */
export const functionLine = (name: string, text = functionText(name)): string =>
  `-- function ${name} ${createHash("sha256").update(text).digest("hex").slice(0, 16)}`;

/** The names of the functions that a migration defines. */
export const functionsIn = (migration: string): string[] =>
  [...migration.matchAll(line)].flatMap(([, name]) => name ?? []);

/** A migration with the functions in place of the lines that name them. */
export const withFunctions = (migration: string): string =>
  migration.replaceAll(line, (_line, name: string) => functionText(name));
