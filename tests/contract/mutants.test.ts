import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { mutantsOf, spread } from "../../scripts/lib/mutants/generate";

const folder = mkdtempSync(path.join(tmpdir(), "partlane-mutants-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The source as each of its mutants has it. */
function changed(name: string, source: string): string[] {
  const file = path.join(folder, name);
  writeFileSync(file, source);
  return mutantsOf(file).map(
    ({ start, end, replacement }) => source.slice(0, start) + replacement + source.slice(end),
  );
}

it("takes away or turns round whatever decides in a component", () => {
  expect(
    changed(
      "A.tsx",
      "const A = ({ open = false, ...rest }) => <a {...rest} aria-busy={open || a === b} />;",
    ),
  ).toEqual([
    "const A = ({ open = true, ...rest }) => <a {...rest} aria-busy={open || a === b} />;",
    "const A = ({ open = false, ...rest }) => <a  aria-busy={open || a === b} />;",
    "const A = ({ open = false, ...rest }) => <a {...rest}  />;",
    "const A = ({ open = false, ...rest }) => <a {...rest} aria-busy={(a === b)} />;",
    "const A = ({ open = false, ...rest }) => <a {...rest} aria-busy={open || a !== b} />;",
  ]);
});

it("leaves out calls, but no warnings for developers", () => {
  expect(
    changed("B.ts", 'if (process.env.NODE_ENV !== "production") warnIf(a); event.stop();'),
  ).toEqual(['if (process.env.NODE_ENV !== "production") warnIf(a); ;']);
});

it("takes away declarations and changes colors in a style sheet", () => {
  expect(
    changed("C.css.ts", "const c = { selectors: { [hover]: { color: vars.color.ink, gap: 2 } } };"),
  ).toEqual([
    "const c = { selectors: { [hover]: { ...{}, gap: 2 } } };",
    'const c = { selectors: { [hover]: { color: "rgb(1, 2, 3)", gap: 2 } } };',
    "const c = { selectors: { [hover]: { color: vars.color.ink, ...{} } } };",
  ]);
});

it("spreads what is tried over all there is", () => {
  expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 4)).toEqual([0, 2, 5, 7]);
  expect(spread([0, 1], 4)).toEqual([0, 1]);
});
