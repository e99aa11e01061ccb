import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { root } from "../../scripts/lib/process/run";
import { filesChanged, readsNone, unread } from "../../scripts/lib/testing/changed";

/** The files in a folder whose names end so, from the root. */
const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file) && !file.includes("node_modules"))
    .map((file) => `${folder}/${file}`);

const config = ["vitest.config.ts", ".storybook/preview.tsx", ".storybook/main.ts"];
const stories = filesIn("stories", /\.stories\.tsx$/);

/** What a step begins with. */
const entries: Record<string, string[]> = {
  build: ["scripts/build.ts", ...filesIn("app", /\.tsx?$/), ...filesIn("server", /\.mjs$/)],
  budgets: ["scripts/budgets.ts"],
  package: [
    ...["scripts/check-package.ts", "vitest.config.ts"],
    ...filesIn("tests/package", /\.test\.ts$/),
  ],
  storybook: [...config, ...stories],
  visual: [...config, ...stories, "scripts/visual.ts", ...filesIn("tests/visual", /\.test\.tsx$/)],
  e2e: [
    ...["vitest.config.ts", "scripts/start.ts", "scripts/worker.ts"],
    ...filesIn("tests/e2e", /\.ts$/),
    ...filesIn("server", /\.mjs$/),
  ],
};

describe("a step that is left out", () => {
  test.each(Object.entries(entries))("imports none of it: %s", async (step, entryPoints) => {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints,
      // Of packages, ui too: that it reads none of the others is a rule of .dependency-cruiser.mjs.
      alias: { "~": path.join(root, "app") },
      bundle: true,
      splitting: true,
      write: false,
      metafile: true,
      outdir: "out",
      format: "esm",
      platform: "node",
      packages: "external",
      logLevel: "silent",
      jsx: "automatic",
      loader: Object.fromEntries(
        [".css", ".md", ".mdx", ".woff2", ".svg", ".png", ".webp", ".txt", ".sql", ".br"].map(
          (ending) => [ending, "empty"],
        ),
      ),
    });
    const read = Object.keys(metafile.inputs).map((file) => file.replace(/\?.*/, ""));
    expect(read.length).toBeGreaterThan(entryPoints.length);
    expect(read.filter((file) => readsNone(step, [file]))).toEqual([]);
  });

  test("is told of in the table, with folders that are there", () => {
    expect(Object.keys(entries)).toEqual(Object.keys(unread));
    const gone = Object.values(unread)
      .flat()
      .filter((beginning) => !existsSync(path.join(root, beginning)));
    expect(gone).toEqual([]);
  });
});

test("every step but those of the whole text is left out for a decision, none for the lock file", () => {
  const left = (...files: string[]) => Object.keys(unread).filter((step) => readsNone(step, files));
  expect(left("docs/decisions/0001-enhanced-forms.md")).toEqual(Object.keys(unread));
  expect(left("package-lock.json")).toEqual([]);
  expect(left("ui/src/index.ts")).toEqual([]);
  expect(left("README.md", "ui/src/index.ts")).toEqual([]);
  expect(left("app/orders/OrdersPage.tsx")).toEqual(["package"]);
  expect(left("tests/app/orders.test.ts")).toEqual(Object.keys(unread));
  expect(left("stories/screens/Map.stories.tsx")).toEqual(["build", "budgets", "package", "e2e"]);
  expect(readsNone("app", ["README.md"]), "its tests read documents too").toBe(false);
});

describe("what has changed", () => {
  let repository: string;
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...args], {
      cwd: repository,
      encoding: "utf8",
    }).trim();
  const commit = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(repository, file)), { recursive: true });
    writeFileSync(path.join(repository, file), text);
    git("add", "-A");
    git("commit", "-q", "-m", file);
  };
  beforeEach(() => {
    repository = mkdtempSync(path.join(tmpdir(), "changed-"));
    git("init", "-q", "-b", "main");
    commit("old.txt", "1");
    git("checkout", "-q", "-b", "branch");
  });
  afterEach(() => rmSync(repository, { recursive: true }));

  test("is what the branch committed, moved, edited and made, and nothing of main's", async () => {
    commit("docs/ümlaut.md", "1");
    git("mv", "old.txt", "new.txt");
    git("commit", "-q", "-m", "Move");
    writeFileSync(path.join(repository, "new.txt"), "2");
    writeFileSync(path.join(repository, "fresh.txt"), "1");
    git("stash", "-q", "-u");
    git("checkout", "-q", "main");
    commit("mains.txt", "1");
    git("checkout", "-q", "branch");
    git("stash", "pop", "-q");
    expect((await filesChanged(repository)).sort()).toEqual([
      ...["docs/ümlaut.md", "fresh.txt", "new.txt", "old.txt"],
    ]);
    expect(await filesChanged(repository, "HEAD")).toEqual(["new.txt", "fresh.txt"]);
  });

  test("is not guessed where the commit is not known", async () => {
    await expect(filesChanged(repository, "nowhere")).rejects.toThrow(/nowhere/);
    git("branch", "-D", "main");
    await expect(filesChanged(repository)).rejects.toThrow(/Name a commit/);
  });
});
