import { cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fingerprintFor, isFresh } from "../../scripts/lib/build/build-fingerprint";

/* Whether what was built is still what its sources would make, on real files. */

const sources = ["app", "package.json", "not-there"];
let root = "";
let file = "";

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "partlane-fingerprint-"));
  file = path.join(root, "build/.fingerprint");
  await mkdir(path.join(root, "app/deep"), { recursive: true });
  await writeFile(path.join(root, "app/deep/page.ts"), "old");
  await writeFile(path.join(root, "package.json"), "{}");
});

afterEach(() => rm(root, { recursive: true, force: true }));

it("holds as long as nothing changes, and not before it is written", () => {
  const write = fingerprintFor(file, root, sources);
  expect(isFresh(file, root, sources)).toBe(false);
  write();
  expect(isFresh(file, root, sources)).toBe(true);
});

it.each([
  ["changes", () => writeFile(path.join(root, "app/deep/page.ts"), "newer")],
  ["comes", () => writeFile(path.join(root, "app/more.ts"), "")],
  ["goes", () => rm(path.join(root, "app/deep/page.ts"))],
  ["that was not there comes", () => writeFile(path.join(root, "not-there"), "")],
])("falls when a file %s", async (_what, change) => {
  fingerprintFor(file, root, sources)();
  await change();
  expect(isFresh(file, root, sources)).toBe(false);
});

it("falls when a file changes but neither its size nor when it was written", async () => {
  const page = path.join(root, "app/deep/page.ts");
  const written = new Date("2026-01-01");
  await utimes(page, written, written);
  fingerprintFor(file, root, sources)();
  // Longer than a tick of the file system's clock.
  await sleep(50);
  await writeFile(page, "new");
  await utimes(page, written, written);
  expect(isFresh(file, root, sources)).toBe(false);
});

it("falls when a file changed between the start of the work and its end", async () => {
  const write = fingerprintFor(file, root, sources);
  await writeFile(path.join(root, "app/deep/page.ts"), "meanwhile");
  write();
  expect(isFresh(file, root, sources)).toBe(false);
});

it("holds for the same files elsewhere, which are then known at a glance", async () => {
  fingerprintFor(file, root, sources)();
  const copy = `${root}-copy`;
  await cp(root, copy, { recursive: true });
  try {
    const copied = path.join(copy, "build/.fingerprint");
    const before = await readFile(copied, "utf8");
    expect(isFresh(copied, copy, sources)).toBe(true);
    const known = await readFile(copied, "utf8");
    expect(known).not.toBe(before);
    expect(isFresh(copied, copy, sources)).toBe(true);
    expect(await readFile(copied, "utf8")).toBe(known);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
});
