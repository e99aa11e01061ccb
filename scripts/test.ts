import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { bytesTable, measure, overBudget, readBudgets } from "./lib/build/budgets";
import { ensureBuild } from "./lib/build/build";
import { bin, endChildrenWithUs, root, run } from "./lib/process/run";
import { ensureChromium } from "./lib/testing/browser";
import { filesChanged, readsNone } from "./lib/testing/changed";
import { counted, type Result } from "./lib/testing/test-report";

/*
 * Every check of the project, in one run:
 *   npm test
 *   npm test -- --only app,e2e
 *   npm test -- --changed            without the steps that read nothing of what this branch changed
 *   npm test -- --changed <commit>   of what changed since a commit
 * A step that fails does not keep the later ones from running, so that one run tells everything.
 */

type Step = { name: string; title: string; run: () => Promise<Result> };

const passed: Result = { passed: 1, failed: 0, skipped: 0 };
const failed: Result = { passed: 0, failed: 1, skipped: 0 };

/** Steps that show what they say once they are done: two of them at a time. */
const quietSteps: Step[] = [
  check("format", "Formatting and import order", bin("biome"), ["ci", "--colors=off", "."]),
  check("lint", "Lint, with types", bin("oxlint"), ["--deny-warnings", "-f", "unix"]),
  // The longest: what comes after it is done beside it.
  check("package", "ui as a published package", process.execPath, [
    ...["--import", "tsx", "scripts/check-package.ts"],
  ]),
  check("types", "Types", bin("tsc"), ["--noEmit", "--pretty", "false"]),
  check("boundaries", "Who may import whom", bin("depcruise"), [
    ...["--config", ".dependency-cruiser.mjs", "--output-type", "err-long"],
    ...["app", "ui/src", "mocks", "stories", "tests", "scripts", "server", ".storybook"],
  ]),
  check("unused", "Dead code and dependencies", bin("knip"), [
    "--no-progress",
    "--no-config-hints",
  ]),
  { name: "build", title: "Build of the site", run: buildSite },
  { name: "budgets", title: "Bytes of every page", run: budgets },
];

/** Steps that show what they do as they do it: one after another. */
const testSteps: Step[] = [
  { name: "app", title: "The app on a real database", run: () => vitest("app") },
  {
    name: "storybook",
    title: "Stories, with axe",
    run: () => inBrowser(() => vitest("storybook")),
  },
  { name: "visual", title: "Pictures of the stories", run: () => inBrowser(visual) },
  {
    name: "e2e",
    title: "Journeys through the built site",
    run: () => inBrowser(() => vitest("e2e")),
  },
];

const began = performance.now();
const heading = {
  start: process.stdout.isTTY ? "\u001B[1m" : "",
  end: process.stdout.isTTY ? "\u001B[0m" : "",
};
const total = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];
const stopping = new AbortController();
let build: Promise<void> | undefined;

process.chdir(root);
mkdirSync("test-results", { recursive: true });
endChildrenWithUs(() => stopping.abort());
const args = process.argv.slice(2);
const wanted = args[0] === "--changed" ? await reached(args[1]) : chosen(args);

await runQuietly(quietSteps.filter(wanted));
for (const step of testSteps.filter(wanted)) {
  announce(step);
  report(step, ...(await timed(step)));
}

