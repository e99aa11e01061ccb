import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mostPieces, mostPriceCents } from "~/catalog/listing-limits";
import {
  type BulkChange,
  changedPrice,
  changeListing,
  describeChange,
  type ParsedChange,
  parseChange,
} from "~/listings/bulk-change";
import type { SoldPart } from "~/listings/sale-rules";
import { listingStates } from "~/platform/enums";

const parse = (kind: string, amount = "", ending = "") => parseChange({ kind, amount, ending });
const change = (...typed: Parameters<typeof parse>): BulkChange => {
  const parsed = parse(...typed);
  if (parsed.kind !== "ok") throw new Error(`Not read: ${JSON.stringify(parsed)}`);
  return parsed.change;
};
const part = { state: "published", priceCents: 64_50, quantity: 2 } as const;

describe("a change of many listings", () => {
  it.each([
    ["price-set", "45.50", "", "Price set to $45.50"],
    ["price-up", "5", "99", "Price up 5%, ending in .99"],
    ["price-down", " 2.5 % ", "none", "Price down 2.5%"],
    ["price-up", "10", "5", "Price up 10%"],
    ["quantity-set", "1,200", "", "Stock set to 1,200"],
    ["quantity-add", "+3", "", "3 added to stock"],
    ["quantity-add", "\u22122", "", "2 taken from stock"],
    ["archive", "ignored", "99", "Archived"],
  ])("of %s by %j ending %j is %s", (kind, amount, ending, text) => {
    expect(describeChange(change(kind, amount, ending))).toBe(text);
  });

  it.each([
    ...["0", "-1", "1e9", "NaN", "12.345", "10,00", "99999999", ""].map((typed) => [
      "price-set",
      typed,
    ]),
    ...["-5", "x", "", "5.555", "1001", "99999"].map((typed) => ["price-up", typed]),
    ...["100", "99.995", "200"].map((typed) => ["price-down", typed]),
    ...["1.5", "-1", "99999999999", "1000000", ""].map((typed) => ["quantity-set", typed]),
    ...["1.5", "--1", "x", "2000000"].map((typed) => ["quantity-add", typed]),
  ])("of %s takes no %j, and says why", (kind = "", amount = "") => {
    const parsed: ParsedChange = parse(kind, amount);
    expect(parsed).toMatchObject({ kind: "bad", message: expect.stringMatching(/[.]$/) });
  });

  it("is none before one is chosen", () => {
    expect(parse("")).toEqual({ kind: "none" });
    expect(parse("delete", "5")).toEqual({ kind: "none" });
  });
});

const prices = fc.integer({ min: 1, max: mostPriceCents });
const percents = fc.integer({ min: 0, max: 9_999 });

describe("a price changed by percent", () => {
  it.each([
    [64_50, "price-up", 5_00, "none", 67_73],
    [64_50, "price-up", 5_00, "99", 67_99],
    [64_50, "price-up", 5_00, "95", 67_95],
    [100_00, "price-down", 10_00, "99", 89_99],
    [100_49, "price-up", 0, "99", 100_99],
    [10, "price-down", 50_00, "99", 99],
    [1, "price-down", 99_00, "none", 0],
  ] as const)("%i %s %i ending %s is %i", (cents, kind, hundredths, ending, result) => {
    expect(changedPrice(cents, { kind, hundredths, ending })).toBe(result);
  });

  it("ends as it should, within half a dollar of the exact one, in whole cents", () => {
    fc.assert(
      fc.property(
        prices,
        percents,
        fc.constantFrom("price-up", "price-down"),
        fc.constantFrom("none", "95", "99"),
        (cents, hundredths, kind, ending) => {
          const price = changedPrice(cents, { kind, hundredths, ending });
          const exact = (cents * (10_000 + (kind === "price-up" ? 1 : -1) * hundredths)) / 10_000;
          expect(Number.isSafeInteger(price)).toBe(true);
          if (ending === "none") expect(Math.abs(price - exact)).toBeLessThanOrEqual(0.5);
          else {
            expect(price % 100).toBe(Number(ending));
            if (exact >= 100) expect(Math.abs(price - exact)).toBeLessThanOrEqual(50.5);
          }
        },
      ),
    );
  });
});

