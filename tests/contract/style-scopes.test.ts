import path from "node:path";
import { createCompiler } from "@vanilla-extract/compiler";
import postcss, { type AtRule, type Node, type Rule } from "postcss";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** Every style sheet that stands for one component, pattern or drawing. */
const files = Object.keys(
  import.meta.glob("../../ui/src/{components,patterns,illustrations}/**/*.css.ts"),
).map((file) => file.replace("../../", ""));

const root = path.resolve(".");
const compiler = createCompiler({
  root,
  identifiers: "debug",
  viteConfig: { resolve: { conditions: ["@partlane/source"] } },
});

beforeAll(() => compiler.processVanillaFile(path.join(root, files[0] ?? "")), 60_000);
afterAll(() => compiler.close());

/**
 * What a sheet reaches outside of itself: a selector without one of its own classes, which styles
 * whatever page it is on, or a rule in no layer, which wins over every other.
 */
function reachesOut(css: string, name: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    const around = parentsOf(rule);
    if (around.some((name) => name.startsWith("keyframes"))) return;
    if (!around.some((name) => /^layer pl-(base|recipe)$/.test(name)))
      found.push(`${rule.selector}: in no layer of a component`);
    for (const selector of rule.selectors)
      if (!ownClass(name).test(selector)) found.push(`${selector}: without a class of ${name}`);
  });
  return found;
}

/** Classes begin with the name of their file; one that is excluded by `:not()` holds nothing. */
const ownClass = (name: string) => new RegExp(`(?<!:not\\([^)]*)\\.${name}_`);

/** The at-rules around a rule, the nearest first: `layer pl-recipe`. */
function parentsOf(rule: Rule): string[] {
  const names: string[] = [];
  for (let each: Node | undefined = rule.parent; each; each = each.parent)
    if (each.type === "atrule") {
      const { name, params } = each as AtRule;
      names.push(`${name} ${params}`);
    }
  return names;
}

const nameOf = (file: string) => path.basename(file, ".css.ts");

describe("a component's style sheet", () => {
  test.each(files)("%s styles what is its own, in its layer", async (file) => {
    await compiler.processVanillaFile(path.join(root, file));
    const { css } = compiler.getCssForFile(path.join(root, file));
    expect(css).not.toBe("");
    expect(reachesOut(css, nameOf(file))).toEqual([]);
  });

  test("is found out where it reaches for others", () => {
    const css = `
      @layer pl-recipe { .Card_root__1 h3, h3 { margin: 0 } .Badge_root__2 .x { margin: 0 } }
      @layer pl-recipe { div:not(.Card_root__1) { margin: 0 } }
      .Card_root__1 { margin: 0 }
      @keyframes Card_turn { from { opacity: 0 } }`;
    expect(reachesOut(css, "Card")).toEqual([
      "h3: without a class of Card",
      ".Badge_root__2 .x: without a class of Card",
      "div:not(.Card_root__1): without a class of Card",
      ".Card_root__1: in no layer of a component",
    ]);
  });
});
