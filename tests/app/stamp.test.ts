import { cp, mkdir, mkdtemp, rm, stat, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ensureLauncher } from "../../scripts/lib/build-launcher";
import { isLauncherBuilt, launcherOf, launcherSources } from "../../scripts/lib/launcher";
import { isFresh, stampFor } from "../../scripts/lib/stamp";

/* Whether what was built is still what its sources would make, on real files. */

const sources = ["app", "package.json", "not-there"];
let root = "";
let stamp = "";

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "partlane-stamp-"));
  stamp = path.join(root, "build/.stamp");
  await mkdir(path.join(root, "app/deep"), { recursive: true });
  await writeFile(path.join(root, "app/deep/page.ts"), "old");
  await writeFile(path.join(root, "package.json"), "{}");
});

afterEach(() => rm(root, { recursive: true, force: true }));

it("holds as long as nothing changes, and not before it is written", () => {
  const write = stampFor(stamp, root, sources);
  expect(isFresh(stamp, root, sources)).toBe(false);
  write();
  expect(isFresh(stamp, root, sources)).toBe(true);
});

it.each([
  ["changes", () => writeFile(path.join(root, "app/deep/page.ts"), "newer")],
  ["comes", () => writeFile(path.join(root, "app/more.ts"), "")],
  ["goes", () => rm(path.join(root, "app/deep/page.ts"))],
  ["that was not there comes", () => writeFile(path.join(root, "not-there"), "")],
])("falls when a file %s", async (_what, change) => {
  stampFor(stamp, root, sources)();
  await change();
  expect(isFresh(stamp, root, sources)).toBe(false);
});

it("falls when a file changes but neither its size nor when it was written", async () => {
  const page = path.join(root, "app/deep/page.ts");
  stampFor(stamp, root, sources)();
  const { atime, mtime } = await stat(page);
  await writeFile(page, "new");
  await utimes(page, atime, mtime);
  expect(isFresh(stamp, root, sources)).toBe(false);
});

it("falls when a file changed between the start of the work and its end", async () => {
  const write = stampFor(stamp, root, sources);
  await writeFile(path.join(root, "app/deep/page.ts"), "meanwhile");
  write();
  expect(isFresh(stamp, root, sources)).toBe(false);
});

it("holds for the same files elsewhere, which are then known at a glance", async () => {
  stampFor(stamp, root, sources)();
  const copy = `${root}-copy`;
  await cp(root, copy, { recursive: true });
  try {
    const copied = path.join(copy, "build/.stamp");
    expect(isFresh(copied, copy, sources)).toBe(true);
    expect(isFresh(copied, copy, sources)).toBe(true);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
});

it("the launcher of this project starts without a compiler, and knows what it is made of", async () => {
  const project = path.resolve(import.meta.dirname, "../..");
  await ensureLauncher(project);
  expect(isLauncherBuilt(project)).toBe(true);
  const { default: made } = await import(path.join(launcherOf(project), launcherSources), {
    with: { type: "json" },
  });
  for (const source of ["scripts/lib/site.ts", "app/platform/embedded-postgres.server.ts"])
    expect(made).toContain(source);
  expect(await import(path.join(launcherOf(project), "index.js"))).toHaveProperty("startIfBuilt");
});
