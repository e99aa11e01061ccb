import { describe, expect, it } from "vitest";
import {
  type ColourPair,
  colourPairs,
  contrastOf,
  textOnGrounds,
} from "../../stories/foundations/support/measured";

interface Look {
  /** The color that a word of the contract has in it. */
  of: (word: string) => string;
  /** Whether it is for those who ask for more contrast. */
  isMore: boolean;
}

/** What the colors of a look must keep to. */
export function describeContrasts(name: string, { of, isMore }: Look): void {
  const weak = (pairs: readonly ColourPair[], atLeast = 0) =>
    pairs
      .map((pair) => ({
        name: pair.name,
        ratio: contrastOf(of(pair.front), of(pair.back)),
        least: Math.max(pair.least, atLeast),
      }))
      .filter(({ ratio, least }) => ratio < least);

  describe(name, () => {
    it("tells apart every two colors that meet", () => {
      expect(weak(colourPairs)).toEqual([]);
    });

    if (isMore)
      it("has text on its grounds that reaches 7 to 1", () => {
        expect(weak(textOnGrounds, 7)).toEqual([]);
      });
  });
}
