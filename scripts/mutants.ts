import { readdirSync } from "node:fs";
import path from "node:path";
import { mutantsOf, type NamedMutant, spread } from "./lib/mutants/generate";
import { openStories } from "./lib/mutants/run";
import { root } from "./lib/process/run";
import { ensureChromium } from "./lib/testing/browser";

/*
 * Changes a component for the worse, in one place at a time, and says which of the changes its stories let pass:
 *   npm run test:mutants -- Button
 *   npm run test:mutants -- BottomSheet --most 20
 * Its files stay as they are: what the tests load is changed.
 */

/** Less is a component whose stories see too little of it. */
const caughtAtLeast = 0.95;
const usualMost = 60;

const [name = "", option, number] = process.argv.slice(2);
const most = option === "--most" ? Number(number) : usualMost;
process.chdir(root);
const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => pattern.test(file))
    .map((file) => path.join(folder, file))
    .sort();
const stories = filesIn("stories", new RegExp(`^\\w+/${name}\\.stories\\.tsx$`));
// Its folder, or its files in the folder of a family, as of the fields.
const sources = filesIn(
  "ui/src",
  new RegExp(`^\\w+/(${name}/.+\\.tsx?|\\w+/${name}(\\.css)?\\.tsx?)$`),
).filter((file) => !/\/(index|types|props)\.ts$/.test(file));
if (!/^\w+$/.test(name) || stories.length === 0 || sources.length === 0 || !(most > 0)) {
  console.error("Name a component that has stories: npm run test:mutants -- Button [--most 60].");
  process.exit(2);
}

ensureChromium(console.log);
const all = sources.flatMap((file) => mutantsOf(path.resolve(file)));
const mutants = spread(all, most);
const runner = await openStories(stories);
const healthy = await runner.run();
if (!healthy.passed) {
  console.error(`The stories fail without any change:\n${healthy.failure}`);
  process.exit(1);
}

const passed: NamedMutant[] = [];
for (const [index, mutant] of mutants.entries()) {
  const result = await runner.run(mutant);
  if (result.passed) passed.push(mutant);
  const verdict = result.passed ? "NOT CAUGHT" : "caught";
  const by = result.failure.split("\n")[0]?.slice(0, 90) ?? "";
  console.log(`${index + 1} of ${mutants.length}  ${verdict}  ${told(mutant)}  ${by}`);
}
await runner.close();

const share = 1 - passed.length / mutants.length;
const caught = mutants.length - passed.length;
console.log(`\n${Math.floor(share * 100)} % caught: ${caught} of ${mutants.length}`);
for (const mutant of passed) console.log(`  not caught: ${told(mutant)}`);
process.exit(share >= caughtAtLeast ? 0 : 1);

function told({ file, line, what }: NamedMutant): string {
  return `${path.relative(root, file)}:${line}: ${what}`;
}
