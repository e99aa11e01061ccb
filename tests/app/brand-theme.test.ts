import { readFileSync } from "node:fs";
import { vars } from "@partlane/ui/theme";
import { describe, expect, it } from "vitest";
import { contrastOf } from "../../stories/foundations/support/measured";

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

/** One of the two colours of a role, with more contrast where that is asked for. */
function colour(role: string, scheme: 0 | 1, source: Map<string, string> = brand): string {
  const value = source.get(`--pl-color-${role}`) ?? brand.get(`--pl-color-${role}`) ?? "";
  const both = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value);
  return both?.[scheme + 1] ?? "";
}

const grounds = ["page", "surface", "sunken"];
const texts = ["ink", "ink-muted", "accent-text"];

it("gives a value to every word of the contract, and to no other", () => {
  expect([...brand.keys()].sort()).toEqual(namesOf(vars).sort());
});

it("answers the system's wish for contrast as it answers the attribute", () => {
  expect([...asked]).toEqual([...more]);
  expect(more.size).toBeGreaterThan(10);
});

describe.each([
  ["light", 0],
  ["dark", 1],
] as const)("the second brand, %s", (_name, scheme) => {
  const of = (role: string) => colour(role, scheme);

  it("has text that can be read", () => {
    const pairs = [
      ...texts.flatMap((text) => grounds.map((ground) => [text, ground])),
      ...["accent", "accent-hover"].map((fill) => ["on-accent", fill]),
      ...["inverse", "inverse-hover"].map((fill) => ["on-inverse", fill]),
      ...["success", "info", "warning", "neutral", "critical"].map((tone) => [
        `${tone}-text`,
        `${tone}-tint`,
      ]),
    ];
    for (const [text = "", ground = ""] of pairs)
      expect(contrastOf(of(text), of(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  it("has edges, rings and pills that stand out", () => {
    const maps = ["map-land", "map-water", "map-park"];
    const pairs = [
      ...grounds.flatMap((ground) => [
        ["control-line", ground],
        ["focus", ground],
      ]),
      ...["page", "surface"].flatMap((ground) => [
        ["critical-line", ground],
        ["success-line", ground],
      ]),
      ...maps.flatMap((ground) => [
        ["focus", ground],
        ["inverse", ground],
      ]),
    ];
    for (const [edge = "", ground = ""] of pairs)
      expect(contrastOf(of(edge), of(ground)), `${edge} on ${ground}`).toBeGreaterThanOrEqual(3);
  });

  it("reaches 7 to 1 with more contrast", () => {
    for (const text of texts)
      for (const ground of grounds)
        expect(
          contrastOf(colour(text, scheme, more), colour(ground, scheme, more)),
          `${text} on ${ground}`,
        ).toBeGreaterThanOrEqual(7);
  });
});
