import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const config = JSON.parse(readFileSync("chromatic.config.json", "utf8")) as {
  externals: string[];
  untraced: string[];
};
const isExternal = (file: string) =>
  config.externals.some((external) => path.matchesGlob(file, external));
const isUntraced = (file: string) =>
  config.untraced.some((untraced) => path.matchesGlob(file, untraced));

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
  expect(isExternal("public/parts/brake.webp")).toBe(true);
  for (const external of config.externals)
    expect(existsSync(external.replace(/\/\*\*$/, "")), external).toBe(true);
});

test("what no change is traced from is shown by no story that is shot", () => {
  const all = readdirSync("stories", { recursive: true, encoding: "utf8" }).map((file) =>
    path.posix.join("stories", file),
  );
  for (const untraced of config.untraced)
    expect(all.filter((file) => path.matchesGlob(file, untraced)).length, untraced).toBeGreaterThan(
      0,
    );

  const files = all.filter((file) => file.endsWith(".stories.tsx"));
  const isShot = (file: string) => {
    const [ofAllItsStories = ""] = readFileSync(file, "utf8").split("export default");
    return !ofAllItsStories.includes("chromatic: { disableSnapshot: true }");
  };
  const showing = (file: string) => [...reachedFrom(file)].filter(isUntraced);
  expect(files.filter((file) => showing(file).length > 0 && isShot(file))).toEqual([]);
  // What is not shot would be found.
  expect(showing("stories/docs/Guides.stories.tsx")).toContain("stories/docs/docs.css");
});

/** A file of stories, and what it imports of our own to be run, near and far. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  const source = readFileSync(file, "utf8");
  for (const [, target = ""] of source.matchAll(/^import (?!type )[^;]*?"(\.[^"]+)"/gm))
    reachedFrom(fileOf(path.posix.join(path.posix.dirname(file), target)), reached);
  return reached;
}

function fileOf(target: string): string {
  const endings = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"];
  const found = endings.map((ending) => target + ending).find(isFile);
  if (!found) throw new Error(`${target} is not there.`);
  return found;
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
