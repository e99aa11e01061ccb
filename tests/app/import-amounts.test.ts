import { describe, expect, it } from "vitest";
import {
  type DecimalMark,
  poundsOf,
  readCoreCharge,
  readPrice,
  readWeight,
} from "~/imports/csv/read-amount";
import { inspected, rowsOf } from "../support/imports";

const cents = (text: string, mark?: DecimalMark) => {
  const read = readPrice(text, mark);
  return read.kind === "ok" ? read.value : read.message;
};

/** A file whose prices are these. */
const priced = (...prices: string[]) =>
  `SKU\tPrice\n${prices.map((price, index) => `A${index}\t${price}\n`).join("")}`;

const pricesIn = async (content: string, answers: Record<string, string> = {}) =>
  (await rowsOf(content, { answers })).map((row) =>
    row.kind === "values" ? row.values.priceCents : row.problems[0]?.message,
  );

describe("a price that says where its cents begin", () => {
  it.each([
    ["15", 1500],
    ["$15", 1500],
    ["15 USD", 1500],
    ["US$ 15.5", 1550],
    ["15 dollars", 1500],
    ["1,226.00", 122_600],
    ["1.226,00", 122_600],
    ["1 226,00", 122_600],
    ["1\u00a0226,00", 122_600],
    ["1\u202f226,00", 122_600],
    ["1'226.00", 122_600],
    ["1’226.00", 122_600],
    ["1,226,000 $", "This is over $999,999, the most that a part may cost here."],
    ["12,345.6", 1_234_560],
    ["0015.20", 1520],
    ["1226.0000", 122_600],
    ["15,-", 1500],
    ["１５", 1500],
    [".99", 99],
    ["999999", 99_999_900],
  ])("%s", (text, expected) => {
    expect(cents(text)).toBe(expected);
  });
});

describe("what is no price", () => {
  it.each([
    ["", "There's no price. Write what the part costs, like 45.00."],
    ["0", "The price is 0. Write what the part costs, like 45.00."],
    ["0.00", "The price is 0. Write what the part costs, like 45.00."],
    ["-1", "This can't be below 0."],
    ["(15.00)", "This can't be below 0."],
    ["−15", "This can't be below 0."],
    ["NaN", "This isn't an amount we can read. Write it like 1226.00."],
    ["call", "This isn't an amount we can read. Write it like 1226.00."],
    ["1.2.3", "This isn't an amount we can read. Write it like 1226.00."],
    ["1e9", /shortened this number/],
    ["1.5E+03", /shortened this number/],
    ["12.3456", /more than two digits for cents/],
    ["12,3456", /more than two digits for cents/],
    ["1000000", /over \$999,999/],
    ["9".repeat(39), /over \$999,999/],
    ["9".repeat(400), /isn't an amount/],
    ["15 €", "This is in euros, and prices here are in US dollars. Convert it."],
    ["£15", /in pounds/],
    ["CA$15", /in Canadian dollars/],
    ["CHF 15.00", /in Swiss francs/],
  ])("%j", (text, expected) => {
    expect(cents(text)).toMatch(expected);
  });
});

describe("an amount that may be two", () => {
  it("is refused where nobody decides", () => {
    expect(cents("1,226")).toBe(
      "This may be $1,226.00 or $1.226. Say how prices are written in this file.",
    );
    expect(cents("1.226")).toBe(
      "This may be $1.226 or $1,226.00. Say how prices are written in this file.",
    );
  });

  it("is what one sure price of its column makes it", async () => {
    expect(await pricesIn(priced("1,226", "15.50"))).toEqual([122_600, 1550]);
    expect(await pricesIn(priced("1.226", "15,50"))).toEqual([122_600, 1550]);
    expect(await pricesIn(priced("15", "1.226", "15.50"))).toEqual([
      1500,
      expect.stringContaining("more than two digits for cents"),
      1550,
    ]);
    for (const content of [priced("1,226", "15.50"), priced("1.226", "15,50")])
      expect((await inspected(content)).questions.map(({ id }) => id)).not.toContain("decimal:1");
  });

  it("is asked about where its column leaves it open, with both readings", async () => {
    const content = priced("15", "1,226", "2,500");
    expect((await inspected(content)).questions).toContainEqual({
      id: "decimal:1",
      text: "How are amounts written in column B, “Price”?",
      choices: [
        { value: "point", label: "1,226 is $1,226.00" },
        { value: "comma", label: "1,226 is $1.226" },
      ],
    });
    expect(await pricesIn(content)).toEqual([
      1500,
      expect.stringContaining("This may be"),
      expect.stringContaining("This may be"),
    ]);
    expect(await pricesIn(content, { "decimal:1": "point" })).toEqual([1500, 122_600, 250_000]);
  });

  it("is asked about too where the column is written in both ways, of which each sure one is read as it is", async () => {
    const content = priced("15.50", "15,50", "1.226");
    expect((await inspected(content)).questions).toContainEqual(
      expect.objectContaining({ id: "decimal:1" }),
    );
    expect(await pricesIn(content, { "decimal:1": "comma" })).toEqual([1550, 1550, 122_600]);
  });
});

describe("a core charge", () => {
  it.each([
    ["", 0],
    ["0", 0],
    ["0.00", 0],
    ["none", 0],
    ["n/a", 0],
    ["$25.50", 2550],
  ])("%j", (text, expected) => {
    expect(readCoreCharge(text, undefined)).toEqual({ kind: "ok", value: expected });
  });

  it("is never below 0", () => {
    expect(readCoreCharge("-5", undefined).kind).toBe("bad");
  });
});

describe("a weight", () => {
  it.each([
    ["12.5 lb", 5670],
    ["12.5lbs", 5670],
    ["5 kg", 5000],
    ["5,5 kg", 5500],
    ["800 g", 800],
    ["10 oz", 283],
    ["", null],
  ])("%j", (text, grams) => {
    expect(readWeight(text, {})).toEqual({ kind: "ok", value: grams });
  });

  it("without a unit is asked about", async () => {
    const content = "SKU,Weight\nA,12.5\nB,3 kg\n";
    expect((await inspected(content)).questions).toContainEqual(
      expect.objectContaining({
        id: "unit:1",
        text: "What are the weights in column B, “Weight” in?",
      }),
    );
    expect(await rowsOf(content)).toMatchObject([
      {
        kind: "refused",
        problems: [{ message: expect.stringContaining("pounds or in kilograms") }],
      },
      { values: { weightGrams: 3000 } },
    ]);
    expect(await rowsOf(content, { answers: { "unit:1": "lb" } })).toMatchObject([
      { values: { weightGrams: 5670 } },
      { values: { weightGrams: 3000 } },
    ]);
  });

  it("is in the unit of its heading", async () => {
    expect(await rowsOf("Variant SKU,Variant Grams\nA,850\n")).toMatchObject([
      { values: { weightGrams: 850 } },
    ]);
  });

  it("is written in pounds that read back as the same", () => {
    for (let grams = 0; grams < 2_000; grams += 7)
      expect(readWeight(poundsOf(grams), { unit: "lb" })).toEqual({ kind: "ok", value: grams });
  });
});
