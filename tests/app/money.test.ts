import { describe, expect, it } from "vitest";
import { parseMoney, plainDollars } from "~/catalog/money";
import { readCustomAmount } from "~/content/donation";
import { parseListingSearch } from "~/search/query/parse-search";
import { searchParams } from "~/search/query/search-params";

describe("an amount of money", () => {
  it.each([
    ["15", 1500],
    ["$15", 1500],
    [" $ 15 ", 1500],
    ["US$15", 1500],
    ["15 USD", 1500],
    ["15 dollars", 1500],
    ["15.", 1500],
    ["15.5", 1550],
    [".50", 50],
    ["0.00", 0],
    ["1,500.00", 150_000],
    ["1 500", 150_000],
    ["1\u00a0500.25", 150_025],
    ["1,234,567", 123_456_700],
    ["\uff04\uff11\uff15", 1500],
  ])("%j is %i cents", (typed, cents) => {
    expect(parseMoney(typed)).toEqual({ kind: "ok", cents });
  });

  it.each([
    ["-5", "The amount can't be negative."],
    ["$-5", "The amount can't be negative."],
    ["\u22125", "The amount can't be negative."],
    ["1,50", "Use a period for cents, like 1.50, and a comma for thousands, like 1,500."],
    ["1.500,00", "Use a period for cents, like 1.50, and a comma for thousands, like 1,500."],
    ["0.001", "Use at most two digits for cents, like 1.50."],
    ["1".repeat(12), "That's higher than any price here."],
    ["", "Enter a dollar amount, like 15 or 1,500.00."],
    [".", "Enter a dollar amount, like 15 or 1,500.00."],
    ["$", "Enter a dollar amount, like 15 or 1,500.00."],
    ["1e3", "Enter a dollar amount, like 15 or 1,500.00."],
    ["0x10", "Enter a dollar amount, like 15 or 1,500.00."],
    ["15,0000", "Enter a dollar amount, like 15 or 1,500.00."],
    ["9".repeat(100_000), "Enter a dollar amount, like 15 or 1,500.00."],
  ])("%.20j is refused with how to write it", (typed, hint) => {
    expect(parseMoney(typed)).toEqual({ kind: "bad", hint });
  });
});

describe("prices of a search", () => {
  const searchOf = (query: Record<string, string>) =>
    parseListingSearch(new URLSearchParams(query));

  it.each([
    ["20", "20", 2000],
    ["$1,500.00", "1500", 150_000],
    ["19.5", "19.50", 1950],
  ])("%s stands in links as %s", (typed, written, cents) => {
    const { kind, search } = searchOf({ min: typed });
    expect([kind, search.minPriceCents]).toEqual(["ok", cents]);
    expect(searchParams(search).get("min")).toBe(written);
    expect(plainDollars(cents)).toBe(written);
  });

  it.each(["0", "0.001", "-1", "1,50", "1000000"])("%s is refused", (typed) => {
    const outcome = searchOf({ max: typed });
    expect(outcome).toMatchObject({ kind: "bad", problems: [{ parameter: "max" }] });
    expect(outcome.search.maxPriceCents).toBeUndefined();
  });
});

describe("an amount of one's own to donate", () => {
  it.each([
    ["$15", 15],
    ["1,500.00", 1500],
    [" 15. ", 15],
  ])("%s is taken as %i dollars", (typed, amountDollars) => {
    expect(readCustomAmount(typed)).toEqual({ kind: "ok", amountDollars });
  });

  it.each(["0.001", "0.50", "15.50", "$0", "1,50", "100,000"])("%s is not", (typed) => {
    expect(readCustomAmount(typed).kind).toBe("bad");
  });
});
