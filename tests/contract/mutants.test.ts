import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Mutant, mutated } from "../../.storybook/mutant";

const lists = import.meta.glob<readonly Mutant[]>("../mutants/[A-Z]*.ts", {
  eager: true,
  import: "mutants",
});

describe.each(Object.entries(lists))("the mutants of %s", (_, mutants) => {
  test("are sixty or more, each another", () => {
    expect(mutants.length).toBeGreaterThanOrEqual(60);
    const told = mutants.map((mutant) => JSON.stringify(mutant));
    expect(new Set(told).size).toBe(mutants.length);
  });

  test.each(mutants)("$search -> $replace is a harm to the source as it is", (mutant) => {
    const source = readFileSync(mutant.file, "utf8");
    expect(mutated(source, mutant)).not.toBe(source);
  });
});