describe("what a change does to a listing", () => {
  const kept = (reason: string) => ({ kind: "kept", reason });

  it("is a new price, stock or state beside the old one", () => {
    expect(changeListing(part, change("price-up", "5", "99"))).toEqual({
      ...{ kind: "changed", before: { price_cents: 64_50 }, values: { price_cents: 67_99 } },
    });
    expect(changeListing(part, change("quantity-add", "-2"))).toEqual({
      ...{ kind: "changed", before: { quantity: 2 }, values: { quantity: 0 } },
    });
    expect(changeListing(part, change("pause"))).toEqual({
      ...{ kind: "changed", before: { state: "published" }, values: { state: "paused" } },
    });
  });

  it("is nothing where it is like that, would break a limit, or no arrow leads there", () => {
    const paused = { ...part, state: "paused" } as const;
    const airbag: SoldPart = {
      ...{ name: "Driver Airbag", description: "", category: "restraint" },
      ...{ partType: "driver-airbag", condition: "used", donorVin: null },
    };
    expect(changeListing(part, change("price-set", "64.50"))).toEqual(kept("unchanged"));
    expect(changeListing(part, change("quantity-set", "2"))).toEqual(kept("unchanged"));
    expect(changeListing(part, change("quantity-add", "-3"))).toEqual(kept("too-few"));
    expect(changeListing({ ...part, quantity: mostPieces }, change("quantity-add", "1"))).toEqual(
      kept("too-many"),
    );
    expect(changeListing({ ...part, priceCents: 1 }, change("price-down", "99"))).toEqual(
      kept("price-too-low"),
    );
    expect(changeListing({ ...part, priceCents: mostPriceCents }, change("price-up", "1"))).toEqual(
      kept("price-too-high"),
    );
    expect(changeListing(part, change("resume"))).toEqual(kept("unchanged"));
    expect(changeListing(paused, change("pause"))).toEqual(kept("unchanged"));
    expect(changeListing({ ...paused, quantity: 0 }, change("resume"))).toEqual(kept("sold-out"));
    expect(changeListing({ ...paused, sold: airbag }, change("resume"))).toEqual(
      kept("not-allowed"),
    );
    for (const kind of ["price-up", "quantity-set", "pause", "resume"])
      expect(changeListing({ ...part, state: "archived" }, change(kind, "1"))).toEqual(
        kept("archived"),
      );
    expect(changeListing({ ...part, state: "archived" }, change("archive"))).toEqual(
      kept("unchanged"),
    );
  });

  it("never leaves the limits of a listing", () => {
    const kinds = ["price-set", "price-up", "price-down", "quantity-set", "quantity-add"];
    fc.assert(
      fc.property(
        fc.record({
          state: fc.constantFrom(...listingStates),
          priceCents: prices,
          quantity: fc.integer({ min: 0, max: mostPieces }),
        }),
        fc.constantFrom(...kinds),
        fc.integer({ min: -999, max: 9_999 }).map(String),
        fc.constantFrom("none", "95", "99"),
        (listing, kind, amount, ending) => {
          const parsed = parse(kind, amount, ending);
          if (parsed.kind !== "ok") return;
          const outcome = changeListing(listing, parsed.change);
          if (outcome.kind === "kept") return;
          const { price_cents: cents = 1, quantity = 0 } = outcome.values;
          expect(cents).toBeGreaterThan(0);
          expect(cents).toBeLessThanOrEqual(mostPriceCents);
          expect(quantity).toBeGreaterThanOrEqual(0);
          expect(quantity).toBeLessThanOrEqual(mostPieces);
          expect(Object.keys(outcome.before)).toEqual(Object.keys(outcome.values));
          expect(outcome.before).not.toEqual(outcome.values);
        },
      ),
    );
  });
});
