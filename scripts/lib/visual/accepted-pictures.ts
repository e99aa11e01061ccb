import { createHash } from "node:crypto";
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import {
  formatLine,
  lineFile,
  linesFolder,
  parseLines,
  type ShotLine,
} from "../../../tests/visual/shot-lines";
import { run } from "../process/run";
import { firstLine } from "../testing/test-report";

/** Where pictures are found and made, all paths absolute. */
export interface PictureSources {
  /** The repository. */
  root: string;
  /** What may be thrown away at any time: pictures by the hash of their pixels, and the worktree. */
  cache: string;
  /** The version of this machine's browser. */
  browser: string;
  /**
   * Takes shots in a checkout of an older commit: writes each picture to `<pictures>/<hash>.png` and a
   * line about it to the file `taken`. What cannot be taken has no line.
   */
  shoot: (
    checkout: string,
    names: readonly string[],
    into: { taken: string; pictures: string },
  ) => Promise<void>;
  log: (line: string) => void;
}

/** The file of a picture that was accepted, or why there is none. */
export type AcceptedPicture = { file: string } | { problem: string };

/**
 * So many commits are built at most, at minutes each. Older lines are shot at the oldest of these: a commit
 * is accepted only where all its pictures are as their lines say, so it shows them as they were accepted.
 */
const maxBuilds = 3;

/** What blame says of a line that is in no commit. */
const uncommitted = /^0+$/;

/** Where pictures are kept, by the hash of their pixels. */
export const picturesIn = (cache: string) => path.join(cache, "pictures");

/**
 * The pictures that were accepted for shots, as this machine's browser draws them: those that were
 * taken here before, and for the others the commit that wrote their line, checked out and shot again.
 */
export async function acceptedPictures(
  shots: readonly ShotLine[],
  sources: PictureSources,
): Promise<Map<string, AcceptedPicture>> {
  const found = new Map<string, AcceptedPicture>();
  const pictures = picturesIn(sources.cache);
  const fileOf = ({ hash }: ShotLine) => path.join(pictures, `${hash}.png`);
  const missing = shots.filter((shot) => {
    const here = shot.browser === sources.browser && existsSync(fileOf(shot));
    if (here) found.set(shot.name, { file: fileOf(shot) });
    return !here;
  });
  if (missing.length === 0) return found;

  const commits = await newestOf(
    await acceptingCommits(
      missing.map(({ name }) => name),
      sources.root,
    ),
    sources.root,
  );
  for (const [commit, names] of groupedBy(missing, ({ name }) => commits.get(name) ?? "")) {
    const problem = await problemOf(commit, sources.root);
    const taken = problem ? undefined : await shotsOfCommit(commit, names, sources);
    for (const name of names) {
      const line = taken?.get(name);
      found.set(
        name,
        line
          ? { file: fileOf(line) }
          : { problem: problem ?? `commit ${short(commit)} accepted it, and has no such shot` },
      );
    }
  }
  return found;
}

/**
 * The commit that wrote each shot's line last. In a shallow clone that may be the oldest commit there,
 * which is not known to have written it.
 */
async function acceptingCommits(
  names: readonly string[],
  root: string,
): Promise<Map<string, string>> {
  const commits = new Map<string, string>();
  for (const [file, inFile] of groupedBy(
    names.map((name) => ({ name })),
    ({ name }) => lineFile(linesFolder, name),
  )) {
    const wanted = new Set(inFile);
    const { ok, said } = await git(root, ["blame", "--porcelain", "--", file]);
    if (!ok) continue;
    const prefix = `${path.basename(file, ".txt")}/`;
    let commit = "";
    for (const row of said.split("\n")) {
      commit = /^([0-9a-f]{40}) \d+ \d+/.exec(row)?.[1] ?? commit;
      if (!row.startsWith("\t")) continue;
      const name = parseLines(row.slice(1), prefix)[0]?.name;
      if (name && wanted.has(name)) commits.set(name, commit);
    }
  }
  return commits;
}

/** The same, with the oldest of the `maxBuilds` newest commits in place of all that came before it. */
async function newestOf(
  commits: ReadonlyMap<string, string>,
  root: string,
): Promise<ReadonlyMap<string, string>> {
  const known = new Set(commits.values());
  if (known.size <= maxBuilds) return commits;
  const { said } = await git(root, ["rev-list", "--topo-order", "HEAD"]);
  const newest = said
    .split("\n")
    .filter((commit) => known.has(commit))
    .slice(0, maxBuilds);
  const oldest = newest.at(-1) ?? "";
  const kept = new Set(newest);
  return new Map(
    [...commits].map(([name, commit]) => [
      name,
      kept.has(commit) || uncommitted.test(commit) ? commit : oldest,
    ]),
  );
}

