import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PNG } from "pngjs";
import { difference, neverAccepted, notAsBefore } from "../tests/visual/compare";
import {
  acceptedAnew,
  chromiumVersion,
  linesFolder,
  parseLines,
  readLines,
  type ShotLine,
  type VisualMode,
  writeLines,
} from "../tests/visual/shot-lines";
import { endChildrenWithUs, root, run } from "./lib/process/run";
import { ensureChromium } from "./lib/testing/browser";
import { failTests, testsOf } from "./lib/testing/test-report";
import {
  type AcceptedPicture,
  acceptedPictures,
  installPackages,
  picturesIn,
} from "./lib/visual/accepted-pictures";
import { writeReport } from "./lib/visual/report";
import {
  filesWith,
  isShot,
  listed,
  orphansOf,
  patternOf,
  storiesOf,
  strangeWords,
  testsShooting,
  wordOf,
} from "./lib/visual/shots";

/*
 * Takes a picture of every story in every mode, and compares it with what was accepted: by the hash in
 * git, and where that differs with a picture of the commit that accepted it, taken on this machine.
 *   npm run test:visual                      compare
 *   npm run test:visual -- button            compare the stories whose id has "button" in it
 *   npm run test:visual -- --update [button] accept those that look otherwise, and remove the lines
 *                                            that no story stands behind
 */
const args = process.argv.slice(2);
const update = args.includes("--update");
const words = args.filter((arg) => !arg.startsWith("--")).map(wordOf);
const command = "npm run test:visual --";

/** With more of them, what to type would be a paragraph. */
const mostStories = 12;

endChildrenWithUs();
process.chdir(root);
const unknown = args.filter((arg) => arg.startsWith("--") && arg !== "--update");
if (unknown.length > 0)
  giveUp(
    `There is no ${unknown.join(", ")}. To compare: ${command} <story>. To take pictures anew: ${command} --update <story>`,
  );
try {
  ensureChromium(console.log);
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}

const browser = chromiumVersion();
const folder = path.join(root, linesFolder);
const results = path.join(root, "test-results/visual");
const cache = path.join(root, ".cache/visual");
const pictures = picturesIn(cache);
const reportFile = "test-results/visual.json";
const takenFile = path.join(root, "test-results/visual-taken.txt");
rmSync(results, { recursive: true, force: true });
rmSync(reportFile, { force: true });
mkdirSync(path.dirname(takenFile), { recursive: true });
writeFileSync(takenFile, "");
const accepted = readLines(folder);

const loaded = await shoot(root, update ? "take" : "gather", {
  pictures,
  ...(words.length > 0
    ? { asked: (name: string) => words.some((word) => name.includes(word)) }
    : {}),
  taken: takenFile,
  args: [
    "--reporter=default",
    "--reporter=json",
    "--hideSkippedTests",
    `--outputFile.json=${reportFile}`,
    ...(words.length > 0 ? ["-t", patternOf(words)] : []),
  ],
});

const tests = testsOf(reportFile);
const shots = tests.filter(({ title }) => isShot(title));
const names = shots.map(({ title }) => title);
const passed = new Set(shots.filter(({ status }) => status === "passed").map(({ title }) => title));
// A shot that was tried twice has two lines, the later of which counts.
const taken = new Map(
  parseLines(readFileSync(takenFile, "utf8"))
    .filter(({ name }) => passed.has(name))
    .map((line) => [line.name, line]),
);
rmSync(takenFile);
const others = [...taken.values()].filter(({ name, hash }) => accepted.get(name)?.hash !== hash);
const before = await beforeOf(others);
const changes = new Map(
  others.flatMap((line) => {
    const change = changeOf(line);
    return change ? [[line.name, change] as const] : [];
  }),
);
if (!update && changes.size > 0) failTests(reportFile, changes);
const ok = loaded && (update || changes.size === 0);

const failures = testsOf(reportFile)
  .filter(({ title, status }) => isShot(title) && status === "failed")
  .map(({ title, failureMessages }) => ({ name: title, message: failureMessages.at(-1) ?? "" }));
if (failures.length > 0) {
  for (const { name } of failures) {
    const line = taken.get(name);
    if (!line) continue;
    const after = path.join(results, "after", `${name}.png`);
    mkdirSync(path.dirname(after), { recursive: true });
    copyFileSync(path.join(pictures, `${line.hash}.png`), after);
  }
  const lines = await writeReport(results, failures, fileBefore);
  const stories = storiesOf(failures.map(({ name }) => name));
  const meant = stories.length > mostStories ? "<story>" : stories.join(" ");
  console.log(
    `\nNot as they were:\n  ${lines.join("\n  ")}\nBefore, after and difference: test-results/visual/index.html\nWhat is meant to look so: ${command} --update ${meant}\nThen look at the pictures, and commit their lines with the change.`,
  );
}

