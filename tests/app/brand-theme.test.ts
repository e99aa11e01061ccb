import { readFileSync } from "node:fs";
import { vars } from "@partlane/ui/theme";
import { expect, it } from "vitest";
import { describeContrasts } from "../support/contrasts";

const css = readFileSync("ui/themes/harbor.css", "utf8");

/** Custom properties that the block of a selector assigns. */
function blockOf(start: string): Map<string, string> {
  const at = css.indexOf(start);
  const block = css.slice(css.indexOf("{", at) + 1, css.indexOf("\n}", at));
  return new Map(
    [...block.matchAll(/(--pl-[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );
}

const brand = blockOf('[data-brand="harbor"] {');
const more = blockOf('[data-brand="harbor"][data-contrast="more"]');
const asked = blockOf("@media (prefers-contrast: more)");

const namesOf = (group: object): string[] =>
  Object.values(group).flatMap((value: string | object) =>
    typeof value === "string" ? [value.replace(/^var\((.*)\)$/, "$1")] : namesOf(value),
  );

/** One of the two colours of a word of the contract, with more contrast where that is asked for. */
function colour(word: string, scheme: number, source = brand): string {
  const [name = word] = namesOf([word]);
  const value = source.get(name) ?? brand.get(name) ?? "";
  const found = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value)?.[scheme + 1];
  if (!found) throw new Error(`${name} is no light-dark(#…, #…) but "${value}".`);
  return found;
}

it("gives a value to every word of the contract, and to no other", () => {
  expect([...brand.keys()].sort()).toEqual(namesOf(vars).sort());
});

it("answers the system's wish for contrast as it answers the attribute", () => {
  expect([...asked]).toEqual([...more]);
  expect(more.size).toBeGreaterThan(10);
});

it("keeps to itself where a part of it asks for more contrast, and where it is a part of that", () => {
  const selectors = css
    .slice(0, css.indexOf("  --pl-color-page: light-dark(#ffffff"))
    .split("}")
    .at(-1);
  for (const selector of [
    '[data-brand="harbor"] [data-contrast="more"]',
    '[data-contrast="more"] [data-brand="harbor"]',
  ])
    expect(selectors).toContain(selector);
});

for (const [scheme, name] of (["light", "dark"] as const).entries()) {
  const of = (look: typeof brand) => (word: string) => colour(word, scheme, look);
  describeContrasts(`the second brand, ${name}`, { of: of(brand), isMore: false });
  describeContrasts(`the second brand, ${name} with more contrast`, { of: of(more), isMore: true });
}