/** Why a commit cannot be gone back to, with how to mend it; undefined where it can. */
async function problemOf(commit: string, root: string): Promise<string | undefined> {
  if (commit === "")
    return "git does not know who accepted it: is this a clone, and is its line committed?";
  if (uncommitted.test(commit))
    return "its line is not committed, and its picture was not taken here: accept it again, or commit the line";
  const { said } = await git(root, ["rev-parse", "--git-path", "shallow"]);
  const shallow = path.resolve(root, said.trim());
  if (existsSync(shallow) && readFileSync(shallow, "utf8").includes(commit))
    return `the commit that accepted it is not in this shallow clone, whose history ends at ${short(commit)}. To fetch it: git fetch --unshallow`;
  const { ok } = await git(root, ["cat-file", "-e", `${commit}^{tree}`]);
  return ok
    ? undefined
    : `commit ${short(commit)} that accepted it is not here. To fetch it: git fetch origin ${commit}`;
}

/** What a commit shows with this browser, as far as it was asked for now or before. */
async function shotsOfCommit(
  commit: string,
  names: readonly string[],
  { root, cache, browser, shoot, log }: PictureSources,
): Promise<Map<string, ShotLine>> {
  const pictures = picturesIn(cache);
  const index = path.join(cache, "shots", browser, `${commit}.txt`);
  const known = existsSync(index) ? parseLines(readFileSync(index, "utf8")) : [];
  const taken = new Map(
    known
      .filter(({ hash }) => existsSync(path.join(pictures, `${hash}.png`)))
      .map((line) => [line.name, line]),
  );
  const missing = names.filter((name) => !taken.has(name));
  if (missing.length === 0) return taken;

  log(`Taking ${missing.length} pictures of commit ${short(commit)}, to compare with.`);
  const checkout = path.join(cache, "accepted");
  await checkOut(commit, checkout, root);
  const fresh = path.join(cache, "taken.txt");
  mkdirSync(pictures, { recursive: true });
  writeFileSync(fresh, "");
  await shoot(checkout, missing, { taken: fresh, pictures });
  for (const line of parseLines(readFileSync(fresh, "utf8"))) taken.set(line.name, line);
  rmSync(fresh);
  mkdirSync(path.dirname(index), { recursive: true });
  writeFileSync(index, `${[...taken.values()].map(formatLine).join("\n")}\n`);
  return taken;
}

/** A worktree that stays from run to run, so that its packages are there the next time. */
async function checkOut(commit: string, checkout: string, root: string): Promise<void> {
  await git(root, ["worktree", "prune"]);
  const { ok: there } = existsSync(path.join(checkout, ".git"))
    ? await git(checkout, ["checkout", "--force", "--detach", commit])
    : { ok: false };
  if (there) return;
  rmSync(checkout, { recursive: true, force: true });
  await git(root, ["worktree", "prune"]);
  const { ok, said } = await git(root, ["worktree", "add", "--detach", checkout, commit]);
  if (!ok) throw new Error(`Commit ${short(commit)} could not be checked out: ${said.trim()}`);
}

/**
 * Gives a checkout packages of its own: a copy of ours where its lock file is the same, so that what
 * it links to, as `ui`, is its own; else what `npm ci` installs.
 */
export async function installPackages(checkout: string, root: string): Promise<void> {
  const lockOf = (folder: string) => readFileSync(path.join(folder, "package-lock.json"));
  const lock = lockOf(checkout);
  const modules = path.join(checkout, "node_modules");
  const stamp = path.join(modules, ".lock-hash");
  const hash = createHash("sha256").update(lock).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  rmSync(modules, { recursive: true, force: true });
  if (lock.equals(lockOf(root))) {
    const ours = path.join(root, "node_modules");
    const caches = [".vite", ".cache", ".vitest"].map((folder) => path.join(ours, folder));
    cpSync(ours, modules, {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (source) => !caches.includes(source),
    });
  } else {
    const { ok, said } = await run("npm", ["ci", "--no-audit", "--no-fund"], {
      output: "keep",
      cwd: checkout,
    });
    if (!ok) throw new Error(`npm ci failed in ${checkout}: ${firstLine(said)}`);
  }
  writeFileSync(stamp, hash);
}

const git = (cwd: string, args: readonly string[]) => run("git", args, { output: "keep", cwd });

const short = (commit: string) => commit.slice(0, 10);

/** The names of things, by what a function says of them. */
function groupedBy<Thing extends { name: string }>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => string,
): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    groups.set(key, [...(groups.get(key) ?? []), thing.name]);
  }
  return groups;
}
