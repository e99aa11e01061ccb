import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shareOut } from "~/payments/share-out";

describe("cents shared out", () => {
  it("give what is left over to the largest remainders, the first of equals first", () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shareOut(10, [5, 3, 1])).toEqual([6, 3, 1]);
    expect(shareOut(7, [0, 10, 4])).toEqual([0, 5, 2]);
    expect(shareOut(5, [0, 0])).toEqual([0, 0]);
  });

  it("sum to what is shared, and none is more than its weight", () => {
    const weights = fc.array(fc.integer({ min: 0, max: 5_000_000 }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (each, part) => {
        const sum = each.reduce((total, weight) => total + weight, 0);
        const cents = Math.floor(sum * part);
        const shares = shareOut(cents, each);
        expect(shares.reduce((total, share) => total + share, 0)).toBe(cents);
        for (const [at, share] of shares.entries())
          expect(share).toBeLessThanOrEqual(each[at] ?? 0);
      }),
    );
  });
});
