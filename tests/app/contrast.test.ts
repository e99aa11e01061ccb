import { vars } from "@partlane/ui/theme";
import { expect, it } from "vitest";
import { contrastOf } from "../../stories/foundations/support/measured";
import { moreContrast, palette, tones } from "../../ui/src/theme/palette";
import { describeContrasts } from "../support/contrasts";

type Value = readonly [light: string, dark: string];
type Words = { readonly [role: string]: string | Words };
type Values = { readonly [role: string]: Value | Values };

/** The two values of each colour, by the word of the contract that stands for it. */
const valuesBy = (words: Words, values: Values): [word: string, value: Value][] =>
  Object.entries(values).flatMap(([role, value]) => {
    const word = words[role];
    if (typeof word === "object") return valuesBy(word, value as Values);
    return word ? [[word, value as Value] as [string, Value]] : [];
  });

const usual = new Map(valuesBy(vars.color, { ...palette, ...tones }));
const more = new Map([...usual, ...valuesBy(vars.color, moreContrast)]);

for (const [scheme, name] of (["light", "dark"] as const).entries()) {
  const of = (look: typeof usual) => (word: string) =>
    look.get(word)?.[scheme] ?? `no value of ${word}`;
  describeContrasts(`the ${name} theme`, { of: of(usual), isMore: false });
  describeContrasts(`the ${name} theme with more contrast`, { of: of(more), isMore: true });
}

it("measures no colour that it cannot read", () => {
  expect(contrastOf("#000000", "rgb(255, 255, 255)")).toBe(21);
  for (const unread of ["", "var(--pl-color-ink)", "#fff", "rgba(0, 0, 0, 0)"])
    expect(() => contrastOf("#000000", unread)).toThrow("no opaque color");
});