// Again at the end: of a long log that is often all that is kept.
if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}`);
console.log(`\nDone in ${seconds(performance.now() - began)}.`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 ? 1 : 0);

/** Two at a time, reported in the order of the list. The budgets wait for the build by themselves. */
async function runQuietly(steps: Step[]): Promise<void> {
  const results: (Promise<[Result, number]> | undefined)[] = steps.map(() => undefined);
  const starters: (() => void)[] = [];
  const started = steps.map(
    (_, index) => new Promise<void>((resolve) => (starters[index] = resolve)),
  );
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < steps.length; index = next++) {
      const step = steps[index];
      if (!step) return;
      results[index] = timed(step);
      starters[index]?.();
      await results[index];
    }
  };
  const lanes = Promise.all([lane(), lane()]);
  for (const [index, step] of steps.entries()) {
    await started[index];
    const outcome = await results[index];
    if (!outcome) continue;
    announce(step);
    if (outcome[0].said) console.log(outcome[0].said);
    report(step, ...outcome);
  }
  await lanes;
}

async function timed(step: Step): Promise<[Result, number]> {
  const start = performance.now();
  try {
    return [await step.run(), performance.now() - start];
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return [{ ...failed, said }, performance.now() - start];
  }
}

function announce(step: Step): void {
  console.log(`\n${heading.start}== ${step.title} (${step.name})${heading.end}`);
}

function report(step: Step, result: Result, ms: number): void {
  total.passed += result.passed;
  total.failed += result.failed;
  total.skipped += result.skipped;
  if (result.failed > 0)
    failures.push(step.name, ...(result.failures ?? []).map((line) => `  ${line}`));
  const verdict = result.failed > 0 ? "failed" : "passed";
  console.log(`   ${step.name} ${verdict} in ${seconds(ms)}`);
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

function check(name: string, title: string, command: string, args: string[]): Step {
  return {
    name,
    title,
    run: async () => {
      const { ok, said } = await run(command, args, { output: "keep" });
      return ok ? passed : { ...failed, said: said.trim() };
    },
  };
}

/** Builds the site if its sources have changed; once, the client first. */
function built(): Promise<void> {
  build ??= ensureBuild(root, () => {}, stopping.signal);
  return build;
}

async function buildSite(): Promise<Result> {
  await built();
  return passed;
}

async function budgets(): Promise<Result> {
  await built();
  const measured = measure();
  const problems = overBudget(measured, readBudgets());
  const said = [bytesTable(measured), ...problems].join("\n");
  return { ...(problems.length > 0 ? failed : passed), said };
}

/** What needs a browser fails with one sentence where there is none. */
async function inBrowser(tests: () => Promise<Result>): Promise<Result> {
  try {
    ensureChromium((line) => console.log(line));
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return failed;
  }
  return await tests();
}

async function vitest(project: string): Promise<Result> {
  const report = path.join("test-results", `${project}.json`);
  rmSync(report, { force: true });
  const { ok } = await run(
    bin("vitest"),
    [
      "run",
      `--project=${project}`,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    // Where others use the machine too, a step takes three times as long as its usual quarter of an hour.
    { output: "show", limitMs: 45 * 60_000 },
  );
  return counted(report, { ok });
}

async function visual(): Promise<Result> {
  const { ok } = await run(process.execPath, ["--import", "tsx", "scripts/visual.ts"], {
    output: "show",
    limitMs: 45 * 60_000,
  });
  return counted("test-results/visual.json", { ok });
}

/** The steps that a change may reach; the others are named, as they are not run. */
async function reached(since?: string): Promise<(step: Step) => boolean> {
  try {
    const files = await filesChanged(root, since);
    const leftOut = [...quietSteps, ...testSteps]
      .map(({ name }) => name)
      .filter((name) => readsNone(name, files));
    if (leftOut.length > 0)
      console.log(`Left out, as nothing that they read has changed: ${leftOut.join(", ")}`);
    return ({ name }) => !leftOut.includes(name);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

function chosen(args: string[]): (step: Step) => boolean {
  const at = args.findIndex((arg) => arg.startsWith("--only"));
  if (at < 0 && args.length === 0) return () => true;
  const given = args[at]?.includes("=") ? args[at].split("=")[1] : args[at + 1];
  const names = given?.split(",").filter(Boolean) ?? [];
  const known = [...quietSteps, ...testSteps].map((step) => step.name);
  const unknown = names.filter((name) => !known.includes(name));
  if (at < 0 || names.length === 0 || unknown.length > 0) {
    const what = unknown.length > 0 ? `There is no step ${unknown.join(", ")}. ` : "";
    console.error(`${what}To run some: npm test -- --only ${known.join(",")}`);
    process.exit(2);
  }
  return (step) => names.includes(step.name);
}
