import { vars } from "@partlane/ui/theme";
import { describe, expect, it } from "vitest";
import {
  type ColourPair,
  colourPairs,
  contrastOf,
  textOnGrounds,
} from "../../stories/foundations/support/measured";
import { moreContrast, palette, tones } from "../../ui/src/theme/palette";

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

describe.each([
  ["the light theme", usual, 0],
  ["the dark theme", usual, 1],
  ["the light theme with more contrast", more, 0],
  ["the dark theme with more contrast", more, 1],
] as const)("%s", (_name, look, scheme) => {
  const of = (word: string) => look.get(word)?.[scheme] ?? `no value of ${word}`;

  const weak = (pairs: readonly ColourPair[], atLeast = 0) =>
    pairs
      .map(({ front, back, name, least }) => ({
        name,
        ratio: contrastOf(of(front), of(back)),
        least: Math.max(least, atLeast),
      }))
      .filter(({ ratio, least }) => ratio < least);

  it("tells apart every two colours that meet", () => {
    expect(weak(colourPairs)).toEqual([]);
  });

  if (look === more)
    it("has text on its grounds that reaches 7 to 1", () => {
      expect(weak(textOnGrounds, 7)).toEqual([]);
    });
});

it("measures no colour that it cannot read", () => {
  expect(contrastOf("#000000", "rgb(255, 255, 255)")).toBe(21);
  for (const unread of ["", "var(--pl-color-ink)", "#fff", "rgba(0, 0, 0, 0)"])
    expect(() => contrastOf("#000000", unread)).toThrow("no opaque colour");
});
