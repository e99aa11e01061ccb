import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BuiltSite, startBuiltSite } from "../support/built-site";

/*
 * The site as docs/operations/Containerfile installs it: the files that its last stage copies, and production
 * dependencies alone. Hard links, of which only Linux's `cp` makes a whole tree.
 */

const project = path.resolve(import.meta.dirname, "../..");
const onLinux = process.platform === "linux";

/** Links files and folders, named from the project, into the same places of the site. */
function link(names: string[]): void {
  for (const parent of new Set(names.map((name) => path.dirname(name)))) {
    mkdirSync(path.join(folder, parent), { recursive: true });
    const here = names.filter((name) => path.dirname(name) === parent);
    execFileSync("cp", [
      "-al",
      ...here.map((name) => path.join(project, name)),
      path.join(folder, parent),
    ]);
  }
}

function copiedByTheContainer(): string[] {
  const stages = readFileSync(path.join(project, "docs/operations/Containerfile"), "utf8");
  const last = stages.split(/^FROM /m).at(-1) ?? "";
  return [...last.matchAll(/^COPY (?:--from=build \/site\/)?(.+)$/gm)].flatMap(([, files = ""]) =>
    files.split(" ").slice(0, -1),
  );
}

/** What `npm ci --omit=dev` installs; packages for other systems are not there. */
function productionPackages(): string[] {
  const lock: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
    readFileSync(path.join(project, "package-lock.json"), "utf8"),
  );
  return Object.keys(lock.packages).filter(
    (name) =>
      name.startsWith("node_modules/") &&
      !lock.packages[name]?.dev &&
      existsSync(path.join(project, name)),
  );
}

let folder = "";
let site: BuiltSite | undefined;

beforeAll(async () => {
  if (!onLinux) return;
  mkdirSync(path.join(project, "test-results"), { recursive: true });
  folder = mkdtempSync(path.join(project, "test-results/production-"));
  // As root, the database runs as somebody else, who has to get in.
  chmodSync(folder, 0o755);
  link(copiedByTheContainer());
  // A package brings along what is installed within it.
  link(productionPackages().filter((name) => name.lastIndexOf("node_modules/") === 0));
  site = await startBuiltSite("e2e-production", { NODE_ENV: "production" }, folder);
}, 120_000);

afterAll(async () => {
  await site?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

describe.runIf(onLinux)("the site with production dependencies alone", () => {
  it("has no build tools", () => {
    for (const tool of ["vite", "@remix-run/dev", "vitest"])
      expect(existsSync(path.join(folder, "node_modules", tool)), tool).toBe(false);
  });

  it.each(["/", "/map?q=brake+pads", "/login", "/api/v1/suggest?q=brake"])(
    "answers %s",
    async (page) => {
      const answer = await fetch(`${site?.url}${page}`);
      expect(answer.status).toBe(200);
      expect((await answer.text()).length).toBeGreaterThan(10);
    },
  );
});
