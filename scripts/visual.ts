import { rmSync } from "node:fs";
import path from "node:path";
import {
  baselineFile,
  baselinesFolder,
  baselinesIn,
  chromiumMajor,
  resultsFolder,
} from "../tests/visual/baselines";
import { ensureChromium } from "./lib/browser";
import { bin, endChildrenWithUs, root, run } from "./lib/run";
import { testsOf } from "./lib/test-report";
import { writeReport } from "./lib/visual-report";

/*
 * Takes a picture of every story in every mode and compares it with its baseline.
 *   npm run test:visual                      compare
 *   npm run test:visual -- button            compare the stories whose id has "button" in it
 *   npm run test:visual -- --update [button] write the baselines anew; without a filter also remove
 *                                            those that no story stands behind
 */
const args = process.argv.slice(2);
const update = args.includes("--update");
const filters = args.filter((arg) => !arg.startsWith("--"));

endChildrenWithUs();
process.chdir(root);
try {
  ensureChromium(console.log);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const major = chromiumMajor();
const folder = baselinesFolder(major);
const results = path.join(root, resultsFolder);
const reportFile = "test-results/visual.json";
rmSync(results, { recursive: true, force: true });
rmSync(reportFile, { force: true });
if (!update && baselinesIn(folder).length === 0)
  console.log(
    `There is no baseline for this browser (Chromium ${major}): every shot is skipped. To make one: npm run test:visual -- --update`,
  );

const { ok } = await run(
  bin("vitest"),
  [
    "run",
    "--project=visual",
    `--update=${update ? "all" : "none"}`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${reportFile}`,
    ...(filters.length > 0 ? ["-t", filters.join("|")] : []),
  ],
  { output: "show", env: { VISUAL_UPDATE: update ? "1" : "" } },
);

const tests = testsOf(reportFile);
// Only a run in which every story could be loaded knows which baselines nobody needs.
const stories = new Set(tests.map((test) => `${test.title}.png`));
const orphans = baselinesIn(folder).filter((shot) => !stories.has(shot));
if (ok && filters.length === 0 && orphans.length > 0) {
  if (update) {
    for (const orphan of orphans) rmSync(path.join(folder, orphan));
    console.log(`Removed ${orphans.length} baselines that no story stands behind.`);
  } else {
    console.log(
      `${orphans.length} baselines have no story any more, ${orphans[0]} first. To remove them: npm run test:visual -- --update`,
    );
  }
}

const failures = tests
  .filter((test) => test.status === "failed")
  .map((test) => ({ name: test.title, message: test.failureMessages[0] ?? "" }));
if (failures.length > 0) {
  const lines = await writeReport(results, failures, baselineFile);
  console.log(
    `\nNot as they were:\n  ${lines.join("\n  ")}\nBefore, after and difference: ${resultsFolder}/index.html\nWhat is meant to look so: npm run test:visual -- --update <story>, look at the pictures, and commit them.`,
  );
} else rmSync(results, { recursive: true, force: true });
process.exit(ok ? 0 : 1);
