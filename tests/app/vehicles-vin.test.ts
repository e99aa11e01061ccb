import { describe, expect, it } from "vitest";
import {
  checkDigitOf,
  frameNumber,
  hasRightCheckDigit,
  manufacturerId,
  modelYears,
  normaliseVin,
  vinProblem,
  vinRegion,
} from "~/vehicles/vin";

const accord = "1HGCM82633A004352";

describe("a text that should be a VIN", () => {
  it("is taken in any spelling", () => {
    expect(normaliseVin(" 1hg-cm826.33a 004352\n")).toBe(accord);
    expect(normaliseVin("*１HGCM82633A004352*")).toBe(accord);
    expect(vinProblem(" 1hg-cm826.33a 004352\n")).toBeUndefined();
  });

  it("is cleaned of what nobody sees and of what a scanner puts before it", () => {
    expect(normaliseVin("I1HGCM82633A004352")).toBe(accord);
    expect(normaliseVin("\u200B1HGCM8\u00AD2633A\uFEFF004352\u001D\u202C")).toBe(accord);
    // Only an import's I before 17 others is the scanner's.
    expect(normaliseVin("I1HGCM82633A00435")).toBe("I1HGCM82633A00435");
  });

  it.each([
    ["SE3P-100316", "SE3P-100316"],
    [" se3p – 100316", "SE3P-100316"],
    ["JZX100-0012345", "JZX100-0012345"],
    ["GRB-001234", "GRB-001234"],
    ["E-100316", undefined],
    ["SE3P100316", undefined],
    ["04465-334710", undefined],
    ["1HGCM82633A-004352", undefined],
  ])("%j is a Japanese frame number: %j", (text, frame) => {
    expect(frameNumber(text)).toBe(frame);
  });

  it.each([
    ["", "Enter the VIN: 17 letters and numbers."],
    ["1HGCM82633A00435", "A VIN has 17 letters and numbers. This one has 16."],
    ["1HGCM82633A0043521", "A VIN has 17 letters and numbers. This one has 18."],
    ["A".repeat(2_000), "A VIN has 17 letters and numbers. This one has 2,000."],
    ["IHGCM82633A004352", "A VIN never has I. Check whether it's a 1."],
    ["1HGCM82633AO0435Q", "A VIN never has O or Q. Check whether it's a 0."],
    ["IHGCM82633AO04352", "A VIN never has I or O. Check whether it's a 1 or a 0."],
    [
      "1HGСM82633A004352",
      "One “С” is a Cyrillic letter that looks like C. Type it again on an English keyboard.",
    ],
    [
      "1ΗGCM82633A004352",
      "One “Η” is a Greek letter that looks like H. Type it again on an English keyboard.",
    ],
    [
      "SE3P-100316",
      "SE3P-100316 is a Japanese frame number, not a VIN. Choose your vehicle by year, make, and model instead.",
    ],
    [
      "2".repeat(17),
      "A VIN is never one character 17 times. Enter it as it appears on the vehicle.",
    ],
    ["1HGCM82633A00435'", "A VIN has only letters and numbers. Remove “'”."],
    ["1HGCM82633A00435é", "A VIN has only letters and numbers. Remove “É”."],
    ["<script>alert(1)</script>", "A VIN has only letters and numbers. Remove “<”."],
    [
      "1HGCM82633A00435\0",
      "A VIN has only letters and numbers. Type it again without other characters.",
    ],
  ])("%j is answered with how to mend it", (text, problem) => {
    expect(vinProblem(text)).toBe(problem);
  });
});

/** Numbers from a seed (mulberry32), so that a failure can be seen again. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const signs = "0123456789ABCDEFGHJKLMNPRSTUVWXYZ";

/** The values of 49 CFR 565.15, table III, read off by column and not as the code has them. */
const table = ["0", "1AJ", "2BKS", "3CLT", "4DMU", "5ENV", "6FW", "7GPX", "8HY", "9RZ"];
const valueOf = (sign: string) => table.findIndex((column) => column.includes(sign));

