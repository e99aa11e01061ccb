import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type Mutant, mutantSetting } from "../.storybook/mutant";
import { ensureChromium } from "./lib/browser";
import { bin, endChildrenWithUs, root, run } from "./lib/process/run";

/*
 * Does one small harm after another to a component, and says which of them its stories let pass:
 *   npm run test:mutants -- Button
 * Its files stay as they are: a harm is done to what the tests load. A run of the stories each.
 */

/** Less is a component whose stories hold too little of it. */
const caughtAtLeast = 0.95;

const [name = ""] = process.argv.slice(2);
const list = path.join(root, `tests/mutants/${name}.ts`);
if (!/^\w+$/.test(name) || !existsSync(list)) {
  console.error("Say whose: npm run test:mutants -- Button. Its list is tests/mutants/Button.ts.");
  process.exit(2);
}

endChildrenWithUs();
process.chdir(root);
ensureChromium(console.log);
const { mutants } = (await import(pathToFileURL(list).href)) as { mutants: readonly Mutant[] };

const storiesOf = (env?: Record<string, string>) =>
  run(
    bin("vitest"),
    // A harm that only the second try lets pass is let pass: so is it in the whole run.
    ["run", "--project=storybook", `stories/components/${name}.stories.tsx`],
    { output: "keep", env: { HELD: "1", ...env }, limitMs: 3 * 60_000 },
  );

const healthy = await storiesOf();
if (!healthy.ok) {
  console.error(`The stories fail without any harm:\n${healthy.said}`);
  process.exit(1);
}

const passed: Mutant[] = [];
for (const [index, mutant] of mutants.entries()) {
  const { ok, said } = await storiesOf({ [mutantSetting]: JSON.stringify(mutant) });
  // What fails before a test has run says nothing of what the tests hold.
  if (!ok && !/Tests\s.*failed/.test(said)) throw new Error(`No test ran:\n${said}`);
  if (ok) passed.push(mutant);
  console.log(
    `${index + 1} of ${mutants.length}  ${ok ? "NOT CAUGHT" : "caught"}  ${told(mutant)}`,
  );
}

const share = 1 - passed.length / mutants.length;
console.log(
  `\n${Math.round(share * 100)} % caught: ${mutants.length - passed.length} of ${mutants.length}`,
);
for (const mutant of passed) console.log(`  not caught: ${told(mutant)}`);
process.exit(share >= caughtAtLeast ? 0 : 1);

function told({ file, search, replace }: Mutant): string {
  const change = `${search.trim()} -> ${replace.trim() || "(nothing)"}`;
  return `${path.basename(file)}: ${change}`;
}
