import { describe, expect, it } from "vitest";
import { editDistance, isOneEditApart } from "~/text/edit-distance";

/** As it is defined, in no hurry. */
function plainDistance(a: string, b: string, changed: number): number {
  if (!a || !b) return a.length + b.length;
  const least = [
    plainDistance(a.slice(1), b, changed) + 1,
    plainDistance(a, b.slice(1), changed) + 1,
    plainDistance(a.slice(1), b.slice(1), changed) + (a[0] === b[0] ? 0 : changed),
  ];
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0])
    least.push(plainDistance(a.slice(2), b.slice(2), changed) + changed);
  return Math.min(...least);
}

/** All words of up to four letters of two. */
const all = [""];
for (const word of all) if (word.length < 4) all.push(`${word}a`, `${word}b`);
const pairs = all.flatMap((a) => all.map((b) => [a, b] as const));

describe("the distance of two words", () => {
  it.each([1, 2] as const)("is that of its definition, a change counting %i", (changed) => {
    for (const [a, b] of pairs)
      expect([a, b, editDistance(a, b, changed)]).toEqual([a, b, plainDistance(a, b, changed)]);
  });

  it("is one where it is said to be", () => {
    for (const [a, b] of pairs)
      expect([a, b, isOneEditApart(a, b)]).toEqual([a, b, plainDistance(a, b, 1) === 1]);
    expect(isOneEditApart("alternator", "alternatro")).toBe(true);
    expect(isOneEditApart("alternator", "altenrator")).toBe(true);
    expect(isOneEditApart("xalternator", "alternatorx")).toBe(false);
  });
});