describe("the check digit", () => {
  it.each(["11111111111111111", accord, "4T1B11HK3KU210388", "1M8GDM9AXKP042788"])(
    "of %s is right",
    (vin) => {
      expect(hasRightCheckDigit(vin)).toBe(true);
    },
  );

  it("is wrong where there is none, as in Europe", () => {
    expect(hasRightCheckDigit("WVWZZZ1KZ8W000000")).toBe(false);
  });

  it("makes any 17 signs right, and finds every wrong sign whose value differs", () => {
    const next = numbers(7);
    for (let round = 0; round < 2_000; round += 1) {
      const drawn = Array.from({ length: 17 }, () => signs[next(33)] ?? "");
      const vin = drawn.with(8, checkDigitOf(drawn.join("")));
      expect(hasRightCheckDigit(vin.join(""))).toBe(true);
      const place = next(17);
      const wrong = signs[next(33)] ?? "";
      const changed = vin.with(place, wrong).join("");
      // Weights and 11 have no common divisor, so only signs of equal value go unseen.
      const unseen = place === 8 ? wrong === vin[8] : valueOf(wrong) === valueOf(vin[place] ?? "");
      expect(hasRightCheckDigit(changed), `${vin.join("")} → ${changed}`).toBe(unseen);
    }
  });

  it("finds two neighbours of different values that changed places, away from the digit itself", () => {
    const next = numbers(11);
    for (let round = 0; round < 1_000; round += 1) {
      const drawn = Array.from({ length: 17 }, () => signs[next(33)] ?? "");
      const vin = drawn.with(8, checkDigitOf(drawn.join("")));
      const place = next(16);
      const [a, b] = [vin[place] ?? "", vin[place + 1] ?? ""];
      if (place === 7 || place === 8) continue;
      const swapped = vin.with(place, b).with(place + 1, a);
      expect(hasRightCheckDigit(swapped.join(""))).toBe(valueOf(a) === valueOf(b));
    }
  });
});

describe("the model year", () => {
  it.each([
    ["1HGCM82633A004352", [2003]],
    ["4T1B11HK3KU210388", [2019, 1989]],
    ["1G1JC1248X7100000", [1999]],
    // A letter in the 7th place is 2010 or later, a digit before.
    ["1HGCR2F30EA000000", [2014, 1984]],
    ["1HGAD5430EA000000", [1984, 2014]],
    // Without North America's rule both rounds stand, the newer first.
    ["WVWZZZAUZEW000000", [2014, 1984]],
    ["WVWZZZ1KZ8W000000", [2008]],
    // A check digit that is right by chance.
    ["WAUZZZ8K9BA000001", [2011, 1981]],
    ["VF1BZ0B0641234567", [2004]],
    // Signs that stand for no year.
    ["ZFA31200000123456", []],
    ["YV1AA8840U1000000", []],
  ])("of %s may be %j", (vin, years) => {
    expect(modelYears(vin, 2026)).toEqual(years);
  });

  it("goes one year ahead of the calendar, and no further", () => {
    expect(modelYears("1HGCM8F63VA004352", 2026)).toEqual([2027, 1997]);
    expect(modelYears("1HGCM8F63WA004352", 2026)).toEqual([1998]);
  });
});

it.each([
  ["1", "North America"],
  ["3N1", "North America"],
  ["7SA", "North America"],
  ["7A1", "Oceania"],
  ["6G1", "Oceania"],
  ["93H", "South America"],
  ["JTD", "Asia"],
  ["LRW", "Asia"],
  ["WVW", "Europe"],
  ["ZFF", "Europe"],
  ["AAV", "Africa"],
  ["0AA", undefined],
])("the region of %s is %s", (start, region) => {
  expect(vinRegion(start.padEnd(17, "1"))).toBe(region);
});

it("takes three signs as the maker's, and six where the third is a 9", () => {
  expect(manufacturerId(accord)).toBe("1HG");
  expect(manufacturerId("SA9BC12A0G1012345")).toBe("SA9012");
});
