import { describe, expect, test } from "vitest";
import { difference } from "../visual/compare";

type Colour = readonly [red: number, green: number, blue: number];

/** A picture one pixel high. */
const row = (...colours: Colour[]) => ({
  width: colours.length,
  height: 1,
  data: Uint8Array.from(colours.flatMap((colour) => [...colour, 255])),
});

const white: Colour = [255, 255, 255];
const black: Colour = [0, 0, 0];

describe("two pictures", () => {
  test("are the same where a channel is one level off, as the compositor rounds", () => {
    expect(difference(row([193, 190, 180]), row([193, 189, 180]))).toBeUndefined();
    expect(difference(row([10, 20, 30]), row([11, 19, 31]))).toBeUndefined();
  });

  test.each([[[12, 20, 30]], [[10, 18, 30]], [[10, 20, 32]]] as const)(
    "differ where a channel is two levels off: %s",
    (colour) => {
      expect(difference(row([10, 20, 30]), row(colour))).toBe("1 pixel, 100 %");
    },
  );

  test("differ by what smooths an edge alone", () => {
    const before = row(white, white, [128, 128, 128], black, black);
    const now = row(white, white, [90, 90, 90], black, black);
    expect(difference(before, now)).toBe("1 pixel, 20 %");
  });

  test("of two sizes are not counted", () => {
    expect(difference(row(white, white), row(white))).toBe("1×1 px instead of 2×1 px");
  });
});
