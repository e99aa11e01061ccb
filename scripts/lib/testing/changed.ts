import { run } from "../process/run";

/*
 * Which steps of the checks a change cannot reach. What is not told of here is read by every step, as
 * the lock file is; format, types, boundaries and the app's tests read every folder.
 * tests/contract/changed.test.ts holds this table against what each step imports.
 */

/** Beginnings of paths that no browser and no build reads. */
const papers = [".changeset/", ".ci/", ".github/", "README.md"];

/** By the name of a step, the beginnings of the paths that it does not read. */
export const unread: Readonly<Record<string, readonly string[]>> = {
  build: [...papers, "docs/", "stories/", "tests/"],
  budgets: [
    ...[...papers, "docs/", "stories/", "tests/app/", "tests/contract/", "tests/e2e/"],
    ...["tests/snapshots/", "tests/package/", "tests/visual/"],
  ],
  package: [
    ...[...papers, "app/", "docs/", "mocks/", "public/", "server/", "stories/", "tests/app/"],
    ...["tests/contract/", "tests/e2e/", "tests/snapshots/"],
  ],
  storybook: [
    ...[...papers, "docs/", "scripts/", "server/", "tests/app/", "tests/bench/"],
    ...["tests/contract/", "tests/e2e/", "tests/package/"],
  ],
  visual: [
    ...[...papers, "docs/", "server/", "tests/app/", "tests/bench/", "tests/contract/"],
    ...["tests/e2e/", "tests/snapshots/", "tests/package/"],
  ],
  e2e: [
    ...[...papers, "docs/decisions/", "stories/", "tests/app/", "tests/contract/"],
    ...["tests/snapshots/", "tests/package/"],
  ],
};

/** Whether a step reads none of the files, which are paths from the root. */
export function readsNone(step: string, files: readonly string[]): boolean {
  const beginnings = unread[step];
  if (!beginnings) return false;
  return files.every((file) => beginnings.some((beginning) => file.startsWith(beginning)));
}

/**
 * The files that differ from a commit, or from where this branch left main: committed, not yet
 * committed, and new. Throws where git does not know the commit.
 */
export async function filesChanged(root: string, since?: string): Promise<string[]> {
  const base = since ?? (await whereItLeftMain(root));
  const diff = await git(root, ["diff", "--name-only", "--no-renames", base, "--"]);
  const fresh = await git(root, ["ls-files", "--others", "--exclude-standard"]);
  return [...diff, ...fresh];
}

async function whereItLeftMain(root: string): Promise<string> {
  for (const main of ["origin/main", "main"]) {
    const base = await git(root, ["merge-base", "HEAD", main]).catch(() => []);
    if (base[0]) return base[0];
  }
  throw new Error(
    "There is no main to compare with. Name a commit: npm test -- --changed <commit>",
  );
}

async function git(cwd: string, args: readonly string[]): Promise<string[]> {
  // As they are, not in quotes: a name may have any letter.
  const all = ["-c", "core.quotePath=false", ...args];
  const { ok, said } = await run("git", all, { output: "keep", cwd });
  if (!ok) throw new Error(`git ${args.join(" ")}: ${said.trim()}`);
  return said.split("\n").filter(Boolean);
}
