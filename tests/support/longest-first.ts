import path from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes a minute or more, the longest first. */
const longest = [
  "tests/e2e/pages.test.ts",
  "tests/e2e/map.test.ts",
  "tests/app/start.test.ts",
  "tests/visual/patterns.test.tsx",
  "tests/visual/components.test.tsx",
  "tests/visual/screens.test.tsx",
  "tests/visual/screens-m.test.tsx",
  "stories/screens/MapFinding.stories.tsx",
  "tests/e2e/media.test.ts",
  "tests/e2e/sign-in.test.ts",
].map((file) => path.resolve(import.meta.dirname, "../..", file));

const rank = ({ moduleId }: TestSpecification) => {
  const at = longest.indexOf(moduleId);
  return at < 0 ? longest.length : at;
};

/**
 * Starts the longest files first, so that none of them runs alone at the end. Vitest goes by size, which
 * tells little of a file that repeats one test for many pages or pictures.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const bySize = await super.sort(files);
    return bySize.toSorted((one, other) => rank(one) - rank(other));
  }
}
