import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  type KeyboardPattern,
  type KeyboardPatternName,
  keyboard,
} from "../../stories/support/keyboard";

/** Every story file that names a pattern, with the source of its story of keys. */
const files = ["components", "patterns"].flatMap((folder) =>
  readdirSync(`stories/${folder}`)
    .filter((name) => name.endsWith(".stories.tsx"))
    .flatMap((name) => {
      const source = readFileSync(`stories/${folder}/${name}`, "utf8");
      const pattern = /^ {2}parameters: \{[^}]*?keyboard: "(\w+)"/m.exec(source)?.[1];
      if (pattern === undefined) return [];
      const story = /^export const ByKeyboard[\s\S]*?^\};$/m.exec(source)?.[0] ?? "";
      return [{ name, pattern: pattern as KeyboardPatternName, story }];
    }),
);

/** What a story writes to press a key of the table. */
function presses(key: string): RegExp {
  const inKeyboard = (text: string) => new RegExp(`["}]${text}["{]`);
  if (key === "Space") return inKeyboard(" ");
  if (key === "A–Z") return inKeyboard("[a-z]+");
  if (key === "Tab") return /userEvent\.tab\(\)/;
  if (key === "Shift + Tab") return /userEvent\.tab\(\{ shift: true \}\)/;
  return new RegExp(`[{[]${key.replace(" ", "")}[}\\]]`);
}

describe("the keyboard's tables", () => {
  test("are each gone through by a component", () => {
    const used = new Set(files.map(({ pattern }) => pattern));
    expect([...used].sort()).toEqual(Object.keys(keyboard).sort());
  });

  test.each(files)("$name presses every key of its table", ({ pattern, story }) => {
    const { rows }: KeyboardPattern = keyboard[pattern];
    expect(story, "a story ByKeyboard").not.toBe("");
    const missed = rows
      .flatMap(({ keys, native }) => (native ? [] : keys))
      .filter((key) => !presses(key).test(story));
    expect(missed).toEqual([]);
  });

  test("lead to the guide", () => {
    for (const { href } of Object.values(keyboard))
      expect(href).toMatch(/^https:\/\/www\.w3\.org\/WAI\/ARIA\/apg\/patterns\/[a-z-]+\/$/);
  });
});
