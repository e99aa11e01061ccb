import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Stories of what is given no content of its own, or tells of foreign content by itself. */
const without = new Set([
  "Layout",
  "Skeleton",
  // One of three words of its own.
  "StatusBadge",
  // Its messages come by a call, and `Several` has a long one.
  "Toast",
  // What it suggests is typed for: `LongTexts`.
  "SearchBoxSuggestions",
]);

const files = ["components", "patterns"].flatMap((folder) =>
  readdirSync(`stories/${folder}`)
    .filter((name) => name.endsWith(".stories.tsx"))
    .map((name): [string, string] => [
      name.replace(".stories.tsx", ""),
      `stories/${folder}/${name}`,
    ]),
);

test.each(files.filter(([name]) => !without.has(name)))(
  "%s is tried with content that nobody designed for",
  (_name, file) => {
    expect(readFileSync(file, "utf8")).toMatch(
      /export const AnyContent: Story = \{\s*\.\.\.anyContent\(meta/,
    );
  },
);
