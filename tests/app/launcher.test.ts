import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bundleLauncher } from "../../scripts/lib/process/launcher";

/* What `npm start` runs: a bundle, or the sources themselves. */

const project = path.resolve(import.meta.dirname, "../..");
const node = (args: string[]) => promisify(execFile)(process.execPath, args);
let folder = "";

beforeEach(async () => {
  await mkdir(path.join(project, "test-results"), { recursive: true });
  folder = await mkdtemp(path.join(project, "test-results/launcher-"));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe("the bundle", () => {
  it("needs no compiler, and leaves to the sources what is not built", async () => {
    await bundleLauncher(project, folder);
    for (const file of await readdir(folder))
      expect(await readFile(path.join(folder, file), "utf8")).not.toMatch(
        /(from|import) ?\(?"(esbuild|tsx|vite)\b/,
      );
    const start = `
      const { startIfBuilt } = await import(${JSON.stringify(path.join(folder, "index.js"))});
      await startIfBuilt(${JSON.stringify(folder)});
      console.log("not built");`;
    const { stdout } = await node(["--input-type=module", "-e", start]);
    expect(stdout).toBe("not built\n");
  });

  it("finds what lies beside its sources", async () => {
    await bundleLauncher(project, folder);
    const code = await readFile(path.join(folder, "index.js"), "utf8");
    const places = [...code.matchAll(/new URL\("([^"]+)", ?import\.meta\.url\)/g)].map(
      ([, place]) => path.relative(project, path.resolve(folder, place ?? "")),
    );
    expect(places).toContain("scripts/lib/build/build.ts");
    for (const place of places) await readFile(path.join(project, place));
  });
});

describe("the start", () => {
  const starts = "export async function startIfBuilt() { console.log('built'); process.exit(); }";
  const isStale = "export async function startIfBuilt() {}";
  it.each([
    ["by the bundle", starts, "built"],
    ["by the sources where the bundle is of others", isStale, "sources"],
    ["by the sources where there is no bundle", undefined, "sources"],
    ["by the sources where the bundle is empty", "", "sources"],
    ["by the sources where the bundle is cut short", starts.slice(0, 30), "sources"],
    ["by the sources where a part of the bundle is gone", 'import "./gone.js";', "sources"],
  ])("is %s", async (_how, bundle, said) => {
    await mkdir(path.join(folder, "scripts"));
    await cp(path.join(project, "scripts/start.mjs"), path.join(folder, "scripts/start.mjs"));
    const source = 'const said: string = "sources"; console.log(said);';
    await writeFile(path.join(folder, "scripts/start.ts"), source);
    await writeFile(path.join(folder, "package.json"), '{"type":"module"}');
    await symlink(
      path.join(project, "node_modules"),
      path.join(folder, "node_modules"),
      "junction",
    );
    if (bundle !== undefined) {
      await mkdir(path.join(folder, "build/start"), { recursive: true });
      await writeFile(path.join(folder, "build/start/index.js"), bundle);
    }
    const { stdout } = await node([path.join(folder, "scripts/start.mjs")]);
    expect(stdout).toBe(`${said}\n`);
  });
});
