import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const config = JSON.parse(readFileSync("chromatic.config.json", "utf8")) as {
  externals: string[];
};
const isExternal = (file: string) =>
  config.externals.some((external) => path.matchesGlob(file, external));

/** Files that are run while a style sheet is built leave no trace in the bundle. */
test("what style sheets are made of shoots everything when it changes", () => {
  const sheets = readdirSync("ui/src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css.ts"))
    .map((file) => path.posix.join("ui/src", file));
  expect(sheets.length).toBeGreaterThan(50);

  const used = sheets.flatMap((sheet) =>
    [...readFileSync(sheet, "utf8").matchAll(/from "(\.[^"]+)"/g)].map(([, target = ""]) =>
      fileOf(path.posix.join(path.posix.dirname(sheet), target)),
    ),
  );
  expect([...new Set(used)].filter((file) => !isExternal(file))).toEqual([]);
});

test("what stories show without importing it does too, and no external is left over", () => {
  for (const shown of ["public/parts/brake.webp", "public/mockServiceWorker.js"])
    expect(isExternal(shown), shown).toBe(true);
  for (const external of config.externals)
    expect(existsSync(external.replace(/\/\*\*$/, "")), external).toBe(true);
});

function fileOf(target: string): string {
  const found = [`${target}.ts`, `${target}/index.ts`].find((file) => existsSync(file));
  if (!found) throw new Error(`${target} is not there.`);
  return found;
}