// Only a run in which every story could be loaded knows which lines nobody needs.
const orphans = loaded ? orphansOf(names, [...accepted.keys()], words) : [];
if (orphans.length > 0) {
  const what = update
    ? "Removed, as no story stands behind them:"
    : `No story stands behind these lines. To remove them: ${command} --update <component>/<story>`;
  console.log(`\n${what}${listed(orphans)}`);
}

if (update) {
  const changed = [...changes.keys()];
  writeLines(folder, acceptedAnew(accepted, taken, { changed, orphans }));
  if (changed.length > 0)
    console.log(`\nAccepted, as they are new or look otherwise:${listed(changed)}`);
  else if (taken.size > 0)
    console.log(`\nNothing was accepted: ${taken.size} pictures look as they did.`);
} else if (ok) {
  const compared = others.length > 0 ? `, ${others.length} of them to the eye` : "";
  console.log(`\n${taken.size} pictures are as they were${compared}.`);
}
const strange = strangeWords(words, [...names, ...orphans]);
if (ok && strange.length > 0)
  giveUp(
    `No story has "${strange.join('" or "')}" in its id. Storybook's address has the id: components-button--neutral.`,
  );
process.exit(ok ? 0 : 1);

/** Runs the shots of a checkout; answers whether all could be taken. */
async function shoot(
  checkout: string,
  mode: VisualMode,
  {
    taken,
    pictures,
    asked,
    only,
    args,
  }: {
    taken: string;
    pictures: string;
    /** Whether a shot is asked for: files of stories without one are not loaded. */
    asked?: (name: string) => boolean;
    only?: string;
    args: string[];
  },
): Promise<boolean> {
  // Where no story is asked for, all are loaded: then nobody knows what was meant.
  const files = asked ? filesWith(checkout, asked) : [];
  const { ok } = await run(
    path.join(checkout, "node_modules/.bin/vitest"),
    ["run", "--project=visual", ...testsShooting(files), ...args],
    {
      output: "show",
      cwd: checkout,
      env: {
        // Of the checkout that shoots and of older ones: which fonts a machine has is nobody's change.
        FONTCONFIG_FILE: path.join(root, "tests/visual/fonts.conf"),
        VISUAL_MODE: mode,
        VISUAL_TAKEN: taken,
        VISUAL_PICTURES: pictures,
        ...(only ? { VISUAL_ONLY: only } : {}),
        ...(files.length > 0 ? { VISUAL_FILES: files.join("\n") } : {}),
      },
      limitMs: 60 * 60_000,
    },
  );
  return ok;
}

/**
 * What was accepted for shots. Whoever accepts asks only for what is at hand: another browser's pixels
 * are new lines.
 */
async function beforeOf(shots: ShotLine[]): Promise<Map<string, AcceptedPicture>> {
  const lines = shots.flatMap(({ name }) => accepted.get(name) ?? []);
  const atHand = ({ hash, browser: by }: ShotLine) =>
    by === browser && existsSync(path.join(pictures, `${hash}.png`));
  return await acceptedPictures(update ? lines.filter(atHand) : lines, {
    root,
    cache,
    browser,
    log: console.log,
    shoot: async (checkout, names, into) => {
      await installPackages(checkout, root);
      const only = path.join(cache, "only.txt");
      writeFileSync(only, names.join("\n"));
      const wanted = new Set(names);
      const asked = (name: string) => wanted.has(name);
      await shoot(checkout, "take", { ...into, asked, only, args: ["--reporter=dot"] });
    },
  });
}

/** How a picture differs from what was accepted, as a test's message; undefined where the eye sees none. */
function changeOf({ name, hash }: ShotLine): string | undefined {
  if (!accepted.has(name)) return `${notAsBefore}${neverAccepted}`;
  const was = before.get(name);
  if (was && "problem" in was) return `${notAsBefore}${was.problem}`;
  if (!was) return `${notAsBefore}accepted with another browser`;
  const read = (file: string) => PNG.sync.read(readFileSync(file));
  const how = difference(read(was.file), read(path.join(pictures, `${hash}.png`)));
  return how && `${notAsBefore}${how}`;
}

/** The file to show as before; empty where there is none. */
function fileBefore(name: string): string {
  const was = before.get(name);
  return was && "file" in was ? was.file : "";
}

function giveUp(why: string): never {
  console.error(why);
  process.exit(1);
}
