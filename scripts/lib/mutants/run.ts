import { setTimeout as sleep } from "node:timers/promises";
import { createVitest, type Vitest } from "vitest/node";
import { type Mutant, prepareMutation } from "../../../.storybook/mutant";

/** Runs the same stories again and again, with another mutant each time. */
export interface StoryRunner {
  /** Whether the stories pass, and if not, what failed first. Throws where no story ran. */
  run: (mutant?: Mutant) => Promise<{ passed: boolean; failure: string }>;
  close: () => Promise<void>;
}

/** What the servers have to hear of a file before it is asked for again, in ms. */
const settleMs = 150;

/** Opens the stories of these files in a browser that stays, so that a run takes seconds. */
export async function openStories(files: readonly string[]): Promise<StoryRunner> {
  const state = prepareMutation();
  // As Vitest's own command sets it: without it Storybook's plugin leaves its stories out.
  process.env.VITEST = "true";
  const vitest = await createVitest("test", {
    project: ["storybook"],
    watch: false,
    // One failure is enough, and a second try would hide what fails by turns.
    bail: 1,
    retry: 0,
    // A frame of its own for each run: modules that were loaded stay as they are.
    isolate: true,
    reporters: [{}],
    silent: true,
  });
  const stories = await vitest.globTestSpecifications([...files]);
  let before: string | undefined;
  return {
    async run(mutant) {
      state.current = mutant;
      const changed = [before, mutant?.file].filter((file) => file !== undefined);
      before = mutant?.file;
      for (const file of new Set(changed)) await forget(file, vitest);
      return resultOf(await vitest.runTestSpecifications(stories, false));
    },
    close: () => vitest.close(),
  };

  /** As if the file had been written: nothing that was made of it is used again. */
  async function forget(file: string, { projects }: Vitest): Promise<void> {
    const browsers = projects.flatMap(({ browser }) => (browser ? [browser.vite] : []));
    for (const { watcher } of state.servers) watcher.emit("change", file);
    await sleep(settleMs);
    for (const { moduleGraph } of [...state.servers, ...browsers])
      for (const [id, node] of moduleGraph.idToModuleMap)
        if (id.startsWith(file)) moduleGraph.invalidateModule(node);
  }
}

type Result = Awaited<ReturnType<Vitest["runTestSpecifications"]>>;

function resultOf({ testModules, unhandledErrors }: Result) {
  const failures = testModules.flatMap((module) => [
    ...module.errors().map(({ message }) => message),
    ...[...module.children.allTests("failed")].map(
      (test) => `${test.name}: ${test.result().errors?.[0]?.message ?? ""}`,
    ),
  ]);
  const ran = testModules.some((module) => [...module.children.allTests("passed")].length > 0);
  const failure = failures[0] ?? (unhandledErrors.length > 0 ? String(unhandledErrors[0]) : "");
  if (!failure && !ran) throw new Error("No story ran.");
  return { passed: failure === "", failure };
}
