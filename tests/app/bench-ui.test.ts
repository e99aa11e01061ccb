import { describe, expect, test } from "vitest";
import { quantile } from "../bench/quantile";
import { compared, report } from "../bench/ui/compared";

const took = (ms: number) => ({ mount: ms, update: ms, unmount: ms });
const rounds = (now: number[], was: number[]) => ({ now: now.map(took), was: was.map(took) });
const ten = (ms: number) => Array.from({ length: 10 }, () => ms);

describe("what is compared of two builds of ui", () => {
  test("a tenth in nearly every round is a change", () => {
    expect(compared(rounds(ten(1.2), ten(1)), "mount")).toMatchObject({
      ms: 1.2,
      ratio: 1.2,
      verdict: "slower",
    });
    expect(compared(rounds(ten(0.8), ten(1)), "update").verdict).toBe("faster");
  });

  test("less than a tenth is none, nor is more of it where the rounds do not agree", () => {
    expect(compared(rounds(ten(1.09), ten(1)), "mount").verdict).toBe("same");
    const torn = [...ten(1.4).slice(0, 6), ...ten(0.7).slice(0, 4)];
    expect(compared(rounds(torn, ten(1)), "mount").verdict).toBe("same");
  });

  test("rounds are compared each with its own: what slows both alike is no change", () => {
    const busy = [1, 1, 3, 1, 5, 1, 1, 2, 1, 1];
    expect(compared(rounds(busy, busy), "mount")).toMatchObject({ ratio: 1, low: 1, high: 1 });
  });

  test("the median and the quarters lie between their neighbours", () => {
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
    expect(quantile([1, 2, 3, 4, 5], 0.25)).toBe(2);
  });

  test("the table says what is slower, and how often", () => {
    const said = report(new Map([["Button", rounds(ten(1.5), ten(1))]]));
    expect(said).toContain("| Button | 1.500 | 1.50 (1.50–1.50) **slower** |");
    expect(said).toContain("Slower: 3 of 3 figures; faster: 0.");
  });
});
