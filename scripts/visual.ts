import { rmSync, statSync } from "node:fs";
import path from "node:path";
import {
  baselineFile,
  baselinesFolder,
  baselinesIn,
  chromiumMajor,
  resultsFolder,
} from "../tests/visual/baselines";
import { ensureChromium } from "./lib/browser";
import { bin, endChildrenWithUs, root, run } from "./lib/process/run";
import { isShot, listed, orphansOf, patternOf, storiesOf, strangeWords, wordOf } from "./lib/shots";
import { testsOf } from "./lib/test-report";
import { writeReport } from "./lib/visual-report";

/*
 * Takes a picture of every story in every mode and compares it with its baseline.
 *   npm run test:visual                      compare
 *   npm run test:visual -- button            compare the stories whose id has "button" in it
 *   npm run test:visual -- --update [button] write the baselines anew that look otherwise, and remove
 *                                            those that no story stands behind
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

const major = chromiumMajor();
const folder = baselinesFolder(major);
const results = path.join(root, resultsFolder);
const reportFile = "test-results/visual.json";
rmSync(results, { recursive: true, force: true });
rmSync(reportFile, { force: true });
const times = timesOf(folder);
const known = update || times.size > 0;
if (!known)
  console.log(
    `There is no baseline for this browser (Chromium ${major}): every shot is skipped. To make one: ${command} --update`,
  );

const { ok } = await run(
  bin("vitest"),
  [
    "run",
    "--project=visual",
    "--reporter=default",
    "--reporter=json",
    "--hideSkippedTests",
    `--outputFile.json=${reportFile}`,
    ...(words.length > 0 ? ["-t", patternOf(words)] : []),
  ],
  { output: "show", env: { VISUAL_UPDATE: update ? "1" : "" } },
);

const tests = testsOf(reportFile);
const shots = tests.filter(({ title }) => isShot(title));
const failures = shots
  .filter(({ status }) => status === "failed")
  .map(({ title, failureMessages }) => ({ name: title, message: failureMessages.at(-1) ?? "" }));
if (failures.length > 0) {
  const lines = await writeReport(results, failures, baselineFile);
  const stories = storiesOf(failures.map(({ name }) => name));
  const meant = stories.length > mostStories ? "<story>" : stories.join(" ");
  console.log(
    `\nNot as they were:\n  ${lines.join("\n  ")}\nBefore, after and difference: ${resultsFolder}/index.html\nWhat is meant to look so: ${command} --update ${meant}\nThen look at the pictures, and commit them.`,
  );
} else rmSync(results, { recursive: true, force: true });

// Only a run in which every story could be loaded knows which baselines nobody needs.
const names = shots.map(({ title }) => title);
const orphans = ok ? orphansOf(names, baselinesIn(folder), words) : [];
if (orphans.length > 0) {
  if (update) for (const orphan of orphans) rmSync(path.join(folder, orphan));
  const what = update
    ? "Removed, as no story stands behind them:"
    : `No story stands behind these baselines. To remove them: ${command} --update <component>/<story>`;
  console.log(`\n${what}${listed(orphans)}`);
}

const taken = shots.filter(({ status }) => status === "passed").length;
if (update) {
  const written = [...timesOf(folder)].flatMap(([shot, time]) =>
    times.get(shot) === time ? [] : [shot],
  );
  if (written.length > 0)
    console.log(`\nTaken, as they are new or look otherwise:${listed(written)}`);
  else if (taken > 0)
    console.log(`\nNothing was taken: ${taken} pictures look as their baselines do.`);
} else if (known && ok) console.log(`\n${taken} pictures are as they were.`);
const strange = strangeWords(words, [...names, ...orphans]);
if (ok && strange.length > 0)
  giveUp(
    `No story has "${strange.join('" or "')}" in its id. Storybook's address has the id: components-button--neutral.`,
  );
process.exit(ok ? 0 : 1);

/** When each baseline was written. */
function timesOf(folder: string): Map<string, number> {
  return new Map(
    baselinesIn(folder).map((shot) => [shot, statSync(path.join(folder, shot)).mtimeMs]),
  );
}

function giveUp(why: string): never {
  console.error(why);
  process.exit(1);
}
